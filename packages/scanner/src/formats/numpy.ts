import { strangeLayout, layoutFound } from '../strange-layout.ts';
import { damaged } from '@model-security-scan/common/unreadable';
import { finding } from '../rules/file-finding.ts';
import type { ByteSource } from '../byte-source.ts';
import { beginsPickle } from '../pickle/probe.ts';
import { scanPickles } from '../pickle/scan-pickles.ts';
import type { Content, Scan } from '../scan.ts';
import { counted } from '@model-security-scan/common/number-words';
import { readHeader } from './numpy-header.ts';
import { MARKED_MODEL_FORMAT, type ScannedFormat } from '../content-format.ts';

const MAGIC = Buffer.from('\x93NUMPY', 'latin1');
/** NumPy refuses longer headers unless it is told otherwise. */
const MAX_HEADER_BYTES = 1 << 20;

/** True if the content is an array of NumPy's own format, `.npy`. */
export function looksLikeNumpy(head: Uint8Array, bytes: ByteSource): boolean {
  return bytes.size > MAGIC.length && MAGIC.equals(head.subarray(0, MAGIC.length));
}

/**
 * Scans an array file (`numpy/lib/format.py`): magic number, version, the length of the header, the header, then the raw
 * elements, or one pickle if the elements are objects. `np.save` writes several arrays into one file if it is asked to.
 */
export function scanNumpy({ bytes }: Content, scan: Scan): void {
  scan.observe({ kind: 'format', format: 'numpy' });
  let position = 0;
  do {
    position = scanArray(bytes, position, scan);
  } while (position < bytes.size && MAGIC.equals(bytes.read(position, MAGIC.length)));
  if (position < bytes.size) reportTrailing(bytes, position, scan);
}

/** @returns where the array ends */
function scanArray(bytes: ByteSource, offset: number, scan: Scan): number {
  const [major = 0] = bytes.read(offset + MAGIC.length, 1);
  const width = major === 1 ? 2 : 4;
  const start = offset + MAGIC.length + 2 + width;
  const lengthBytes = bytes.read(offset + MAGIC.length + 2, width);
  const length = lengthBytes.reduce((sum, byte, at) => sum + byte * 256 ** at, 0);
  if (
    major < 1 ||
    major > 3 ||
    lengthBytes.length < width ||
    length > MAX_HEADER_BYTES ||
    start + length > bytes.size
  ) {
    throw damaged('The header of the NumPy array is cut, too long, or of a version that does not exist.');
  }
  const text = Buffer.from(bytes.read(start, length)).toString(major === 3 ? 'utf8' : 'latin1');
  const header = readHeader(text);
  const dataStart = start + length;
  if (typeof header === 'string') return scanUnknown(bytes, offset, dataStart, header, scan);
  if (header.kinds.has('O')) return scanPickles(bytes, scan, dataStart).end;
  if (header.itemBytes === undefined) return bytes.size;
  const end = dataStart + header.count * header.itemBytes;
  if (end <= bytes.size) return end;
  tell(scan, offset, 'The array is cut: the header promises more numbers than follow.');
  return bytes.size;
}

/** A header that is no plain literal: a loader that is less strict may take what follows for a pickle. */
function scanUnknown(
  bytes: ByteSource,
  offset: number,
  dataStart: number,
  reason: string,
  scan: Scan,
): number {
  const detail =
    `The header of the array ${reason}. NumPy writes no such header, so it is not known what a loader ` +
    'reads.';
  scan.find(layoutFound(strangeLayout('NumPy array', detail, offset)));
  return beginsPickle(bytes, dataStart) ? scanPickles(bytes, scan, dataStart).end : bytes.size;
}

function tell(scan: Scan, offset: number, detail: string): void {
  scan.find(finding('review', 'malformed-model', 'NumPy array', detail, { when: 'none', offset }));
}

function reportTrailing(bytes: ByteSource, position: number, scan: Scan): void {
  if (beginsPickle(bytes, position)) {
    scanPickles(bytes, scan, position);
    return;
  }
  const rest = counted(bytes.size - position, 'byte follows', 'bytes follow');
  const detail = `${rest} the array, which a loader never reads.`;
  scan.find(
    finding('review', 'hidden-content', 'after the array', detail, { when: 'none', offset: position }),
  );
}

export const numpy: ScannedFormat = {
  ...MARKED_MODEL_FORMAT,
  id: 'numpy',
  boundsFindings: true,
  extensions: ['npy'],
  looksLike: looksLikeNumpy,
  scan: scanNumpy,
};
