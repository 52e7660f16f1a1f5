import { once } from 'node:events';
import { pause, type Answer, head, whole, write, writeAndEnd } from '../wire.ts';
import { ALL, type Fault, maybeProcess, SERVICE, type Serving } from './fault.ts';

/** More than any reader's cap, and a bound for those that have none. */
const OVERSIZED_BYTES = 12 * 1024 * 1024;
const PIECE = Buffer.alloc(64 * 1024, ' ');

/** Lengths that are not the truth. */
export const LENGTH_FAULTS: readonly Fault[] = [
  {
    name: 'length too short',
    operations: SERVICE,
    readings: ['unexpected-answer', 'unavailable'],
    serve: ({ socket, truth, random }) => {
      const answer = truth();
      const declaredBytes = random.integer(1, answer.body.length - 1);
      writeAndEnd(socket, whole(answer, { declaredBytes }));
    },
  },
  {
    name: 'extra bytes after the body',
    operations: ALL,
    readings: ['ok', 'unexpected-answer', 'unavailable'],
    serve: ({ socket, truth, keepAlive }) => {
      write(socket, Buffer.concat([whole(truth(), { keepAlive }), Buffer.from('and more\r\n\r\n')]));
    },
  },
  {
    name: 'oversized, declared',
    operations: ALL,
    readings: ['unexpected-answer'],
    serve: async ({ socket, truth }) => {
      const { status, headers } = truth();
      write(socket, head({ status, headers, body: Buffer.alloc(0) }, { declaredBytes: OVERSIZED_BYTES }));
      await flood(socket, (piece) => piece);
    },
  },
  {
    name: 'oversized, in chunks without end',
    operations: ALL,
    readings: ['unexpected-answer'],
    serve: async ({ socket, truth }) => {
      write(socket, chunkedHead(truth()));
      await flood(socket, chunk);
    },
  },
];

/** Sends blanks, which are JSON's white space, until the other side has enough. */
async function flood(socket: Serving['socket'], frame: (piece: Buffer) => Buffer): Promise<void> {
  const bytes = frame(PIECE);
  for (let sent = 0; sent < OVERSIZED_BYTES && !socket.destroyed; sent += PIECE.length) {
    if (!socket.write(bytes)) await Promise.race([once(socket, 'drain'), pause(socket, 2000)]);
  }
}

function chunkedHead(answer: Answer): string {
  const headers = [...answer.headers, ['transfer-encoding', 'chunked'] as const];
  return head({ ...answer, headers }, { declaredBytes: null });
}

function chunk(piece: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]);
}

const LAST_CHUNK = Buffer.from('0\r\n\r\n');

/** What is not HTTP, or HTTP that is seldom met. */
export const PROTOCOL_FAULTS: readonly Fault[] = [
  {
    name: 'garbage in place of HTTP',
    operations: ALL,
    readings: ['unavailable'],
    serve: (serving) => {
      maybeProcess(serving);
      writeAndEnd(serving.socket, 'SSH-2.0-OpenSSH_9.9\r\n\r\n::set-output name=status::passed\r\n');
    },
  },
  {
    name: 'a body without HTTP',
    operations: ALL,
    readings: ['unavailable'],
    serve: ({ socket, truth }) => {
      writeAndEnd(socket, truth().body);
    },
  },
  {
    name: 'HTTP/1.0 without a length',
    operations: ALL,
    readings: ['ok'],
    serve: ({ socket, truth }) => {
      writeAndEnd(socket, whole(truth(), { version: 'HTTP/1.0', declaredBytes: null }));
    },
  },
  {
    name: 'chunks',
    operations: ALL,
    readings: ['ok'],
    serve: ({ socket, truth }) => {
      const answer = truth();
      writeAndEnd(socket, Buffer.concat([Buffer.from(chunkedHead(answer)), chunk(answer.body), LAST_CHUNK]));
    },
  },
  {
    name: 'chunks without the last one',
    operations: ALL,
    readings: ['unavailable'],
    serve: ({ socket, truth }) => {
      const answer = truth();
      writeAndEnd(socket, Buffer.concat([Buffer.from(chunkedHead(answer)), chunk(answer.body)]));
    },
  },
  {
    name: 'chunks of a wrong length',
    operations: ALL,
    readings: ['unavailable'],
    serve: ({ socket, truth }) => {
      const answer = truth();
      writeAndEnd(socket, `${chunkedHead(answer)}1\r\n${answer.body.toString('latin1')}zz\r\n0\r\n\r\n`);
    },
  },
  {
    name: 'a length and chunks at once',
    operations: SERVICE,
    readings: ['unavailable', 'unexpected-answer'],
    serve: ({ socket, truth }) => {
      const answer = truth();
      const headers = [...answer.headers, ['transfer-encoding', 'chunked'] as const];
      writeAndEnd(socket, whole({ ...answer, headers }, {}));
    },
  },
  {
    name: 'headers of 64 KB',
    operations: ALL,
    readings: ['unavailable'],
    serve: ({ socket, truth }) => {
      const answer = truth();
      const headers = [...answer.headers, ['x-padding', 'x'.repeat(64 * 1024)] as const];
      writeAndEnd(socket, whole({ ...answer, headers }, {}));
    },
  },
  {
    name: 'informational answers first',
    operations: ALL,
    readings: ['ok'],
    serve: ({ socket, truth, keepAlive, random }) => {
      const first = random.pick(['100 Continue', '102 Processing', '103 Early Hints']);
      write(
        socket,
        Buffer.concat([Buffer.from(`HTTP/1.1 ${first}\r\n\r\n`), whole(truth(), { keepAlive })]),
      );
    },
  },
  {
    name: 'status 101',
    operations: ALL,
    readings: ['unavailable', 'unexpected-answer'],
    serve: (serving) => {
      maybeProcess(serving);
      write(
        serving.socket,
        'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
      );
    },
  },
  {
    name: 'answered twice at once',
    operations: ALL,
    readings: ['ok', 'unexpected-answer', 'unavailable'],
    serve: ({ socket, truth }) => {
      const bytes = whole(truth(), { keepAlive: true });
      write(socket, Buffer.concat([bytes, bytes]));
    },
  },
  {
    name: 'answered twice in a row',
    operations: ALL,
    readings: ['ok'],
    serve: async ({ socket, truth, random }) => {
      const bytes = whole(truth(), { keepAlive: true });
      write(socket, bytes);
      await pause(socket, random.integer(1, 40));
      write(socket, bytes);
    },
  },
];
