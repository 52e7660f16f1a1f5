import { looksLikeZlib, startOfZlib } from '../archives/streams.ts';
import { MemorySource } from '../byte-source.ts';
import { HEAD_BYTES } from '../content-format.ts';
import { LimitReached } from '../limits.ts';
import { beginsPickle } from '../pickle/probe.ts';
import { latin1 } from '../pickle/text-arguments.ts';
import { decodeAt, type EncodedPlace, encodedPlaces } from './encoded-bytes.ts';

/** So many letters tell what is encoded. */
const HEAD_LETTERS = 2 * HEAD_BYTES;
const HEAD_DIGITS = 1024;
/** So many bytes tell whether they are zlib. */
const ZLIB_BYTES = 256;
/** What looking at places of one text may cost. Most places cost one, and one more for so many bytes. */
const MAX_LOOKS = 200_000;
const BYTES_PER_COST = 512;
const NUMBERS_COST = 4;
const ZLIB_COST = 10;
/** A line of Base64 ends before. By chance, the next one looks like a protocol. */
const INSIDE = /[A-Za-z0-9+/]{50}[^A-Za-z0-9+/=\n]{0,6}\n[^A-Za-z0-9+/\n]{0,20}$/u;
const INSIDE_LETTERS = 80;

const TOO_MANY = 'Its text has more places where bytes may be encoded than are looked at.';

const PROTO = 0x80;
const FRAME = 0x95;
/** No text that is searched holds more. */
const MAX_FIRST_BYTES = 64 * 2 ** 20;
/** The sixth of the eight bytes of a frame's length: no frame has a TiB. */
const LENGTH_BYTE = 8;
const ZLIB = 0x78;
/** What writers of pickles write behind the protocol: by chance, bytes look like a protocol. */
const USUAL_NEXT = Buffer.from('\x95c}](', 'latin1');
const OLD_OPCODES = Buffer.from('c(');
/** What protocols 0 and 1 write first: the name of a function or class, or a dict or list. */
const OLD_START = /^(?:(?:\(?c|\(i)[A-Za-z_][\w.]*\n[A-Za-z_][\w.]*\n|\([dl]p\d+\n)/u;

/**
 * True if bytes begin as content that is scanned, and not by chance.
 * @param isInside true if they are likely to be a part of others
 * @param isCut true if more of them follows
 */
function matters(head: Uint8Array, isInside: boolean, isCut: boolean): boolean {
  const bytes = new MemorySource(head);
  const [first = 0, , third = 0] = head;
  if (first === PROTO) {
    const isLikely = third === FRAME ? head[LENGTH_BYTE] === 0 : !isInside || USUAL_NEXT.includes(third);
    return isLikely && (beginsPickle(bytes) || (isCut && isCutInFirst(head)));
  }
  if (OLD_OPCODES.includes(first)) return OLD_START.test(latin1(head)) && beginsPickle(bytes);
  if (first !== ZLIB) return true;
  const start = head.subarray(0, isInside ? HEAD_BYTES : ZLIB_BYTES);
  return isInside ? startOfZlib(start).length > 0 : looksLikeZlib(start);
}

/** Opcodes of texts and bytes, whose length is in the four bytes behind them. */
const LONG_OPCODES = Buffer.from('XTB\x8d\x8e\x96', 'latin1');

/** True for the start of a pickle whose first text is longer than what was decoded. */
function isCutInFirst(head: Uint8Array): boolean {
  if (head.length < 7 || !LONG_OPCODES.includes(head[2] ?? 0)) return false;
  const length = Buffer.from(head).readUInt32LE(3);
  return length + 7 > head.length && length < MAX_FIRST_BYTES;
}

/** What was spent on the places of one text. */
export interface Looks {
  spent: number;
}

/**
 * @param looks shared by the pieces of one text
 * @returns the places where encoded content begins that is scanned
 * @throws LimitReached if there are too many places where it could
 */
export function* placesThatMatter(text: string, looks: Looks): Generator<EncodedPlace> {
  for (const place of encodedPlaces(text)) {
    const { index, encoding } = place;
    const letters = encoding === 'numbers' ? HEAD_DIGITS : HEAD_LETTERS;
    const head = decodeAt(text.slice(index, index + letters), { ...place, index: 0 });
    looks.spent += encoding === 'numbers' ? NUMBERS_COST : head[0] === ZLIB ? ZLIB_COST : 1;
    looks.spent += Math.floor(head.length / BYTES_PER_COST);
    if (looks.spent > MAX_LOOKS) throw new LimitReached('work', TOO_MANY, true);
    const isInside = INSIDE.test(text.slice(Math.max(0, index - INSIDE_LETTERS), index));
    if (matters(head, isInside, index + letters < text.length)) yield place;
  }
}
