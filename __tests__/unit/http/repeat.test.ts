import { NOBODY } from '../../support/loopback.ts';
import { describe, expect, test } from '@jest/globals';
import type { RepeatRule } from '../../../src/http/exchange.ts';
import { answer, answerRaw, type Behaviour, reset, stall } from '../../support/fault-server.ts';
import { useOpened } from '../../support/opened.ts';
import { failureOf, requestTo } from '../../support/test-transport.ts';

const HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';
const { serve, open } = useOpened();
/** Ends a silence. Where something comes, a busy machine may take longer. */
const HASTY = { requestTimeoutMs: 150 };

/** Faults after which the request may or may not have been processed. */
const AMBIGUOUS: readonly (readonly [what: string, fault: Behaviour, cause: RegExp])[] = [
  ['a reset after the head of the request', reset('head'), /ECONNRESET|socket hang up/u],
  ['a reset before the head of the answer', reset('request'), /ECONNRESET|socket hang up/u],
  ['an end within the head of the answer', answerRaw('HTTP/1.1 200 OK\r\nconte', 'end'), /hang up|Parse/u],
  [
    'a reset within the answer',
    answerRaw(`${HEAD}content-length: 50\r\n\r\n{"a":`, 'reset'),
    /ECONNRESET|early/u,
  ],
  ['a truncated answer', answerRaw(`${HEAD}content-length: 50\r\n\r\n{}`, 'end'), /ECONNRESET|early/u],
  [
    'a truncated chunk',
    answerRaw(`${HEAD}transfer-encoding: chunked\r\n\r\n5\r\n{}`, 'end'),
    /ECONNRESET|early/u,
  ],
  ['silence before the answer', stall(), /no answer within 0\.15 s/u],
  ['silence after the head', answerRaw(`${HEAD}content-length: 2\r\n\r\n`), /no answer within 0\.15 s/u],
  ['silence within the body', answerRaw(`${HEAD}content-length: 2\r\n\r\n{`), /no answer within 0\.15 s/u],
  ['an answer that is no HTTP', answerRaw('SSH-2.0-OpenSSH_9.6\r\n', 'end'), /Parse Error/u],
  [
    'silence after a switch of protocols',
    answerRaw('HTTP/1.1 101 Other\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'),
    /./u,
  ],
  ...[408, 425, 500, 502, 504].map(
    (status) =>
      [
        `status ${String(status)}`,
        answer(status, '{"m":"busy"}'),
        new RegExp(`status ${String(status)}, "`, 'u'),
      ] as const,
  ),
];

describe('after a fault that may have followed the processing of the request', () => {
  test.each(AMBIGUOUS)('%s: a repeatable request is sent again', async (what, fault) => {
    const server = await serve(fault, fault, answer(200, '{"ok":1}'));
    const transport = open(what.startsWith('silence') ? HASTY : {});
    const got = await transport.send(requestTo(server.origin));
    expect(got).toMatchObject({ status: 200, body: Buffer.from('{"ok":1}'), isBodySent: true });
    expect(transport.waits).toEqual([250, 500]);
    expect(server.heads.filter((head) => !head.startsWith('POST /some/path?token=query-secret '))).toEqual(
      [],
    );
  });

  test.each(AMBIGUOUS)(
    '%s: a submission is not, and its advice says how to find out',
    async (what, fault, cause) => {
      const server = await serve(fault, answer(200));
      const transport = open(what.startsWith('silence') ? HASTY : {});
      const error = await failureOf(transport.send(requestTo(server.origin, { rule: 'submission' })));
      expect(error).toMatchObject({ name: 'ServiceError', reason: 'unavailable', inDoubt: true });
      expect(error.message).toMatch(cause);
      expect(error.message).toContain('tried once within');
      expect(error.message).toContain('may have been processed anyway');
      expect(error.message).toContain('dashboard');
      expect(transport.waits).toEqual([]);
      expect(server.connections()).toBe(1);
      expect(server.heads.length).toBeLessThanOrEqual(1);
    },
  );
});

test('a connection that is reset at once: a repeatable request is sent again', async () => {
  // Depending on its speed, the client sees a refused or a broken connection.
  const server = await serve(reset('connection'), reset('connection'), answer(200));
  const got = await open().send(requestTo(server.origin));
  expect(got.status).toBe(200);
  expect(server.connections()).toBe(3);
});

describe('if the request was certainly not processed', () => {
  test.each([
    [429, []],
    [503, ['Retry-After: 0']],
  ])('status %d with %j: a submission is sent again', async (status, headers) => {
    const busy = answer(status, '{}', headers);
    const server = await serve(busy, busy, answer(200));
    const transport = open();
    const got = await transport.send(requestTo(server.origin, { rule: 'submission' }));
    expect(got.status).toBe(200);
    expect(server.heads).toHaveLength(3);
  });

  test.each(['repeatable', 'submission'] as const)(
    'a refused connection: a %s is sent again',
    async (rule) => {
      const transport = open({ maxAttempts: 3 });
      const error = await failureOf(transport.send(requestTo(NOBODY, { rule })));
      expect(error).toMatchObject({ name: 'ServiceError', reason: 'unavailable', inDoubt: false });
      expect(error.message).toContain('ECONNREFUSED');
      expect(error.message).toContain('tried 3 times within');
      // For a repeatable request, the caller adds the advice.
      expect(error.message.includes('Check that the service is up')).toBe(rule === 'submission');
      expect(error.message).not.toContain('processed');
      expect(error.cause).toMatchObject({ code: 'ECONNREFUSED' });
      expect(transport.waits).toHaveLength(2);
    },
  );

  test('an unknown name: a submission is sent again', async () => {
    const transport = open({ maxAttempts: 2, requestTimeoutMs: 5000 });
    const error = await failureOf(
      transport.send(requestTo('http://service.invalid', { rule: 'submission' })),
    );
    expect(error.message).toMatch(/ENOTFOUND|EAI_AGAIN/u);
    expect(error.message).toContain('tried 2 times');
  });

  test('a submission that is first refused and then stalls ends there', async () => {
    const busy = answer(503, '{}', ['Retry-After: 0']);
    const server = await serve(busy, answer(429), stall(), answer(200));
    const transport = open(HASTY);
    const error = await failureOf(transport.send(requestTo(server.origin, { rule: 'submission' })));
    expect(error.message).toContain('tried 3 times');
    expect(error.message).toContain('may have been processed');
    expect(server.heads).toHaveLength(3);
  });
});

describe('answers that are the service’s word', () => {
  const rules: RepeatRule[] = ['repeatable', 'submission'];
  const statuses = [200, 201, 204, 400, 401, 403, 404, 405, 409, 412, 413, 422, 499, 501, 505, 511, 599];

  test.each(rules.flatMap((rule) => statuses.map((status) => [rule, status] as const)))(
    'a %s that is answered by %d is sent once',
    async (rule, status) => {
      const server = await serve(answer(status, status === 204 ? '' : '{"said":1}'));
      const transport = open();
      const got = await transport.send(requestTo(server.origin, { rule }));
      expect(got.status).toBe(status);
      expect(server.heads).toHaveLength(1);
      expect(transport.lines).toEqual([]);
    },
  );
});

describe('the end of all attempts', () => {
  test.each([1, 2, 5])('comes after max-attempts: %d', async (maxAttempts) => {
    const server = await serve(answer(503, '{"message":"down for repair"}'));
    const transport = open({ maxAttempts });
    const error = await failureOf(transport.send(requestTo(server.origin)));
    expect(error).toMatchObject({ reason: 'unavailable', inDoubt: false, isLast: false });
    expect(server.heads).toHaveLength(maxAttempts);
    expect(transport.waits).toHaveLength(maxAttempts - 1);
    expect(error.message).toContain(
      `tried ${maxAttempts === 1 ? 'once' : `${String(maxAttempts)} times`} within`,
    );
    expect(error.message).toContain('status 503, "{"message":"down for repair"}"');
  });

  test('says how often, for how long, and why last', async () => {
    const server = await serve(reset('request'), answer(500, ''), answer(502, 'Bad\u202e\u0007 gateway'));
    let nowMs = 1_000_000;
    const sleep = (ms: number): Promise<void> => {
      nowMs += ms;
      return Promise.resolve();
    };
    const clock = { now: () => nowMs, random: () => 0.5, sleep };
    const transport = open({ maxAttempts: 3, clock });
    const error = await failureOf(transport.send(requestTo(server.origin)));
    expect(error.message).toBe(
      `The lineage check (POST 127.0.0.1:${String(server.port)}/some/path) got no usable answer: status 502, ` +
        '"Bad gateway"; tried 3 times within 0.8 s.',
    );
    expect(transport.lines).toHaveLength(2);
    expect(transport.lines[1]).toMatch(/\(status 500\); attempt 3 of 3.*0\.5 s/u);
  });

  test('no message or log line holds the query, which may be a secret', async () => {
    const faults = AMBIGUOUS.map(([, fault]) => fault);
    const server = await serve(...faults);
    const transport = open({ maxAttempts: faults.length, ...HASTY });
    const error = await failureOf(transport.send(requestTo(server.origin)));
    expect(transport.lines).toHaveLength(faults.length - 1);
    expect([error.message, ...transport.lines].join('\n')).not.toContain('query-secret');
  });
});

describe('Retry-After', () => {
  test('in seconds is waited for', async () => {
    const server = await serve(
      answer(429, '{}', ['retry-after: 2']),
      answer(503, '{}', ['Retry-After: 999999']),
      answer(200),
    );
    const transport = open();
    await transport.send(requestTo(server.origin));
    expect(transport.waits).toEqual([2250, 60_500]);
  });

  test('as a date is waited for, and the first of two counts', async () => {
    const now = Date.parse('2026-11-21T12:00:00Z');
    const waits: number[] = [];
    const sleep = (ms: number): Promise<void> => {
      waits.push(ms);
      return Promise.resolve();
    };
    const date = 'Sat, 21 Nov 2026 12:00:30 GMT';
    const server = await serve(
      answer(503, '{}', [`retry-after: ${date}`]),
      answer(503, '{}', ['retry-after: 1', 'retry-after: 9']),
      answer(200),
    );
    const transport = open({ clock: { now: () => now, random: () => 0, sleep } });
    await transport.send(requestTo(server.origin));
    expect(waits).toEqual([30_000, 1000]);
  });
});

describe('before each attempt', () => {
  test('the request’s own function is called, and its error ends the request', async () => {
    const server = await serve(answer(503));
    const calls: number[] = [];
    const beforeAttempt = (): Promise<void> => {
      calls.push(server.heads.length);
      return calls.length < 3 ? Promise.resolve() : Promise.reject(new Error('No more turns.'));
    };
    const error = await failureOf(open().send(requestTo(server.origin, { beforeAttempt })));
    expect(error.message).toBe('No more turns.');
    expect(calls).toEqual([0, 1, 2]);
    expect(server.heads).toHaveLength(2);
  });
});
