import { describe, expect, test } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import { LIMITS, silenceLimit } from '../../src/limits.ts';
import { scanAs, verdictsOf } from '../../../../__tests__/support/scan-of-file.ts';
import { makeZip, type ZipMember } from '../../../../__tests__/support/zip-writing.ts';

const EMPTY_PICKLE = Buffer.from('\x80\x02}.', 'latin1');
const UNKNOWN = Buffer.from('\x00\xfe\x01\xfdunknown', 'latin1');

/** Archives inside each other, more than are followed. */
function nested(...beside: readonly ZipMember[]): Buffer {
  let content = makeZip([]);
  for (let depth = 0; depth <= LIMITS.depth; depth += 1) content = makeZip([{ name: 'a.zip', content }]);
  // Two ways to the limit, and one cause.
  return makeZip([...beside, { name: 'one.zip', content }, { name: 'two.zip', content }]);
}

const limitsOf = async (name: string, content: Buffer, isConfigured = false): Promise<unknown> => {
  const { scanned } = await scanAs(name, content, isConfigured);
  return [scanned?.isModelContent, scanned?.findings.map(({ severity, rule }) => `${severity} ${rule}`)];
};

describe('a limit that was reached', () => {
  test('is one finding for review in a file that nothing says to be a model', async () => {
    expect(await limitsOf('photos.zip', nested())).toEqual([false, ['review over-limit']]);
  });

  const models: readonly (readonly [string, string, Buffer, boolean])[] = [
    ['its name', 'model.pt', nested(), false],
    ['its name without its compression', 'model.pkl.gz', gzipSync(nested()), false],
    ['a name that is shared with other files, and its content', 'model.sav', nested(), false],
    ['its content so far', 'data.zip', nested({ name: 'weights', content: EMPTY_PICKLE }), false],
    ['the config file', 'data.zip', nested(), true],
  ];
  test.each(models)('is not scanned, once, if %s says so', async (_, name, content, isConfigured) => {
    expect(await limitsOf(name, content, isConfigured)).toEqual([true, ['not-scanned over-limit']]);
  });

  test('makes no model of a file that the config file names and that was read to its end', async () => {
    expect(await limitsOf('data.zip', makeZip([]), true)).toEqual([false, []]);
  });
});

/** Pieces of a vocabulary, as `sentencepiece_model.proto` has them. */
function vocabulary(...pieces: readonly (readonly [string, number?])[]): Buffer {
  return Buffer.concat(
    pieces.map(([text, type]) => {
      const body = Buffer.concat([
        Buffer.from([0x0a, Buffer.byteLength(text)]),
        Buffer.from(text),
        Buffer.from([0x15, 0, 0, 0x80, 0xbf]),
        Buffer.from(type === undefined ? [] : [0x18, type]),
      ]);
      return Buffer.concat([Buffer.from([0x0a, body.length]), body]);
    }),
  );
}

describe('a name that models share with other files', () => {
  test.each(['model.sav', 'x.model', 'x.p', 'x.pk', 'x.pkl.gz', 'x.joblib.zst', 'x.sav.bz2'])(
    '%s: text is no model, bytes of no format are not scanned',
    async (name) => {
      const text = await scanAs(name, Buffer.from('begin\n  writeln(1)\nend.\n'));
      expect([text.scanned, text.verdicts]).toEqual([undefined, []]);
      const bytes = await scanAs(name, UNKNOWN);
      expect([bytes.scanned?.isModelContent, bytes.verdicts]).toEqual([true, ['not-scanned opaque']]);
    },
  );

  test.each([
    ['SentencePiece', 'x.model', vocabulary(['<unk>', 2], ['<s>', 3], ['▁the'])],
    ['SPSS', 'survey.sav', Buffer.concat([Buffer.from('$FL2@(#) SPSS DATA FILE'), UNKNOWN])],
    ['SPSS, compressed', 'survey.sav', Buffer.concat([Buffer.from('$FL3@(#) SPSS DATA FILE'), UNKNOWN])],
    ['IDL', 'x.sav', Buffer.concat([Buffer.from('SR\0\x04', 'latin1'), UNKNOWN])],
  ])('%s is known to be data', async (_, name, content) => {
    const { scanned, verdicts } = await scanAs(name, content);
    expect([scanned?.isModelContent, verdicts]).toEqual([false, []]);
  });

  test.each([
    ['a vocabulary whose first piece is longer than its message', [0x0a, 4, 0x0a, 90, 1, 2, 3, 4]],
    ['a vocabulary that ends after one piece', [0x0a, 8, 0x0a, 1, 0x41, 0x15, 0, 0, 0, 0]],
  ])('%s is none', async (_, bytes) => {
    expect(await verdictsOf('x.model', Buffer.from(bytes))).toEqual(['not-scanned opaque']);
  });

  test('a compressed model that is cut is a model, other compressed files are not', async () => {
    const cut = gzipSync(EMPTY_PICKLE).subarray(0, 12);
    expect(await limitsOf('x.pkl.gz', cut)).toEqual([true, ['not-scanned opaque', 'not-scanned unreadable']]);
    expect(await limitsOf('x.csv.gz', cut)).toEqual([false, ['not-scanned unreadable']]);
  });

  test('a pointer of Git LFS with such a name stands for a model', async () => {
    const pointer = Buffer.from('version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n');
    expect(await limitsOf('x.pkl.gz', pointer)).toEqual([true, ['not-scanned lfs-pointer']]);
    const LFS = ['not-scanned lfs-pointer'];
    for (const name of ['adapter.bin', 'model.onnx.data', 'weights.params', 'model.engine', 'words.vec']) {
      expect({ name, found: await limitsOf(name, pointer) }).toEqual({ name, found: [true, LFS] });
    }
    for (const name of ['x.csv.gz', 'train.parquet', 'notes']) {
      expect({ name, found: await limitsOf(name, pointer) }).toEqual({ name, found: [false, LFS] });
    }
    expect(await limitsOf('photo.jpg', pointer)).toEqual([undefined, undefined]);
  });
});

test('a file may be silent for a minute, unless several files were', () => {
  expect([0, 2, 3, 100].map(silenceLimit)).toEqual([60_000, 60_000, 10_000, 10_000]);
});
