import type { Random } from '../../../__tests__/fuzz/random.ts';
import { makeZip, type ZipMember } from '../../../__tests__/support/zip-writing.ts';
import { mutate } from './program.ts';

const LOCAL_HEADER = 0x04034b50;
const DIRECTORY = Buffer.from('PK\x01\x02', 'latin1');

/**
 * Changes a file of PyTorch at random. Of a zip, either any byte changes, or what a member holds: its archive is then written
 * again, since a wrong checksum ends the reading.
 */
export function changeTorchFile(file: Buffer, other: Buffer, random: Random): Buffer {
  const [members, others] = [membersOf(file), membersOf(other)];
  if (members.length === 0 || random.once(4)) return mutate(file, other, random);
  const foreign = others[random.below(Math.max(1, others.length))]?.content ?? other;
  const changed = members.map((member) =>
    member.name.endsWith('.pkl') ? { ...member, content: mutate(member.content, foreign, random) } : member,
  );
  return makeZip(random.once(2) ? changed : rearranged(changed, members, foreign, random));
}

type Member = ZipMember & { readonly content: Buffer };

/** Members twice, under other names, in another order, compressed, or with headers that say something else. */
function rearranged(
  changed: readonly Member[],
  members: readonly Member[],
  foreign: Buffer,
  random: Random,
): readonly ZipMember[] {
  const at = random.below(changed.length);
  const one = changed[at] ?? { name: 'archive/data.pkl', content: foreign };
  const without = changed.filter((_, index) => index !== at);
  const name = mutate(Buffer.from(one.name, 'latin1'), Buffer.from('data.pkl'), random).toString('latin1');
  return random.pick<readonly ZipMember[]>([
    [...members, ...changed],
    [...changed, { ...one, content: foreign }],
    [...without, { ...one, name }],
    [...changed, { ...one, name }],
    [...without, one],
    [...without, { ...one, isDeflated: true }],
    [...without, { ...one, hasDescriptor: true }],
    [...without, { ...one, local: { name } }],
    [...without, { ...one, central: { name } }],
    [...without, { ...one, local: { flags: random.below(65_536) } }],
    [...without, { ...one, before: foreign }],
  ]);
}

/** The stored members of a zip that PyTorch wrote; none of any other file. */
function membersOf(file: Buffer): readonly Member[] {
  const members: Member[] = [];
  for (let at = file.indexOf(DIRECTORY); at >= 0; at = file.indexOf(DIRECTORY, at + 1)) {
    const [size, nameBytes] = [file.readUInt32LE(at + 20), file.readUInt16LE(at + 28)];
    const local = file.readUInt32LE(at + 42);
    if (local + 30 > file.length || file.readUInt32LE(local) !== LOCAL_HEADER) continue;
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const name = file.toString('latin1', at + 46, at + 46 + nameBytes);
    members.push({ name, content: file.subarray(start, start + size) });
  }
  return members;
}
