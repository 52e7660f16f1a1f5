import { afterEach, describe, expect, it } from '@jest/globals';
import type { Misbehaviour } from '../service/simulation/faults.ts';
import type { PlayedService } from '../service/played-service.ts';
import { at } from '@model-security-scan/common/json';
import {
  analyse,
  checkLineage,
  closeServices,
  configuration,
  credentials,
  openService,
  upload,
  zipOf,
} from '../support/played-service-client.ts';
import { LINEAGE_PATH } from '../support/interface-rules.ts';

afterEach(closeServices);

/** Sends a lineage check and reads only the head of the response. */
async function rawCheck(service: PlayedService, signal?: AbortSignal): Promise<Response> {
  return fetch(`${service.baseUrl}${LINEAGE_PATH}`, {
    method: 'POST',
    headers: { ...credentials(service), 'content-type': 'application/json' },
    body: JSON.stringify({ repo_type: 'github' }),
    ...(signal === undefined ? {} : { signal }),
  });
}

describe('a fault of a lineage check', () => {
  it.each<readonly [Misbehaviour, status: number, type: string, body: string | RegExp]>([
    [
      { kind: 'answer', status: 503, headers: { 'content-type': 'text/plain' }, body: 'busy' },
      ...([503, 'text/plain', 'busy'] as const),
    ],
    [{ kind: 'malformed' }, 200, 'application/json', /^\{$/u],
    [{ kind: 'content-type' }, 200, 'text/plain', /^\{\}$/u],
    [{ kind: 'oversized', bytes: 1_000_000 }, 200, 'application/json', /^\{\}\s{999998}$/u],
    [{ kind: 'empty' }, 200, 'application/json', /^$/u],
    [{ kind: 'html' }, 200, 'text/html; charset=utf-8', /<!doctype html>/u],
    [{ kind: 'delay', milliseconds: 1 }, 200, 'application/json', /^\{\}$/u],
    [{ kind: 'delay', milliseconds: 1, at: 'after-headers' }, 200, 'application/json', /^\{\}$/u],
  ])('spoils one answer: %j', async (fault, status, type, body) => {
    const service = await openService();
    service.faults.add({ operation: 'lineage-check', ...fault });
    const response = await rawCheck(service);
    expect([response.status, response.headers.get('content-type') ?? type]).toEqual([status, type]);
    expect(await response.text()).toMatch(body);
    expect((await rawCheck(service)).status).toBe(200);
  });

  it('can be silence before the headers', async () => {
    const service = await openService();
    service.faults.add({ operation: 'lineage-check', kind: 'delay', milliseconds: 3_600_000 });
    const abort = new AbortController();
    const answered = rawCheck(service, abort.signal).then(
      () => 'answered',
      () => 'aborted',
    );
    await untilRecorded(service);
    abort.abort();
    expect(await answered).toBe('aborted');
  });

  it('can be silence after the headers, or half of the promised body', async () => {
    const service = await openService();
    const late = { kind: 'delay', milliseconds: 3_600_000, at: 'after-headers' } as const;
    service.faults.add({ operation: 'lineage-check', ...late });
    const abort = new AbortController();
    const response = await rawCheck(service, abort.signal);
    expect([response.status, response.headers.get('content-length')]).toEqual([200, '2']);
    abort.abort();
    await expect(response.text()).rejects.toThrow('aborted');
    service.faults.add({ operation: 'lineage-check', kind: 'truncate' });
    const half = await rawCheck(service);
    expect([half.status, half.headers.get('content-length')]).toEqual([200, '3']);
    await expect(half.text()).rejects.toThrow('terminated');
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('of a submission, processed %s: no answer, and %d jobs', async (processed, jobs) => {
    const service = await openService();
    service.faults.add({ operation: 'model-analyse', kind: 'reset', processed });
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

  it('is the next request of any operation, one fault after the other', async () => {
    const service = await openService();
    for (const status of [500, 504]) service.faults.add({ operation: 'any', kind: 'answer', status });
    expect((await analyse(service)).status).toBe(500);
    expect(service.jobs()).toEqual([]);
    expect([(await checkLineage(service)).status, (await checkLineage(service)).status]).toEqual([504, 200]);
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
});
