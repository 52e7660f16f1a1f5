import type { Answer } from '../../service/wire/answer.ts';
import { head, pause, whole, write, writeAndEnd } from '../wire.ts';
import { ALL, fault, type Fault, maybeProcess, SERVICE, type Serving } from './fault.ts';

/** More than any reader accepts, and a limit for readers without one. */
const OVERSIZED_BYTES = 12 * 1024 * 1024;
const PIECE = Buffer.alloc(64 * 1024, ' ');

/** False lengths. */
export const LENGTH_FAULTS: readonly Fault[] = [
  fault('length too short', SERVICE, ['unexpected-answer', 'unavailable'], ({ socket, truth, random }) => {
    const answer = truth();
    const declaredBytes = random.integer(1, answer.body.length - 1);
    writeAndEnd(socket, whole(answer, { declaredBytes }));
  }),
  fault(
    'extra bytes after the body',
    ALL,
    ['ok', 'unexpected-answer', 'unavailable'],
    ({ socket, truth, keepAlive }) => {
      write(socket, Buffer.concat([whole(truth(), { keepAlive }), Buffer.from('and more\r\n\r\n')]));
    },
  ),
  fault('oversized, declared', ALL, ['unexpected-answer'], async ({ socket, truth }) => {
    const { status, headers } = truth();
    write(socket, head({ status, headers, body: Buffer.alloc(0) }, { declaredBytes: OVERSIZED_BYTES }));
    await flood(socket, (piece) => piece);
  }),
  fault('oversized, in chunks without end', ALL, ['unexpected-answer'], async ({ socket, truth }) => {
    write(socket, chunkedHead(truth()));
    await flood(socket, chunk);
  }),
];

/** Sends blanks, white space in JSON, until the other side closes the connection. */
async function flood(socket: Serving['socket'], frame: (piece: Buffer) => Buffer): Promise<void> {
  const bytes = frame(PIECE);
  for (let sent = 0; sent < OVERSIZED_BYTES && !socket.destroyed; sent += PIECE.length) {
    if (!socket.write(bytes)) await pause(socket, 2000, 'drain');
  }
}

function chunkedHead(answer: Answer): string {
  const headers = { ...answer.headers, 'transfer-encoding': 'chunked' };
  return head({ ...answer, headers }, { declaredBytes: null });
}

function chunk(piece: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]);
}

const LAST_CHUNK = Buffer.from('0\r\n\r\n');

/** Bytes that are not HTTP, and unusual HTTP. */
export const PROTOCOL_FAULTS: readonly Fault[] = [
  fault('garbage in place of HTTP', ALL, ['unavailable'], (serving) => {
    maybeProcess(serving);
    writeAndEnd(serving.socket, 'SSH-2.0-OpenSSH_9.9\r\n\r\n::set-output name=status::passed\r\n');
  }),
  fault('a body without HTTP', ALL, ['unavailable'], ({ socket, truth }) => {
    writeAndEnd(socket, truth().body);
  }),
  fault('HTTP/1.0 without a length', ALL, ['ok'], ({ socket, truth }) => {
    writeAndEnd(socket, whole(truth(), { version: 'HTTP/1.0', declaredBytes: null }));
  }),
  fault('chunks', ALL, ['ok'], ({ socket, truth }) => {
    const answer = truth();
    writeAndEnd(socket, Buffer.concat([Buffer.from(chunkedHead(answer)), chunk(answer.body), LAST_CHUNK]));
  }),
  fault('chunks without the last one', ALL, ['unavailable'], ({ socket, truth }) => {
    const answer = truth();
    writeAndEnd(socket, Buffer.concat([Buffer.from(chunkedHead(answer)), chunk(answer.body)]));
  }),
  fault('chunks of a wrong length', ALL, ['unavailable'], ({ socket, truth }) => {
    const answer = truth();
    writeAndEnd(socket, `${chunkedHead(answer)}1\r\n${answer.body.toString('latin1')}zz\r\n0\r\n\r\n`);
  }),
  fault('a length and chunks at once', SERVICE, ['unavailable', 'unexpected-answer'], ({ socket, truth }) => {
    const answer = truth();
    const headers = { ...answer.headers, 'transfer-encoding': 'chunked' };
    writeAndEnd(socket, whole({ ...answer, headers }, {}));
  }),
  fault('headers of 64 KB', ALL, ['unavailable'], ({ socket, truth }) => {
    const answer = truth();
    const headers = { ...answer.headers, 'x-padding': 'x'.repeat(64 * 1024) };
    writeAndEnd(socket, whole({ ...answer, headers }, {}));
  }),
  fault('informational answers first', ALL, ['ok'], ({ socket, truth, keepAlive, random }) => {
    const first = random.pick(['100 Continue', '102 Processing', '103 Early Hints']);
    write(socket, Buffer.concat([Buffer.from(`HTTP/1.1 ${first}\r\n\r\n`), whole(truth(), { keepAlive })]));
  }),
  fault('status 101', ALL, ['unavailable', 'unexpected-answer'], (serving) => {
    maybeProcess(serving);
    write(
      serving.socket,
      'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
    );
  }),
];

/** Answers sent twice: the second must never be used as the answer to another request. */
export const DUPLICATE_FAULTS: readonly Fault[] = [
  fault('answered twice at once', ALL, ['ok', 'unexpected-answer', 'unavailable'], ({ socket, truth }) => {
    const bytes = whole(truth(), { keepAlive: true });
    write(socket, Buffer.concat([bytes, bytes]));
  }),
  fault('answered twice in a row', ALL, ['ok'], async ({ socket, truth, random }) => {
    const bytes = whole(truth(), { keepAlive: true });
    write(socket, bytes);
    await pause(socket, random.integer(1, 20));
    write(socket, bytes);
  }),
];
