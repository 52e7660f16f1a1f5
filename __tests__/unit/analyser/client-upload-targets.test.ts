import { describe, expect, it } from '@jest/globals';
import { SLOTS } from '../../../src/core/attack-table.ts';
import { ServiceError } from '../../../src/core/errors.ts';
import { readUploadTargets } from '../../../src/analyser/remote/client/upload-targets.ts';

const URL_A = 'https://storage.example.com/a?signature=secret-a';
const URL_B = 'https://storage.example.com/b?signature=secret-b';

function refuse(answer: unknown): string {
  try {
    readUploadTargets(answer);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.reason !== 'unexpected-answer') throw error;
    if (error.message.includes('secret')) throw new Error('The message holds a secret.', { cause: error });
    return error.message;
  }
  throw new Error('nothing was refused');
}

describe('upload slots in an answer', () => {
  it.each(SLOTS)('are found under today’s key and in older spellings: %s', (slot) => {
    const pascal = slot.replace(/(?:^|_)([a-z])/gu, (_all, letter: string) => letter.toUpperCase());
    for (const key of [`${slot}_upload_url`, `${pascal}UploadURL`, `${pascal}UploadUrl`]) {
      expect(readUploadTargets({ [key]: URL_A })).toEqual({
        targets: [{ slot, form: 'put', url: new URL(URL_A) }],
        ignored: [],
        moreIgnored: 0,
      });
    }
  });

  it('are found wherever they stand, in the order of the slots', () => {
    const answer = {
      job_id: 'j',
      model_upload_url: URL_A,
      data: { urls: [{ label_upload_url: URL_B }, null, 7, 'text'] },
      eva: { response: { data_upload_url: { url: URL_B, fields: { key: 'k', policy: 'p' } } } },
    };
    expect(readUploadTargets(answer).targets).toEqual([
      {
        slot: 'data',
        form: 'post',
        url: new URL(URL_B),
        fields: [
          ['key', 'k'],
          ['policy', 'p'],
        ],
      },
      { slot: 'label', form: 'put', url: new URL(URL_B) },
      { slot: 'model', form: 'put', url: new URL(URL_A) },
    ]);
  });

  it('count once when the answer holds a copy of itself', () => {
    const slots = { data_upload_url: URL_A, label_upload_url: { url: URL_B, fields: { key: 'k' } } };
    const answer = { ...slots, eva: { response: structuredClone(slots) } };
    expect(readUploadTargets(answer).targets).toHaveLength(2);
  });

  it('are none in answers without them', () => {
    for (const answer of [{}, { job_id: 'j', dashboard_link: URL_A }, [], null, 'text', undefined, 7]) {
      expect(readUploadTargets(answer)).toEqual({ targets: [], ignored: [], moreIgnored: 0 });
    }
  });

  it('that nobody knows are told, made safe', () => {
    expect(
      readUploadTargets({ video_upload_url: URL_A, UploadURL: 7, a: { video_upload_url: null } }),
    ).toEqual({
      targets: [],
      ignored: ['video_upload_url', 'UploadURL'],
      moreIgnored: 0,
    });
  });

  it('that nobody knows are named up to a limit, and the others are counted', () => {
    const answer = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`${'a'.repeat(index + 1)}_upload_url`, URL_A]),
    );
    const { ignored, moreIgnored } = readUploadTargets(answer);
    expect(ignored).toHaveLength(5);
    expect(moreIgnored).toBe(55);
  });

  it('do not come from the prototype', () => {
    const answer: unknown = JSON.parse(`{"__proto__": {"data_upload_url": "${URL_A}"}}`);
    expect(readUploadTargets(answer).targets).toHaveLength(1);
    expect(readUploadTargets({}).targets).toEqual([]);
  });
});

describe('an answer is refused', () => {
  it.each([
    ['another URL', URL_B],
    ['another form', { url: URL_A, fields: {} }],
  ])('when a slot has two values: %s', (_what, other) => {
    expect(refuse({ data_upload_url: URL_A, eva: { data_upload_url: other } })).toMatch(
      /names two different addresses for the upload of data/u,
    );
  });

  it('when two forms differ only in a field', () => {
    const form = (key: string): object => ({ url: URL_A, fields: { key } });
    expect(refuse({ data_upload_url: form('a'), x: { DataUploadURL: form('b') } })).toMatch(/two different/u);
  });

  it.each([
    ['null', null, /neither a URL nor a form under "data_upload_url"/u],
    ['a number', 7, /neither a URL nor a form/u],
    ['a list', [URL_A], /neither a URL nor a form/u],
    ['an empty text', '', /no valid URL/u],
    ['text that is no URL', 'secret na', /no valid URL/u],
    ['a path', '/upload?secret', /no valid URL/u],
    ['an object without fields', { url: URL_A }, /neither a URL nor a form/u],
    ['fields that are no object', { url: URL_A, fields: ['secret'] }, /neither a URL nor a form/u],
    ['a form without URL', { fields: {} }, /no valid URL/u],
    ['a form with a number for URL', { url: 7, fields: {} }, /no valid URL/u],
    [
      'a field that is no text',
      { url: URL_A, fields: { key: 7 } },
      /a form whose field "key" is not a text/u,
    ],
  ])('when a slot holds %s', (_what, value, message) => {
    expect(refuse({ data_upload_url: value })).toMatch(message);
  });

  describe('when a slot holds more than any storage needs:', () => {
    const form = (fields: object): object => ({ data_upload_url: { url: URL_A, fields } });
    const fieldsOf = (count: number): object =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${String(index)}`, 'secret']));
    const url = (count: number): object => ({
      data_upload_url: `https://a.example/?${'a=secret&'.repeat(count)}`,
    });

    it('fields', () => {
      expect(readUploadTargets(form(fieldsOf(100))).targets).toHaveLength(1);
      expect(refuse(form(fieldsOf(101)))).toMatch(
        /a form with more than 100 fields under "data_upload_url"/u,
      );
    });

    it('parameters', () => {
      expect(readUploadTargets(url(100)).targets).toHaveLength(1);
      expect(refuse(url(101))).toMatch(/a URL with more than 100 parameters under "data_upload_url"/u);
    });

    it('characters', () => {
      const long = 'secret'.padEnd(32_768 - 'key'.length, '-');
      expect(readUploadTargets(form({ key: long })).targets).toHaveLength(1);
      expect(refuse(form({ key: `${long}-` }))).toMatch(/has more than 32768 characters under/u);
      expect(refuse(form({ key: long, p: '' }))).toMatch(/has more than 32768 characters under/u);
      const address = URL_A.padEnd(32_768, '-');
      expect(readUploadTargets({ data_upload_url: address }).targets).toHaveLength(1);
      expect(refuse({ data_upload_url: `${address}-` })).toMatch(/has more than 32768 characters under/u);
    });
  });

  it('when it is nested too deep to be searched', () => {
    let answer: unknown = { data_upload_url: URL_A };
    for (let depth = 0; depth < 8; depth += 1) answer = { inner: answer };
    expect(readUploadTargets(answer).targets).toHaveLength(1);
    expect(refuse({ inner: answer })).toMatch(/too large or nested too deeply/u);
  });

  it('when it is too large to be searched', () => {
    const empty = Array.from({ length: 10_001 }, () => ({}));
    expect(refuse(empty)).toMatch(/too large or nested too deeply/u);
  });
});
