import { padded, u16, u32, u64 } from './binary-writer.ts';

/** What the root group of a written file has. */
interface WrittenHdf5 {
  /** Attributes with texts of a fixed size. */
  readonly attributes?: Readonly<Record<string, string | Uint8Array>>;
  /** Attributes whose text lies in the global heap, as h5py writes them. */
  readonly variable?: Readonly<Record<string, string>>;
  /** More messages of the root group: type and bytes. */
  readonly messages?: readonly (readonly [number, Uint8Array])[];
  /** Attributes of a dataset in the root group. */
  readonly inner?: Readonly<Record<string, string>>;
  readonly userBlock?: number;
}

const SIGNATURE = Buffer.from([0x89, 0x48, 0x44, 0x46, 0x0d, 0x0a, 0x1a, 0x0a]);
const NOWHERE = Buffer.alloc(8, 0xff);
/** The first parts lie at fixed places, so that addresses are known before the rest is written. */
const [TREE, HEAP, HEAP_DATA, MEMBERS, COLLECTION, ROOT, INNER] = [
  0x400, 0x600, 0x640, 0x700, 0x800, 0x8000, 0x10000,
];

/** Writes a small HDF5 file of the oldest version, which h5py can open. */
export function writeHdf5(file: WrittenHdf5): Buffer {
  const hasInner = file.inner !== undefined;
  const base = file.userBlock ?? 0;
  const parts: readonly (readonly [number, Uint8Array])[] = [
    [0, superblock(base)],
    [TREE, tree(hasInner)],
    [HEAP, Buffer.concat([Buffer.from('HEAP'), Buffer.alloc(4), u64(64), u64(1), u64(HEAP_DATA)])],
    [HEAP_DATA + 8, Buffer.from('inner\0')],
    [MEMBERS, members()],
    [COLLECTION, collection(Object.values(file.variable ?? {}))],
    [ROOT, header(rootMessages(file))],
    [INNER, header(Object.entries(file.inner ?? {}).map(fixedMessage))],
  ];
  const bytes = Buffer.alloc(0x18000);
  for (const [at, part] of parts) bytes.set(part, at);
  return Buffer.concat([Buffer.alloc(base), bytes]);
}

function superblock(base: number): Buffer {
  const entry = Buffer.concat([u64(0), u64(ROOT), u32(1), u32(0), u64(TREE), u64(HEAP)]);
  const sizes = Buffer.from([0, 0, 0, 0, 0, 8, 8, 0]);
  const numbers = [u16(4), u16(16), u32(0), u64(base), NOWHERE, u64(0x18000), NOWHERE];
  return Buffer.concat([SIGNATURE, sizes, ...numbers, entry]);
}

function tree(hasInner: boolean): Buffer {
  const head = [Buffer.from('TREE'), Buffer.from([0, 0]), u16(hasInner ? 1 : 0), NOWHERE, NOWHERE];
  return Buffer.concat([...head, u64(0), u64(MEMBERS), u64(8)]);
}

function members(): Buffer {
  const entry = Buffer.concat([u64(8), u64(INNER), u32(0), u32(0), Buffer.alloc(16)]);
  return Buffer.concat([Buffer.from('SNOD'), Buffer.from([1, 0]), u16(1), entry]);
}

function collection(texts: readonly string[]): Buffer {
  const objects = texts.map((text, index) => {
    const bytes = Buffer.from(text);
    return Buffer.concat([u16(index + 1), u16(1), u32(0), u64(bytes.length), padded(bytes, 8)]);
  });
  const used = 16 + objects.reduce((sum, { length }) => sum + length, 0);
  const free = Buffer.concat([u16(0), u16(0), u32(0), u64(ROOT - COLLECTION - used)]);
  const head = [Buffer.from('GCOL'), Buffer.from([1, 0, 0, 0]), u64(ROOT - COLLECTION)];
  return Buffer.concat([...head, ...objects, free]);
}

function rootMessages(file: WrittenHdf5): readonly (readonly [number, Uint8Array])[] {
  const fixed = Object.entries(file.attributes ?? {}).map(fixedMessage);
  const variable = Object.entries(file.variable ?? {}).map(([name, text], index) => {
    const [kind, base] = [Buffer.from([0x19, 1, 0, 0]), Buffer.from([0x10, 0, 0, 0])];
    const type = Buffer.concat([kind, u32(16), base, u32(1), u16(0), u16(8)]);
    const reference = Buffer.concat([u32(Buffer.byteLength(text)), u64(COLLECTION), u32(index + 1)]);
    return [0x0c, attribute(name, type, reference)] as const;
  });
  return [[0x11, Buffer.concat([u64(TREE), u64(HEAP)])], ...fixed, ...variable, ...(file.messages ?? [])];
}

/** An attribute with a text of a fixed size. */
function fixedMessage([name, given]: readonly [string, string | Uint8Array]): readonly [number, Buffer] {
  const text = Buffer.from(given);
  return [0x0c, attribute(name, Buffer.concat([Buffer.from([0x13, 0, 0, 0]), u32(text.length)]), text)];
}

function attribute(name: string, type: Uint8Array, data: Uint8Array): Buffer {
  const text = Buffer.from(`${name}\0`);
  const space = Buffer.from([1, 0, 0, 0, 0, 0, 0, 0]);
  const sizes = Buffer.concat([Buffer.from([1, 0]), u16(text.length), u16(type.length), u16(space.length)]);
  return Buffer.concat([sizes, padded(text, 8), padded(type, 8), space, data]);
}

function header(messages: readonly (readonly [number, Uint8Array])[]): Buffer {
  const written = messages.map(([type, bytes]) => {
    const data = padded(bytes, 8);
    return Buffer.concat([u16(type), u16(data.length), Buffer.from([0, 0, 0, 0]), data]);
  });
  const body = Buffer.concat(written);
  return Buffer.concat([Buffer.from([1, 0]), u16(messages.length), u32(1), u32(body.length), u32(0), body]);
}
