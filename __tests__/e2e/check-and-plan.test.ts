import { afterAll, describe, expect, it } from '@jest/globals';
import { at, isObject } from '@model-security-scan/common/json';
import { ALL_ROWS, ALL_ROWS_CONFIG } from '../support/e2e-models.ts';
import {
  assertHidden,
  bodyOf,
  nameOf,
  readable,
  requestsOf,
  resultsOf,
  scan,
  statesOf,
} from '../support/e2e-run.ts';
import { interfaceFields } from '../support/interface-rules.ts';
import { PUSH } from '../support/runner-environment.ts';
import { closeServices, openService } from '../support/played-service-client.ts';

afterAll(closeServices);

const NAMES = ALL_ROWS.map(nameOf);

describe('mode check', () => {
  it.concurrent('needs no configuration, and says that there is no record', async () => {
    const service = await openService();
    const run = await scan(service, { mode: 'check' });
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({
      verdict: 'none',
      status: 'not-scanned',
      'record-found': 'false',
      record: '',
      'record-matches-commit': 'unknown',
      'vulnerability-detected': 'unknown',
    });
    expect(readable(run.summary)).toContain('not scanned');
    expect(service.requests.list().map(({ operation }) => operation)).toEqual(['lineage-check']);
  });

  it.concurrent.each([
    ['never', 'already-scanned'],
    ['when-stale', 'not-scanned'],
    ['always', 'not-scanned'],
  ])('never submits; with rescan %s a stale record gives %s', async (rescan, status) => {
    const service = await openService();
    service.records.add({ repourl: PUSH.repositoryUrl, commitid: '1'.repeat(40), orgid: service.orgId });
    const run = await scan(service, { mode: 'check', rescan }, { config: ALL_ROWS_CONFIG });
    expect(run.outputs).toMatchObject({ status, 'record-found': 'true', 'record-matches-commit': 'false' });
    expect(service.requests.list()).toHaveLength(1);
  });

  it.concurrent('fails on a flagged record', async () => {
    const service = await openService();
    const record = { repourl: PUSH.repositoryUrl, commitid: PUSH.commit, orgid: service.orgId };
    service.records.add({ ...record, supplychain_vuldetected: 1 });
    // A record does not name its findings, so no entry of accept is about one.
    const accept = [{ finding: 'm0/outlier', until: '2099-12-31', reason: 'r' }];
    const run = await scan(service, { mode: 'check' }, { config: JSON.stringify({ version: 1, accept }) });
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({
      ...{ status: 'vulnerable', 'failure-reason': 'vulnerable' },
      ...{ 'new-findings': '1', 'accepted-findings': '0' },
    });
  });
});

describe('mode plan', () => {
  it.concurrent('shows exactly what a scan then sends, and submits nothing', async () => {
    const service = await openService();
    const options = { config: ALL_ROWS_CONFIG };
    const plan = await scan(service, { mode: 'plan' }, options);
    expect(plan.exitCode).toBe(0);
    expect(plan.outputs).toMatchObject({ status: 'planned', 'job-id': '', 'job-ids': '[]' });
    expect(statesOf(plan)).toEqual(Object.fromEntries(NAMES.map((name) => [name, 'planned'])));
    expect(service.requests.list().map(({ operation }) => operation)).toEqual(['lineage-check']);

    const done = await scan(service, {}, options);
    expect(done.outputs['status']).toBe('submitted');
    const sent = requestsOf(service, 'model-analyse');
    expect(sent).toHaveLength(ALL_ROWS.length);
    for (const request of sent) {
      const body = bodyOf(request);
      const row = ALL_ROWS.find(
        ({ task, attack, model }) =>
          request.path.endsWith(`/id-${model}`) &&
          fieldNames(body).join() === interfaceFields(task, attack).join(),
      );
      const shown = sectionOf(plan.summary, row === undefined ? 'none' : nameOf(row));
      for (const [field, value] of Object.entries(isObject(body) ? body : {})) {
        expect(shown).toContain(` ${field} : ${String(value)} `);
      }
    }
  });

  it.concurrent('gives a matrix, each entry of which is a run that scans this entry alone', async () => {
    const service = await openService();
    const options = { config: ALL_ROWS_CONFIG };
    const plan = await scan(service, { mode: 'plan' }, options);
    const matrix: unknown = JSON.parse(plan.outputs['matrix'] ?? '');
    expect(matrix).toEqual({
      include: ALL_ROWS.map((row) => ({
        name: nameOf(row),
        model: row.model,
        attack: row.attack,
        only: nameOf(row),
      })),
    });

    const entries: readonly unknown[] = Object.values(at(matrix, 'include') ?? {});
    const runs = await Promise.all(
      entries.map((entry) =>
        scan(service, { only: String(at(entry, 'only')), rescan: 'always', wait: 'true' }, options),
      ),
    );
    expect(runs.map((run) => run.outputs['status'])).toEqual(NAMES.map(() => 'passed'));
    expect(runs.map((run) => resultsOf(run).map(nameOf))).toEqual(NAMES.map((name) => [name]));
    expect(service.jobs()).toHaveLength(NAMES.length);
  });

  it.concurrent('does not show the details of a model API', async () => {
    const service = await openService();
    const details = 'encrypted-details-of-the-model-api';
    const run = await scan(
      service,
      { mode: 'plan', 'model-api-details': details },
      { config: ALL_ROWS_CONFIG.replace('evasion: {}', 'evasion: { use_model_api: yes }') },
    );
    expect(run.outputs['status']).toBe('planned');
    expect(sectionOf(run.summary, 'image/evasion')).toContain(' model_api_details : (secret) ');
    assertHidden(run, details);
  });

  it.concurrent('plans nothing where a record makes a scan needless, but looks at every artifact', async () => {
    const service = await openService();
    service.records.add({ repourl: PUSH.repositoryUrl, commitid: PUSH.commit, orgid: service.orgId });
    const run = await scan(service, { mode: 'plan' }, { config: ALL_ROWS_CONFIG });
    expect(run.outputs).toMatchObject({ status: 'already-scanned', matrix: '{"include":[]}' });
    const config = ALL_ROWS_CONFIG.replace('data/images', 'data/nowhere');
    const lost = await scan(service, { mode: 'plan' }, { config });
    expect(lost.outputs).toMatchObject({ 'failure-reason': 'invalid-input', 'record-found': 'true' });
    expect(readable(lost.summary)).toContain('data/nowhere');
  });

  it.concurrent.each([
    ['true', 'planned', 'warning', ' ⚠️ '],
    ['false', 'error', 'error', ' : '],
  ])(
    'names the line of an analysis without a usual file; allowed: %s',
    async (allowed, status, level, sign) => {
      const service = await openService();
      const without = ALL_ROWS_CONFIG.replace('      label: data/labels.csv\n', '');
      const config = `${without}\nservice: { allow-missing-artifacts: ${allowed} }\n`;
      const run = await scan(service, { mode: 'plan', only: 'image,table' }, { config });
      expect(run.outputs['status']).toBe(status);
      const told = run.commands.filter(({ name, properties }) => name === level && 'line' in properties);
      // Outliers and tables need no labels.
      const lines = ['extraction', 'evasion', 'poisoning', 'drift'].map(
        (attack) => config.split('\n').findIndex((line) => line.startsWith(`      ${attack}:`)) + 1,
      );
      expect(told.map(({ properties }) => Number(properties['line']))).toEqual(lines);
      expect(told[0]?.message).toContain('usually asks for label, which is not given');
      expect(readable(run.summary)).toContain(`image/extraction${sign}The service usually asks`);
    },
  );
});

function fieldNames(body: unknown): string[] {
  return Object.keys(isObject(body) ? body : {}).sort();
}

/** The part of a summary about one analysis, as people read it. */
function sectionOf(summary: string, name: string): string {
  const sections = summary.split('<li><strong>').map((section) => readable(section));
  return sections.find((section) => section.includes(`${name} `) && section.includes('field')) ?? '';
}
