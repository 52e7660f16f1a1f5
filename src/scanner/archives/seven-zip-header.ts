import { type ByteReader, DataFault } from './decoder.ts';

/**
 * The directory of a 7z archive: where its parts are, how the directory itself is packed, and the names of the members.
 * It follows 7zFormat.txt of 7-Zip. Sizes and checksums of members are passed over.
 */

const START_BYTES = 32;

const ID = {
  end: 0x00,
  header: 0x01,
  archiveProperties: 0x02,
  additionalStreams: 0x03,
  mainStreams: 0x04,
  files: 0x05,
  packInfo: 0x06,
  unpackInfo: 0x07,
  subStreams: 0x08,
  sizes: 0x09,
  checksums: 0x0a,
  folders: 0x0b,
  unpackSizes: 0x0c,
  streamCounts: 0x0d,
  names: 0x11,
  packedHeader: 0x17,
} as const;

/** Bytes of the archive that are a directory, as they are or packed by one method. */
export interface DirectoryPart {
  readonly start: number;
  readonly bytes: number;
  readonly packed?: {
    /** In hexadecimal: `030101` is LZMA. */
    readonly method: string;
    readonly properties: Uint8Array;
    readonly size: number;
  };
}

/** A block of compressed data. */
interface Folder {
  readonly methods: readonly { readonly id: string; readonly properties: Uint8Array }[];
  readonly outputs: number;
  sizes: readonly number[];
  hasChecksum: boolean;
}

function damaged(): DataFault {
  return new DataFault('its directory is damaged');
}

/** Where the directory is, as the first bytes of the archive say. */
export function directoryPart(reader: ByteReader): DirectoryPart {
  reader.seek(12);
  const start = START_BYTES + reader.littleEndian(8);
  return { start, bytes: reader.littleEndian(8) };
}

/**
 * Reads a directory.
 * @returns the names of the members, or the part that the directory is packed into
 * @throws DataFault if 7-Zip would not write it so
 */
export function readDirectory(reader: ByteReader): readonly string[] | DirectoryPart {
  const id = reader.byte();
  if (id === ID.packedHeader) return readPackedPart(reader);
  if (id !== ID.header) throw damaged();
  const names: string[] = [];
  for (let part = reader.byte(); part !== ID.end; part = reader.byte()) {
    if (part === ID.archiveProperties) skipProperties(reader);
    else if (part === ID.mainStreams || part === ID.additionalStreams) readStreams(reader);
    else if (part === ID.files) for (const name of readNames(reader)) names.push(name);
    else throw damaged();
  }
  return names;
}

function readPackedPart(reader: ByteReader): DirectoryPart {
  const { position, sizes, folders } = readStreams(reader);
  const [folder] = folders;
  const [method] = folder?.methods ?? [];
  const [bytes] = sizes;
  const [size] = folder?.sizes ?? [];
  const isOne = folders.length === 1 && folder?.methods.length === 1;
  if (!isOne || method === undefined || bytes === undefined || size === undefined) {
    throw new DataFault('its directory is encrypted, or packed in a way that is not read');
  }
  const packed = { method: method.id, properties: method.properties, size };
  return { start: START_BYTES + position, bytes, packed };
}

interface Streams {
  readonly position: number;
  readonly sizes: readonly number[];
  readonly folders: readonly Folder[];
}

function readStreams(reader: ByteReader): Streams {
  let streams: Streams = { position: 0, sizes: [], folders: [] };
  for (let id = reader.byte(); id !== ID.end; id = reader.byte()) {
    if (id === ID.packInfo) streams = { ...streams, ...readPackInfo(reader) };
    else if (id === ID.unpackInfo) streams = { ...streams, folders: readFolders(reader) };
    else if (id === ID.subStreams) skipSubStreams(reader, streams.folders);
    else throw damaged();
  }
  return streams;
}

function readPackInfo(reader: ByteReader): Pick<Streams, 'position' | 'sizes'> {
  const position = readNumber(reader);
  const count = readNumber(reader);
  let sizes: readonly number[] = [];
  for (let id = reader.byte(); id !== ID.end; id = reader.byte()) {
    if (id === ID.sizes) sizes = readNumbers(reader, count);
    else if (id === ID.checksums) skipChecksums(reader, count);
    else throw damaged();
  }
  return { position, sizes };
}

function readFolders(reader: ByteReader): readonly Folder[] {
  if (reader.byte() !== ID.folders) throw damaged();
  const count = readNumber(reader);
  // The other value says that the folders are elsewhere.
  if (reader.byte() !== 0) throw damaged();
  const folders: Folder[] = [];
  while (folders.length < count) folders.push(readFolder(reader));
  for (let id = reader.byte(); id !== ID.end; id = reader.byte()) {
    if (id === ID.unpackSizes) {
      for (const folder of folders) folder.sizes = readNumbers(reader, folder.outputs);
    } else if (id === ID.checksums) {
      const defined = skipChecksums(reader, count);
      for (const [index, folder] of folders.entries()) folder.hasChecksum = defined(index);
    } else throw damaged();
  }
  return folders;
}

function readFolder(reader: ByteReader): Folder {
  const count = readNumber(reader);
  const methods: Folder['methods'][number][] = [];
  let [inputs, outputs] = [0, 0];
  while (methods.length < count) {
    const flags = reader.byte();
    const id = Buffer.from(reader.bytes(flags & 15)).toString('hex');
    const isComplex = (flags & 0x10) !== 0;
    inputs += isComplex ? readNumber(reader) : 1;
    outputs += isComplex ? readNumber(reader) : 1;
    const length = (flags & 0x20) === 0 ? 0 : readNumber(reader);
    methods.push({ id, properties: reader.bytes(length).slice() });
  }
  const bonds = Math.max(0, outputs - 1);
  readNumbers(reader, bonds * 2);
  if (inputs - bonds > 1) readNumbers(reader, inputs - bonds);
  return { methods, outputs, sizes: [], hasChecksum: false };
}

function skipSubStreams(reader: ByteReader, folders: readonly Folder[]): void {
  let counts = folders.map(() => 1);
  for (let id = reader.byte(); id !== ID.end; id = reader.byte()) {
    if (id === ID.streamCounts) counts = folders.map(() => readNumber(reader));
    else if (id === ID.sizes) for (const count of counts) readNumbers(reader, Math.max(0, count - 1));
    else if (id === ID.checksums) {
      const unknown = counts.filter((count, index) => count !== 1 || folders[index]?.hasChecksum !== true);
      skipChecksums(
        reader,
        unknown.reduce((sum, count) => sum + count, 0),
      );
    } else throw damaged();
  }
}

function readNames(reader: ByteReader): readonly string[] {
  readNumber(reader);
  const names: string[] = [];
  for (let id = reader.byte(); id !== ID.end; id = reader.byte()) {
    const bytes = reader.bytes(readNumber(reader));
    if (id !== ID.names) continue;
    if (bytes[0] !== 0) throw damaged();
    for (const name of Buffer.from(bytes.subarray(1)).toString('utf16le').split('\0')) {
      if (name !== '') names.push(name);
    }
  }
  return names;
}

function skipProperties(reader: ByteReader): void {
  while (reader.byte() !== ID.end) reader.bytes(readNumber(reader));
}

/** @returns tells for each index whether it has a checksum */
function skipChecksums(reader: ByteReader, count: number): (index: number) => boolean {
  const bits = reader.byte() === 0 ? reader.bytes(Math.ceil(count / 8)).slice() : undefined;
  const isDefined = (index: number): boolean =>
    bits === undefined || ((bits[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0;
  let defined = count;
  if (bits !== undefined) {
    defined = 0;
    for (let index = 0; index < count; index += 1) if (isDefined(index)) defined += 1;
  }
  reader.bytes(defined * 4);
  return isDefined;
}

function readNumbers(reader: ByteReader, count: number): readonly number[] {
  const numbers: number[] = [];
  while (numbers.length < count) numbers.push(readNumber(reader));
  return numbers;
}

/** The leading ones of the first byte say how many bytes follow; its other bits are the highest of the number. */
function readNumber(reader: ByteReader): number {
  const first = reader.byte();
  const more = Math.clz32(~(first << 24));
  const high = more >= 7 ? 0 : first & (0x7f >> more);
  return reader.littleEndian(Math.min(more, 8)) + high * 256 ** more;
}
