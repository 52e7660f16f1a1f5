import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { TOUCHING_PICKLE } from '../../support/inert-pickle.ts';
import { scanAs } from '../../support/scan-of-file.ts';

/* Pickles that a program compresses or encodes before it puts them into a database, as sqlitedict, Django and Optuna do. */

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
const EVIL = Buffer.concat([latin1('\x80\x04K\x010'), TOUCHING_PICKLE]);
/** What it calls is behind bytes that cannot be compressed, so that its row goes over several pages. */
const LONG = Buffer.concat([
  latin1('\x80\x04B\x20\x4e\0\0'),
  Buffer.from(Array.from({ length: 20_000 }, (_, index) => (index * index * 31 + (index >> 3)) % 251)),
  latin1('0'),
  TOUCHING_PICKLE,
]);
const HARMLESS = latin1('\x80\x04\x95\x0b\0\0\0\0\0\0\0]\x94(K\x01K\x02K\x03e.');

/** A file of SQLite with a row for each value. */
function sqlite(values: readonly (string | Uint8Array)[], pageBytes = 4096): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
  try {
    const path = join(folder, 'a.db');
    const database = new DatabaseSync(path);
    database.exec(
      `PRAGMA page_size = ${String(pageBytes)}; CREATE TABLE t (key TEXT, number REAL, value); BEGIN`,
    );
    const insert = database.prepare('INSERT INTO t VALUES (?, ?, ?)');
    for (const [index, value] of values.entries()) insert.run(`key ${String(index)}`, index / 3, value);
    database.exec('COMMIT');
    database.close();
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A file of `dbm.dumb`: each value begins at a multiple of 512 bytes. */
function dumb(values: readonly Buffer[], filler = 0): Buffer {
  return Buffer.concat(
    values.flatMap((value) => [value, Buffer.alloc((512 - (value.length % 512)) % 512, filler)]),
  );
}

const lmdb = (...values: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.alloc(16), latin1('\xde\xc0\xef\xbe'), Buffer.alloc(8000), ...values]);

const MANY = Array.from({ length: 100 }, () => deflateSync(HARMLESS));

describe('a pickle in a row is found', () => {
  test.each<[string, string, Buffer]>([
    ['compressed by zlib', 'a.sqlite', sqlite([...MANY, deflateSync(EVIL)])],
    ['compressed by gzip', 'a.sqlite', sqlite([gzipSync(EVIL)])],
    ['compressed, over several pages', 'a.sqlite', sqlite([...MANY, deflateSync(LONG)])],
    ['compressed, over pages of 512 bytes', 'a.sqlite', sqlite([deflateSync(LONG)], 512)],
    ['compressed, on pages of 64 KiB', 'a.sqlite', sqlite([deflateSync(EVIL)], 65_536)],
    ['as Base64', 'a.sqlite', sqlite([EVIL.toString('base64')])],
    ['as Base64 over several pages', 'a.sqlite', sqlite(['x', LONG.toString('base64')])],
    [
      'as hexadecimal digits',
      'a.sqlite',
      sqlite([`"8004${latin1('}0').toString('hex')}${TOUCHING_PICKLE.toString('hex')}"`]),
    ],
    ['compressed by zlib, in LMDB', 'data.mdb', lmdb(...MANY, deflateSync(EVIL), deflateSync(HARMLESS))],
    ['compressed by gzip, in LMDB', 'data.mdb', lmdb(gzipSync(EVIL), Buffer.alloc(500, 7))],
    [
      'behind other values of dbm.dumb',
      'm.dat',
      dumb([...Array.from({ length: 200 }, () => HARMLESS), EVIL]),
    ],
    [
      'behind an overwritten value of dbm.dumb',
      'm.dat',
      dumb([...Array.from({ length: 200 }, () => HARMLESS), EVIL], 7),
    ],
    ['compressed, in dbm.dumb', 'm.dat', dumb([...MANY, deflateSync(EVIL), deflateSync(HARMLESS)])],
    ['of protocol 0, in dbm.dumb', 'm.dat', dumb([HARMLESS, TOUCHING_PICKLE], 7)],
  ])('%s', async (_, name, content) => {
    expect((await scanAs(name, content)).verdicts).toContain('critical pickle-code');
  });
});

test.each<[string, string, Buffer]>([
  [
    'compressed pickles and texts',
    'a.sqlite',
    sqlite([
      ...Array.from({ length: 2000 }, () => deflateSync(HARMLESS)),
      ...Array.from({ length: 2000 }, () => deflateSync(Buffer.from('a text'.repeat(50)))),
    ]),
  ],
  [
    'Base64 and words',
    'a.sqlite',
    sqlite([HARMLESS.toString('base64'), 'gASVxxxxxxxxxxxxxxxxxxxxxxxx', '8004'.repeat(9)]),
  ],
  ['compressed values', 'data.mdb', lmdb(...MANY)],
  ['values of dbm.dumb', 'm.dat', dumb(Array.from({ length: 200 }, () => HARMLESS))],
  ['compressed values of dbm.dumb', 'm.dat', dumb(MANY)],
  [
    'a pickle with a name at a multiple of 512 bytes',
    'm.dat',
    latin1(`\x80\x02}X\xf4\x01\0\0${'x'.repeat(500)}N0N0ccollections\nOrderedDict\n)R.`),
  ],
  ['damaged pages', 'a.sqlite', Buffer.concat([sqlite(['a']).subarray(0, 4096), Buffer.alloc(9000, 13)])],
])('%s without calls are no finding', async (_, name, content) => {
  expect((await scanAs(name, content)).verdicts).toEqual([]);
});

test('says that more values are pickles than are scanned', async () => {
  const rows = Array.from({ length: 5001 }, () =>
    deflateSync(latin1('\x80\x02ccollections\nOrderedDict\n)R.')),
  );
  expect((await scanAs('a.sqlite', sqlite(rows))).verdicts).toEqual(['not-scanned over-limit']);
});
