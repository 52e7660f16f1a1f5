/** A member of a tar archive. */
export interface TarMember {
  readonly name: string;
  readonly content?: Uint8Array;
  /** `0` for a file, `1` and `2` for links, `x` for a pax header, `L` for a long name. */
  readonly type?: string;
  readonly linkTarget?: string;
  /** What the header says instead of the true size. */
  readonly size?: number;
  /** The 12 bytes of the size, as no program writes them. */
  readonly sizeField?: string;
}

const BLOCK = 512;

function header({
  name,
  content = Buffer.alloc(0),
  type = '0',
  linkTarget = '',
  size = content.length,
  sizeField = `${size.toString(8).padStart(11, '0')}\0`,
}: TarMember): Buffer {
  const block = Buffer.alloc(BLOCK);
  block.write(name, 0, 100, 'utf8');
  block.write('0000644\0', 100, 'latin1');
  block.write(sizeField.padEnd(12, '\0'), 124, 'latin1');
  block.write('00000000000\0', 136, 'latin1');
  block.write('        ', 148, 'latin1');
  block.write(type, 156, 'latin1');
  block.write(linkTarget, 157, 100, 'utf8');
  block.write('ustar\u000000', 257, 'latin1');
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return block;
}

/** Writes a tar archive with its end mark. */
export function makeTar(members: readonly TarMember[]): Buffer {
  const parts = members.flatMap((member) => {
    const content = member.content ?? Buffer.alloc(0);
    return [header(member), content, Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK)];
  });
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]);
}

/** The content of a pax header. */
export function paxRecords(records: Readonly<Record<string, string>>): Buffer {
  const lines = Object.entries(records).map(([key, value]) => {
    const rest = ` ${key}=${value}\n`;
    const length = [1, 2, 3]
      .map((digits) => Buffer.byteLength(rest) + digits)
      .find((total, index) => String(total).length === index + 1);
    return `${String(length)}${rest}`;
  });
  return Buffer.from(lines.join(''));
}
