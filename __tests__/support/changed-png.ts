import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE_BYTES = 8;
/** The length, the type and the checksum of a chunk. */
const FRAME_BYTES = 12;

/** A PNG with another last byte: its last pixel is brighter by `more`. */
export function brighterPng(png: Buffer, more: number): Buffer {
  const parts = [png.subarray(0, SIGNATURE_BYTES)];
  for (let at = SIGNATURE_BYTES; at < png.length;) {
    const end = at + FRAME_BYTES + png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const body = png.subarray(at + 8, end - 4);
    parts.push(type === 'IDAT' ? chunk(type, brighter(body, more)) : png.subarray(at, end));
    at = end;
  }
  return Buffer.concat(parts);
}

function brighter(compressed: Buffer, more: number): Buffer {
  const rows = inflateSync(compressed);
  const last = rows.length - 1;
  rows.writeUInt8((rows.readUInt8(last) + more) % 256, last);
  return deflateSync(rows);
}

function chunk(type: string, body: Buffer): Buffer {
  const framed = Buffer.concat([Buffer.alloc(4), Buffer.from(type, 'latin1'), body, Buffer.alloc(4)]);
  framed.writeUInt32BE(body.length, 0);
  framed.writeUInt32BE(crc32(framed.subarray(4, -4)), framed.length - 4);
  return framed;
}
