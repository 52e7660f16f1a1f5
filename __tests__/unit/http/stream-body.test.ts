import { execFile } from 'node:child_process';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import type { HttpRequest } from '../../../src/http/exchange.ts';
import { answer, early, reset, stall } from '../../support/fault-server.ts';
import { useOpened } from '../../support/opened.ts';
import { headerValues } from '../../support/strict-server.ts';
import { failureOf, requestTo } from '../../support/test-transport.ts';

const MEGABYTE = 1024 * 1024;
const { serve, serveReply, open } = useOpened();

/** An upload, and the streams that were opened for it. */
function upload(
  origin: string,
  bytes: number,
  makeStream: () => Readable,
): { request: HttpRequest; streams: Readable[] } {
  const streams: Readable[] = [];
  const body = {
    bytes,
    open: () => {
      const stream = makeStream();
      streams.push(stream);
      return stream;
    },
  };
  return {
    request: requestTo(origin, { operation: 'upload of data', method: 'PUT', headers: {}, body }),
    streams,
  };
}

describe('a body that is streamed', () => {
  test('arrives whole, with its length and in one piece, not in chunks', async () => {
    const server = await serveReply({ body: '{}' });
    const bytes = Buffer.alloc(3 * MEGABYTE, 'abcdefg');
    const { request } = upload(server.origin, bytes.length, () =>
      Readable.from([bytes.subarray(0, 10), bytes.subarray(10)]),
    );
    expect(await open().send(request)).toMatchObject({ status: 200 });
    const [received] = server.requests;
    if (received === undefined) throw new Error('Nothing arrived.');
    expect(received.body.equals(bytes)).toBe(true);
    expect(headerValues(received, 'content-length')).toEqual([String(bytes.length)]);
    expect(headerValues(received, 'transfer-encoding')).toEqual([]);
    expect(headerValues(received, 'user-agent')).toEqual(['model-security-scan']);
    expect(received.headers.map(([name]) => name.toLowerCase()).sort()).toEqual([
      'connection',
      'content-length',
      'host',
      'user-agent',
    ]);
  });

  test('may use the memory of a chunk again when it is asked for the next but one', async () => {
    const server = await serveReply({ body: '{}' });
    const blocks = [Buffer.alloc(MEGABYTE), Buffer.alloc(MEGABYTE)];
    const body = { bytes: 20 * MEGABYTE, open: () => refill(blocks, 20) };
    const request = requestTo(server.origin, { method: 'PUT', headers: {}, body });
    expect(await open().send(request)).toMatchObject({ status: 200 });
    const received = server.requests[0]?.body ?? Buffer.alloc(0);
    const chunks = Array.from({ length: 20 }, (_unused, index) => Buffer.alloc(MEGABYTE, index));
    expect(received.equals(Buffer.concat(chunks))).toBe(true);
  });

  test('is asked for the next chunk while one is on its way, and for no more', async () => {
    const server = await serve(early(stall('head')));
    // More than the system takes for somebody who does not read.
    const chunk = Buffer.alloc(64 * MEGABYTE);
    let asked = 0;
    const count = async function* (): AsyncGenerator<Buffer> {
      while (asked < 9) {
        asked += 1;
        yield await Promise.resolve(chunk);
      }
    };
    const body = { bytes: 9 * chunk.length, open: count };
    const request = requestTo(server.origin, { method: 'PUT', headers: {}, body });
    const error = await failureOf(open({ requestTimeoutMs: 300, maxAttempts: 1 }).send(request));
    expect(error.message).toContain('no answer within 0.3 s');
    expect(asked).toBe(2);
  });

  test('is opened again for each attempt, and every stream is closed', async () => {
    const server = await serve(answer(503), reset('head'), answer(200));
    const { request, streams } = upload(server.origin, 5, () => Readable.from(['12345']));
    expect(await open().send(request)).toMatchObject({ status: 200 });
    expect(streams).toHaveLength(3);
    expect(streams.filter((stream) => !stream.destroyed)).toEqual([]);
    expect(server.bodyBytes()).toBeGreaterThanOrEqual(10);
  });

  test('that fails: its own error comes out, and the request is broken off', async () => {
    const server = await serve(stall());
    const fault = new Error('The disk is gone.');
    const { request } = upload(server.origin, 100, () => Readable.from(failingBody(fault)));
    const transport = open({ requestTimeoutMs: 600_000 });
    expect(await failureOf(transport.send(request))).toBe(fault);
    await server.idle();
    expect(server.heads).toHaveLength(1);
    expect(transport.waits).toEqual([]);
  });

  test('that is refused before it is read: the answer counts, and the rest is not sent', async () => {
    const server = await serve(early(answer(413, 'too large')));
    const size = 64 * MEGABYTE;
    const { request, streams } = upload(server.origin, size, () => Readable.from(zeros(size)));
    expect(await open().send(request)).toMatchObject({ status: 413, body: Buffer.from('too large') });
    expect(streams).toHaveLength(1);
    expect(streams[0]?.destroyed).toBe(true);
    expect(server.bodyBytes()).toBeLessThan(size);
  });

  test.each([
    ['once all of it was taken', answer(200), 100_000, true],
    // More than the system takes for somebody who does not read.
    ['before all of it was taken', early(answer(200)), 64 * MEGABYTE, false],
  ])('that is answered %s: the answer says so', async (_when, behaviour, chunkBytes, isBodySent) => {
    for (const chunks of [1, 2]) {
      const server = await serve(behaviour);
      const chunk = Buffer.alloc(chunkBytes);
      const { request } = upload(server.origin, chunks * chunkBytes, () =>
        Readable.from(Array.from({ length: chunks }, () => chunk)),
      );
      expect(await open().send(request)).toMatchObject({ status: 200, isBodySent });
    }
  });

  test('that fails while a chunk is on its way does not end the process', async () => {
    const server = await serve(early(stall('head')));
    const program = `
      import { openTestTransport, requestTo } from ${JSON.stringify(new URL('../../support/test-transport.ts', import.meta.url).href)};
      const transport = openTestTransport({ requestTimeoutMs: 300, maxAttempts: 1 });
      async function* open() {
        yield Buffer.alloc(64 * 1024 * 1024);
        throw new Error('The disk is gone.');
      }
      const body = { bytes: 65 * 1024 * 1024, open };
      const request = requestTo(${JSON.stringify(server.origin)}, { method: 'PUT', headers: {}, body });
      await transport.send(request).catch((error) => console.log(error.reason));
      transport.close();`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
    expect(stdout).toBe('unavailable\n');
  });

  test('is slower than the time-out, but moves: it arrives', async () => {
    const server = await serve(answer(200));
    const { request } = upload(server.origin, 12, () => Readable.from(slowly(12, 150)));
    const transport = open({ requestTimeoutMs: 1500, maxAttempts: 1 });
    expect(await transport.send(request)).toMatchObject({ status: 200 });
    expect(server.bodyBytes()).toBe(12);
  });

  test('that stops moving ends by the time-out', async () => {
    const server = await serve(answer(200));
    const stuck = (): Readable => {
      const stream = new Readable({ read: () => undefined });
      stream.push('12345');
      return stream;
    };
    const { request } = upload(server.origin, 12, stuck);
    const error = await failureOf(open({ requestTimeoutMs: 100, maxAttempts: 2 }).send(request));
    expect(error).toMatchObject({ reason: 'unavailable' });
    expect(error.message).toMatch(/within 0\.1 s.*tried 2 times/u);
    await server.idle();
  });

  test('that nobody reads ends by the time-out', async () => {
    const server = await serve(early(stall('head')));
    const size = 64 * MEGABYTE;
    const { request } = upload(server.origin, size, () => Readable.from(zeros(size)));
    const error = await failureOf(open({ requestTimeoutMs: 200, maxAttempts: 1 }).send(request));
    expect(error.message).toContain('no answer within 0.2 s');
  });

  test('of no bytes is sent too', async () => {
    const server = await serve(answer(200));
    const { request } = upload(server.origin, 0, () => Readable.from([]));
    expect(await open().send(request)).toMatchObject({ status: 200 });
    expect(server.heads[0]).toMatch(/^content-length: 0$/imu);
  });
});

async function* failingBody(fault: Error): AsyncGenerator<Buffer> {
  yield Buffer.alloc(10);
  await delay(20);
  throw fault;
}

function* zeros(bytes: number): Generator<Buffer> {
  const piece = Buffer.alloc(65_536);
  for (let sent = 0; sent < bytes; sent += piece.length) yield piece;
}

async function* refill(blocks: readonly Buffer[], times: number): AsyncGenerator<Buffer> {
  for (let index = 0; index < times; index += 1) {
    const block = blocks[index % blocks.length] ?? Buffer.alloc(0);
    yield block.fill(index);
    await Promise.resolve();
  }
}

async function* slowly(bytes: number, pauseMs: number): AsyncGenerator<Buffer> {
  for (let sent = 0; sent < bytes; sent += 1) {
    await delay(pauseMs);
    yield Buffer.alloc(1);
  }
}
