import { expect, test } from '@jest/globals';
import { createRandom, type NonEmpty, type Random } from '../../../../__tests__/fuzz/random.ts';
import { scanAs } from '../../../../__tests__/support/scan-of-file.ts';
import { makeTar } from '../../../../__tests__/support/tar-writing.ts';
import { makeZip, type ZipMember } from '../../../../__tests__/support/zip-writing.ts';

/* Unknown is not clean, as a property: members drawn at random, in archives that are models. */

const NAMES: NonEmpty<string> = [
  'x',
  'a.bin',
  'b.dat',
  'config',
  'weights.raw',
  'code.bin',
  'x.so',
  'd/0',
  'a.py',
  'n.pyc',
];
const STARTS: NonEmpty<string> = [
  '\x7fELF\x02\x01\x01',
  'MZ\x90\0',
  '\xcf\xfa\xed\xfe',
  '\xca\xfe\xba\xbe',
  '',
  'dex\n035\0',
];

/** Bytes that no format begins with, or those of a program. */
function anyUnknown(random: Random): Buffer {
  const noise = Array.from({ length: 24 + random.below(200) }, () => random.below(256));
  return Buffer.concat([
    Buffer.from(random.pick(STARTS), 'latin1'),
    Buffer.of(0xff, 0xfe, 0, 1),
    Buffer.from(noise),
  ]);
}

/** An archive, or archives in it, with one member that nobody can place. */
function anyArchive(random: Random, depth: number): Buffer {
  const strange =
    depth === 0
      ? { name: random.pick(NAMES), content: anyUnknown(random) }
      : { name: `inner${String(depth)}`, content: anyArchive(random, depth - 1) };
  const harmless: ZipMember = { name: 'readme.txt', content: Buffer.from('text') };
  const members = random.once(2) ? [strange, harmless] : [harmless, strange];
  if (random.once(3)) return makeTar(members);
  return makeZip(members.map((member) => ({ ...member, isDeflated: random.once(2) })));
}

test('a model with a member that nobody can place is never clean', async () => {
  const random = createRandom(7);
  for (let round = 0; round < 60; round += 1) {
    const inner = anyArchive(random, random.below(4));
    const model = makeZip([
      { name: 'm/data.pkl', content: Buffer.from('\x80\x02}.', 'latin1') },
      { name: 'm/version', content: Buffer.from('3\n') },
      { name: 'm/extra', content: inner },
    ]);
    const { findings } = await scanAs('model.pt', model);
    expect([
      round,
      findings.length > 0,
      model.toString('base64').slice(0, findings.length > 0 ? 0 : 4000),
    ]).toEqual([round, true, '']);
  }
}, 120_000);
