import { crc32, deflateRawSync } from 'node:zlib';

/** A member of a zip archive; headers can be made to say something else than what is true. */
export interface ZipMember {
  readonly name: string;
  readonly content: Uint8Array;
  readonly isDeflated?: boolean;
  /** What the local header says instead. */
  readonly local?: Partial<ZipFields>;
  /** What the directory says instead. */
  readonly central?: Partial<ZipFields>;
  /** Sizes and checksum follow the data. */
  readonly hasDescriptor?: boolean;
  /** False for a member that the directory does not have. */
  readonly isListed?: boolean;
  /** Put before the local header. */
  readonly before?: Uint8Array;
}

export interface ZipFields {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly compressed: number;
  readonly size: number;
  readonly extra: Uint8Array;
  readonly attributes: number;
}

export interface ZipShape {
  readonly prefix?: Uint8Array;
  /** The number of members that the end record says. */
  readonly count?: number;
  readonly comment?: Uint8Array;
}

function fields(values: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  const buffer = Buffer.alloc(values.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of values) {
    buffer.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return buffer;
}

function common({ flags, method, crc, compressed, size, name, extra }: ZipFields): Buffer {
  return fields([
    [2, flags],
    [2, method],
    [4, 0x00210000],
    [4, crc],
    [4, compressed],
    [4, size],
    [2, Buffer.byteLength(name, 'latin1')],
    [2, extra.length],
  ]);
}

function endRecord(count: number, size: number, offset: number, commentBytes: number): Buffer {
  return fields([
    [4, 0x06054b50],
    [4, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, offset],
    [2, commentBytes],
  ]);
}

/** Writes a zip archive, right or wrong. */
export function makeZip(members: readonly ZipMember[], shape: ZipShape = {}): Buffer {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  const add = (bytes: Uint8Array): void => {
    parts.push(bytes);
    offset += bytes.length;
  };
  let count = 0;
  for (const member of members) {
    const { content, isDeflated = false, hasDescriptor = false } = member;
    const data = isDeflated ? deflateRawSync(content) : content;
    const truth: ZipFields = {
      name: member.name,
      flags: hasDescriptor ? 8 : 0,
      method: isDeflated ? 8 : 0,
      crc: crc32(content),
      compressed: data.length,
      size: content.length,
      extra: new Uint8Array(0),
      attributes: 0,
    };
    if (member.before !== undefined) add(member.before);
    const start = offset;
    const local = { ...truth, ...(hasDescriptor && { crc: 0, compressed: 0, size: 0 }), ...member.local };
    add(
      Buffer.concat([
        fields([
          [4, 0x04034b50],
          [2, 20],
        ]),
        common(local),
        Buffer.from(local.name, 'latin1'),
        local.extra,
      ]),
    );
    add(data);
    if (hasDescriptor)
      add(
        fields([
          [4, 0x08074b50],
          [4, truth.crc],
          [4, truth.compressed],
          [4, truth.size],
        ]),
      );
    if (member.isListed === false) continue;
    const central = { ...truth, ...member.central };
    count += 1;
    directory.push(
      fields([
        [4, 0x02014b50],
        [2, 0x031e],
        [2, 20],
      ]),
      common(central),
      fields([
        [2, 0],
        [2, 0],
        [2, 0],
        [4, central.attributes],
        [4, start],
      ]),
      Buffer.from(central.name, 'latin1'),
      central.extra,
    );
  }
  const directoryBytes = Buffer.concat(directory);
  const comment = shape.comment ?? new Uint8Array(0);
  const end = endRecord(shape.count ?? count, directoryBytes.length, offset, comment.length);
  return Buffer.concat([shape.prefix ?? new Uint8Array(0), ...parts, directoryBytes, end, comment]);
}
