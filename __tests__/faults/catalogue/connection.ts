import { head, pause, reset, whole, write, writeAndEnd } from '../wire.ts';
import { ALL, fault, type Fault, maybeProcess, SERVICE, type Serving } from './fault.ts';

/** Connections that are refused, reset or closed, at every point of an exchange. */
export const CONNECTION_FAULTS: readonly Fault[] = [
  fault('connection refused', SERVICE, ['unavailable'], () => undefined, {
    surelyNotProcessed: true,
    strikes: 'before-connection',
  }),
  fault(
    'reset on connecting',
    SERVICE,
    ['unavailable'],
    ({ socket }) => {
      reset(socket);
    },
    {
      // If the client is slow, connecting itself fails, and the client knows that it sent nothing.
      surelyNotProcessed: true,
      strikes: 'on-accept',
    },
  ),
  fault(
    'reset before the body is read',
    ALL,
    ['unavailable'],
    ({ socket }) => {
      reset(socket);
    },
    { strikes: 'before-body' },
  ),
  fault('reset after reading', ALL, ['unavailable'], (serving) => {
    maybeProcess(serving);
    reset(serving.socket);
  }),
  fault('closed without an answer', ALL, ['unavailable'], (serving) => {
    maybeProcess(serving);
    serving.socket.end();
  }),
  fault('reset in the headers', ALL, ['unavailable'], ({ socket, truth, random }) => {
    const text = head(truth(), {});
    reset(socket, text.slice(0, random.integer(1, text.length - 4)));
  }),
  fault('closed in the headers', ALL, ['unavailable'], ({ socket, truth, random }) => {
    const text = head(truth(), {});
    writeAndEnd(socket, text.slice(0, random.integer(1, text.length - 4)));
  }),
  fault('reset in the body', ALL, ['unavailable'], (serving) => {
    reset(serving.socket, cutAnswer(serving));
  }),
  fault('truncated body', ALL, ['unavailable'], (serving) => {
    writeAndEnd(serving.socket, cutAnswer(serving));
  }),
];

/** An answer without the last bytes of its body, at least one. */
function cutAnswer({ truth, random }: Serving): Buffer {
  const answer = truth();
  const bytes = whole(answer, {});
  return bytes.subarray(0, bytes.length - random.integer(1, answer.body.length));
}

/** Answers that are slow. */
export const TIMING_FAULTS: readonly Fault[] = [
  fault(
    'late, within the time-out',
    ALL,
    ['ok'],
    async ({ socket, truth, random, requestTimeoutMs, keepAlive }) => {
      const answer = truth();
      await pause(socket, requestTimeoutMs * (0.1 + 0.3 * random.next()));
      write(socket, whole(answer, { keepAlive }));
    },
  ),
  fault(
    'late, beyond the time-out',
    ALL,
    ['unavailable'],
    async ({ socket, truth, random, requestTimeoutMs, keepAlive }) => {
      const answer = truth();
      await pause(socket, requestTimeoutMs * (1.5 + random.next()));
      write(socket, whole(answer, { keepAlive }));
    },
  ),
  fault('no answer at all', ALL, ['unavailable'], maybeProcess),
  fault('stall after the headers', ALL, ['unavailable'], ({ socket, truth }) => {
    write(socket, head(truth(), {}));
  }),
  fault('stall in the body', ALL, ['unavailable'], (serving) => {
    write(serving.socket, cutAnswer(serving));
  }),
  fault(
    'slow drip, within the time-out',
    ALL,
    ['ok'],
    async ({ socket, truth, requestTimeoutMs, keepAlive }) => {
      await drip(socket, whole(truth(), { keepAlive }), 5, requestTimeoutMs * 0.4);
    },
  ),
  fault(
    'slow drip, beyond the time-out',
    ALL,
    ['unavailable'],
    async ({ socket, truth, requestTimeoutMs }) => {
      await drip(socket, whole(truth(), {}), 16, requestTimeoutMs * 2.5);
    },
  ),
];

/** Sends bytes in pieces, spread over a time. */
async function drip(
  socket: Serving['socket'],
  bytes: Buffer,
  pieces: number,
  totalMs: number,
): Promise<void> {
  const size = Math.ceil(bytes.length / pieces);
  for (let start = 0; start < bytes.length; start += size) {
    await pause(socket, totalMs / pieces);
    write(socket, bytes.subarray(start, start + size));
  }
}
