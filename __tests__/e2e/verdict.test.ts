import { afterAll, describe, expect, it } from '@jest/globals';
import type { JobView, PlayedService } from '../service/played-service.ts';
import { ALL_ROWS, ALL_ROWS_CONFIG } from '../support/e2e-models.ts';
import {
  annotationsOf,
  nameOf,
  readable,
  requestsOf,
  resultsOf,
  scan,
  type ScanRun,
  statesOf,
} from '../support/e2e-run.ts';
import { closeServices, openService } from '../support/played-service-client.ts';

afterAll(closeServices);

const NAMES = ALL_ROWS.map(nameOf);
const WAIT = { wait: 'true', concurrency: '8' };

/** The state that each analysis must have, by what the service made of its job. */
function expectedStates(service: PlayedService): Record<string, string> {
  return Object.fromEntries(
    service.jobs().map((job) => [`${job.modelId.replace('id-', '')}/${job.kind}`, expectedState(job)]),
  );
}

function expectedState({ phase, score, fields }: JobView): string {
  if (phase === 'failed') return 'failed';
  return (score ?? 0) > Number(fields['vulnerability_threshold'] ?? '0') ? 'vulnerable' : 'passed';
}

/** Score and threshold in the results are those of the jobs. */
function expectScores(run: ScanRun, service: PlayedService): void {
  for (const result of resultsOf(run)) {
    const job = service.jobs().find(({ jobId }) => jobId === result['job_id']);
    if (result['state'] === 'failed') continue;
    expect(result).toMatchObject({
      score: job?.score,
      threshold: Number(job?.fields['vulnerability_threshold'] ?? '0'),
    });
  }
}

describe('jobs that have ended, for every task and attack', () => {
  it.concurrent('all clean: passed', async () => {
    const service = await openService({ scenario: 'clean', secondsPerStage: 0.05 });
    const run = await scan(service, WAIT, { config: ALL_ROWS_CONFIG });
    expect(statesOf(run)).toEqual(Object.fromEntries(NAMES.map((name) => [name, 'passed'])));
    expectScores(run, service);
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({
      verdict: 'passed',
      status: 'passed',
      'vulnerability-detected': 'false',
    });
    expect(readable(run.summary)).toContain('passed, 8 analyses');
    // Stages are told as they move, and once more as one foldable group for each analysis.
    const groups = run.commands.filter(({ name }) => name === 'group').map(({ message }) => message);
    expect(groups.map((title) => title.replace(/:.*/u, '')).sort()).toEqual(NAMES.toSorted());
    expect(run.log).toMatch(/image\/extraction: after .*vulnerability engine completed/u);
  });

  it.concurrent('all vulnerable: the gate is closed', async () => {
    const service = await openService({ scenario: 'vulnerable', secondsPerStage: 0.05 });
    const run = await scan(service, WAIT, { config: ALL_ROWS_CONFIG });
    expect(statesOf(run)).toEqual(Object.fromEntries(NAMES.map((name) => [name, 'vulnerable'])));
    expectScores(run, service);
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({
      verdict: 'vulnerable',
      status: 'vulnerable',
      'failure-reason': 'vulnerable',
      'vulnerability-detected': 'true',
    });
    expect(readable(run.summary)).toContain('vulnerable, 8 of 8 analyses');
    const onLines = run.commands.filter(
      ({ name, properties }) => name === 'error' && properties['file'] !== undefined,
    );
    expect(onLines.map(({ properties }) => Number(properties['line']))).toEqual(
      NAMES.map((name) => lineOf(name)),
    );
  });

  it.concurrent('all vulnerable: reported only, where that is asked for', async () => {
    const service = await openService({ scenario: 'vulnerable' });
    const run = await scan(
      service,
      { ...WAIT, 'fail-on-vulnerability': 'false' },
      { config: ALL_ROWS_CONFIG },
    );
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({
      verdict: 'vulnerable',
      status: 'vulnerable',
      'failure-reason': '',
      'vulnerability-detected': 'true',
    });
  });

  it.concurrent('all failing: no verdict, whatever is asked for', async () => {
    const service = await openService({ scenario: 'failing', secondsPerStage: 0.05 });
    const run = await scan(
      service,
      { ...WAIT, 'fail-on-vulnerability': 'false' },
      { config: ALL_ROWS_CONFIG },
    );
    expect(statesOf(run)).toEqual(Object.fromEntries(NAMES.map((name) => [name, 'failed'])));
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({
      verdict: 'none',
      status: 'error',
      'failure-reason': 'analysis-failed',
      'vulnerability-detected': 'unknown',
    });
    // A failed stage names itself.
    expect(annotationsOf(run, 'error').join('\n')).toMatch(
      /vulnerability engine \(VunerabilityEngine_Status\) failed/u,
    );
    expect(readable(run.summary)).toMatch(/sanity check \( ?SanityCheck_Status ?\) failed/u);
  });

  it.concurrent('mixed: each analysis has its own verdict', async () => {
    const service = await openService({ scenario: 'mixed', secondsPerStage: 0.05 });
    const run = await scan(service, WAIT, { config: ALL_ROWS_CONFIG });
    const expected = expectedStates(service);
    expect(new Set(Object.values(expected))).toEqual(new Set(['passed', 'vulnerable', 'failed']));
    expect(statesOf(run)).toEqual(expected);
    expectScores(run, service);
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ status: 'vulnerable', 'failure-reason': 'vulnerable' });
  });

  it.concurrent('mixed, vulnerabilities reported only: what failed still fails the step', async () => {
    const service = await openService({ scenario: 'mixed' });
    const run = await scan(
      service,
      { ...WAIT, 'fail-on-vulnerability': 'false' },
      { config: ALL_ROWS_CONFIG },
    );
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ status: 'vulnerable', 'failure-reason': 'analysis-failed' });
  });
});

describe('the input vulnerability-threshold', () => {
  const extractions = 'image/extraction, table/extraction, series/extraction';

  it.concurrent('lets pass what lies at or under it, and changes nothing that is sent', async () => {
    const service = await openService({ scenario: 'vulnerable' });
    const inputs = { ...WAIT, only: extractions, 'vulnerability-threshold': '1' };
    const run = await scan(service, inputs, { config: ALL_ROWS_CONFIG });
    expect(run.outputs['status']).toBe('passed');
    expect(resultsOf(run).map((result) => result['threshold'])).toEqual([1, 1, 1]);
    expect(service.jobs().map(({ fields }) => fields['vulnerability_threshold'])).toEqual([
      '0.1',
      '0.1',
      '0.1',
    ]);
  });

  it.concurrent('finds vulnerable what lies over it', async () => {
    const service = await openService({ scenario: 'clean' });
    const inputs = { ...WAIT, only: extractions, 'vulnerability-threshold': '0' };
    const run = await scan(service, inputs, { config: ALL_ROWS_CONFIG });
    expect(run.outputs['status']).toBe('vulnerable');
    expect(resultsOf(run).map((result) => result['state'])).toEqual([
      'vulnerable',
      'vulnerable',
      'vulnerable',
    ]);
  });
});

describe('a job whose status is not understood', () => {
  const broken = (body: string): Parameters<PlayedService['faults']['add']>[0] => ({
    operation: 'job-status',
    kind: 'answer',
    body,
    times: 100,
  });
  const bodies: readonly (readonly [string, string])[] = [
    ['an unknown state', '{"SanityCheck_Status":"perhaps"}'],
    ['no stage', '{"CurrentStatus":"completed"}'],
    ['a list', '[]'],
    ['null', 'null'],
    ['no JSON', 'passed'],
  ];

  it.concurrent.each(bodies)('(%s) never passes', async (_name, body) => {
    const service = await openService();
    service.faults.add(broken(body));
    const run = await scan(
      service,
      { wait: 'true', only: 'image/outlier', 'max-attempts': '1' },
      { config: ALL_ROWS_CONFIG },
    );
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': 'unexpected-answer' });
    expect(statesOf(run)).toEqual({ 'image/outlier': 'error' });
  });

  it.concurrent('for a while is asked for again', async () => {
    const service = await openService();
    service.faults.add({ operation: 'job-status', kind: 'html', times: 2 });
    service.faults.add({ operation: 'job-status', kind: 'answer', status: 503, times: 1, body: '{}' });
    service.faults.add({ operation: 'job-status', kind: 'reset' });
    const run = await scan(service, { wait: 'true', only: 'image/outlier' }, { config: ALL_ROWS_CONFIG });
    expect(run.outputs['status']).toBe('passed');
    expect(requestsOf(service, 'job-status')).toHaveLength(5);
  });
});

/** Where an attack stands in the config file, from 1. */
function lineOf(name: string): number {
  const [model = '', attack = ''] = name.split('/');
  const lines = ALL_ROWS_CONFIG.split('\n');
  const start = lines.indexOf(`  - name: ${model}`);
  return lines.findIndex((line, index) => index > start && line.startsWith(`      ${attack}:`)) + 1;
}
