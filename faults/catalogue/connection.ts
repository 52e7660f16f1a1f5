import { head, pause, reset, whole, write, writeAndEnd } from '../wire.ts';
import { ALL, type Fault, maybeProcess, SERVICE, type Serving } from './fault.ts';

/** Connections that are refused, reset or closed at every point of an exchange. */
export const CONNECTION_FAULTS: readonly Fault[] = [
  {
    name: 'connection refused',
    operations: SERVICE,
    readings: ['unavailable'],
    surelyNotProcessed: true,
    strikes: 'before-connection',
    serve: () => undefined,
  },
  {
    name: 'reset before reading',
    operations: SERVICE,
    readings: ['unavailable'],
    strikes: 'on-accept',
    serve: ({ socket }) => {
      reset(socket);
    },
  },
  {
    name: 'reset before the body is read',
    operations: ALL,
    readings: ['unavailable'],
    strikes: 'before-body',
    serve: ({ socket }) => {
      reset(socket);
    },
  },
  {
    name: 'reset after reading',
    operations: ALL,
    readings: ['unavailable'],
    serve: (serving) => {
      maybeProcess(serving);
      reset(serving.socket);
    },
  },
  {
    name: 'closed without an answer',
    operations: ALL,
    readings: ['unavailable'],
    serve: (serving) => {
      maybeProcess(serving);
      serving.socket.end();
    },
  },
  {
    name: 'reset in the headers',
    operations: ALL,
    readings: ['unavailable'],
    serve: ({ socket, truth, random }) => {
      const text = head(truth(), {});
      reset(socket, text.slice(0, random.integer(1, text.length - 4)));
    },
  },
  {
    name: 'closed in the headers',
    operations: ALL,
    readings: ['unavailable'],
    serve: ({ socket, truth, random }) => {
      const text = head(truth(), {});
      writeAndEnd(socket, text.slice(0, random.integer(1, text.length - 4)));
    },
  },
  {
    name: 'reset in the body',
    operations: ALL,
    readings: ['unavailable'],
    serve: (serving) => {
      reset(serving.socket, cutAnswer(serving));
    },
  },
  {
    name: 'truncated body',
    operations: ALL,
    readings: ['unavailable'],
    serve: (serving) => {
      writeAndEnd(serving.socket, cutAnswer(serving));
    },
  },
];

/** An answer of which at least one byte of the body is missing. */
function cutAnswer({ truth, random }: Serving): Buffer {
  const answer = truth();
  const bytes = whole(answer, {});
  return bytes.subarray(0, bytes.length - random.integer(1, answer.body.length));
}

/** Answers that take their time. */
export const TIMING_FAULTS: readonly Fault[] = [
  {
    name: 'late, within the time-out',
    operations: ALL,
    readings: ['ok'],
    serve: async ({ socket, truth, random, requestTimeoutMs, keepAlive }) => {
      const answer = truth();
      await pause(socket, requestTimeoutMs * (0.1 + 0.3 * random.next()));
      write(socket, whole(answer, { keepAlive }));
    },
  },
  {
    name: 'late, beyond the time-out',
    operations: ALL,
    readings: ['unavailable'],
    serve: async ({ socket, truth, random, requestTimeoutMs, keepAlive }) => {
      const answer = truth();
      await pause(socket, requestTimeoutMs * (1.5 + random.next()));
      write(socket, whole(answer, { keepAlive }));
    },
  },
  {
    name: 'no answer at all',
    operations: ALL,
    readings: ['unavailable'],
    serve: maybeProcess,
  },
  {
    name: 'stall after the headers',
    operations: ALL,
    readings: ['unavailable'],
    serve: ({ socket, truth }) => {
      write(socket, head(truth(), {}));
    },
  },
  {
    name: 'stall in the body',
    operations: ALL,
    readings: ['unavailable'],
    serve: (serving) => {
      write(serving.socket, cutAnswer(serving));
    },
  },
  {
    name: 'slow drip, within the time-out',
    operations: ALL,
    readings: ['ok'],
    serve: async ({ socket, truth, requestTimeoutMs, keepAlive }) => {
      await drip(socket, whole(truth(), { keepAlive }), 5, requestTimeoutMs * 0.4);
    },
  },
  {
    name: 'slow drip, beyond the time-out',
    operations: ALL,
    readings: ['unavailable'],
    serve: async ({ socket, truth, requestTimeoutMs }) => {
      await drip(socket, whole(truth(), {}), 16, requestTimeoutMs * 2.5);
    },
  },
];

/** Sends bytes in pieces, the last of them when the time is up. */
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
