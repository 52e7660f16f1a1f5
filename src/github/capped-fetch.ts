import { types } from 'node:util';
import { isObject } from '../core/json.ts';

/** More than GitHub ever gives at once: a hundred comments of 65,536 characters of four bytes take 26 MB. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

/** The answer is longer than it may be. */
export class OversizedAnswerError extends Error {
  override readonly name = 'OversizedAnswerError';

  constructor(maxBytes: number) {
    super(`an answer of more than ${String(maxBytes)} bytes, which is not read further`);
  }
}

/** What octokit calls to send a request; what it gets has the parts of a `Response` that octokit uses. */
export type OctokitFetch = (...request: readonly unknown[]) => Promise<unknown>;

/**
 * Bounds what is read of an answer: octokit itself reads to its end whatever comes. The bytes are counted after they
 * were unpacked, so that a small answer cannot become a large one.
 * @param fetch octokit's own; what is no function stands for Node's, as with octokit
 */
export function cappedFetch(fetch: unknown, maxBytes = MAX_ANSWER_BYTES): OctokitFetch {
  const send = typeof fetch === 'function' ? fetch : globalThis.fetch;
  return async (...request) => {
    const answer: unknown = await Reflect.apply(send, undefined, request);
    if (!isObject(answer)) return answer;
    const { body, status, statusText, url, headers } = answer;
    const bytes = await readUpTo(maxBytes, body);
    return {
      status,
      statusText,
      url,
      headers,
      text: () => Promise.resolve(new TextDecoder().decode(bytes)),
      arrayBuffer: () => Promise.resolve(Uint8Array.from(bytes).buffer),
    };
  };
}

/**
 * @returns what came of a body that ended early as well: its status still counts, and half a JSON is none
 * @throws OversizedAnswerError; the connection is closed
 */
async function readUpTo(maxBytes: number, body: unknown): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const piece of isAsyncIterable(body) ? body : []) {
      if (!types.isUint8Array(piece)) continue;
      bytes += piece.length;
      if (bytes > maxBytes) throw new OversizedAnswerError(maxBytes);
      pieces.push(piece);
    }
  } catch (error) {
    if (error instanceof OversizedAnswerError) throw error;
  }
  return Buffer.concat(pieces);
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
