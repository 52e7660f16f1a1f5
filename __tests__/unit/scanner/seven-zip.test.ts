import { describe, expect, test } from '@jest/globals';
import { noise } from '../../support/noise.ts';
import { scanAs } from '../../support/scan-of-file.ts';

/** Archives of `weights/model.pkl` and `readme.md`: by 7-Zip (a directory in LZMA), and by py7zr (in LZMA2). */
const WITH_MODEL = {
  '7-Zip':
    'N3q8ryccAARVe2NajwAAAAAAAAAiAAAAAAAAAHTdZxoBAANiCmEKAAAAgTMHrg/OP8PniCoxHVtcPWSisXIv6jnfrZdM0gyB+s+fZH2+IdwiprVq1Vq9X7EYMk06Aiad85LzY9C81rKQpzroVgrp//90xMTfZRpBHcfE3sks5l1a6Lz7pRHabBGOAK2Cir7wm3V3SBitnprQP8tv2H0HTmKrhrfIHSoRLsWLwAAAABcGCAEJgIcABwsBAAEjAwEBBV0AEAAADICqCgG0Y9jcAAA=',
  py7zr:
    'N3q8ryccAAQK7ZT5kgAAAAAAAAAWAAAAAAAAAMu93F3gABMABl0APG3+AAAAAOAAkAB8XQAAgTMHrg/Ox1yBCQqQD15xueAptWQdvKETqoTzPT4tf3Vn+Aum/QKVAys9lX5P2OLXNgWmTwfo89iaNyRAyByf/5URolbkazRiDNSuPrlfuGaj5Yhk8aCdfo6bs/u+n1fjjN+fgudN9VKAE1PNY3hT66rM7fKaAb4nQAAAABcGDgEJgIQABwsBAAEhIQEYDICRAAA=',
} as const;
/** One of `readme.md`, by `7z a`, and by `7z a -mhe=on -px`. */
const PLAIN =
  'N3q8ryccAARVEXagBgAAAAAAAABaAAAAAAAAAEi91FoBAAFiCgABBAYAAQkGAAcLAQABISEBAAwCAAgKAcTyx/YAAAUBGQwAAAAAAAAAAAAAAAARFQByAGUAYQBkAG0AZQAuAG0AZAAAABQKAQAWJJ0ZS37dARUGAQAggKSBAAA=';
const ENCRYPTED =
  'N3q8ryccAASx58uRgAAAAAAAAAAuAAAAAAAAAE/Pgvb3CBrjxzCojpRUslmNH9OIJ+xfa1g2hpysxBLxzInYA2O++RfMP1qHHn3yiRZoL5DLm6gQ7KasLEY6AWYx5gVe48zGL0YH1+ma7AwTFjnAnY+iNOjxTcQ5IOn7s0K4tvGLi+ZzU05zSTq/ESyodLj7lNxcbHSgexes3foTMunp3xcGEAEJcAAHCwEAASQG8QcBElMPmfWCDgR9chAyRWY1OzeGAQxqCgGQjuIXAAA=';

const bytesOf = (base64: string): Buffer => Buffer.from(base64, 'base64');

/** An archive whose directory is not packed, with these names, each for an empty file. */
function archiveOf(...names: readonly string[]): Buffer {
  const text = Buffer.from(names.map((name) => `${name}\0`).join(''), 'utf16le');
  const bits = Buffer.alloc(Math.ceil(names.length / 8), 0xff);
  const directory = Buffer.concat([
    Buffer.from([1, 5, ...number(names.length)]),
    Buffer.from([0x0e, ...number(bits.length)]),
    bits,
    Buffer.from([0x11, ...number(text.length + 1), 0]),
    text,
    Buffer.from([0, 0]),
  ]);
  return archiveWith(directory);
}

function archiveWith(directory: Buffer): Buffer {
  const start = Buffer.alloc(32);
  Buffer.from('377abcaf271c0004', 'hex').copy(start);
  start.writeBigUInt64LE(BigInt(directory.length), 20);
  return Buffer.concat([start, directory]);
}

/** A number of 7z with four bytes behind the first. */
function number(value: number): readonly number[] {
  return [0xf0, value & 255, (value >> 8) & 255, (value >> 16) & 255, 0];
}

describe('a 7z archive', () => {
  test.each(Object.entries(WITH_MODEL))(
    'of a model is a model that is not scanned, when %s wrote it',
    async (_, base64) => {
      const { verdicts, findings, scanned } = await scanAs('files.7z', bytesOf(base64));
      expect(verdicts).toEqual(['not-scanned opaque']);
      expect(scanned?.isModelContent).toBe(true);
      expect(findings[0]?.detail).toMatch(
        /lists \d members, 1 with the name of a model: "weights\/model\.pkl", /u,
      );
      expect(findings[0]?.detail).toContain('"readme.md"');
    },
  );

  test('of other files is listed, and no model', async () => {
    const { verdicts, findings, scanned } = await scanAs('files.7z', bytesOf(PLAIN));
    expect(verdicts).toEqual(['not-scanned opaque']);
    expect(scanned?.isModelContent).toBe(false);
    expect(findings[0]?.detail).toContain('It lists 1 member: "readme.md".');
  });

  test('that encrypts its names says so', async () => {
    const { findings, scanned } = await scanAs('files.7z', bytesOf(ENCRYPTED));
    expect(findings[0]?.detail).toContain('its directory is encrypted');
    expect(scanned?.isModelContent).toBe(false);
  });

  test.each(['model.pkl.gz', 'a\\b.onnx', 'svc.sav', 'lib/x.safetensors'])(
    'counts as a model if it has a member %s',
    async (name) => {
      const { scanned } = await scanAs('files.7z', archiveOf('a.txt', name));
      expect(scanned?.isModelContent).toBe(true);
    },
  );

  test.each(['../evil.txt', 'C:\\evil.txt', '/etc/evil'])(
    'with a member %s is written outside its folder',
    async (name) => {
      const { verdicts } = await scanAs('files.7z', archiveOf('a.txt', name));
      expect(verdicts).toEqual(['high archive-path', 'not-scanned opaque']);
    },
  );

  test('names controls of its members as text only', async () => {
    const { findings } = await scanAs('files.7z', archiveOf('a\n::error::\u202ex.pkl'));
    expect(findings[0]?.detail).toContain('"a ::error:: x.pkl"');
  });

  test('with more members than are scanned is over the limit', async () => {
    const names = Array.from({ length: 100_001 }, (_, index) => `${String(index)}.pkl`);
    const { verdicts, scanned } = await scanAs('files.7z', archiveOf(...names));
    expect(verdicts).toContain('not-scanned over-limit');
    expect(scanned?.isModelContent).toBe(true);
  });
});

describe('a 7z archive that nobody could read', () => {
  test.each<[string, Buffer]>([
    ['is empty', Buffer.alloc(0)],
    ['is of another kind', Buffer.from([9, 9])],
    ['has a number of folders beyond its end', Buffer.from([1, 4, 7, 0x0b, ...Buffer.alloc(9, 0xff)])],
    [
      'packs itself',
      Buffer.from([0x17, 6, 0, 1, 9, 0x10, 0, 7, 0x0b, 1, 0, 1, 0x21, 0x21, 1, 0, 0x0c, 0x10, 0, 0]),
    ],
    ['has names elsewhere', Buffer.from([1, 5, 1, 0x11, 2, 1, 0, 0, 0])],
  ])('says that its members are not known if its directory %s', async (_, directory) => {
    const { verdicts, findings } = await scanAs('files.7z', archiveWith(directory));
    expect(verdicts).toEqual(['not-scanned opaque']);
    expect(findings[0]?.detail).toContain('Its members are not known: ');
  });

  test('is never clean, whichever bytes are changed', async () => {
    const seeds = [...Object.values(WITH_MODEL).map(bytesOf), archiveOf('a.pkl', 'b.txt')];
    const random = noise(3000);
    const changed = seeds.flatMap((seed) =>
      Array.from({ length: 100 }, (_, index) => {
        const copy = Buffer.from(seed);
        const at = 6 + (((random[index * 3] ?? 0) * 256 + (random[index * 3 + 1] ?? 0)) % (copy.length - 6));
        copy[at] = random[index * 3 + 2] ?? 0;
        return copy;
      }),
    );
    const scans = await Promise.all(changed.map((bytes) => scanAs('files.7z', bytes)));
    const clean = scans.filter(({ verdicts }) => !verdicts.includes('not-scanned opaque'));
    expect(clean.map(({ verdicts }) => verdicts)).toEqual([]);
  });
});
