import { finding } from '../rules/file-finding.ts';
import { type ByteSource, SliceSource } from '../byte-source.ts';
import type { Scan } from '../scan.ts';

/** At most so much of the unused bytes is searched. */
const MAX_SEARCHED_BYTES = 32 * 2 ** 20;
const STEP_BYTES = 256 * 1024;
/** The longest signature, less one: what the next step must see again. */
const OVERLAP_BYTES = 7;

interface Signature {
  readonly name: string;
  readonly text: string;
  /** True if the signature is so short that it counts only at the very beginning. */
  readonly isOnlyAtStart?: boolean;
}

/** Signatures as Latin-1 text. */
const SIGNATURES: readonly Signature[] = [
  { name: 'zip archive', text: 'PK\u0003\u0004' },
  { name: 'ELF program', text: '\u007fELF' },
  { name: '7z archive', text: '7z\u00bc\u00af\u0027\u001c' },
  { name: 'RAR archive', text: 'Rar!\u001a\u0007' },
  { name: 'HDF5 file', text: '\u0089HDF\r\n\u001a\n' },
  { name: 'Windows program', text: 'MZ', isOnlyAtStart: true },
  { name: 'script', text: '#!/', isOnlyAtStart: true },
  { name: 'gzip stream', text: '\u001f\u008b\u0008', isOnlyAtStart: true },
  ...['\u0002', '\u0003', '\u0004', '\u0005'].map((protocol) => ({
    name: 'pickle',
    text: `\u0080${protocol}`,
    isOnlyAtStart: true,
  })),
];

/** True if all bytes of a place are searched. */
export function isSearched(start: number, end: number): boolean {
  return end - start <= MAX_SEARCHED_BYTES;
}

/**
 * Searches bytes that the format does not use for other content: a reader of that other format may find it there. It is
 * a finding, and is scanned too.
 * @returns true if something was found
 */
export function findHiddenContent(bytes: ByteSource, start: number, end: number, scan: Scan): boolean {
  const limit = Math.min(end, start + MAX_SEARCHED_BYTES);
  for (let at = start; at < limit; at += STEP_BYTES) {
    const piece = bytes.read(at, Math.min(STEP_BYTES + OVERLAP_BYTES, end - at));
    const text = Buffer.from(piece.buffer, piece.byteOffset, piece.length).toString('latin1');
    const found = firstSignature(text, at === start);
    if (found === undefined) continue;
    const offset = at + found.index;
    scan.find(
      finding(
        'high',
        'hidden-content',
        found.name,
        `A ${found.name} lies in bytes that this format does not use.`,
        { offset },
      ),
    );
    scan.enter(`bytes-at-${String(offset)}`, new SliceSource(bytes, offset, end - offset));
    return true;
  }
  return false;
}

function firstSignature(
  text: string,
  isStart: boolean,
): { readonly name: string; readonly index: number } | undefined {
  return SIGNATURES.map(({ name, text: wanted, isOnlyAtStart }) => {
    if (isOnlyAtStart !== true) return { name, index: text.indexOf(wanted) };
    return { name, index: isStart && text.startsWith(wanted) ? 0 : -1 };
  })
    .filter(({ index }) => index >= 0)
    .sort((a, b) => a.index - b.index)[0];
}

/**
 * Finds a zip archive that ends where the file ends, wherever in the file it begins: zip readers start at the end of a
 * file, so that the same file is a model for one reader and an archive for another.
 */
export function findZipAtEnd(bytes: ByteSource, scan: Scan): void {
  const length = Math.min(bytes.size, 65_557);
  const start = bytes.size - length;
  const tail = Buffer.from(bytes.read(start, length));
  const at = tail.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  if (at < 0 || at + 22 > tail.length || at + 22 + tail.readUInt16LE(at + 20) !== tail.length) return;
  scan.find(
    finding(
      'high',
      'hidden-content',
      'zip archive at the end',
      'The file ends like a zip archive, which a program that reads archives would open instead of the model.',
      { offset: start + at },
    ),
  );
}
