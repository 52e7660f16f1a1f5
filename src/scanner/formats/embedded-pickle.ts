import { type ByteSource, SliceSource } from '../byte-source.ts';
import type { ScannedFormat } from '../content-format.ts';
import { beginsPickle } from '../pickle/probe.ts';
import type { Scan } from '../scan.ts';

/*
 * Pickles that lie inside of files which are no pickles: rows of databases (`shelve`, `diskcache`, `sqlitedict`, stores of
 * embeddings), and files of applications with a header of their own. In rows, only pickles that name their protocol are
 * searched.
 */

const PROTO = 0x80;
/** A row of a database may be anywhere; beyond so many bytes the rest is said to be unread. */
const MAX_SEARCHED_BYTES = 64 * 2 ** 20;
const STEP_BYTES = 256 * 1024;
/** So many places that look like pickles are looked at. */
const MAX_PLACES = 20_000;
const MAX_PICKLES = 1000;

/** @returns where bytes begin that may be a pickle, from the start of the piece */
function* placesIn(piece: Uint8Array): Generator<number> {
  for (let at = piece.indexOf(PROTO); at >= 0; at = piece.indexOf(PROTO, at + 1)) {
    const protocol = piece[at + 1] ?? 0;
    if (protocol >= 2 && protocol <= 5) yield at;
  }
}

/** Scans what begins like a pickle, to the end of the content: how long a row is, only its database knows. */
function enter(bytes: ByteSource, at: number, scan: Scan): void {
  scan.enter(`bytes@${String(at)}`, new SliceSource(bytes, at, bytes.size - at), { isGuess: true });
}

function scanRows(bytes: ByteSource, scan: Scan): void {
  let places = 0;
  let pickles = 0;
  const end = Math.min(bytes.size, MAX_SEARCHED_BYTES);
  for (let start = 0; start < end; start += STEP_BYTES) {
    // The next step must see a protocol whose first byte is the last one here.
    const piece = bytes.read(start, Math.min(STEP_BYTES + 1, bytes.size - start)).slice();
    for (const place of placesIn(piece)) {
      places += 1;
      if (places > MAX_PLACES || pickles > MAX_PICKLES) {
        tellRest(start + place, scan);
        return;
      }
      if (!beginsPickle(bytes, start + place)) continue;
      pickles += 1;
      enter(bytes, start + place, scan);
    }
  }
  if (end < bytes.size) tellRest(end, scan);
}

function tellRest(offset: number, scan: Scan): void {
  const detail =
    'Rows of a database may be pickles, which its program loads. Those from here on were not scanned.';
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

/** What databases of SQLite, GDBM, LMDB and Berkeley DB have at these places, on machines of either byte order. */
const DATABASES: readonly (readonly [at: number, texts: readonly string[]])[] = [
  [0, ['SQLite format 3\0']],
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
/** Behind so many bytes, a pickle must also go on as writers of pickles go on: by chance, bytes look like a protocol. */
const SHORT_HEADER_BYTES = 4096;
/** What writers of pickles write behind the protocol. */
export const USUAL_NEXT = Buffer.from('\x95c}](', 'latin1');

/** What protocols 0 and 1 write first: the name of a function or class, or a dict or list. */
const OLD_START = /^(?:(?:\(?c|\(i)[A-Za-z_][\w.]*\n[A-Za-z_][\w.]*\n|\([dl]p\d+\n)/u;
const OLD_START_BYTES = 200;

const isText = (byte: number): boolean =>
  byte === 9 || byte === 10 || byte === 13 || (byte >= 32 && byte < 127);

/** True if a call of protocol 0 or 1 begins at a place, or a dict or list as they write it. */
export function beginsOldPickle(bytes: ByteSource, at = 0): boolean {
  const start = latin1(bytes.read(at, OLD_START_BYTES), 0, OLD_START_BYTES);
  return OLD_START.test(start) && beginsPickle(bytes, at);
}

/** @returns where a pickle that does not name its protocol begins, behind a byte that is no text */
function oldPickleBehind(bytes: ByteSource): number | undefined {
  const head = bytes.read(0, HEADER_BYTES).slice();
  for (let at = 1; at < head.length; at += 1) {
    const isStart = (head[at] === 0x63 || head[at] === 0x28) && !isText(head[at - 1] ?? 0);
    if (isStart && beginsOldPickle(bytes, at)) return at;
  }
  return undefined;
}

/** @returns where behind a header the first pickle begins that names its protocol; undefined if there is none */
function pickleBehind(bytes: ByteSource): number | undefined {
  const head = bytes.read(0, HEADER_BYTES).slice();
  for (const place of placesIn(head)) {
    const isLikely = place < SHORT_HEADER_BYTES || USUAL_NEXT.includes(head[place + 2] ?? 0);
    if (place > 0 && isLikely && beginsPickle(bytes, place)) return place;
  }
  return undefined;
}

/** Scans the first pickle that begins behind a header, and one before it that does not name its protocol. */
export function scanPickleBehind(bytes: ByteSource, scan: Scan): void {
  const at = pickleBehind(bytes);
  if (at !== undefined) enter(bytes, at, scan);
  const old = oldPickleBehind(bytes);
  // Pickles that name their protocol have such names inside.
  if (old !== undefined && old < (at ?? Infinity)) enter(bytes, old, scan);
}

/** Content of no other format, with a pickle behind a header. Programs skip the header, and load the rest. */
export const pickleBehindHeader: ScannedFormat = {
  id: 'pickle-behind-header',
  kind: 'scanned',
  isModel: false,
  isDistinct: false,
  isWeak: true,
  looksLike: (_, bytes) => pickleBehind(bytes) !== undefined || oldPickleBehind(bytes) !== undefined,
  scan: ({ bytes }, scan) => {
    scanPickleBehind(bytes, scan);
  },
};
