import { type ByteSource, SliceSource } from '../byte-source.ts';
import type { ScannedFormat } from '../content-format.ts';
import { beginsCompressed, mayHoldPickle } from '../databases/compressed-rows.ts';
import type { FoundPickle } from '../pickle/find-pickles.ts';
import { followPickle } from '../pickle/follow.ts';
import { Nodes } from '../pickle/nodes.ts';
import { PROBED_NODES } from '../pickle/probe.ts';
import { DUMB_BLOCK_BYTES } from '../reading/zeros.ts';
import type { Content, Scan } from '../scan.ts';

const HEAD_BYTES = 16;
/** Of longer values the start says whether they are pickles. */
const LOOKED_AT_BYTES = 64 * 1024;
const MAX_ROWS = 5000;
/** A larger file is searched up to here. */
const MAX_SEARCHED_BYTES = 64 * 2 ** 20;
/** `PROTO`, and what protocols 0 and 1 begin with that call something. */
const PICKLE_STARTS = Buffer.from('\x80c(', 'latin1');

function nextBlock(offset: number): number {
  return Math.ceil(offset / DUMB_BLOCK_BYTES) * DUMB_BLOCK_BYTES;
}

/** Gives the values that are pickles which look something up, also compressed. */
function* rowsOf(bytes: ByteSource): Generator<FoundPickle> {
  const nodes = new Nodes(PROBED_NODES);
  const end = Math.min(bytes.size, MAX_SEARCHED_BYTES);
  // A pickle at the start is recognised as one, and what is inside of it is no value.
  const first = followPickle(bytes, 0, nodes).end ?? 0;
  for (let at = nextBlock(first); at < end; at += DUMB_BLOCK_BYTES) {
    const head = Buffer.from(bytes.read(at, HEAD_BYTES));
    if (at > 0 && PICKLE_STARTS.includes(head[0] ?? 0)) {
      const followed = followPickle(bytes, at, nodes);
      const isRow = followed.isCalling || (followed.end !== undefined && followed.lookups.length > 0);
      if (isRow) yield { start: at, end: followed.end ?? bytes.size };
    } else if (beginsCompressed(head) && mayHoldPickle(Buffer.from(bytes.read(at, LOOKED_AT_BYTES)))) {
      yield { start: at, end: bytes.size };
    }
  }
}

function scanRows({ bytes }: Content, scan: Scan): void {
  let rows = 0;
  for (const { start, end } of rowsOf(bytes)) {
    rows += 1;
    if (rows > MAX_ROWS) {
      reportRest(start, scan);
      return;
    }
    const row = new SliceSource(bytes, start, end - start);
    scan.enter(`value@${String(start)}`, row, { isGuess: true, isFromText: true, isOpenEnded: true });
  }
  if (bytes.size > MAX_SEARCHED_BYTES) reportRest(MAX_SEARCHED_BYTES, scan);
}

function reportRest(offset: number, scan: Scan): void {
  const detail = 'Values of a database may be pickles. Those from here on were not scanned.';
  const limit = { rule: 'over-limit', severity: 'not-scanned', subject: 'database', detail } as const;
  scan.find({ ...limit, when: 'none', offset });
}

/** The values of a database of Python's `dbm.dumb`, which has no mark of its own; `shelve` loads them as pickles. */
export const dbmDumb: ScannedFormat = {
  id: 'dbm-dumb',
  kind: 'scanned',
  isModel: false,
  isDistinct: false,
  looksLike: (_, bytes, name) => /\.dat$/iu.test(name) && rowsOf(bytes).next().done !== true,
  scan: scanRows,
};
