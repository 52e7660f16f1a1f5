import { constants, inflateRawSync } from 'node:zlib';
import { MemorySource } from '../byte-source.ts';
import { followPickle } from '../pickle/follow.ts';
import { Nodes } from '../pickle/nodes.ts';
import { beginsPickle, PROBED_NODES } from '../pickle/probe.ts';

const PROTO = 0x80;
const MAX_START_BYTES = 16 * 2 ** 20;
/** A fault may follow soon, so less of the start is tried as well. */
const TRIED_BYTES = [4096, 256];

/**
 * True for deflate without a header, if a pickle begins in it: programs that know its form load it. Nothing else marks such
 * data, and what other data begins like it gives other bytes.
 */
export function looksLikeRawDeflate(head: Uint8Array): boolean {
  const [first = 0, a = 0, b = 0, c = 0, d = 0] = head;
  const block = (first >>> 1) & 3;
  if (block === 3 || (block === 0 && ((a ^ c) !== 0xff || (b ^ d) !== 0xff))) return false;
  return TRIED_BYTES.some((length) => isPickle(startOf(head.subarray(0, length))));
}

function startOf(head: Uint8Array): Uint8Array {
  try {
    return inflateRawSync(head, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: MAX_START_BYTES });
  } catch {
    return new Uint8Array(0);
  }
}

function isPickle(start: Uint8Array): boolean {
  const bytes = new MemorySource(start);
  if (start.length === 0 || !beginsPickle(bytes)) return false;
  return start[0] === PROTO || followPickle(bytes, 0, new Nodes(PROBED_NODES)).isCalling;
}
