import { constants, inflateRawSync, inflateSync } from 'node:zlib';
import { MemorySource } from '../byte-source.ts';
import { codeOf } from '../file-source.ts';
import { followPickle } from '../pickle/follow.ts';
import { Nodes } from '../pickle/nodes.ts';
import { beginsPickle, PROBED_NODES } from '../pickle/probe.ts';

/*
 * Pickles that a program compresses before it puts them into a database, as the README of `sqlitedict` shows, or writes as
 * Base64.
 */

/** Starts of zlib, gzip, bzip2 and xz. */
const STARTS = ['x[\\x01\\x5e\\x9c\\xda]', '\\x1f\\x8b\\x08', 'BZh[1-9]1AY&SY', '\\xfd7zXZ\\0'];
const COMPRESSED = new RegExp(STARTS.join('|'), 'gu');
const LONGEST_START = 10;
const GZIP = 0x1f;
const ZLIB = 0x78;
/** Of longer rows the start says whether they are pickles. */
const MAX_INPUT_BYTES = 2 ** 20;
const MAX_OUTPUT_BYTES = 2 ** 24;
const MIN_BYTES = 16;
/** An array of NumPy may have objects, and an archive pickles. */
const OTHER_HOLDERS = ['\x93NUMPY', 'PK\x03\x04'];

/** @returns where compressed content may begin */
export function compressedStarts(bytes: Buffer): readonly number[] {
  return [...bytes.toString('latin1').matchAll(COMPRESSED)].map(({ index }) => index);
}

/** True for bytes that begin as compressed content does. */
export function beginsCompressed(bytes: Buffer): boolean {
  return compressedStarts(bytes.subarray(0, LONGEST_START))[0] === 0;
}

/**
 * True for compressed content with a pickle that looks something up, and for what only other readers decompress. A pickle
 * that looks nothing up runs nothing.
 */
export function mayHoldPickle(bytes: Buffer): boolean {
  if (bytes.length < MIN_BYTES) return false;
  if (bytes[0] !== GZIP && bytes[0] !== ZLIB) return true;
  const content = decompressed(bytes.subarray(0, MAX_INPUT_BYTES));
  if (content === undefined) return true;
  const head = content.toString('latin1', 0, LONGEST_START);
  if (OTHER_HOLDERS.some((start) => head.startsWith(start))) return true;
  const source = new MemorySource(content);
  if (content.length === 0 || !beginsPickle(source)) return false;
  const { end, lookups } = followPickle(source, 0, new Nodes(PROBED_NODES));
  return end === undefined || lookups.length > 0;
}

/** @returns undefined if it is too much, and nothing if it is not what it begins like, so that programs refuse it, too */
function decompressed(input: Buffer): Buffer | undefined {
  const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: MAX_OUTPUT_BYTES };
  try {
    if (input[0] === ZLIB) return inflateSync(input, options);
    const start = endOfGzipHead(input);
    return start === undefined ? undefined : inflateRawSync(input.subarray(start), options);
  } catch (error) {
    return codeOf(error) === 'ERR_BUFFER_TOO_LARGE' ? undefined : Buffer.alloc(0);
  }
}

const GZIP_HEAD_BYTES = 10;
const HAS_NAME = 8;

/** @returns undefined for a head with parts that Python does not write */
function endOfGzipHead(input: Buffer): number | undefined {
  const flags = input[3] ?? 0;
  if (flags === 0) return GZIP_HEAD_BYTES;
  return flags === HAS_NAME ? input.indexOf(0, GZIP_HEAD_BYTES) + 1 : undefined;
}
