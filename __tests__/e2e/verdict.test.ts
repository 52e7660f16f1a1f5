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

const played = async (
  options: Parameters<typeof openService>[0],
  inputs: Readonly<Record<string, string>> = {},
): Promise<{ readonly service: PlayedService; readonly run: ScanRun }> => {
  const service = await openService(options);
  return { service, run: await scan(service, { ...WAIT, ...inputs }, { config: ALL_ROWS_CONFIG }) };
};
const REPORTED_ONLY = { 'fail-on-vulnerability': 'false' };
const PASSED = { verdict: 'passed', status: 'passed', 'vulnerability-detected': 'false' };
const FOUND = { verdict: 'vulnerable', status: 'vulnerable', 'vulnerability-detected': 'true' };
const NONE = { verdict: 'none', status: 'error', 'vulnerability-detected': 'unknown' };

describe('jobs that have ended, for every task and attack', () => {
  it.concurrent.each([
    ['clean', {}, PASSED, '', 'passed, 8 analyses'],
    ['vulnerable', {}, FOUND, 'vulnerable', '7 more findings'],
    ['vulnerable', REPORTED_ONLY, FOUND, '', 'do not ship'],
    ['failing', REPORTED_ONLY, NONE, 'analysis-failed', 'sanity check'],
    ['mixed', {}, FOUND, 'vulnerable', 'do not ship'],
    ['mixed', REPORTED_ONLY, FOUND, 'analysis-failed', 'do not ship'],
  ] as const)('%s, inputs %j: each has its own verdict', async (scenario, inputs, outputs, why, words) => {
    const { service, run } = await played({ scenario, secondsPerStage: 0.05 }, inputs);
    const expected = expectedStates(service);
    const states = { clean: ['passed'], vulnerable: ['vulnerable'], failing: ['failed'] };
    expect(new Set(Object.values(expected))).toEqual(
      new Set(scenario === 'mixed' ? Object.values(states).flat() : states[scenario]),
    );
    expect(statesOf(run)).toEqual(expected);
    expectScores(run, service);
    expect(run.exitCode).toBe(why === '' ? 0 : 1);
    expect(run.outputs).toMatchObject({ ...outputs, 'failure-reason': why });
    expect(readable(run.summary)).toContain(words);
    // Stages are told as they move, and the rest as one foldable group for each analysis.
    const groups = run.commands.filter(({ name }) => name === 'group').map(({ message }) => message);
    expect(groups.map((title) => title.split(' ')[1]).sort()).toEqual(NAMES.toSorted());
    expect(run.log).toMatch(/image\/extraction: after /u);
    // A failed stage names itself.
    expect(annotationsOf(run, 'error').join().includes('(VunerabilityEngine_Status) failed')).toBe(
      Object.values(expected).includes('failed'),
    );
    const errors = run.commands.filter(({ name }) => name === 'error');
    const lines = errors.flatMap(({ properties: { file, line } }) =>
      file === undefined ? [] : [Number(line)],
    );
    const failing = why === '' ? [] : NAMES.filter((name) => expected[name] !== 'passed');
    expect(lines.toSorted()).toEqual(failing.map(lineOf).sort());
  });
});

describe('the input vulnerability-threshold', () => {
  it.concurrent.each([
    ['vulnerable', '1', 'passed'],
    ['clean', '0', 'vulnerable'],
  ] as const)(
    'finds %s models at %s %s, and changes nothing that is sent',
    async (scenario, limit, status) => {
      const only = 'image/extraction, table/extraction, series/extraction';
      const { service, run } = await played({ scenario }, { only, 'vulnerability-threshold': limit });
      expect(run.outputs['status']).toBe(status);
      expect(resultsOf(run)).toMatchObject(Array(3).fill({ state: status, threshold: Number(limit) }));
      expect(service.jobs().map(({ fields }) => fields['vulnerability_threshold'])).toEqual(
        Array(3).fill('0.1'),
      );
    },
  );
});

describe('a job whose status is not understood', () => {
  it.concurrent.each(['{"SanityCheck_Status":"perhaps"}', 'null', 'passed'])(
    '(%s) never passes',
    async (body) => {
      const service = await openService();
      service.faults.add({ operation: 'job-status', kind: 'answer', body, times: 100 });
      const inputs = { wait: 'true', only: 'image/outlier', 'max-attempts': '1' };
      const run = await scan(service, inputs, { config: ALL_ROWS_CONFIG });
      expect(run.exitCode).toBe(1);
      expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': 'unexpected-answer' });
      expect(statesOf(run)).toEqual({ 'image/outlier': 'error' });
    },
  );

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
