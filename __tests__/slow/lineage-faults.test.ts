import { NOBODY } from '../support/loopback.ts';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { Fault, Misbehaviour } from '../service/simulation/faults.ts';
import type { PlayedService } from '../service/played-service.ts';
import { outlierConfig } from '../support/e2e-models.ts';
import { annotationsOf, readable, requestsOf, scan, type ScanRun } from '../support/e2e-run.ts';
import { CREDENTIALS } from '../support/interface-service.ts';
import { closeServices, openService } from '../support/played-service-client.ts';
import { jsonAnswer, startStrictServer } from '../support/strict-server.ts';

afterAll(closeServices);

interface Asked {
  readonly run: ScanRun;
  readonly service: PlayedService;
}

/** Runs the action against a service whose lineage check misbehaves. */
async function scanWith(
  faults: readonly (Misbehaviour & Pick<Fault, 'times' | 'processed'>)[],
  inputs: Readonly<Record<string, string>> = {},
): Promise<Asked> {
  const service = await openService();
  for (const fault of faults) service.faults.add({ operation: 'lineage-check', ...fault });
  const run = await scan(service, inputs, { config: outlierConfig(1) });
  return { run, service };
}

/** The run has failed, and nothing was done but to ask. */
function expectClosed({ run, service }: Asked, reason: string, checks = 1): void {
  expect(run.exitCode).toBe(1);
  expect(run.outputs).toMatchObject({
    status: 'error',
    'failure-reason': reason,
    'record-found': '',
    'vulnerability-detected': 'unknown',
  });
  expect(service.requests.list().map(({ operation }) => operation)).toEqual(
    Array.from({ length: checks }, () => 'lineage-check'),
  );
  expect(annotationsOf(run, 'error')).toHaveLength(1);
  expect(run.summary).toContain('[!CAUTION]');
}

describe('a lineage check that fails for a while', () => {
  const passing: readonly (readonly [string, Misbehaviour])[] = [
    ['503 with Retry-After in seconds', { kind: 'answer', status: 503, headers: { 'retry-after': '0' } }],
    [
      '503 with Retry-After as a date',
      { kind: 'answer', status: 503, headers: { 'retry-after': new Date().toUTCString() } },
    ],
    ['429', { kind: 'answer', status: 429 }],
    ['500', { kind: 'answer', status: 500 }],
    ['408', { kind: 'answer', status: 408 }],
    ['425', { kind: 'answer', status: 425 }],
    ['a reset', { kind: 'reset' }],
    ['a truncated answer', { kind: 'truncate' }],
    ['silence', { kind: 'delay', milliseconds: 20_000 }],
    ['a body that does not come', { kind: 'delay', milliseconds: 20_000, at: 'after-headers' }],
  ];

  it.concurrent.each(passing)('(%s) is asked again', async (_name, fault) => {
    const { run, service } = await scanWith([fault], { 'request-timeout-seconds': '2' });
    expect(run.outputs).toMatchObject({ status: 'submitted', 'record-found': 'false' });
    expect(requestsOf(service, 'lineage-check')).toHaveLength(2);
    expect(run.log).toMatch(/attempt 2 of 5/u);
  });

  it.concurrent('waits as long as Retry-After says', async () => {
    const { run, service } = await scanWith([
      { kind: 'answer', status: 503, headers: { 'retry-after': '1' } },
    ]);
    expect(run.outputs['status']).toBe('submitted');
    const [first, second] = requestsOf(service, 'lineage-check').map(({ receivedMs }) => receivedMs);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(990);
  });
});

describe('a lineage check that fails for good', () => {
  it.concurrent('is given up after max-attempts, and says what it tried', async () => {
    const asked = await scanWith(
      [{ kind: 'answer', status: 503, times: 100, body: '{"message":"down for maintenance"}' }],
      { 'max-attempts': '3' },
    );
    expectClosed(asked, 'unavailable', 3);
    const text = readable(asked.run.summary);
    expect(text).toContain('tried 3 times');
    expect(text).toContain('down for maintenance');
  });

  const refusals: readonly (readonly [number, string, string])[] = [
    [400, 'rejected', 'repo_type'],
    [401, 'unauthorized', 'api-key'],
    [403, 'unauthorized', 'org-id'],
    [412, 'denied', 'licence'],
    [404, 'unexpected-answer', 'base-url'],
    [405, 'unexpected-answer', 'status 405'],
  ];

  it.concurrent.each(refusals)('(%i) ends as %s at once', async (status, reason, says) => {
    const asked = await scanWith([{ kind: 'answer', status, body: '{"message":"<b>no</b> ::error::x"}' }]);
    expectClosed(asked, reason);
    expect(annotationsOf(asked.run, 'error').join()).toContain(says);
    expect(readable(asked.run.summary)).toContain('<b>no</b>');
  });

  const noRecords: readonly (readonly [string, Misbehaviour])[] = [
    ['HTML', { kind: 'html' }],
    ['an empty body', { kind: 'empty' }],
    ['JSON without its end', { kind: 'malformed' }],
    ['a list', { kind: 'answer', body: '[]' }],
    ['a list with a record', { kind: 'answer', body: '[{"commitid":"9f2c1e7"}]' }],
    ['null', { kind: 'answer', body: 'null' }],
    ['a text', { kind: 'answer', body: '"already scanned"' }],
    ['true', { kind: 'answer', body: 'true' }],
    ['an error with status 200', { kind: 'answer', body: '{"message":"internal error"}' }],
    ['a record without its ids', { kind: 'answer', body: '{"branchname":"main","commitid":""}' }],
    ['status 204', { kind: 'answer', status: 204, body: '' }],
    ['status 201', { kind: 'answer', status: 201, body: '{"commitid":"9f2c1e7"}' }],
    ['more than it can be', { kind: 'oversized', bytes: 5 * 1024 * 1024 }],
  ];

  it.concurrent.each(noRecords)('(%s) is no record, and no absence of one', async (_name, fault) => {
    expectClosed(await scanWith([fault]), 'unexpected-answer');
  });

  it.concurrent('(wrong credentials) ends as unauthorized', async () => {
    const service = await openService();
    const run = await scan(service, { 'api-key': 'another-key' }, { config: outlierConfig(1) });
    expectClosed({ run, service }, 'unauthorized');
  });

  it.concurrent('(an expired licence) ends as denied', async () => {
    const service = await openService({ expiredLicence: true });
    const run = await scan(service, {}, { config: outlierConfig(1) });
    expectClosed({ run, service }, 'denied');
  });

  it.concurrent('(nobody listens) ends as unavailable', async () => {
    const service = { ...CREDENTIALS, baseUrl: NOBODY };
    const run = await scan(service, { 'max-attempts': '2' }, { config: outlierConfig(1) });
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': 'unavailable' });
    expect(readable(run.summary)).toMatch(/ECONNREFUSED.*tried 2 times/u);
  });

  it.concurrent.each([301, 302, 303, 307, 308])('(redirect %i) is not followed', async (status) => {
    const other = await startStrictServer(() => jsonAnswer({ commitid: '9f2c1e7' }));
    try {
      const headers = { location: `${other.origin}/prod/api/ais/v1.5/developer/lineage-check` };
      const asked = await scanWith([{ kind: 'answer', status, headers, body: '' }]);
      expectClosed(asked, 'unexpected-answer');
      expect(other.requests).toEqual([]);
      expect(readable(asked.run.summary)).toContain(new URL(other.origin).host);
    } finally {
      await other.close();
    }
  });
});

describe('an answer of the right JSON as another type of content', () => {
  it.concurrent('is read all the same', async () => {
    const { run } = await scanWith([{ kind: 'content-type' }], { mode: 'check' });
    expect(run.outputs['status']).toBe('not-scanned');
  });
});
