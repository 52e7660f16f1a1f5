import { describe, expect, it } from '@jest/globals';
import { type Slot, SLOTS } from '@model-security-scan/engine/catalog';
import { refusedUploads } from '../../support/refused-uploads.ts';
import { readUploadTargets } from '../../../src/analyser/remote/client/upload-targets.ts';

const URL_A = 'https://storage.example.com/a?signature=secret-a';
const URL_B = 'https://storage.example.com/b?signature=secret-b';

const raw = (slot: Slot, url = URL_A): object => ({
  slot,
  form: 'raw',
  method: 'PUT',
  headers: [],
  url: new URL(url),
});
const BOTH = [raw('data', URL_A), raw('model', URL_B)];

describe('upload addresses in an answer', () => {
  it.each(SLOTS)('are found under each spelling of the slot: %s', (slot) => {
    const pascal = slot.replace(/(?:^|_)([a-z])/gu, (_all, letter: string) => letter.toUpperCase());
    for (const key of [
      `${slot}_upload_url`,
      `${slot}_url`,
      `${slot}-upload-link`,
      `upload_url_${slot}`,
      `presigned_${slot}_url`,
      `${slot}_signed_url`,
      `${slot}_file_url`,
      `${pascal}UploadURL`,
      `${pascal}UploadUrl`,
      `${pascal}UploadLink`,
      `${slot}_upload_url`.toUpperCase(),
    ]) {
      expect(readUploadTargets({ [key]: URL_A })).toEqual({
        targets: [raw(slot)],
        taken: [`${slot} from ${key} (storage.example.com)`],
      });
    }
  });

  it.each<[string, object]>([
    ['flat', { data_upload_url: URL_A, model_upload_url: URL_B }],
    ['urls', { urls: { data: URL_A, model: URL_B } }],
    ['upload_urls', { upload_urls: { data: URL_A, model: URL_B } }],
    ['uploads', { uploads: { Data: { url: URL_A }, MODEL: { upload_url: URL_B } } }],
    ['presigned_urls', { data: { presignedUrls: { data: URL_A, model: URL_B } } }],
    ['with whole names in a map', { urls: { data_upload_url: URL_A, model_upload_url: URL_B } }],
    [
      'with empty fields',
      { urls: { data: { url: URL_A, method: 'put', fields: {} }, model: { url: URL_B } } },
    ],
    ['upload', { job: { id: 'j', upload: { data: URL_A, model: URL_B } } }],
    [
      'a list by name',
      {
        uploads: [
          { name: 'model', url: URL_B },
          { name: 'data', url: URL_A },
        ],
      },
    ],
    [
      'a list by file',
      {
        urls: [
          { file: 'data', href: URL_A },
          { File: 'model.zip', url: URL_B },
        ],
      },
    ],
    [
      'a list beside other names',
      {
        uploads: [
          { key: 'k1', type: 'data', url: URL_A },
          { type: 'model', url: URL_B },
        ],
      },
    ],
    [
      'with others that are empty',
      { urls: { data: URL_A, model: URL_B, label: null, minmax: '', universal_data: 'na' } },
    ],
    [
      'with the link to a dashboard',
      { urls: { data: URL_A, model: URL_B, dashboard: 'https://a.example/d' } },
    ],
  ])('are found in every natural form: %s', (_, answer) => {
    expect(readUploadTargets({ job_id: 'j', ...answer }, ['data', 'model']).targets).toEqual(BOTH);
  });

  it.each<[string, object]>([
    ['upload_url', { upload_url: URL_A }],
    ['a list', { uploads: [URL_A] }],
    ['a list of objects', { upload_urls: [{ url: URL_A }] }],
    ['url in uploads', { uploads: { url: URL_A } }],
  ])('without a name are for the only planned file, and refused with several: %s', (_, answer) => {
    expect(readUploadTargets(answer, ['model']).targets).toEqual([raw('model')]);
    expect(refusedUploads(answer, ['data', 'model'])).toMatch(
      /without the name of a file under ".+", and 2 files are planned \(data, model\)/u,
    );
    expect(refusedUploads(answer)).toMatch(/0 files are planned/u);
  });

  it('may be those of a POST, with headers, or of a form', () => {
    const answer = {
      urls: {
        data: { url: URL_A, method: 'POST', headers: { 'x-ms-blob-type': 'BlockBlob', Host: 'a.example' } },
        model: { url: URL_B, method: 'post', fields: { key: 'k' } },
      },
    };
    expect(readUploadTargets(answer).targets).toEqual([
      {
        ...{ slot: 'data', form: 'raw', method: 'POST', url: new URL(URL_A) },
        headers: [['x-ms-blob-type', 'BlockBlob']],
      },
      { slot: 'model', form: 'form', url: new URL(URL_B), fields: [['key', 'k']] },
    ]);
  });

  it('are found at any depth, in the order of the slots', () => {
    const answer = {
      job_id: 'j',
      model_upload_url: URL_A,
      data: { urls: [{ label_upload_url: URL_B }, null, 7, 'text'] },
      eva: { response: { data_upload_url: { url: URL_B, fields: { key: 'k', policy: 'p' } } } },
    };
    expect(readUploadTargets(answer).targets).toEqual([
      {
        slot: 'data',
        form: 'form',
        url: new URL(URL_B),
        fields: [
          ['key', 'k'],
          ['policy', 'p'],
        ],
      },
      raw('label', URL_B),
      raw('model', URL_A),
    ]);
  });

  it('count once if the answer holds a copy of itself', () => {
    const slots = { data_upload_url: URL_A, label_upload_url: { url: URL_B, fields: { key: 'k' } } };
    const answer = { ...slots, eva: { response: structuredClone(slots) } };
    expect(readUploadTargets(answer).targets).toHaveLength(2);
  });

  it.each([
    {},
    { job_id: 'j', dashboard_link: URL_A },
    { job_id: 'j', url: URL_A, status_url: URL_A, report_url: URL_A },
    { job_id: 'j', model: 'm', data: 'd' },
    { data: { job_id: 'j', url: URL_A } },
    { model: { id: 'm', url: URL_A } },
    { data_upload_url: null, model_upload_url: '', label_upload_url: 'NA' },
    [],
    null,
    'text',
    undefined,
    7,
  ])('are none in %j', (answer) => {
    expect(readUploadTargets(answer, ['data', 'model'])).toEqual({ targets: [], taken: [] });
  });

  it('do not come from the prototype', () => {
    const answer: unknown = JSON.parse(`{"__proto__": {"data_upload_url": "${URL_A}"}}`);
    expect(readUploadTargets(answer).targets).toHaveLength(1);
    expect(readUploadTargets({}).targets).toEqual([]);
  });
});
