import type { ClientRequest } from 'node:http';
import type { HttpRequest, StreamBody } from './http-types.ts';

/** Is told how far a streamed body is. */
interface BodyWatch {
  /** A chunk of so many bytes was handed over. */
  readonly onHanded: (bytes: number) => void;
  /** A chunk has left. */
  readonly onTaken: () => void;
}

/**
 * Sends a request's body to its end, or until the request is over.
 * @param signal aborted when the request is over
 * @throws what the body's stream failed with
 */
export async function sendBody(
  outgoing: ClientRequest,
  body: HttpRequest['body'],
  signal: AbortSignal,
  watch: BodyWatch,
): Promise<void> {
  if (typeof body !== 'object') outgoing.end(body);
  else if (await sendStream(outgoing, body, signal, watch)) outgoing.end();
}

/**
 * While a chunk is on its way, the next one is read and hashed already.
 * @returns false where the request is over
 */
async function sendStream(
  outgoing: ClientRequest,
  body: StreamBody,
  signal: AbortSignal,
  watch: BodyWatch,
): Promise<boolean> {
  const chunks = body.open()[Symbol.asyncIterator]();
  try {
    let coming = chunks.next();
    for (;;) {
      const { done, value } = await coming;
      if (done === true) return true;
      const taken = sendChunk(outgoing, value, signal);
      watch.onHanded(value.length);
      coming = chunks.next();
      // What it fails with is thrown where it is awaited, if it still is.
      coming.catch(() => undefined);
      if (!(await taken)) return false;
      watch.onTaken();
    }
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
