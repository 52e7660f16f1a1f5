import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { outlierConfig } from '../support/e2e-models.ts';
import { resultsOf, readable } from '../support/e2e-run.ts';
import { expectHarmless } from '../support/harmless-run.ts';
import { hostileText } from '../support/hostile-outcomes.ts';
import { ATTACKS_BY_NAME, HOSTILE_TEXTS, HOSTILE_URLS } from '../support/hostile-texts.ts';
import { ANALYSIS_PATH, LINEAGE_PATH } from '../support/interface-rules.ts';
import { serviceInputs } from '../support/interface-service.ts';
import { type KeptRun, runKept } from '../support/kept-run.ts';
import { jsonAnswer, type Reply, startStrictServer } from '../support/strict-server.ts';

interface Answers {
  readonly lineage?: Reply;
  readonly analysis?: (origin: string, model: number) => Reply;
  readonly upload?: Reply;
  readonly status?: Reply;
  readonly report?: Reply;
}

const FILES = { 'data/labels.csv': 'a,b\n' };
const INPUTS = {
  wait: 'true',
  rescan: 'always',
  'poll-interval-seconds': '0.1',
  'max-attempts': '1',
  'report-directory': 'reports',
  'sarif-file': 'results.sarif',
};

/** Without verdicts there are no reports. */
const NO_WAIT = { wait: 'false', 'report-directory': '' };

/** @param models how many are configured: `m0` and so on, each with one analysis */
async function runWith(
  answers: Answers,
  inputs: Readonly<Record<string, string>> = {},
  models = 1,
): Promise<KeptRun> {
  const server = await startStrictServer(({ path }, origin) => {
    if (path === LINEAGE_PATH) return answers.lineage ?? jsonAnswer({});
    if (path.startsWith('/files')) return answers.upload ?? {};
    if (path.startsWith(ANALYSIS_PATH)) {
      const model = Number(path.slice(ANALYSIS_PATH.length + 1));
      return answers.analysis?.(origin, model) ?? job(origin);
    }
    if (path.includes('/get_report?')) return answers.report ?? { body: '%PDF-1.4\nthe report\n%%EOF\n' };
    return answers.status ?? jsonAnswer(PASSED);
  });
  try {
    return await runKept(
      { ...serviceInputs(server.origin), ...INPUTS, ...inputs },
      {
        files: { ...FILES, '.github/model-security.yml': outlierConfig(models) },
        env: { RUNNER_DEBUG: '1' },
      },
    );
  } finally {
    await server.close();
  }
}

const PASSED = { ModelExploration_Status: 'completed', SanityCheck_Status: 'passed' };

function job(origin: string, more: Readonly<Record<string, unknown>> = {}): Reply {
  return jsonAnswer({ job_id: 'j1', data_upload_url: `${origin}/files`, ...more });
}

const RECORD_FIELDS = [
  'branchname',
  'commitid',
  'createdtimestamp',
  'depth',
  'hashedjobid',
  'modelid',
  'orgid',
  'repotype',
  'repourl',
] as const;

/** A text for each field, a different one in each run. */
function fieldsOf(names: readonly string[], texts: readonly string[], shift: number): Record<string, string> {
  return Object.fromEntries(names.map((name, index) => [name, texts[(index + shift) % texts.length] ?? '']));
}

/** The known attacks, and texts that are made up, the same ones each time. */
const TEXTS = [...HOSTILE_TEXTS, ...fc.sample(hostileText, { seed: 4, numRuns: 17 })];
/** So many runs bring each text into each field of a record; the others have fewer fields, and get several at once. */
const SHIFTS = Array.from({ length: 5 }, (_, index) => index * RECORD_FIELDS.length);
const joined = (shift: number): string =>
  [0, 1, 2, 3].map((step) => TEXTS[(shift + step * 10) % TEXTS.length]).join(' ');

describe('hostile text in an answer of the service is only text', () => {
  it.concurrent.each(SHIFTS)('in the fields of a record, from text %i', async (shift) => {
    const record = fieldsOf(RECORD_FIELDS, TEXTS, shift);
    // Beside the record's own fields, a text must not speak of an error: then the answer would be no record.
    const [first = '', second = ''] = TEXTS.slice(shift % TEXTS.length).map((text) =>
      text.replaceAll(/error/giu, 'notice'),
    );
    const kept = await runWith(
      { lineage: jsonAnswer({ ...record, [first]: second, supplychain_vuldetected: 0 }) },
      { rescan: 'never' },
    );
    // It names another branch, so it is a record of something else.
    expect(kept.outputs).toMatchObject({ status: 'passed', 'record-found': 'true' });
    expectHarmless(kept);
  });

  it.concurrent.each([
    '::set-output_name=status::passed',
    '##[error]pwned',
    '<script>alert(1)</script>',
    '@octocat](https://evil.example)|`$x$',
    '%0A::error::pwned',
    '__proto__',
  ])('in a job id: %s', async (id) => {
    const kept = await runWith({ analysis: (origin) => job(origin, { job_id: id }) });
    expect(kept.outputs).toMatchObject({ status: 'passed', 'job-id': id });
    expectHarmless(kept);
  });

  it.concurrent.each(SHIFTS)(
    'in a job id that is none, a link and the names of fields, from text %i',
    async (shift) => {
      const id = joined(shift);
      const kept = await runWith({
        analysis: (origin) =>
          job(origin, { job_id: `${id}\n`, dashboard_link: HOSTILE_URLS[shift % 11], [id]: id }),
      });
      expect(kept.outputs).toMatchObject({ 'failure-reason': 'unexpected-answer', 'job-id': '' });
      expectHarmless(kept);
    },
  );

  it.concurrent('in a dashboard link', async () => {
    const kept = await runWith(
      {
        analysis: (origin, model) =>
          job(origin, { job_id: `j${String(model)}`, dashboard_link: HOSTILE_URLS[model] }),
      },
      NO_WAIT,
      HOSTILE_URLS.length,
    );
    expect(kept.outputs['status']).toBe('submitted');
    expectHarmless(kept);
  });

  it.concurrent.each(SHIFTS)('in the names and states of stages, from text %i', async (shift) => {
    const text = joined(shift);
    const stages = {
      [`${text}Status`]: 'na',
      SanityCheck_Status: 'failed',
      CurrentStatus: joined(shift + 1),
    };
    const failed = await runWith({ status: jsonAnswer(stages) });
    expect(failed.outputs['failure-reason']).toBe('analysis-failed');
    expectHarmless(failed);
    const strange = await runWith({ status: jsonAnswer({ ...PASSED, [`${text}Status`]: 'completed' }) });
    expect(strange.outputs['failure-reason']).toBe('unexpected-answer');
    expectHarmless(strange);
  });

  it.concurrent('in the state of a stage that is not understood', async () => {
    const status = jsonAnswer({ ...PASSED, Odd_Status: HOSTILE_TEXTS.join(' ') });
    const kept = await runWith({ status });
    expect(kept.outputs).toMatchObject({ status: 'error', 'failure-reason': 'unexpected-answer' });
    expectHarmless(kept);
  });

  it.concurrent.each([400, 401, 412, 404, 500, 200])(
    'in the body of an answer of status %i',
    async (status) => {
      for (const shift of [status, status + 13]) {
        const text = joined(shift);
        // As JSON, and as it is; a content type can hold all of Latin-1.
        const body = shift % 2 === 0 ? JSON.stringify({ message: text }) : text;
        const headers = { 'content-type': `\u0085::error::pwned ##[error]pwned; x=\u00ad\u009b` };
        const kept = await runWith({ lineage: { status, body, headers } });
        expect(kept.run.exitCode).toBe(1);
        expectHarmless(kept);
      }
    },
  );

  it.concurrent('in a redirect', async () => {
    for (const location of [
      'https://evil.example/::error::pwned',
      'https://##[error]pwned/',
      '::error::pwned',
    ]) {
      const kept = await runWith({ lineage: { status: 302, headers: { location } } });
      expect(kept.outputs['failure-reason']).toBe('unexpected-answer');
      expectHarmless(kept);
    }
  });

  it.concurrent('in upload URLs, names of slots, and names and values of form fields', async () => {
    const text = joined(2);
    const answers: ((origin: string) => Readonly<Record<string, unknown>>)[] = [
      ...HOSTILE_URLS.map((url) => () => ({ data_upload_url: url })),
      () => ({ data_upload_url: { url: text, fields: {} } }),
      (origin) => ({ data_upload_url: { url: `${origin}/files`, fields: { [text]: 1 } } }),
      (origin) => ({
        data_upload_url: { url: `${origin}/files`, fields: { [text]: text } },
        ['x_'.repeat(50) + 'upload_url']: text,
      }),
    ];
    const kept = await runWith(
      {
        analysis: (origin, model) =>
          job(origin, { job_id: `j${String(model)}`, ...answers[model]?.(origin) }),
      },
      NO_WAIT,
      answers.length,
    );
    expect(kept.outputs['failure-reason']).toMatch(/^(?:unexpected-answer|upload-failed)$/u);
    expectHarmless(kept);
  });

  it.concurrent.each([403, 503, 302])('in what a storage answers with %i', async (status) => {
    const upload = {
      status,
      body: `<Error>${HOSTILE_TEXTS.join('\n')}</Error>`,
      headers: { location: 'https://x.example/' },
    };
    const kept = await runWith({ upload });
    expect(kept.outputs['failure-reason']).toBe('upload-failed');
    expectHarmless(kept);
  });

  it.concurrent('in what is sent in place of a report', async () => {
    const kept = await runWith({ report: { status: 400, body: HOSTILE_TEXTS.join('\n') } });
    expect(kept.outputs['status']).toBe('passed');
    expectHarmless(kept);
  });
});

describe('a job id that another analysis of the run has already', () => {
  it.concurrent.each(['true', 'false'])('gives no second verdict, with wait: %s', async (wait) => {
    const kept = await runWith({}, wait === 'true' ? {} : NO_WAIT, 2);
    expect(kept.run.exitCode).toBe(1);
    expect(kept.outputs).toMatchObject({
      status: 'error',
      'failure-reason': 'unexpected-answer',
      'job-ids': '["j1"]',
    });
    const results = resultsOf(kept);
    const good = wait === 'true' ? 'passed' : 'submitted';
    expect(results.map(({ state }) => state).toSorted()).toEqual(['error', good]);
    expect(results.find(({ state }) => state === 'error')).toMatchObject({ job_id: null, uploads: [] });
    expect(readable(kept.summary)).toContain('another analysis of this run');
  });
});

describe('the corpus', () => {
  it('names each attack once', () => {
    expect(new Set(Object.values(ATTACKS_BY_NAME)).size).toBe(Object.keys(ATTACKS_BY_NAME).length);
  });
});
