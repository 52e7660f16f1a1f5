import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { describe, expect, test } from '@jest/globals';
import { answer, answerRaw, reset } from '../../support/fault-server.ts';
import { useOpened } from '../../support/opened.ts';
import { failureOf, requestTo } from '../../support/test-transport.ts';

const { keep, serve, open } = useOpened();

describe('connections', () => {
  test('each serves one request: a second answer that comes late must not be taken for that to the next', async () => {
    const server = await serve(answer(200), answer(400), answer(200));
    const transport = open();
    for (let count = 0; count < 5; count += 1) await transport.send(requestTo(server.origin));
    expect(server.heads).toHaveLength(5);
    expect(server.connections()).toBe(5);
    expect(server.heads[0]).toMatch(/^connection: close$/imu);
  });

  test('one that a fault has touched is not used again', async () => {
    const server = await serve(
      reset('request'),
      answer(302, 'moved'),
      answerRaw('HTTP/1.1 200 OK\r\ncontent-length: 200000\r\n\r\n' + 'x'.repeat(200_000)),
      answer(200),
    );
    const transport = open({ maxAttempts: 1 });
    for (let count = 0; count < 3; count += 1) await failureOf(transport.send(requestTo(server.origin)));
    await transport.send(requestTo(server.origin));
    expect(server.connections()).toBe(4);
  });

  test('all are closed with the transport, which knows several services', async () => {
    const servers = [await serve(answer(200)), await serve(answer(200))];
    const transport = open();
    for (const server of servers) await transport.send(requestTo(server.origin));
    transport.close();
    for (const server of servers) {
      await server.idle();
      expect(server.open()).toBe(0);
    }
  });
});

describe('a host that does not take connections', () => {
  /** A port whose queue of connections stays full: new connections are neither refused nor accepted. */
  async function startDeafServer(): Promise<{ origin: string; close(): Promise<void> }> {
    const program = `
      const { parentPort } = require('node:worker_threads');
      const server = require('node:net').createServer();
      server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
        parentPort.postMessage(server.address().port);
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
      });`;
    const worker = new Worker(program, { eval: true });
    const port = await new Promise<number>((resolve) => worker.once('message', resolve));
    const fillers: Socket[] = [];
    for (let count = 0; count < 4; count += 1) {
      const filler = connect(port, '127.0.0.1');
      filler.on('error', () => undefined);
      fillers.push(filler);
    }
    await Promise.race(fillers.map((filler) => once(filler, 'connect')));
    await delay(100);
    return {
      origin: `http://127.0.0.1:${String(port)}`,
      close: async () => {
        for (const filler of fillers) filler.destroy();
        await worker.terminate();
      },
    };
  }

  test('is waited for as long as request-timeout-seconds says, longer than a connection may lie idle', async () => {
    const server = keep(await startDeafServer());
    const transport = open({ requestTimeoutMs: 4600, maxAttempts: 1 });
    const error = await failureOf(transport.send(requestTo(server.origin)));
    expect(error).toMatchObject({ reason: 'unavailable' });
    expect(error.message).toContain('no answer within 4.6 s');
    expect(error.message).not.toContain('query-secret');
  });
});
