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

/** Writes numbers, each after its width in bytes. */
function fields(...values: readonly number[]): Buffer {
  const parts: Buffer[] = [];
  for (let index = 0; index + 1 < values.length; index += 2) {
    const part = Buffer.alloc(values[index] ?? 0);
    part.writeUIntLE(values[index + 1] ?? 0, 0, part.length);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function common({ flags, method, crc, compressed, size, name, extra }: ZipFields): Buffer {
  const sizes = fields(4, crc, 4, compressed, 4, size, 2, Buffer.byteLength(name, 'latin1'), 2, extra.length);
  return Buffer.concat([fields(2, flags, 2, method, 4, 0x00210000), sizes]);
}

function truthOf(member: ZipMember): ZipFields & { data: Uint8Array } {
  const { name, content, isDeflated = false, hasDescriptor = false } = member;
  const data = isDeflated ? deflateRawSync(content) : content;
  return {
    ...{ name, flags: hasDescriptor ? 8 : 0, method: isDeflated ? 8 : 0, crc: crc32(content) },
    ...{ compressed: data.length, size: content.length, extra: new Uint8Array(0), attributes: 0, data },
  };
}

function localPart(member: ZipMember): Buffer {
  const truth = truthOf(member);
  const unknown = member.hasDescriptor === true ? { crc: 0, compressed: 0, size: 0 } : {};
  const local = { ...truth, ...unknown, ...member.local };
  const descriptor = fields(4, 0x08074b50, 4, truth.crc, 4, truth.compressed, 4, truth.size);
  return Buffer.concat([
    fields(4, 0x04034b50, 2, 20),
    common(local),
    Buffer.from(local.name, 'latin1'),
    local.extra,
    truth.data,
    ...(member.hasDescriptor === true ? [descriptor] : []),
  ]);
}

function centralPart(member: ZipMember, offset: number): Buffer {
  const central = { ...truthOf(member), ...member.central };
  return Buffer.concat([
    fields(4, 0x02014b50, 2, 0x031e, 2, 20),
    common(central),
    fields(2, 0, 2, 0, 2, 0, 4, central.attributes, 4, offset),
    Buffer.from(central.name, 'latin1'),
    central.extra,
  ]);
}

/** Writes a zip archive, right or wrong. */
export function makeZip(members: readonly ZipMember[], shape: ZipShape = {}): Buffer {
  const parts: Uint8Array[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const member of members) {
    const before = member.before ?? new Uint8Array(0);
    const part = localPart(member);
    parts.push(before, part);
    if (member.isListed !== false) directory.push(centralPart(member, offset + before.length));
    offset += before.length + part.length;
  }
  const records = Buffer.concat(directory);
  const count = shape.count ?? directory.length;
  const comment = shape.comment ?? new Uint8Array(0);
  const sizes = [2, count, 2, count, 4, records.length, 4, offset, 2, comment.length];
  const end = fields(4, 0x06054b50, 4, 0, ...sizes);
  return Buffer.concat([shape.prefix ?? new Uint8Array(0), ...parts, records, end, comment]);
}
