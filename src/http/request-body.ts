import type { ClientRequest } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { HttpRequest } from './types.ts';
import type { StreamBody } from '../core/stream-body.ts';

/** A body on its way. */
interface Sending {
  /** Settles when there is no more to send, or the request is over; fails with what the body's stream failed with. */
  readonly end: Promise<void>;
  /** Whether the system has taken all of it. */
  readonly isSent: () => Promise<boolean>;
}

/**
 * Sends a request's body to its end, or until the request is over.
 * @param signal aborted when the request is over
 * @param onProgress called whenever the system has taken a chunk of a streamed body
 */
export function sendBody(
  outgoing: ClientRequest,
  body: HttpRequest['body'],
  signal: AbortSignal,
  onProgress: () => void,
): Sending {
  if (typeof body !== 'object') {
    outgoing.end(body);
    return { end: Promise.resolve(), isSent: () => Promise.resolve(true) };
  }
  let leftBytes = body.bytes;
  const onTaken = (bytes: number): void => {
    leftBytes -= bytes;
    onProgress();
  };
  return {
    end: sendStream(outgoing, body, signal, onTaken),
    isSent: async () => {
      // Over TLS, Node tells of a write one turn after the system has taken it: an answer may be seen before.
      if (leftBytes > 0) await nextTurn();
      return leftBytes === 0;
    },
  };
}

/** While a chunk is on its way, the next one is read and hashed already. */
async function sendStream(
  outgoing: ClientRequest,
  body: StreamBody,
  signal: AbortSignal,
  onTaken: (bytes: number) => void,
): Promise<void> {
  const chunks = body.open()[Symbol.asyncIterator]();
  try {
    let coming = chunks.next();
    for (;;) {
      const { done, value } = await coming;
      if (done === true) break;
      if (signal.aborted) return;
      const taken = sendChunk(outgoing, value, signal);
      coming = chunks.next();
      // What it fails with is thrown where it is awaited, if it still is.
      coming.catch(() => undefined);
      if (!(await taken)) return;
      onTaken(value.length);
    }
    outgoing.end();
  } finally {
    await chunks.return?.();
  }
}

/** @returns true once the system has taken the chunk, so that its memory is free; false where the request is over */
function sendChunk(outgoing: ClientRequest, chunk: Buffer, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const onAbort = (): void => {
      resolve(false);
    };
    signal.addEventListener('abort', onAbort, { once: true });
    outgoing.write(chunk, (error) => {
      signal.removeEventListener('abort', onAbort);
      resolve(error === null || error === undefined);
    });
  });
}
