import { describe, expect, test } from '@jest/globals';
import { callService, createRefusal } from '../../../src/analyser/remote/client/call.ts';
import { serviceUrl } from '../../../src/core/service-address.ts';
import { useOpened } from '../../support/opened.ts';
import { bytesAnswer } from '../../service/wire/answer.ts';
import { jsonAnswer, type StrictServer } from '../../support/strict-server.ts';
import { failureOf } from '../../support/test-transport.ts';

const API_KEY = 'api-key-of-the-test';
const ORG_ID = 'org-id-of-the-test';

const { serveReply, open } = useOpened();

async function post(
  server: StrictServer,
  body: Readonly<Record<string, unknown>> = { a: '1' },
): Promise<unknown> {
  const transport = open({ maxAttempts: 2 });
  const access = { root: `${server.origin}/gateway`, apiKey: API_KEY, orgId: ORG_ID };
  const url = serviceUrl(access.root, 'model-analyse/m%2F1');
  const call = { operation: 'model analysis', rule: 'submission', method: 'POST', url, body } as const;
  return callService(transport, access, call, (answer) => answer);
}

describe('a call of the service', () => {
  test('with a body: method, path, headers and body are exactly those of the interface', async () => {
    const server = await serveReply(jsonAnswer({ job_id: 'j' }));
    const body = { attack_type: 'blackbox', number: 3, 'ü"\n': '✓\u2028' };
    expect(await post(server, body)).toEqual({ job_id: 'j' });
    const [request] = server.requests;
    expect(request?.method).toBe('POST');
    expect(request?.path).toBe('/gateway/prod/api/ais/v1.5/model-analyse/m%2F1');
    expect(JSON.parse(request?.body.toString() ?? '')).toEqual(body);
    expect(sortedHeaders(request?.headers)).toEqual([
      ['accept', 'application/json'],
      ['connection', 'close'],
      ['content-length', String(Buffer.byteLength(JSON.stringify(body)))],
      ['content-type', 'application/json'],
      ['host', new URL(server.origin).host],
      ['org-id', ORG_ID],
      ['user-agent', 'model-security-scan'],
      ['x-api-key', API_KEY],
    ]);
  });

  test('without a body: nothing is sent, and no content type', async () => {
    const server = await serveReply(jsonAnswer([1]));
    const turns: number[] = [];
    const answer = await callService(
      open(),
      { root: server.origin, apiKey: API_KEY, orgId: ORG_ID },
      {
        operation: 'job status',
        rule: 'repeatable',
        method: 'GET',
        url: serviceUrl(server.origin, 'job_status_detailed?job_id=a%3D%3D'),
        beforeAttempt: () => {
          turns.push(server.requests.length);
          return Promise.resolve();
        },
      },
      (value) => value,
    );
    expect(answer).toEqual([1]);
    const [request] = server.requests;
    expect(`${request?.method ?? ''} ${request?.path ?? ''}`).toBe(
      'GET /prod/api/ais/v1.5/job_status_detailed?job_id=a%3D%3D',
    );
    expect(request?.body).toHaveLength(0);
    const names = sortedHeaders(request?.headers).map(([name]) => name);
    expect(names).not.toContain('content-type');
    expect(names).not.toContain('transfer-encoding');
    expect(turns).toEqual([0]);
  });

  test.each([
    ['in one object', '{"status":"failed","score":0.9,"status":"completed"}'],
    ['deeper', '{"jobs":[{"id":"a"},{"id":"b","id":"c"}]}'],
    ['once escaped', '{"status":"failed","st\\u0061tus" : "completed"}'],
  ])('a key that occurs twice leaves the call in doubt: %s', async (_where, body) => {
    const server = await serveReply(bytesAnswer(Buffer.from(body), {}));
    await expect(post(server)).rejects.toMatchObject({ reason: 'unexpected-answer', inDoubt: true });
  });

  test('a key may occur in two objects, and in texts', async () => {
    const body = '{"a":{"id":"\\":"},"b":[{"id":"x\\\\"},{"__proto__":{"id":1}}],"c":"\\"d\\":"}';
    const server = await serveReply(bytesAnswer(Buffer.from(body), {}));
    expect(await post(server)).toEqual(JSON.parse(body));
  });
});

describe('the errors of the service', () => {
  const TABLE = [
    [400, 'rejected', ' Fields that were sent: a, b_c.'],
    [401, 'unauthorized', ''],
    [403, 'unauthorized', ''],
    [412, 'denied', ''],
  ] as const;

  test.each(TABLE)('%d is %s', async (status, reason, more) => {
    const server = await serveReply(jsonAnswer({ message: 'The service said so.' }, status));
    const error = await failureOf(post(server, { a: 'value-one', b_c: 'value-two' }));
    expect(error).toMatchObject({ name: 'ServiceError', reason });
    // What to do about the reason is said by whoever shows the error: here it would be said twice.
    expect(error.message).toBe(
      `The model analysis was refused with status ${String(status)}: "The service said so.".${more}`,
    );
    expect(error.message).not.toMatch(/value-|of-the-test/u);
    expect(server.requests).toHaveLength(1);
  });

  test.each([402, 404, 405, 409, 410, 413, 415, 418, 422, 451, 501, 505])(
    '%d, which the interface does not name, is unexpected-answer',
    async (status) => {
      const server = await serveReply({
        status,
        headers: { 'content-type': 'text/html' },
        body: '<h1>No</h1>',
      });
      const error = await failureOf(post(server));
      expect(error).toMatchObject({ reason: 'unexpected-answer' });
      expect(error.message).toContain(`status ${String(status)}, text/html, beginning with "<h1>No</h1>"`);
      // A server in between says such things also of what the service may have processed.
      expect(error.message.includes('dashboard')).toBe(status >= 500);
    },
  );

  test('404 names the path that was not found', async () => {
    const error = await failureOf(post(await serveReply({ status: 404 })));
    expect(error.message).toContain('is "not found" at /gateway/prod/api/ais/v1.5/model-analyse/m%2F1');
  });

  test('without fields, 400 names none', () => {
    const answer = {
      status: 400,
      headers: {},
      body: Buffer.from(''),
      isBodySent: true,
      redact: (text: string) => text,
    };
    const error = createRefusal(
      { operation: 'job status', url: new URL('https://api.example.com/x') },
      answer,
    );
    expect(error.message).toMatch(/status 400\.\s*$/u);
  });
});

describe('the message of an error', () => {
  test.each([
    ['{"message":"Text"}', 'Text'],
    ['{"Message":"Text"}', 'Text'],
    ['{"error":"Text"}', 'Text'],
    ['{"error":{"message":"Text","code":7}}', 'Text'],
    ['{"error_message":"Text"}', 'Text'],
    ['{"errorMessage":"Text"}', 'Text'],
    ['{"detail":"Text"}', 'Text'],
    ['{"message":"","error":"Text"}', 'Text'],
    ['{"message":null,"detail":"Text"}', 'Text'],
    ['{"message":7}', '{"message":7}'],
    ['{"errors":[{"reason":"Text"}]}', 'Text'],
    ['{"errors":["Text", "more"]}', 'Text'],
    ['{"status":{"code":7,"Error-Msg":"Text"}}', 'Text'],
    ['{"errors":[{"code":7}]}', '{"errors":[{"code":7}]}'],
    ['["Text"]', '["Text"]'],
    ['"Text"', '"Text"'],
    ['null', 'null'],
    ['Just text', 'Just text'],
    ['<html>\n<b>Text</b>\n</html>', '<html> <b>Text</b> </html>'],
    ['{"message":"a\\u202eb\\u0007\\r\\n::error::x"}', 'a b ::error::x'],
    [`{"trace":"${'x'.repeat(100_000)}","message":"Text"}`, 'Text'],
  ])('of %.60s', async (body, expected) => {
    const error = await failureOf(post(await serveReply({ status: 412, body })));
    expect(error.message).toContain(`status 412: "${expected}".`);
  });

  test.each([
    ['in JSON', JSON.stringify({ message: '\u202e\u200bx\u0000'.repeat(100_000) })],
    ['as text', '\u202e\u200bx\u0000'.repeat(100_000)],
    ['deep in lists', '['.repeat(50_000) + ']'.repeat(50_000)],
    ['in bytes that are no text', Buffer.alloc(100_000, 0xff)],
  ])('is cut and made safe when it is long: %s', async (_what, body) => {
    const error = await failureOf(post(await serveReply({ status: 401, body })));
    expect(error).toMatchObject({ reason: 'unauthorized' });
    expect(error.message.length).toBeLessThan(800);
    expect(error.message).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  test('that is empty is left out', async () => {
    const error = await failureOf(post(await serveReply({ status: 401 })));
    expect(error.message).toMatchSnapshot();
  });
});

function sortedHeaders(headers: readonly (readonly [string, string])[] = []): (readonly [string, string])[] {
  return headers
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .sort(([one], [other]) => one.localeCompare(other));
}
