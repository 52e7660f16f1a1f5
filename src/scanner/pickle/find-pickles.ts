import type { ByteSource } from '../byte-source.ts';
import { followPickle } from './follow.ts';
import { Nodes } from './nodes.ts';
import { PROBED_NODES } from './probe.ts';

/*
 * Finds pickles anywhere in bytes of any kind: behind a header, in a dataset. By chance, and in
 * texts, bytes look like opcodes. So only pickles count that look up a name and call what they looked up: others run nothing.
 */

/** A pickle in other content. */
export interface FoundPickle {
  readonly start: number;
  readonly end: number;
}

const PROTO = 0x80;
const STEP_BYTES = 256 * 1024;
/** What the next step must see again: two names. */
const OVERLAP_BYTES = 512;
/** The arguments of a call may come before its name, behind a mark. */
const BEFORE_BYTES = 256;
const MARK = 0x28;

const NAME = '[A-Za-z_][\\w.]{0,99}';
/** The name of a protocol, or an opcode that looks up the name that follows it. */
const MARKED = new RegExp(`\\x80[\\0-\\x05]|[ci](?=${NAME}\\r?\\n${NAME}\\r?\\n)`, 'gu');

/** Where a pickle may begin or go on, and the opcode that looks up a name; both are one if a protocol is named. */
interface Place {
  readonly at: number;
  readonly lookup: number;
}

/** What the search may look at, for all parts of one content together. */
export interface SearchBounds {
  /** So many places are followed. */
  places: number;
}

export const MAX_PLACES = 50_000;
/** Few places have a mark before them, and few marks follow each other. */
const MARK_COST = 1 / 8;

/**
 * Gives the pickles that call something, in the order of their starts.
 * @param bounds counts down; the search ends with them, so ask afterwards whether places are left
 */
export function* findPickles(bytes: ByteSource, end: number, bounds: SearchBounds): Generator<FoundPickle> {
  const search = new Search(bytes);
  for (let start = 0; start < end; start += STEP_BYTES) {
    const length = Math.min(STEP_BYTES + OVERLAP_BYTES, bytes.size - start);
    const piece = Buffer.from(bytes.read(start, length));
    for (const { at, lookup } of placesIn(piece)) {
      // The next step begins with these.
      if (at >= STEP_BYTES || start + at >= end) break;
      bounds.places -= 1;
      if (bounds.places < 0) return;
      const found = search.at(start + at, start + lookup, bounds);
      if (found !== undefined) yield found;
    }
  }
}

function placesIn(piece: Buffer): readonly Place[] {
  const marked = [...piece.toString('latin1').matchAll(MARKED)].map(({ index: at }) => ({ at, lookup: at }));
  const computed = [...placesOfTexts(piece)];
  return computed.length === 0 ? marked : [...marked, ...computed].sort((one, other) => one.at - other.at);
}

const STACK_GLOBAL = 0x93;
const MAX_NAME_BYTES = 100;

/** Finds two texts, one after another, and the opcode that looks up what they name. */
function* placesOfTexts(piece: Buffer): Generator<Place> {
  if (!piece.includes(STACK_GLOBAL)) return;
  const lines = lineEnds(piece);
  for (let at = 0; at < piece.length; at += 1) {
    const second = endOfText(piece, at, lines);
    const lookup = second === undefined ? undefined : endOfText(piece, second, lines);
    if (lookup !== undefined && piece[lookup] === STACK_GLOBAL) yield { at, lookup };
  }
}

/** @returns where a short text ends that an opcode begins, with the opcode that puts it into the memo */
function endOfText(piece: Buffer, at: number, lines: Int32Array): number | undefined {
  const widths = TEXT_WIDTHS[piece[at] ?? 0] ?? NO_TEXT;
  if (widths === NO_TEXT) return undefined;
  const end = widths === 0 ? (lines[at] ?? 0) : at + 1 + widths + (piece[at + 1] ?? 0);
  if (end <= at || end - at > MAX_NAME_BYTES + widths) return undefined;
  const memo = piece[end] ?? 0;
  return end + (MEMO_BYTES.get(memo) ?? 0);
}

/** @returns behind the end of the line that each byte is in; 0 if there is none */
function lineEnds(piece: Buffer): Int32Array {
  const ends = new Int32Array(piece.length);
  let end = 0;
  for (let at = piece.length - 1; at >= 0; at -= 1) {
    if (piece[at] === 0x0a) end = at + 1;
    ends[at] = end;
  }
  return ends;
}

/** How many bytes say how long the text is; none for a line. */
const NO_TEXT = 255;
const TEXT_WIDTHS = new Uint8Array(256).fill(NO_TEXT);
for (const [code, width] of [
  [0x8c, 1],
  [0x55, 1],
  [0x58, 4],
  [0x54, 4],
  [0x8d, 8],
  [0x56, 0],
  [0x53, 0],
] as const) {
  TEXT_WIDTHS[code] = width;
}
const MEMO_BYTES = new Map([
  [0x94, 1],
  [0x71, 2],
  [0x72, 5],
]);

class Search {
  readonly #bytes: ByteSource;
  readonly #nodes = new Nodes(PROBED_NODES);
  /** Opcodes that were followed. */
  readonly #known = new Set<number>();

  constructor(bytes: ByteSource) {
    this.#bytes = bytes;
  }

  /** @param lookup the opcode that looks up the name, if the place is not the name of a protocol */
  at(place: number, lookup: number, bounds: SearchBounds): FoundPickle | undefined {
    if (this.#known.has(lookup)) return undefined;
    const [first = 0] = this.#bytes.read(place, 1);
    if (first === PROTO) return this.#follow(place);
    for (const start of this.#startsOf(place)) {
      if (start < place) bounds.places -= MARK_COST;
      if (bounds.places < 0) return undefined;
      const found = this.#follow(start, lookup);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** The place itself, and each mark not far before it. */
  *#startsOf(place: number): Generator<number> {
    yield place;
    const from = Math.max(0, place - BEFORE_BYTES);
    const before = this.#bytes.read(from, place - from).slice();
    for (let at = before.lastIndexOf(MARK); at >= 0; at = before.subarray(0, at).lastIndexOf(MARK)) {
      yield from + at;
    }
  }

  /** @param lookup that the pickle must reach, if its start does not name a protocol */
  #follow(start: number, lookup?: number): FoundPickle | undefined {
    const { end, lookups, isCalling } = followPickle(this.#bytes, start, this.#nodes);
    // Who begins at one of these does the same with fewer values.
    for (const known of lookups) this.#known.add(known);
    const isNamed = lookup === undefined;
    const counts = isNamed ? isCalling || (end !== undefined && lookups.length > 0) : isCalling;
    if (!counts || (!isNamed && !lookups.includes(lookup))) return undefined;
    return { start, end: end ?? this.#bytes.size };
  }
}
