import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { ServiceError } from '../../../src/core/errors.ts';
import { answer, answerRaw, type Behaviour, stall } from '../../support/fault-server.ts';
import { useOpened } from '../../support/opened.ts';
import {
  failureOf,
  requestTo,
  type TestTransport,
  type TestTransportOptions,
} from '../../support/test-transport.ts';

/** Time-outs are far away. */
const { serve, open } = useOpened({ requestTimeoutMs: 600_000 });
const END = new ServiceError('cancelled', 'The run was cancelled.');

/** A transport whose time-outs are far away, and the end of its run. */
function openRun(options: TestTransportOptions = {}): { transport: TestTransport; run: AbortController } {
  const run = new AbortController();
  return { transport: open({ signal: run.signal, ...options }), run };
}

/** Does as asked, and ends the run once it was done. */
function thenEnd(run: AbortController, behaviour: Behaviour): Behaviour {
  return {
    when: behaviour.when,
    act: (socket) => {
      behaviour.act(socket);
      setTimeout(() => {
        run.abort(END);
      }, 30);
    },
  };
}

describe('a run that ends', () => {
  test('before the request: nothing is sent', async () => {
    const server = await serve(answer(200));
    const { transport, run } = openRun();
    run.abort(END);
    expect(await failureOf(transport.send(requestTo(server.origin)))).toBe(END);
    expect(server.connections()).toBe(0);
  });

  test.each([
    ['while the answer is awaited', stall()],
    ['while the request is taken', stall('head')],
    ['while the connection is mute', stall('connection')],
    ['within the head of the answer', answerRaw('HTTP/1.1 200 OK\r\ncontent-')],
    ['after the head of the answer', answerRaw('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n')],
    ['within the body of the answer', answerRaw('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{"a"')],
    [
      'after a switch of protocols',
      answerRaw('HTTP/1.1 101 Other\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'),
    ],
  ])(
    '%s: its reason comes at once, nothing is sent again, and the connection is closed',
    async (_what, behaviour) => {
      const { transport, run } = openRun();
      const server = await serve(thenEnd(run, behaviour), answer(200));
      expect(await failureOf(transport.send(requestTo(server.origin)))).toBe(END);
      await server.idle();
      expect(server.connections()).toBe(1);
      expect(transport.waits).toEqual([]);
    },
  );

  test('while a submission is under way: it is in doubt', async () => {
    const { transport, run } = openRun();
    const server = await serve(thenEnd(run, stall()), answer(200));
    const error = await failureOf(transport.send(requestTo(server.origin, { rule: 'submission' })));
    expect(error).toMatchObject({ name: 'ServiceError', reason: 'cancelled', inDoubt: true, cause: END });
    expect(error.message).toMatch(
      /^The run was cancelled\. This submission was under way\. It may have been/u,
    );
    expect(server.connections()).toBe(1);
  });

  test.each(['repeatable', 'submission'] as const)('between two attempts at a %s', async (rule) => {
    const server = await serve(answer(429), answer(200));
    const sleep = async (ms: number, signal: AbortSignal): Promise<void> => {
      setTimeout(() => {
        run.abort(END);
      }, 20);
      await delay(ms, undefined, { signal }).catch(() => {
        signal.throwIfAborted();
      });
    };
    const { transport, run } = openRun({ clock: { now: () => Date.now(), random: () => 0.999, sleep } });
    expect(await failureOf(transport.send(requestTo(server.origin, { rule })))).toBe(END);
    expect(server.heads).toHaveLength(1);
  });

  test('while it waits for its turn, and then it sends nothing', async () => {
    const server = await serve(answer(200));
    const { transport, run } = openRun();
    const beforeAttempt = (): Promise<void> => {
      run.abort(END);
      return Promise.resolve();
    };
    expect(await failureOf(transport.send(requestTo(server.origin, { beforeAttempt })))).toBe(END);
    expect(server.connections()).toBe(0);
  });

  test('during an upload: the body is closed', async () => {
    const { transport, run } = openRun();
    const server = await serve(thenEnd(run, stall('head')));
    const closed = Promise.withResolvers<string>();
    const body = { bytes: Number.MAX_SAFE_INTEGER, open: () => endlessly(closed.resolve) };
    expect(await failureOf(transport.send(requestTo(server.origin, { method: 'PUT', body })))).toBe(END);
    expect(await closed.promise).toBe('closed');
    await server.idle();
  });

  test('while a proxy is asked for a tunnel', async () => {
    const { transport, run } = openRun();
    const server = await serve(thenEnd(run, stall()));
    process.env['http_proxy'] = server.origin;
    const closed = Promise.withResolvers<string>();
    const body = { bytes: Number.MAX_SAFE_INTEGER, open: () => endlessly(closed.resolve) };
    try {
      expect(await failureOf(transport.send(requestTo('http://service.example', { body })))).toBe(END);
    } finally {
      delete process.env['http_proxy'];
    }
    expect(await closed.promise).toBe('closed');
    expect(server.heads[0]).toMatch(/^CONNECT service\.example:80 /u);
    await server.idle();
  });

  test('takes its listeners off the run’s signal', async () => {
    const server = await serve(answer(200));
    const { transport, run } = openRun();
    let listeners = 0;
    const { signal } = run;
    const add = signal.addEventListener.bind(signal);
    const remove = signal.removeEventListener.bind(signal);
    signal.addEventListener = (...args: Parameters<typeof add>) => {
      listeners += 1;
      add(...args);
    };
    signal.removeEventListener = (...args: Parameters<typeof remove>) => {
      listeners -= 1;
      remove(...args);
    };
    for (let count = 0; count < 3; count += 1) await transport.send(requestTo(server.origin));
    expect(listeners).toBe(0);
  });
});

describe('a request that is over', () => {
  test.each([
    ['200', answer(200)],
    ['200 without a body', answer(200, '')],
    ['204', answerRaw('HTTP/1.1 204 Done\r\n\r\n')],
    ['302', answer(302)],
    ['302 without a body', answer(302, '')],
    ['304', answerRaw('HTTP/1.1 304 Same\r\n\r\n')],
    ['400', answer(400)],
  ])('has no connection any more: %s', async (_what, behaviour) => {
    const server = await serve(behaviour);
    const transport = open({ maxAttempts: 1 });
    await transport.send(requestTo(server.origin)).catch(() => undefined);
    await server.idle();
    expect(server.connections()).toBe(1);
  });
});

describe('a process that is done', () => {
  const transportModule = new URL('../../support/test-transport.ts', import.meta.url).href;

  test.each([
    ['was answered', answer(200)],
    ['was refused', answer(400)],
    ['was redirected', answer(302)],
    ['ran into its time-out', stall()],
    ['ran into its time-out within a body', answerRaw('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{')],
    ['was answered by too much', answer(200, 'x'.repeat(200_000))],
  ])('has neither timers nor connections left: it %s', async (_what, behaviour) => {
    const server = await serve(behaviour);
    const program = `
      import { openTestTransport, requestTo } from ${JSON.stringify(transportModule)};
      const transport = openTestTransport({ requestTimeoutMs: 300, maxAttempts: 1 });
      await transport.send(requestTo(${JSON.stringify(server.origin)})).catch(() => {});
      transport.close();
      await new Promise((resolve) => setImmediate(resolve));
      await new Promise((resolve) => setImmediate(resolve));
      const left = process.getActiveResourcesInfo().filter((name) => /^(?:TCP|TLS|Timeout)/.test(name));
      console.log(JSON.stringify(left));`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
    expect(stdout).toBe('[]\n');
  });
});

async function* endlessly(onEnd: (end: string) => void): AsyncGenerator<Buffer> {
  try {
    for (;;) {
      await Promise.resolve();
      yield Buffer.alloc(65_536);
    }
  } finally {
    onEnd('closed');
  }
}
