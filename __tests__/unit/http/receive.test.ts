import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { ServiceError } from '../../../src/core/errors.ts';
import { answer, answerRaw } from '../../support/fault-server.ts';
import { useOpened } from '../../support/opened.ts';
import { failureOf, requestTo } from '../../support/test-transport.ts';

const { serve, serveReply, open } = useOpened();

/** Takes answers apart from memory, one text for each attempt. */
function collector(): { receive: (pieces: AsyncIterable<Buffer>) => Promise<void>; received: string[] } {
  const received: string[] = [];
  const receive = async (pieces: AsyncIterable<Buffer>): Promise<void> => {
    const index = received.push('') - 1;
    for await (const piece of pieces) received[index] = `${received[index] ?? ''}${piece.toString()}`;
  };
  return { receive, received };
}

test.each([
  [300, ['Location: https://Other.example/secret'], ' to hidden.example'],
  [307, ['Location: /path'], ''],
  [399, [], ''],
])(
  'a redirect by %d with %j is refused, and no secret of its address is shown',
  async (status, headers, to) => {
    const server = await serve(answer(status, '', headers));
    const redact = (text: string): string => text.replace('Other', 'hidden');
    const transport = open();
    const error = await failureOf(transport.send(requestTo(server.origin, { redact })));
    expect(error).toMatchObject({ name: 'ServiceError', reason: 'unexpected-answer' });
    expect(error.message).toContain(`(status ${String(status)}${to})`);
    expect(server.heads).toHaveLength(1);
  },
);

test.each([
  [100_000, 200],
  [100_001, undefined],
])('an answer of %d bytes, where 100,000 are allowed: %s', async (bytes, status) => {
  const server = await serve(answer(200, 'x'.repeat(bytes)));
  const got = await open()
    .send(requestTo(server.origin))
    .catch((error: unknown) => error);
  expect(got).toMatchObject(status === undefined ? { reason: 'unexpected-answer' } : { status });
});

describe('an answer that is taken piece by piece', () => {
  test('does not stay in memory', async () => {
    const server = await serve(answer(200, 'abc'.repeat(30_000)));
    const { receive, received } = collector();
    const got = await open().send(requestTo(server.origin, { receive }));
    expect(got).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    expect(received).toEqual(['abc'.repeat(30_000)]);
  });

  test.each([400, 404, 204])(
    'is only one of status 200: the body of %d is kept for its message',
    async (status) => {
      const server = await serve(answer(status, status === 204 ? '' : 'No such report.'));
      const { receive, received } = collector();
      const got = await open().send(requestTo(server.origin, { receive }));
      expect(got.status).toBe(status);
      expect(got.body.toString()).toBe(status === 204 ? '' : 'No such report.');
      expect(received).toEqual([]);
    },
  );

  test('is taken anew after a passing fault', async () => {
    const truncated = answerRaw('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhalf', 'end');
    const server = await serve(truncated, answer(503), answer(200, 'whole'));
    const { receive, received } = collector();
    await open().send(requestTo(server.origin, { receive }));
    expect(received).toEqual(['half', 'whole']);
  });

  test('is cut off over its limit', async () => {
    const server = await serve(answer(200, 'x'.repeat(100_001)));
    const { receive, received } = collector();
    const error = await failureOf(open().send(requestTo(server.origin, { receive })));
    expect(error).toMatchObject({ name: 'ServiceError', reason: 'unexpected-answer' });
    expect(received.join('').length).toBeLessThanOrEqual(100_000);
    expect(server.heads).toHaveLength(1);
  });

  test('ends with the error of its taker, and the connection is closed', async () => {
    const server = await serve(answer(200, 'x'.repeat(50_000)), answer(200));
    const fault = new ServiceError('unexpected-answer', 'The disk is full.');
    const receive = async (pieces: AsyncIterable<Buffer>): Promise<void> => {
      for await (const piece of pieces) if (piece.length > 0) throw fault;
    };
    expect(await failureOf(open().send(requestTo(server.origin, { receive })))).toBe(fault);
    await server.idle();
    expect(server.heads).toHaveLength(1);
  });

  test('of which the taker left some is no answer', async () => {
    const server = await serve(answerRaw('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhalf'));
    const receive = (): Promise<void> => Promise.resolve();
    const request = requestTo(server.origin, { receive, rule: 'submission' });
    const error = await failureOf(open().send(request));
    expect(error).toMatchObject({ reason: 'unavailable', inDoubt: true });
    expect(error.message).toContain('the answer ended early');
    expect(server.heads).toHaveLength(1);
  });

  test('may take longer than the time-out, as long as it moves', async () => {
    const server = await serveReply((response) => {
      void (async () => {
        for (let count = 0; count < 12; count += 1) {
          response.write('x');
          await delay(150);
        }
        response.end();
      })();
    });
    const { receive, received } = collector();
    const transport = open({ requestTimeoutMs: 1500, maxAttempts: 1 });
    await transport.send(requestTo(server.origin, { receive }));
    expect(received).toEqual(['x'.repeat(12)]);
    const error = await failureOf(transport.send(requestTo(server.origin)));
    expect(error.message).toContain('no answer within 1.5 s');
  });
});
