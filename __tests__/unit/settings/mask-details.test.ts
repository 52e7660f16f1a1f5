import { describe, expect, it } from '@jest/globals';
import { detailSecrets } from '../../../src/settings/mask-details.ts';
import { maskableLines } from '../../../src/redact/secrets.ts';

const DETAILS = {
  churn: {
    url: 'https://models.example/v2/models/churn',
    protocol: 'mlflow',
    headers: { authorization: 'Bearer s3cret-token', 'x-flag': 'true', 'x-short': 'abc' },
  },
};
/** An endpoint may repeat the token without its scheme. */
const SECRET = ['https://models.example/v2/models/churn', 'Bearer s3cret-token', 's3cret-token'];

describe('the secrets in model-api-details', () => {
  it.each([
    ['JSON of many lines', JSON.stringify(DETAILS, undefined, 2)],
    ['JSON of one line', JSON.stringify(DETAILS)],
    [
      'YAML',
      `churn:\n  url: ${SECRET[0] ?? ''}\n  protocol: mlflow\n  headers:\n    authorization: ${SECRET[1] ?? ''}\n    x-flag: true\n`,
    ],
  ])('are the addresses and header values, and nothing else: %s', (_name, text) => {
    expect(detailSecrets(text)).toEqual(SECRET);
  });

  it('are also the keys in the query of an address, which an endpoint may repeat', () => {
    const url = 'https://models.example/score?code=k3y-of-the-endpoint&v=2';
    expect(detailSecrets(JSON.stringify({ churn: { url } }))).toEqual([url, 'k3y-of-the-endpoint']);
  });

  it.each([
    ['cut short', JSON.stringify(DETAILS, undefined, 2).slice(0, -4)],
    [
      'with an alias that is nothing',
      `{\n  churn: { url: *nothing, headers: { a: "Bearer s3cret-token" } }\n}`,
    ],
  ])('are the longer words of a text that cannot be parsed, without punctuation: %s', (_name, text) => {
    const found = detailSecrets(text);
    expect(found).toContain('s3cret-token');
    expect(found.filter((value) => /^[^\p{L}\p{N}]*$/u.test(value) || value.length < 4)).toEqual([]);
  });
});

describe('the lines of a secret that the runner masks', () => {
  it('are all but short ones and punctuation', () => {
    expect(maskableLines('{\n  "key": "value"\n}\n----\nab\n')).toEqual(['  "key": "value"']);
  });

  it('are the whole secret if it has one line, whatever it holds', () => {
    expect(maskableLines('{}\n')).toEqual(['{}']);
    expect(maskableLines('')).toEqual([]);
  });
});
