import { describe, expect, it } from '@jest/globals';
import { readUploadTargets } from '../../../src/analyser/remote/client/upload-targets.ts';
import { refusedUploads } from '../../support/refused-uploads.ts';

const URL_A = 'https://storage.example.com/a?signature=secret-a';
const URL_B = 'https://storage.example.com/b?signature=secret-b';

describe('an answer is refused', () => {
  it.each([
    ['another URL', URL_B],
    ['another form', { url: URL_A, fields: { key: 'k' } }],
    ['another method', { url: URL_A, method: 'POST' }],
    ['other headers', { url: URL_A, headers: { a: 'b' } }],
  ])('when a slot has two values: %s', (_what, other) => {
    expect(refusedUploads({ data_upload_url: URL_A, eva: { data_upload_url: other } })).toMatch(
      /two different addresses .* data/u,
    );
  });

  it('when two slots have one address', () => {
    expect(refusedUploads({ urls: { data: URL_A, model: URL_A } })).toMatch(/one address .* data and model/u);
  });

  it.each<object>([
    { video_upload_url: URL_A },
    { uploads: { video: URL_A } },
    { urls: [{ name: 'video', url: URL_A }] },
    { upload_urls: { data: URL_B, weights_and_more: { url: URL_A } } },
  ])('when an address has a name that is no slot: %j', (answer) => {
    expect(refusedUploads(answer, ['data'])).toMatch(/not known, ".+": known are/u);
  });

  it('when two forms differ only in a field', () => {
    const form = (key: string): object => ({ url: URL_A, fields: { key } });
    expect(refusedUploads({ data_upload_url: form('a'), x: { DataUploadURL: form('b') } })).toMatch(
      /two different/u,
    );
  });

  it.each([
    ['a number', 7, /no address under "data_upload_url"/u],
    ['a list', [URL_A], /no address/u],
    ['text that is no URL', 'secret', /no valid URL/u],
    ['a path', '/upload?secret', /no valid URL/u],
    ['fields that are no object', { url: URL_A, fields: ['secret'] }, /fields that are no object/u],
    ['headers that are no object', { url: URL_A, headers: 'secret' }, /headers that are no object/u],
    ['a form without URL', { fields: {} }, /no address/u],
    ['a form with a number for URL', { url: 7, fields: {} }, /no valid URL/u],
    ['a field that is no text', { url: URL_A, fields: { key: 7 } }, /fields of which "key" is not a text/u],
    ['a method of another kind', { url: URL_A, method: 'GET' }, /a method other than PUT and POST/u],
    [
      'fields beside PUT',
      { url: URL_A, method: 'PUT', fields: { a: 'b' } },
      /fields of a form beside the method PUT/u,
    ],
    [
      'a header of the connection',
      { url: URL_A, headers: { Expect: 'secret' } },
      /must not be sent, "Expect"/u,
    ],
    ['a header of the service', { url: URL_A, headers: { 'X-Api-Key': 'secret' } }, /must not be sent/u],
    ['a header with a line break', { url: URL_A, headers: { a: 'secret\r\nb: c' } }, /must not be sent/u],
  ])('when a slot holds %s', (_what, value, message) => {
    expect(refusedUploads({ data_upload_url: value })).toMatch(message);
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
      expect(refusedUploads(form(fieldsOf(101)))).toMatch(/more than 100 fields under "data_upload_url"/u);
    });

    it('parameters', () => {
      expect(readUploadTargets(url(100)).targets).toHaveLength(1);
      expect(refusedUploads(url(101))).toMatch(/more than 100 parameters under "data_upload_url"/u);
    });

    it('characters', () => {
      const long = 'secret'.padEnd(32_768 - 'key'.length, '-');
      expect(readUploadTargets(form({ key: long })).targets).toHaveLength(1);
      expect(refusedUploads(form({ key: `${long}-` }))).toMatch(/has more than 32768 characters under/u);
      expect(refusedUploads(form({ key: long, p: '' }))).toMatch(/has more than 32768 characters under/u);
      const address = URL_A.padEnd(32_768, '-');
      expect(readUploadTargets({ data_upload_url: address }).targets).toHaveLength(1);
      expect(refusedUploads({ data_upload_url: `${address}-` })).toMatch(
        /has more than 32768 characters under/u,
      );
    });
  });

  it('when it is nested too deep to be searched', () => {
    let answer: unknown = { data_upload_url: URL_A };
    for (let depth = 0; depth < 8; depth += 1) answer = { inner: answer };
    expect(readUploadTargets(answer).targets).toHaveLength(1);
    expect(refusedUploads({ inner: answer })).toMatch(/too large or nested/u);
  });

  it('when it is too large to be searched', () => {
    const empty = Array.from({ length: 10_001 }, () => ({}));
    expect(refusedUploads(empty)).toMatch(/too large or nested/u);
  });
});
