import { isPlainText } from '../archives/member-kinds.ts';
import { type ByteSource, SliceSource } from '../byte-source.ts';
import { HEAD_BYTES, type ScannedFormat } from '../content-format.ts';
import { scanEncodedRows } from '../databases/encoded-rows.ts';
import { findPickles, type FoundPickle, MAX_PLACES } from '../pickle/find-pickles.ts';
import { isQuotingName } from '../text-rules/text-names.ts';
import type { Scan } from '../scan.ts';

/*
 * Pickles that lie inside of files which are no pickles: rows of databases (`shelve`, `diskcache`, `sqlitedict`, stores of
 * embeddings), and files of applications with a header of their own.
 */

/** A row of a database may be anywhere; beyond so many bytes the rest is said to be unread. */
const MAX_SEARCHED_BYTES = 64 * 2 ** 20;
const MAX_PICKLES = 5000;

function enter(bytes: ByteSource, { start, end }: FoundPickle, scan: Scan): void {
  scan.enter(`bytes@${String(start)}`, new SliceSource(bytes, start, end - start), { isGuess: true });
}

function scanRows(bytes: ByteSource, scan: Scan): void {
  const bounds = { places: MAX_PLACES };
  const end = Math.min(bytes.size, MAX_SEARCHED_BYTES);
  let pickles = 0;
  for (const found of findPickles(bytes, end, bounds)) {
    pickles += 1;
    if (pickles > MAX_PICKLES) {
      reportRest(found.start, scan);
      return;
    }
    enter(bytes, found, scan);
  }
  const unread = scanEncodedRows(bytes, end, MAX_PICKLES, scan);
  if (bounds.places < 0) reportRest(0, scan);
  else if (unread !== undefined) reportRest(unread, scan);
  else if (end < bytes.size) reportRest(end, scan);
}

function reportRest(offset: number, scan: Scan): void {
  const detail =
    'Rows of a database may be pickles, which its program loads. Not all of those from here on were scanned.';
  scan.find({
    rule: 'over-limit',
    severity: 'not-scanned',
    subject: 'database',
    detail,
    when: 'none',
    offset,
  });
}

const latin1 = (head: Uint8Array, start: number, end: number): string =>
  Buffer.from(head.subarray(start, end)).toString('latin1');

/** What databases of SQLite and its journals, GDBM, LMDB and Berkeley DB have at these places, on machines of either byte order. */
const DATABASES: readonly (readonly [at: number, texts: readonly string[]])[] = [
  [0, ['SQLite format 3\0', '7\x7f\x06\x82', '7\x7f\x06\x83', '\xd9\xd5\x05\xf9 \xa1c\xd7']],
  [0, ['\x13W\x9a', '\xce\x9aW\x13', '\xcf\x9aW\x13', '\xcd\x9aW\x13']],
  [16, ['\xde\xc0\xef\xbe', '\xbe\xef\xc0\xde']],
  [12, ['a\x15\x06\0', 'b1\x05\0', '\0\x06\x15a', '\0\x051b']],
];

/** Databases whose rows may be pickles. */
export const database: ScannedFormat = {
  id: 'database',
  kind: 'scanned',
  isModel: false,
  isDistinct: true,
  looksLike: (head) =>
    DATABASES.some(([at, texts]) => texts.some((text) => latin1(head, at, at + text.length) === text)),
  scan: ({ bytes }, scan) => {
    scanRows(bytes, scan);
  },
};

/** Headers of applications are shorter. */
const HEADER_BYTES = 64 * 1024;

/** Gives the pickles behind a header: each record may have one. */
function* picklesBehind(bytes: ByteSource): Generator<FoundPickle> {
  const end = Math.min(bytes.size, HEADER_BYTES);
  for (const found of findPickles(bytes, end, { places: MAX_PLACES })) if (found.start > 0) yield found;
}

/** Scans the pickles that begin behind a header. */
export function scanPickleBehind(bytes: ByteSource, scan: Scan): void {
  for (const found of picklesBehind(bytes)) enter(bytes, found, scan);
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
  looksLike: (head, bytes, name) => !quotes(head, name) && picklesBehind(bytes).next().done !== true,
  scan: ({ bytes }, scan) => {
    scanPickleBehind(bytes, scan);
  },
};
