import type { ClientRequest } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { HttpRequest, StreamBody } from './exchange.ts';

interface Sending {
  /** Resolves when the body has been sent or the request is over; rejects with the error of the body's stream. */
  readonly end: Promise<void>;
  /** Resolves to true if the operating system has taken the whole body. */
  readonly isSent: () => Promise<boolean>;
}

/**
 * Sends a request's body to its end, or until the request is over.
 * @param signal aborted when the request is over
 * @param onProgress called each time the operating system has taken a chunk of a streamed body
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
      // Over TLS, Node reports a write one turn of the event loop late, so an answer may be seen before it.
      if (leftBytes > 0) await nextTurn();
      return leftBytes === 0;
    },
  };
}

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
      // If it fails, the error is thrown by the await above, or ignored if the request is over.
      coming.catch(() => undefined);
      if (!(await taken)) return;
      onTaken(value.length);
    }
    outgoing.end();
  } finally {
    await chunks.return?.();
  }
}

/** @returns true once the operating system has taken the chunk, so its memory is free; false if the request is over */
function sendChunk(outgoing: ClientRequest, chunk: Buffer, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const onAbort = (): void => {
      resolve(false);
    };
    signal.addEventListener('abort', onAbort);
    outgoing.write(chunk, (error) => {
      signal.removeEventListener('abort', onAbort);
      resolve((error ?? null) === null);
    });
  });
}
