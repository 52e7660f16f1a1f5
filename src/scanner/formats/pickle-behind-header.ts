import { isPlainText } from '../archives/member-kinds.ts';
import { type ByteSource, SliceSource } from '../byte-source.ts';
import { HEAD_BYTES, type ScannedFormat } from '../content-format.ts';
import { findPickles, type FoundPickle, MAX_PLACES } from '../pickle/find-pickles.ts';
import { isQuotingName } from '../text-rules/text-names.ts';
import type { Scan } from '../scan.ts';

/** Headers of applications are shorter. */
const HEADER_BYTES = 64 * 1024;

const latin1 = (head: Uint8Array, start: number, end: number): string =>
  Buffer.from(head.subarray(start, end)).toString('latin1');

/** What databases of SQLite and its journals, GDBM, LMDB and Berkeley DB have at these places, on machines of either byte order. */
const DATABASES: readonly (readonly [at: number, texts: readonly string[]])[] = [
  [0, ['SQLite format 3\0', '7\x7f\x06\x82', '7\x7f\x06\x83', '\xd9\xd5\x05\xf9 \xa1c\xd7']],
  [0, ['\x13W\x9a', '\xce\x9aW\x13', '\xcf\x9aW\x13', '\xcd\x9aW\x13']],
  [16, ['\xde\xc0\xef\xbe', '\xbe\xef\xc0\xde']],
  [12, ['a\x15\x06\0', 'b1\x05\0', '\0\x06\x15a', '\0\x051b']],
];

/** True for a database. Its rows are not scanned, so it must not pass for a file whose pickles were: its name decides. */
function isDatabase(head: Uint8Array): boolean {
  return DATABASES.some(([at, texts]) => texts.some((text) => latin1(head, at, at + text.length) === text));
}

/** Gives the pickles behind a header: each record may have one. */
function* picklesBehind(bytes: ByteSource): Generator<FoundPickle> {
  const end = Math.min(bytes.size, HEADER_BYTES);
  for (const found of findPickles(bytes, end, { places: MAX_PLACES })) if (found.start > 0) yield found;
}

/** Scans the pickles that begin behind a header. */
export function scanPickleBehind(bytes: ByteSource, scan: Scan): void {
  for (const { start, end } of picklesBehind(bytes)) {
    scan.enter(`bytes@${String(start)}`, new SliceSource(bytes, start, end - start), { isGuess: true });
  }
}

/** True for sources and prose, which quote pickles. A file of text with another name may be a header and a pickle. */
function quotes(head: Uint8Array, name: string): boolean {
  return isQuotingName(name) && isPlainText(head.subarray(0, HEAD_BYTES));
}

/** Content of no other format, with a pickle behind a header. Programs skip the header, and load the rest. */
export const pickleBehindHeader: ScannedFormat = {
  id: 'pickle-behind-header',
  kind: 'scanned',
  isModel: false,
  isDistinct: false,
  isWeak: true,
  looksLike: (head, bytes, name) =>
    !isDatabase(head) && !quotes(head, name) && picklesBehind(bytes).next().done !== true,
  scan: ({ bytes }, scan) => {
    scanPickleBehind(bytes, scan);
  },
};
