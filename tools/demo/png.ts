import { crc32, deflateSync } from 'node:zlib';

/**
 * A greyscale PNG image.
 * @param brightness returns that of the pixel at a column and a row, 0 to 255
 */
export function greyPng(size: number, brightness: (column: number, row: number) => number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.writeUInt8(8, 8); // bits a pixel; colour type 0 is greyscale
  const rows = Array.from({ length: size }, (_, row) => [
    0, // no filter
    ...Array.from({ length: size }, (__, column) => Math.round(brightness(column, row))),
  ]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
