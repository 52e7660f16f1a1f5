import { expect, test } from '@jest/globals';
import { MemorySource } from '../../src/byte-source.ts';
import { createRandom, type NonEmpty } from '../../../../__tests__/fuzz/random.ts';
import * as p from '../../../../__tests__/support/pickle-builder.ts';
import { verdictsOf } from '../../../../__tests__/support/scan-of-file.ts';
import { makeTar } from '../../../../__tests__/support/tar-writing.ts';
import { makeZip } from '../../../../__tests__/support/zip-writing.ts';

/* What a scan keeps of a file must not change while it reads elsewhere in it. */

const EVIL = p.pickleOf(p.proto(2), p.call('os', 'system', p.text('true')), p.STOP);
/** More than the scan holds in memory of a file at once. */
const LARGE = 8 * 2 ** 20;

test('a tar is recognised whose first name makes the search for pickles read far', async () => {
  // "V" begins a text of protocol 0, which goes on to the next line.
  const filler = { name: 'Vocabulary', content: Buffer.alloc(LARGE, 1) };
  const tar = makeTar([filler, { name: 'model', content: EVIL }]);
  expect(await verdictsOf('data.bin', tar)).toContain('critical pickle-code');
});

test('a database is recognised whose first letter does', async () => {
  const start = Buffer.from('SQLite format 3\0', 'latin1');
  const database = Buffer.concat([start, EVIL, Buffer.alloc(LARGE, 1)]);
  expect(await verdictsOf('model.pkl', database)).toEqual(['not-scanned opaque']);
});

test('a copy of what was read stays the same if the memory is used again', () => {
  const memory = Buffer.from('abcdef');
  const copy = new MemorySource(memory).read(0, 6).slice();
  memory.fill(0);
  expect(Buffer.from(copy).toString()).toBe('abcdef');
});

/** First letters that begin pickles of protocol 0, whose arguments go on to the next line or by a length. */
const OPENINGS: NonEmpty<string> = [
  'V',
  'S',
  'P',
  'F',
  'I',
  'L',
  'c',
  'g',
  'p',
  '(',
  '}',
  'X',
  'T',
  'B',
  'K',
  ']',
];

test('no first name and no first content hides the member behind it', async () => {
  const random = createRandom(27);
  for (let round = 0; round < 12; round += 1) {
    const name = `${random.pick(OPENINGS)}${random.pick(OPENINGS)}x`;
    const filler = Buffer.alloc(random.pick([0, 1000, LARGE]), 1 + random.below(200));
    const first = { name, content: Buffer.concat([Buffer.from(random.pick(OPENINGS)), filler]) };
    const members = [first, { name: 'last', content: EVIL }];
    const archive = random.once(2) ? makeTar(members) : makeZip(members);
    const nested = random.once(2) ? makeTar([{ name: random.pick(OPENINGS), content: archive }]) : archive;
    const verdicts = await verdictsOf('data.bin', nested);
    expect({ round, name, size: filler.length, verdicts }).toMatchObject({
      verdicts: expect.arrayContaining(['critical pickle-code']),
    });
  }
});
