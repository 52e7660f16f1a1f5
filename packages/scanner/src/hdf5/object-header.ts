import { damaged } from '@model-security-scan/common/unreadable';
import type { ByteCursor } from '../reading/byte-cursor.ts';
import { cursorAt, expectSignature, type Hdf5File } from './superblock.ts';

/** A message of an object: a piece of its header. */
export interface Hdf5Message {
  readonly type: number;
  /** True if the message only says where it is stored. */
  readonly isShared: boolean;
  readonly offset: number;
  readonly size: number;
}

const CONTINUATION = 0x10;
const MAX_MESSAGES = 20_000;

/** A piece of a header that is still to be read. */
interface Block {
  readonly start: number;
  readonly end: number;
}

/** Reads the messages of the object at an address, in all blocks of its header. */
export function readObjectHeader(file: Hdf5File, address: number): readonly Hdf5Message[] {
  const cursor = cursorAt(file, address);
  const isVersion2 = Buffer.from(cursor.take(4)).toString('latin1') === 'OHDR';
  cursor.offset -= 4;
  return isVersion2 ? readVersion2(file, cursor) : readVersion1(file, cursor);
}

function readVersion1(file: Hdf5File, cursor: ByteCursor): readonly Hdf5Message[] {
  if (cursor.u8() !== 1) throw damaged('The HDF5 file has an object of an unknown kind.');
  cursor.skip(1 + 2 + 4);
  const size = cursor.u32();
  cursor.skip(4);
  return readBlocks(file, cursor, size, { headBytes: 8, isVersion2: false });
}

function readVersion2(file: Hdf5File, cursor: ByteCursor): readonly Hdf5Message[] {
  cursor.skip(4);
  if (cursor.u8() !== 2) throw damaged('The HDF5 file has an object of an unknown version.');
  const flags = cursor.u8();
  cursor.skip(((flags & 0x20) === 0 ? 0 : 16) + ((flags & 0x10) === 0 ? 0 : 4));
  const size = cursor.uint(1 << (flags & 3));
  return readBlocks(file, cursor, size, { headBytes: (flags & 4) === 0 ? 4 : 6, isVersion2: true });
}

/** The bytes before each message: its type, its length, its flags, and what is passed over. */
interface Layout {
  readonly headBytes: number;
  readonly isVersion2: boolean;
}

function readBlocks(
  file: Hdf5File,
  cursor: ByteCursor,
  size: number,
  { headBytes, isVersion2 }: Layout,
): readonly Hdf5Message[] {
  const messages: Hdf5Message[] = [];
  const first: Block = { start: cursor.offset, end: cursor.offset + size };
  const blocks = [first];
  for (let block = blocks.shift(); block !== undefined; block = blocks.shift()) {
    cursor.offset = block.start;
    const isContinued = isVersion2 && block !== first;
    if (isContinued) expectSignature(cursor, 'OCHK');
    // A continuation ends in a checksum; the first block has it behind its size.
    const end = isContinued ? block.end - 4 : block.end;
    while (cursor.offset + headBytes <= end) {
      const start = cursor.offset + headBytes;
      const type = isVersion2 ? cursor.u8() : cursor.u16();
      const [length, flags] = [cursor.u16(), cursor.u8()];
      cursor.offset = start;
      const message = { type, isShared: (flags & 2) !== 0, offset: start, size: length };
      addMessage(file, message, messages, blocks);
      cursor.skip(length);
    }
  }
  return messages;
}

function addMessage(file: Hdf5File, message: Hdf5Message, messages: Hdf5Message[], blocks: Block[]): void {
  if (messages.length >= MAX_MESSAGES) {
    throw damaged('An object of the HDF5 file has too many parts.');
  }
  messages.push(message);
  if (message.type !== CONTINUATION) return;
  const cursor = cursorAt(file, message.offset - file.base);
  const start = file.base + cursor.uint(file.addressBytes);
  const length = cursor.uint(file.lengthBytes);
  if (start + length > file.bytes.size) {
    throw damaged('The HDF5 file is cut: a part of an object is beyond its end.');
  }
  blocks.push({ start, end: start + length });
}
