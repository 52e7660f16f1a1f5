import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { serviceUrl } from '../../../src/core/service-address.ts';
import { callService } from '../../../src/analyser/remote/client/call.ts';
import { answer, answerRaw } from '../../support/fault-server.ts';
import { useOpened } from '../../support/opened.ts';
import { headerValues } from '../../support/strict-server.ts';
import { failureOf, requestTo } from '../../support/test-transport.ts';

const { serve, serveReply, open } = useOpened({ maxAttempts: 2 });

/** A repeatable call or a submission, as an operation makes it. */
async function call(origin: string, rule: 'repeatable' | 'submission' = 'repeatable'): Promise<unknown> {
  const access = { root: origin, apiKey: 'key-of-the-test', orgId: 'org-of-the-test' };
  const url = serviceUrl(origin, 'a/b');
  const request = { operation: 'model analysis', rule, method: 'POST', url, body: {} } as const;
  return callService(open(), access, request, (value) => value);
}

describe('redirects', () => {
  const statuses = [300, 301, 302, 303, 304, 305, 307, 308, 399];

  test.each(statuses)(
    'status %d to another origin is refused, and that origin hears nothing',
    async (status) => {
      const other = await serve(answer(200));
      const server = await serve(
        answer(status, 'moved', [`location: ${other.origin}/there?token=location-secret`]),
      );
      const transport = open();
      const error = await failureOf(transport.send(requestTo(server.origin)));
      expect(error).toMatchObject({ name: 'ServiceError', reason: 'unexpected-answer' });
      expect(error.message).toContain(
        `a redirect (status ${String(status)} to ${new URL(other.origin).host})`,
      );
      expect(error.message).not.toMatch(/secret|there/u);
      expect(other.connections()).toBe(0);
      expect(server.heads).toHaveLength(1);
      expect(transport.lines).toEqual([]);
    },
  );

  test.each(['/elsewhere?token=location-secret', '', '//[', 'javascript:alert(1)'])(
    'to %j is refused on the same origin too',
    async (location) => {
      const server = await serve(answer(307, '', [`location: ${location}`]), answer(200));
      const error = await failureOf(open().send(requestTo(server.origin)));
      expect(error).toMatchObject({ reason: 'unexpected-answer' });
      expect(error.message).toContain('a redirect (status 307');
      expect(error.message).not.toMatch(/secret|alert/u);
      expect(server.heads).toHaveLength(1);
    },
  );

  test('of a submission leaves the submission in doubt', async () => {
    const server = await serve(answer(303, '', ['location: https://job.example/1']), answer(200));
    const error = await failureOf(open().send(requestTo(server.origin, { rule: 'submission' })));
    expect(error.message).toContain('job.example');
    expect(error.message).toContain('dashboard');
    expect(server.heads).toHaveLength(1);
  });
});

describe('the size of an answer', () => {
  test('may be exactly the limit', async () => {
    const server = await serve(answer(200, 'x'.repeat(100_000)));
    const got = await open().send(requestTo(server.origin));
    expect(got.body).toHaveLength(100_000);
  });

  test.each(['repeatable', 'submission'] as const)(
    'over it: a %s fails, and is not sent again',
    async (rule) => {
      const server = await serve(answer(200, 'x'.repeat(100_001)));
      const error = await failureOf(open().send(requestTo(server.origin, { rule })));
      expect(error).toMatchObject({ reason: 'unexpected-answer' });
      expect(error.message).toContain('more than 100000 bytes');
      expect(error.message.includes('may have been processed')).toBe(rule === 'submission');
      expect(server.heads).toHaveLength(1);
    },
  );

  test('is not read without end, and the connection is closed', async () => {
    let sent = 0;
    const closed = Promise.withResolvers<undefined>();
    const server = await serveReply((response) => {
      response.on('close', () => {
        closed.resolve(undefined);
      });
      const more = (): void => {
        sent += 65_536;
        if (!response.destroyed) response.write(Buffer.alloc(65_536), more);
      };
      more();
    });
    const error = await failureOf(open().send(requestTo(server.origin)));
    expect(error.message).toContain('more than 100000 bytes');
    await closed.promise;
    expect(sent).toBeLessThan(64 * 1024 * 1024);
  });

  test('a head of more than Node reads is a fault, not a crash', async () => {
    const server = await serve(answer(200, '{}', [`x-large: ${'x'.repeat(40_000)}`]));
    const error = await failureOf(open().send(requestTo(server.origin)));
    expect(error).toMatchObject({ reason: 'unavailable' });
    expect(error.message).toMatch(/HPE_HEADER_OVERFLOW/u);
  });
});

describe('forms of HTTP that are taken as they come', () => {
  const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';

  test.each([
    ['chunks', `${head}transfer-encoding: chunked\r\n\r\n4\r\n{"a"\r\n3\r\n:1}\r\n0\r\n\r\n`],
    [
      'an interim answer first',
      `HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nlink: <x>\r\n\r\n${head}content-length: 7\r\n\r\n{"a":1}`,
    ],
    [
      'headers twice',
      `${head}content-type: text/html\r\nx-a: 1\r\nx-a: 2\r\nset-cookie: a\r\nset-cookie: b\r\ncontent-length: 7\r\n\r\n{"a":1}`,
    ],
    [
      'a byte order mark',
      Buffer.concat([
        Buffer.from(`${head}content-length: 10\r\n\r\n`),
        Buffer.from([0xef, 0xbb, 0xbf]),
        Buffer.from('{"a":1}'),
      ]),
    ],
    ['no content type', 'HTTP/1.1 200 OK\r\ncontent-length: 7\r\n\r\n{"a":1}'],
  ])('%s', async (_what, bytes) => {
    const server = await serve(answerRaw(bytes));
    expect(await call(server.origin)).toEqual({ a: 1 });
    expect(server.heads).toHaveLength(1);
  });

  test.each([
    ['HTTP/1.0, where the connection’s end ends the body', 'HTTP/1.0 200 OK\r\n\r\n{"a":1}'],
    ['a body that ends with its connection', `${head}connection: close\r\n\r\n{"a":1}`],
  ])('%s', async (_what, bytes) => {
    const server = await serve(answerRaw(bytes, 'end'));
    expect(await call(server.origin)).toEqual({ a: 1 });
  });

  test('two lengths that differ are none that can be trusted', async () => {
    const server = await serve(answerRaw(`${head}content-length: 7\r\ncontent-length: 2\r\n\r\n{"a":1}`));
    expect(await failureOf(call(server.origin))).toMatchObject({ reason: 'unavailable' });
  });

  test('a length that is shorter than the body cuts it, which is no JSON then', async () => {
    const server = await serve(answerRaw(`${head}content-length: 6\r\n\r\n{"a":1}`));
    expect(await failureOf(call(server.origin))).toMatchObject({ reason: 'unexpected-answer' });
  });

  test('lists nested 9,000 deep are read, and deeper ones refused', async () => {
    const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
    const server = await serve(answer(200, nested(9000)), answer(200, nested(100_000)));
    expect(Array.isArray(await call(server.origin))).toBe(true);
    expect(await failureOf(call(server.origin))).toMatchObject({ reason: 'unexpected-answer' });
  });
});

describe('a 200 that is not JSON', () => {
  test.each([
    ['nothing', ''],
    ['white space', ' \n'],
    ['HTML', '<!DOCTYPE html><title>Sign in</title>'],
    ['half of JSON', '{"a":'],
    ['two values', '{}{}'],
    ['a name', 'undefined'],
    ['NaN', '{"a":NaN}'],
    ['bytes that are not UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22])],
    ['UTF-16', Buffer.from('{"a":1}', 'utf16le')],
    ['compressed bytes', gzipSync('{"a":1}')],
  ])('%s: unexpected-answer, shown made safe', async (_what, body) => {
    const server = await serveReply({ body, headers: { 'content-type': 'text/html; charset=x' } });
    const error = await failureOf(call(server.origin));
    expect(error).toMatchObject({ name: 'ServiceError', reason: 'unexpected-answer' });
    expect(error.message).toMatch(/not JSON: status 200, text\/html.*"/u);
    expect(error.message).not.toMatch(/\p{Cc}/u);
    expect(error.message).not.toContain('dashboard');
    expect(error.cause).toBeDefined();
    expect(server.requests).toHaveLength(1);
  });

  test('shows at most 200 characters, and none that hide', async () => {
    const server = await serveReply({ body: '\u202e\u200b\u0007x'.repeat(50_000) });
    const error = await failureOf(call(server.origin));
    const shown = /beginning with "([^"]*)"/u.exec(error.message)?.[1] ?? '';
    expect(shown.length).toBeGreaterThan(100);
    expect(shown.length).toBeLessThanOrEqual(200);
    expect(shown).not.toMatch(/\p{Cf}/u);
  });

  test('compression is not asked for', async () => {
    const server = await serveReply({ body: '{}' });
    await call(server.origin);
    expect(server.requests.flatMap((request) => headerValues(request, 'accept-encoding'))).toEqual([]);
  });

  test.each([200, 201, 202, 204])(
    'status %d to a submission leaves in doubt whether it was processed',
    async (status) => {
      const server = await serveReply({ status, body: status === 204 ? '' : '<p>Accepted</p>' });
      const error = await failureOf(call(server.origin, 'submission'));
      expect(error).toMatchObject({ reason: 'unexpected-answer' });
      expect(error.message).toContain(`status ${String(status)}, application/json`);
      expect(error.message).toContain('may have been processed anyway');
      expect(server.requests).toHaveLength(1);
    },
  );
});
