import { afterEach, describe, expect, it } from '@jest/globals';
import type { Fault } from '../service/simulation/faults.ts';
import type { PlayedService } from '../service/played-service.ts';
import { at } from '../../src/core/json.ts';
import {
  analyse,
  call,
  checkLineage,
  closeServices,
  configuration,
  credentials,
  messageOf,
  openService,
  upload,
  zipOf,
} from '../support/played-service-client.ts';
import { LINEAGE_PATH } from '../support/interface-rules.ts';

afterEach(closeServices);

const FAULTS = '/_sandbox/faults';

/** Sends a lineage check and reads only the head of the response. */
async function rawCheck(service: PlayedService, signal?: AbortSignal): Promise<Response> {
  return fetch(`${service.baseUrl}${LINEAGE_PATH}`, {
    method: 'POST',
    headers: { ...credentials(service), 'content-type': 'application/json' },
    body: JSON.stringify({ repo_type: 'github' }),
    ...(signal === undefined ? {} : { signal }),
  });
}

/** How asking for a fault is done: in the same process, or over HTTP. */
const WAYS: readonly (readonly [string, (service: PlayedService, fault: Fault) => Promise<void>])[] = [
  [
    'in-process',
    (service, fault) => {
      service.faults.add(fault);
      return Promise.resolve();
    },
  ],
  [
    'over HTTP',
    async (service, fault) => {
      const reply = await call(service, 'POST', FAULTS, fault);
      expect([reply.status, reply.body]).toEqual([200, { done: true }]);
    },
  ],
];

describe.each(WAYS)('a fault that is asked for %s', (_way, ask) => {
  it('answer: gives status, headers and body', async () => {
    const service = await openService({ admin: true });
    const headers = { 'retry-after': '7', 'content-type': 'text/plain' };
    await ask(service, { operation: 'lineage-check', kind: 'answer', status: 503, headers, body: 'busy' });
    const response = await rawCheck(service);
    expect([response.status, response.headers.get('retry-after'), await response.text()]).toEqual([
      503,
      '7',
      'busy',
    ]);
    expect(response.headers.get('content-type')).toBe('text/plain');
    expect((await rawCheck(service)).status).toBe(200);
  });

  it('delay before the headers: nothing comes until it is over', async () => {
    const service = await openService({ admin: true });
    await ask(service, { operation: 'lineage-check', kind: 'delay', milliseconds: 3_600_000 });
    const abort = new AbortController();
    const answered = rawCheck(service, abort.signal).then(
      () => 'answered',
      () => 'aborted',
    );
    await untilRecorded(service);
    abort.abort();
    expect(await answered).toBe('aborted');
  });

  it('delay after the headers: the body comes later', async () => {
    const service = await openService({ admin: true });
    await ask(service, {
      operation: 'lineage-check',
      kind: 'delay',
      milliseconds: 3_600_000,
      at: 'after-headers',
    });
    const abort = new AbortController();
    const response = await rawCheck(service, abort.signal);
    expect([response.status, response.headers.get('content-length')]).toEqual([200, '2']);
    abort.abort();
    await expect(response.text()).rejects.toThrow('aborted');
  });

  it('delay: the answer is the right one in the end', async () => {
    const service = await openService({ admin: true });
    for (const at of ['before-headers', 'after-headers'] as const) {
      await ask(service, { operation: 'lineage-check', kind: 'delay', milliseconds: 1, at });
      expect(await (await rawCheck(service)).json()).toEqual({});
    }
  });

  it('truncate: half of the promised body', async () => {
    const service = await openService({ admin: true });
    await ask(service, { operation: 'lineage-check', kind: 'truncate' });
    const response = await rawCheck(service);
    expect([response.status, response.headers.get('content-length')]).toEqual([200, '3']);
    await expect(response.text()).rejects.toThrow('terminated');
  });

  it('malformed: a whole answer that is no JSON', async () => {
    const service = await openService({ admin: true });
    await ask(service, { operation: 'lineage-check', kind: 'malformed' });
    const response = await rawCheck(service);
    expect([response.headers.get('content-type'), await response.text()]).toEqual(['application/json', '{']);
  });

  it('content-type: the right body as plain text', async () => {
    const service = await openService({ admin: true });
    await ask(service, { operation: 'lineage-check', kind: 'content-type' });
    const response = await rawCheck(service);
    expect([response.headers.get('content-type'), await response.text()]).toEqual(['text/plain', '{}']);
  });

  it('oversized: the right body with white space after it', async () => {
    const service = await openService({ admin: true });
    await ask(service, { operation: 'lineage-check', kind: 'oversized', bytes: 1_000_000 });
    const text = await (await rawCheck(service)).text();
    expect([text.length, text.trim()]).toEqual([1_000_000, '{}']);
  });

  it('empty: 200 without a body', async () => {
    const service = await openService({ admin: true });
    await ask(service, { operation: 'lineage-check', kind: 'empty' });
    const response = await rawCheck(service);
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it('html: 200 with a page', async () => {
    const service = await openService({ admin: true });
    await ask(service, { operation: 'lineage-check', kind: 'html' });
    const response = await rawCheck(service);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('<!doctype html>');
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('reset, processed %s: no answer, and %d jobs', async (processed, jobs) => {
    const service = await openService({ admin: true });
    await ask(service, { operation: 'model-analyse', kind: 'reset', processed });
    await expect(analyse(service)).rejects.toThrow('fetch failed');
    expect(service.jobs()).toHaveLength(jobs);
    expect(service.requests.list()).toMatchObject([{ operation: 'model-analyse', status: undefined }]);
  });
});

/** Waits until a request has arrived. */
async function untilRecorded(service: PlayedService): Promise<void> {
  while (service.requests.list().length === 0) await new Promise((resolve) => setImmediate(resolve));
}

describe('the aim of faults', () => {
  it('hits the requested number of requests of one operation, after those to skip', async () => {
    const service = await openService();
    service.faults.add({ operation: 'lineage-check', kind: 'answer', status: 502, times: 2, skip: 1 });
    expect((await analyse(service)).status).toBe(200);
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await checkLineage(service)).status);
    expect(statuses).toEqual([200, 502, 502, 200]);
    expect(service.requests.list().map((request) => request.status)).toEqual([200, ...statuses]);
  });

  it('is the next request of any operation', async () => {
    const service = await openService();
    service.faults.add({ operation: 'any', kind: 'answer', status: 500 });
    expect((await analyse(service)).status).toBe(500);
    expect(service.jobs()).toEqual([]);
  });

  it('is one fault after the other', async () => {
    const service = await openService();
    for (const status of [500, 504]) service.faults.add({ operation: 'any', kind: 'answer', status });
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await checkLineage(service)).status);
    expect(statuses).toEqual([500, 504, 200]);
  });

  it('can be a submission that is processed and yet answered with an error', async () => {
    const service = await openService();
    service.faults.add({
      operation: 'model-analyse',
      kind: 'answer',
      status: 504,
      processed: true,
      body: '{}',
    });
    expect((await analyse(service)).status).toBe(504);
    expect(service.jobs()).toHaveLength(1);
  });

  it('can be an upload, before or after the file is kept', async () => {
    const service = await openService();
    const { body } = await analyse(service, configuration('image-classification', 'outlier'));
    const url = at(body, 'urls', 'data_upload_url');
    const archive = await zipOf('x');
    const outcomes = [];
    for (const fault of [
      { kind: 'answer', status: 503 },
      { kind: 'reset' },
      { kind: 'answer', status: 500, processed: true },
    ] as const) {
      service.faults.add({ operation: 'upload', ...fault });
      const status = await upload(url, archive).catch(() => 'no answer');
      outcomes.push([status, service.jobs()[0]?.uploads[0]?.bytes]);
    }
    expect(outcomes).toEqual([
      [503, undefined],
      ['no answer', undefined],
      [500, archive.length],
    ]);
  });

  it('is forgotten when faults are cleared', async () => {
    const service = await openService({ admin: true });
    service.faults.add({ operation: 'any', kind: 'empty', times: 3 });
    expect((await call(service, 'GET', FAULTS)).body).toEqual([
      { operation: 'any', kind: 'empty', times: 3, skip: 0 },
    ]);
    await call(service, 'DELETE', FAULTS);
    expect((await call(service, 'GET', FAULTS)).body).toEqual([]);
    expect((await checkLineage(service)).body).toEqual({});
  });
});

describe('a fault that makes no sense', () => {
  it.each([
    [{}, ['operation must be one of', 'kind must be one of']],
    [{ operation: 'poll', kind: 'crash' }, ['operation must be one of', 'kind must be one of']],
    [{ operation: 'any', kind: 'delay' }, ['milliseconds must be given']],
    [
      { operation: 'any', kind: 'delay', milliseconds: -1 },
      ['milliseconds must be an integer of at least 1'],
    ],
    [{ operation: 'any', kind: 'delay', milliseconds: 1, at: 'end' }, ['at must be one of before-headers']],
    [{ operation: 'any', kind: 'oversized', bytes: '9' }, ['bytes must be an integer']],
    [{ operation: 'any', kind: 'reset', bytes: 9 }, ['unknown for reset: bytes']],
    [
      {
        operation: 'any',
        kind: 'answer',
        status: 99,
        headers: { a: 1 },
        body: {},
        times: 0,
        skip: -1,
        processed: 1,
      },
      ['status must', 'headers must', 'body must', 'times must', 'skip must', 'processed must'],
    ],
    [{ operation: 'any', kind: 'answer', status: 600 }, ['status must be from 200 to 599']],
    [{ operation: 'any', kind: 'answer', headers: 'x' }, ['headers must be an object']],
    [{ operation: 'any', kind: 'answer', headers: { 'a b': 'x' } }, ['headers must be an object']],
    [{ operation: 'any', kind: 'answer', headers: { a: 'x\r\ny: z' } }, ['headers must be an object']],
  ])('is refused with 400: %j', async (fault, messages) => {
    const service = await openService({ admin: true });
    const reply = await call(service, 'POST', FAULTS, fault);
    expect(reply.status).toBe(400);
    for (const message of messages) expect(messageOf(reply)).toContain(message);
    expect(service.faults.list()).toEqual([]);
  });
});
