import { describe, expect, it } from '@jest/globals';
import { renderOutputs } from '../../src/report/outputs.ts';
import { uploadSecrets } from '../../src/client/upload-secrets.ts';
import { readUploadTargets } from '../../src/client/upload-targets.ts';
import { SAMPLE_OUTCOMES } from '../support/sample-outcomes.ts';

function secretsOf(query: string, fields: object, publicTexts: readonly string[] = []): string[] {
  const { targets } = readUploadTargets({
    data_upload_url: `https://storage.example/put?${query}`,
    label_upload_url: { url: 'https://storage.example/post', fields },
  });
  return uploadSecrets(targets, publicTexts);
}

describe('the secrets of upload addresses', () => {
  it('are queries as a whole, values with a telling name, and long values', () => {
    const query = 'X-Amz-Signature=a%2Fb4567890&x-id=PutObject';
    const fields = {
      'x-amz-signature': 'sig45678',
      policy: 'short',
      key: '12345678901234567890',
      acl: 'private',
    };
    expect(secretsOf(query, fields)).toEqual([query, 'a/b4567890', 'sig45678', '12345678901234567890']);
  });

  it('are no part of what people must be able to read', () => {
    const query = 'token=job-of-the-test&signature=of-the-t';
    expect(secretsOf(query, {}, ['a-job-of-the-test'])).toEqual([query]);
  });

  it('are no words of outputs, which the runner would drop', () => {
    const { matrix = '', results = '', record = '' } = renderOutputs(SAMPLE_OUTCOMES.vulnerable);
    const words = [...`${matrix}${results}${record}`.matchAll(/"(\w{8,})":/gu)].map(([, word = '']) => word);
    expect(words).toEqual(expect.arrayContaining(['dashboard_url', 'threshold']));
    for (const word of [...words, 'already-scanned', 'vulnerable', 'unexpected-answer', 'ulnerabl']) {
      expect(secretsOf(`token=${word}`, { signature: word })).toEqual([`token=${word}`]);
    }
  });
});
