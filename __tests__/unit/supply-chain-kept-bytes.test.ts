import { expect, test } from '@jest/globals';
import { MemorySource } from '../../src/scanner/byte-source.ts';
import * as p from '../support/pickle-builder.ts';
import { scanAs } from '../support/scan-of-file.ts';
import { makeTar } from '../support/tar-writing.ts';

/* What a scan keeps of a file must not change while it reads elsewhere in it. */

const EVIL = p.pickleOf(p.proto(2), p.call('os', 'system', p.text('true')), p.STOP);
/** More than the scan holds in memory of a file at once. */
const LARGE = 8 * 2 ** 20;

test('a tar is recognised whose first name makes the search for pickles read far', async () => {
  // "V" begins a text of protocol 0, which goes on to the next line.
  const filler = { name: 'Vocabulary', content: Buffer.alloc(LARGE, 1) };
  const tar = makeTar([filler, { name: 'model', content: EVIL }]);
  expect((await scanAs('data.bin', tar)).verdicts).toContain('critical pickle-code');
});

test('a database is recognised whose first letter does', async () => {
  const start = Buffer.from('SQLite format 3\0', 'latin1');
  const database = Buffer.concat([start, Buffer.alloc(LARGE, 1), EVIL]);
  expect((await scanAs('a.db', database)).verdicts).toContain('critical pickle-code');
});

test('a copy of what was read stays the same if the memory is used again', () => {
  const memory = Buffer.from('abcdef');
  const copy = new MemorySource(memory).read(0, 6).slice();
  memory.fill(0);
  expect(Buffer.from(copy).toString()).toBe('abcdef');
});
