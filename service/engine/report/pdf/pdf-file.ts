import { deflateSync } from 'node:zlib';

/** The objects of a PDF file (ISO 32000-1, 7.5). Offsets count bytes, so everything is kept as bytes. */
export class PdfFile {
  readonly #objects: (Buffer | undefined)[] = [];

  /** Takes a number for an object whose content follows later. */
  reserve(): number {
    return this.#objects.push(undefined);
  }

  fill(number: number, body: string): void {
    this.#objects[number - 1] = Buffer.from(body, 'latin1');
  }

  /** @returns the number of the object */
  add(body: string): number {
    return this.#objects.push(Buffer.from(body, 'latin1'));
  }

  /** Adds bytes, compressed. @param entries further entries of the stream's dictionary */
  addStream(content: Buffer, entries = ''): number {
    const packed = deflateSync(content);
    const head = `<< /Length ${String(packed.length)} /Filter /FlateDecode ${entries}>>\nstream\n`;
    return this.#objects.push(
      Buffer.concat([Buffer.from(head, 'latin1'), packed, Buffer.from('\nendstream', 'latin1')]),
    );
  }

  /** Puts the objects together, with the table of their offsets. */
  toBuffer(root: number, info: number): Buffer {
    // The second line has bytes above 127, by which programs see that the file is not text.
    const parts: Buffer[] = [Buffer.from('%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')];
    let length = parts[0]?.length ?? 0;
    const push = (part: Buffer): void => {
      parts.push(part);
      length += part.length;
    };
    const offsets = this.#objects.map((body, index) => {
      const offset = length;
      push(Buffer.from(`${String(index + 1)} 0 obj\n`, 'latin1'));
      push(body ?? Buffer.from('null', 'latin1'));
      push(Buffer.from('\nendobj\n', 'latin1'));
      return offset;
    });
    const size = String(offsets.length + 1);
    const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
    const trailer = `<< /Size ${size} /Root ${String(root)} 0 R /Info ${String(info)} 0 R >>`;
    const start = String(length);
    push(
      Buffer.from(
        `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n${trailer}\nstartxref\n${start}\n%%EOF\n`,
        'latin1',
      ),
    );
    return Buffer.concat(parts);
  }
}
