import type { ByteSource } from '../byte-source.ts';
import { scanPickles } from '../pickle/scan-pickles.ts';
import type { Content, Scan } from '../scan.ts';

const MAGIC = Buffer.from('\x93NUMPY', 'latin1');

/** True if the content is an array of NumPy's own format, `.npy`. */
export function looksLikeNumpy(head: Uint8Array, _bytes: ByteSource): boolean {
  return MAGIC.equals(head.subarray(0, MAGIC.length));
}

/** Scans an array file: an array of objects is a pickle behind a header. */
export function scanNumpy(content: Content, scan: Scan): void {
  scanPickles(content.bytes, scan);
}
