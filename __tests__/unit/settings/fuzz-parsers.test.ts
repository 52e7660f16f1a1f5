import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { fuzzFiles } from '../../fuzz/files.ts';
import { createRandom } from '../../fuzz/random.ts';
import { runFuzz } from '../../fuzz/run.ts';
import { isOwnError } from '../../fuzz/targets.ts';
import { longTexts } from '../../fuzz/texts.ts';
import { readRepository } from '../../../src/settings/repository.ts';
import { InputReader } from '../../../src/settings/reader.ts';
import { ServiceError } from '../../../src/core/errors.ts';
import { readUploadTargets } from '../../../src/analyser/remote/client/upload-targets.ts';
import { parseUrl } from '../../../src/core/url.ts';

describe('generated inputs', () => {
  // `npm run fuzz -- --seconds 300` gives them many more.
  it.each(runFuzz({ seed: 20_261_121, inputs: 400 }))(
    'are read or refused, and nothing else: $name',
    ({ finding, inputs, refused }) => {
      expect(finding).toBeUndefined();
      expect(inputs).toBe(400);
      expect(refused).toBeLessThan(400);
    },
  );

  it('are read or refused, and nothing else, if they are files', async () => {
    const folders = [path.join(import.meta.dirname, '../../fixtures/engine')];
    const rows = await fuzzFiles({ folders, seed: 20_261_129, inputs: 40 });
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['csv', 'npy', 'npz', 'onnx', 'png']),
    );
    expect(rows.filter(({ finding, inputs }) => finding !== undefined || inputs !== 40)).toEqual([]);
    expect(rows.filter(({ refused }) => refused === 0).map(({ name }) => name)).toEqual([]);
  });

  it('come again with the same seed', () => {
    const numbers = (seed: number): number[] => {
      const random = createRandom(seed);
      return Array.from({ length: 20 }, () => random.below(1000));
    };
    expect(numbers(7)).toEqual(numbers(7));
    expect(numbers(7)).not.toEqual(numbers(8));
    expect(Math.max(...numbers(7))).toBeLessThan(1000);
  });

  it('find an error that is none of the project’s own', () => {
    expect(isOwnError(new TypeError('x'))).toBe(false);
    expect(isOwnError(new ServiceError('rejected', 'x'))).toBe(true);
  });
});

describe('an address that is very long', () => {
  // Node 24 says of the first that it can be parsed, and then does not.
  const long = [`https://${'NaN'.repeat(21_334)}`, ...longTexts(4000).map((text) => `https://${text}`)];

  it('is an address or none, but no crash', () => {
    expect(
      long.map((text) => parseUrl(text)?.protocol ?? 'none').every((one) => /^(?:https:|none)$/u.test(one)),
    ).toBe(true);
    expect(parseUrl(long[0] ?? '')).toBeUndefined();
    expect(() => readUploadTargets({ data_upload_url: long[0] })).toThrow(ServiceError);
    const reader = new InputReader((name) => (name === 'repo-url' ? (long[0] ?? '') : ''));
    readRepository(reader, []);
    expect(reader.problems).toHaveLength(1);
  });
});
