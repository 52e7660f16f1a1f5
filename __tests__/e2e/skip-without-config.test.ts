import { afterAll, describe, expect, it } from '@jest/globals';
import { ALL_ROWS_CONFIG } from '../support/e2e-models.ts';
import { annotationsOf, readable, scan } from '../support/e2e-run.ts';
import { closeServices, openService } from '../support/played-service-client.ts';
import { PUSH } from '../support/runner-environment.ts';
import type { PlayedService } from '../service/played-service.ts';

const WRONG = ALL_ROWS_CONFIG.replace('image-classification', 'image-clasification');
const UNREAD = 'The config was not read: a record of an earlier scan skips the analyses.';

async function serviceWithRecord(): Promise<PlayedService> {
  const service = await openService();
  service.records.add({ repourl: PUSH.repositoryUrl, commitid: PUSH.commit, orgid: service.orgId });
  return service;
}

function operationsOf(service: PlayedService): readonly string[] {
  return service.requests.list().map(({ operation }) => operation);
}

afterAll(closeServices);

describe('a run that a record skips', () => {
  it.concurrent('reads no config, says so, and keeps its verdict', async () => {
    const service = await serviceWithRecord();
    const run = await scan(service, {}, { config: WRONG });
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({ status: 'already-scanned', verdict: 'none', 'job-ids': '[]' });
    expect(run.log).toContain(UNREAD);
    expect(readable(run.summary)).toContain(UNREAD);
    expect(operationsOf(service)).toEqual(['lineage-check']);
  });

  it.concurrent('finds that the config file is not there', async () => {
    const service = await serviceWithRecord();
    const run = await scan(service, { 'config-file': 'lost.yml' }, { config: WRONG });
    expect(run.outputs).toMatchObject({ 'failure-reason': 'invalid-input' });
    expect(operationsOf(service)).toEqual([]);
  });

  it.concurrent.each([
    ['a plan', { mode: 'plan' }],
    ['a scan of the files', { 'supply-chain': 'true' }],
    ['a scan that no record skips', { rescan: 'always' }],
  ])('is no run for %s: its config is read before any request', async (_what, inputs) => {
    const service = await serviceWithRecord();
    const run = await scan(service, inputs, { config: WRONG });
    expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': 'invalid-input' });
    expect(operationsOf(service)).toEqual([]);
  });
});

describe('a run that no record skips', () => {
  it.concurrent('reports everything that is wrong in the config, and submits nothing', async () => {
    const service = await openService();
    const run = await scan(service, {}, { config: WRONG.replace('version: 1', 'version: 2') });
    expect(run.outputs).toMatchObject({
      ...{ status: 'error', 'failure-reason': 'invalid-input', 'record-found': 'false', 'job-ids': '[]' },
    });
    expect(annotationsOf(run, 'error').length).toBeGreaterThanOrEqual(2);
    expect(operationsOf(service)).toEqual(['lineage-check']);
  });

  it.concurrent('is judged by the text of the config, too', async () => {
    const service = await openService();
    const run = await scan(service, { config: WRONG }, { files: {} });
    expect(annotationsOf(run, 'error').join('\n')).toMatch(/config:\d+:\d+: .*"image-clasification"/u);
    expect(operationsOf(service)).toEqual(['lineage-check']);
  });
});
