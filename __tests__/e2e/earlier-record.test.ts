import { afterAll, describe, expect, it } from '@jest/globals';
import type { SeedRecord } from '../service/played-service.ts';
import { outlierConfig } from '../support/e2e-models.ts';
import { annotationsOf, readable, requestsOf, scan, type ScanRun, warningsOf } from '../support/e2e-run.ts';
import { interfaceScript } from '../support/interface-service.ts';
import { PUSH } from '../support/runner-environment.ts';
import { closeServices, openService } from '../support/played-service-client.ts';
import { jsonAnswer } from '../support/strict-server.ts';
import { talk } from '../support/talk.ts';

afterAll(closeServices);

const OTHER_COMMIT = '0123456789abcdef0123456789abcdef01234567';
const RECORD = {
  repourl: PUSH.repositoryUrl,
  repotype: 'github',
  branchname: PUSH.branch,
  commitid: PUSH.commit,
  hashedjobid: 'hash-of-the-job',
  modelid: 'model-of-the-record',
} as const;

interface Looked {
  readonly run: ScanRun;
  readonly submissions: number;
}

/** Runs the action on a repository with one analysis, of which the service has a record. */
async function scanWithRecord(
  record: Partial<SeedRecord>,
  inputs: Readonly<Record<string, string>> = {},
): Promise<Looked> {
  const service = await openService();
  service.records.add({ ...RECORD, orgid: service.orgId, ...record });
  const run = await scan(service, inputs, { config: outlierConfig(1) });
  return { run, submissions: requestsOf(service, 'model-analyse').length };
}

describe('a record of an earlier scan', () => {
  it.concurrent('of this commit skips the scan', async () => {
    const { run, submissions } = await scanWithRecord({});
    expect(submissions).toBe(0);
    expect(run.outputs).toMatchObject({
      verdict: 'none',
      status: 'already-scanned',
      'failure-reason': '',
      'record-found': 'true',
      'record-commit': PUSH.commit,
      'record-matches-commit': 'true',
      'vulnerability-detected': 'false',
      'job-id': '',
      'job-ids': '[]',
      results: '[]',
    });
    const record: unknown = JSON.parse(run.outputs['record'] ?? '');
    expect(record).toMatchObject({
      branchname: 'main',
      commitid: PUSH.commit,
      depth: '1',
      hashedjobid: 'hash-of-the-job',
      modelid: 'model-of-the-record',
      repotype: 'github',
      repourl: PUSH.repositoryUrl,
      supplychain_vuldetected: 0,
    });
    expect(record).not.toHaveProperty('orgid');
    expect(warningsOf(run)).toEqual([]);
    expect(annotationsOf(run, 'notice').join('\n')).toContain(
      'does not name the models, attacks or thresholds',
    );
    expect(readable(run.summary)).toContain('the commit of this run');
    expect(readable(run.summary)).toContain('Set rescan: always to scan again');
  });

  it.concurrent('of this commit warns of the inputs that it knows nothing of', async () => {
    const { run } = await scanWithRecord({}, { only: 'm0', 'vulnerability-threshold': '0.01' });
    expect(run.outputs['status']).toBe('already-scanned');
    const warnings = warningsOf(run);
    expect(warnings).toEqual([
      expect.stringContaining('the input vulnerability-threshold (0.01)'),
      expect.stringContaining('the input only (m0)'),
    ]);
    for (const warning of warnings) expect(readable(run.summary)).toContain(warning);
  });

  it.concurrent('of another commit makes a scan needless, which is said loudly', async () => {
    const { run, submissions } = await scanWithRecord({ commitid: OTHER_COMMIT });
    expect(submissions).toBe(0);
    expect(run.outputs).toMatchObject({
      status: 'already-scanned',
      'record-commit': OTHER_COMMIT,
      'record-matches-commit': 'false',
    });
    expect(warningsOf(run).join('\n')).toMatch(/another commit/u);
    expect(readable(run.summary)).toMatch(
      /already scanned, at another commit .* not the commit of this run/u,
    );
    expect(run.summary).toContain(`/commit/${OTHER_COMMIT}"`);
    expect(run.summary).toContain(`/commit/${PUSH.commit}"`);
  });

  it.concurrent.each([
    [{ supplychain_vuldetected: 2 }, {}, 1, 'vulnerable', '[!CAUTION]'],
    [{ supplychain_vuldetected: 1, commitid: OTHER_COMMIT }, {}, 1, 'vulnerable', 'Set rescan: when-stale'],
    [{ supplychain_vuldetected: 1 }, { 'fail-on-vulnerability': 'false' }, 0, '', 'fail-on-vulnerability'],
  ])('that is flagged, %j, with the inputs %j ends with %i', async (record, inputs, exitCode, why, words) => {
    const { run, submissions } = await scanWithRecord(record, inputs);
    expect([run.exitCode, submissions]).toEqual([exitCode, 0]);
    expect(run.outputs).toMatchObject({
      ...{ verdict: 'vulnerable', status: 'vulnerable', 'failure-reason': why },
      'vulnerability-detected': 'true',
    });
    expect(annotationsOf(run, 'error').join().includes('a scan of another commit')).toBe(
      'commitid' in record,
    );
    expect(readable(run.summary)).toContain(words);
  });
});

describe('a record without a flag that can be read', () => {
  const NO_ANSWER = { status: 'error', 'failure-reason': 'unexpected-answer', 'record-found': 'true' };
  it.concurrent.each<[unknown, Record<string, string>, number, object]>([
    [undefined, {}, 1, NO_ANSWER],
    [null, {}, 1, NO_ANSWER],
    ['no', {}, 1, NO_ANSWER],
    ['0.0', {}, 1, NO_ANSWER],
    [-1, {}, 1, NO_ANSWER],
    [0.5, {}, 1, NO_ANSWER],
    [undefined, { 'fail-on-vulnerability': 'false' }, 0, { verdict: 'none', status: 'already-scanned' }],
  ])('(%j, inputs %j) ends with %i', async (flag, inputs, exitCode, outputs) => {
    const record = { commitid: PUSH.commit, hashedjobid: 'h', supplychain_vuldetected: flag };
    const files = { '.github/model-security.yml': outlierConfig(1) };
    const script = interfaceScript({ lineage: () => jsonAnswer(record) });
    const { run, requests } = await talk(script, inputs, { files });
    expect(run.exitCode).toBe(exitCode);
    expect(run.outputs).toMatchObject({ ...outputs, 'vulnerability-detected': 'unknown' });
    expect(requests).toHaveLength(1);
  });
});

describe('the input rescan', () => {
  it.concurrent.each([
    ['never', PUSH.commit, 'already-scanned', 0],
    ['never', OTHER_COMMIT, 'already-scanned', 0],
    ['when-stale', PUSH.commit, 'already-scanned', 0],
    ['when-stale', PUSH.commit.slice(0, 7), 'already-scanned', 0],
    ['when-stale', PUSH.commit.slice(0, 6), 'submitted', 1],
    ['when-stale', OTHER_COMMIT, 'submitted', 1],
    ['when-stale', 'not a commit', 'submitted', 1],
    ['always', PUSH.commit, 'submitted', 1],
    ['always', OTHER_COMMIT, 'submitted', 1],
  ])('%s with a record of %s ends as %s', async (rescan, commitid, status, submissions) => {
    const looked = await scanWithRecord({ commitid }, { rescan });
    expect(looked.run.outputs['status']).toBe(status);
    expect(looked.run.exitCode).toBe(0);
    expect(looked.submissions).toBe(submissions);
  });

  it.concurrent('always: a flagged record of this very commit still fails the step', async () => {
    const { run, submissions } = await scanWithRecord({ supplychain_vuldetected: 1 }, { rescan: 'always' });
    expect(submissions).toBe(1);
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ status: 'vulnerable', 'failure-reason': 'vulnerable' });
    expect(run.outputs['job-id']).toMatch(/\S/u);
  });

  it.concurrent('when-stale: a flagged record of another commit does not count', async () => {
    const { run, submissions } = await scanWithRecord(
      { supplychain_vuldetected: 1, commitid: OTHER_COMMIT },
      { rescan: 'when-stale' },
    );
    expect(submissions).toBe(1);
    expect(run.outputs).toMatchObject({ status: 'submitted', 'vulnerability-detected': 'unknown' });
    // The scan has answered what the record left open.
    expect(warningsOf(run)).toEqual([]);
    expect(annotationsOf(run, 'notice').join('\n')).toMatch(/another commit/u);
  });
});

describe('a second run after a first one that waited', () => {
  it.concurrent('is skipped, by the record that the first one left', async () => {
    const service = await openService();
    service.setCommit(PUSH.repositoryUrl, PUSH.branch, PUSH.commit);
    const options = { config: outlierConfig(1) };
    const first = await scan(service, { wait: 'true' }, options);
    expect(first.outputs['status']).toBe('passed');
    const second = await scan(service, { wait: 'true' }, options);
    expect(second.outputs).toMatchObject({ status: 'already-scanned', 'record-matches-commit': 'true' });
    expect(requestsOf(service, 'model-analyse')).toHaveLength(1);
  });
});
