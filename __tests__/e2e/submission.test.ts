import { afterAll, describe, expect, it } from '@jest/globals';
import { ANSWER_SHAPES, UPLOAD_FORMS } from '../service/options.ts';
import type { PlayedService } from '../service/played-service.ts';
import { ALL_ROWS, ALL_ROWS_CONFIG } from '../support/e2e-models.ts';
import { oneAnalysis } from '../support/one-analysis.ts';
import {
  annotationsOf,
  jobIdsOf,
  nameOf,
  readable,
  requestsOf,
  resultsOf,
  scan,
  type ScanRun,
} from '../support/e2e-run.ts';
import { closeServices, openService } from '../support/played-service-client.ts';

afterAll(closeServices);

/** The slots of what was observed publicly, "Registration". */
const SLOTS: Readonly<Record<string, readonly string[]>> = {
  'image/extraction': ['data', 'label', 'model'],
  'image/evasion': ['data', 'label', 'model'],
  'image/poisoning': ['data', 'label', 'model', 'universal_data', 'universal_label'],
  'image/drift': ['data', 'label', 'reference_data', 'reference_label'],
  'image/outlier': ['data'],
  'table/extraction': ['data', 'minmax', 'model'],
  'table/evasion': ['data', 'minmax', 'model'],
  'series/extraction': ['data', 'minmax', 'model'],
};

/** Expects that a run submitted every analysis, whatever the answers looked like. */
function expectSubmitted(run: ScanRun, service: PlayedService): void {
  expect(run.exitCode).toBe(0);
  const jobs = service.jobs();
  const results = resultsOf(run);
  expect(results.map(nameOf)).toEqual(ALL_ROWS.map(nameOf));
  expect(results.map((result) => result['state'])).toEqual(ALL_ROWS.map(() => 'submitted'));
  expect(jobIdsOf(run)).toEqual(results.map((result) => result['job_id']));
  expect(new Set(jobIdsOf(run))).toEqual(new Set(jobs.map(({ jobId }) => jobId)));
  expect(run.outputs).toMatchObject({
    status: 'submitted',
    'failure-reason': '',
    'record-found': 'false',
    'vulnerability-detected': 'unknown',
    'job-id': results[0]?.['job_id'],
    'dashboard-url': results[0]?.['dashboard_url'],
  });
  for (const result of results) {
    const dashboard = String(result['dashboard_url']);
    expect(dashboard).toBe(`${service.baseUrl}/dashboard/${encodeURIComponent(String(result['job_id']))}`);
    expect(run.log).toContain(dashboard);
  }
  expect(requestsOf(service, 'model-analyse')).toHaveLength(ALL_ROWS.length);
}

/** Every file that the service asked for has arrived, is a readable archive, and is told about. */
function expectUploaded(run: ScanRun, service: PlayedService): void {
  for (const result of resultsOf(run)) {
    const job = service.jobs().find(({ jobId }) => jobId === result['job_id']);
    const arrived = job?.uploads.map(({ slot, bytes, sha256 }) => ({ slot, bytes, sha256 })) ?? [];
    expect(job?.uploads.map(({ problem }) => problem)).toEqual(arrived.map(() => undefined));
    expect(arrived.map(({ slot }) => slot).sort()).toEqual(SLOTS[nameOf(result)]);
    const told = result['uploads'];
    expect(told).toHaveLength(arrived.length);
    expect(told).toEqual(expect.arrayContaining(arrived.map((upload) => expect.objectContaining(upload))));
  }
}

const HOLDS_ALL = 'service: { not-sent: [data, label, model, minmax] }\n';

describe('every answer that the service may give', () => {
  const shapes = ANSWER_SHAPES.filter((shape) => shape !== 'no-uploads');

  it.concurrent.each(shapes)('%s: jobs, links and uploads are found in it', async (answerShape) => {
    const service = await openService({ answerShape, uploadForm: 'mixed' });
    const run = await scan(service, {}, { config: ALL_ROWS_CONFIG });
    expectSubmitted(run, service);
    expectUploaded(run, service);
    expect(annotationsOf(run, 'error')).toEqual([]);
  });

  it.concurrent('no-uploads: the first submission stays the only one', async () => {
    const service = await openService({ answerShape: 'no-uploads' });
    const run = await scan(service, {}, { config: ALL_ROWS_CONFIG });
    expect(run.outputs).toMatchObject({
      status: 'error',
      'failure-reason': 'upload-failed',
      verdict: 'none',
    });
    expect(service.jobs()).toHaveLength(1);
    expect(readable(run.summary)).toContain('not-sent');
  });

  it.concurrent('no-uploads: what the service holds is not sent, and that is said', async () => {
    const service = await openService({ answerShape: 'no-uploads' });
    const run = await scan(service, {}, { config: ALL_ROWS_CONFIG + HOLDS_ALL });
    expectSubmitted(run, service);
    expect(requestsOf(service, 'upload')).toEqual([]);
    expect(resultsOf(run).map((result) => result['uploads'])).toEqual(ALL_ROWS.map(() => []));
    expect(readable(run.summary)).toContain('The service judged what it has');
  });
});

it.concurrent('an artifact that is not there is warned of before the submission, and the service decides', async () => {
  const refused = ALL_ROWS_CONFIG.replace('      minmax: data/minmax.csv\n', '');
  const config = `${refused}\nservice: { allow-missing-artifacts: true }\n`;
  const run = await scan(await openService(), { only: 'table/evasion' }, { config });
  expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': 'upload-failed' });
  const lines = run.log.split('\n');
  const [warned = 0, submitted = 0] = ['::warning ', 'table/evasion: job '].map((start) =>
    lines.findIndex((text) => text.startsWith(start)),
  );
  expect([warned > 0, submitted > warned]).toEqual([true, true]);
  const holding = HOLDS_ALL.replace('{', '{ allow-missing-artifacts: true, ');
  const service = await openService({ answerShape: 'no-uploads' });
  const held = await scan(service, { only: 'table,series' }, { config: refused + holding });
  expect(held.outputs['status']).toBe('submitted');
});

describe('every form of upload', () => {
  it.concurrent.each(UPLOAD_FORMS)('%s: all files arrive', async (uploadForm) => {
    const service = await openService({ uploadForm });
    const run = await scan(service, {}, { config: ALL_ROWS_CONFIG });
    expectSubmitted(run, service);
    expectUploaded(run, service);
    const methods = new Set(requestsOf(service, 'upload').map(({ method }) => method));
    expect([...methods].sort()).toEqual({ put: ['PUT'], post: ['POST'], mixed: ['POST', 'PUT'] }[uploadForm]);
    const names = requestsOf(service, 'upload').flatMap(({ headers }) => headers.map(([name]) => name));
    expect(names.filter((name) => /^(?:x-api-key|org-id|transfer-encoding)$/iu.test(name))).toEqual([]);
  });

  it.concurrent('the summary lists what left the runner, and where it went', async () => {
    const service = await openService();
    const run = await scan(service, { only: 'table/extraction' }, { config: ALL_ROWS_CONFIG });
    const text = readable(run.summary);
    for (const { slot, sha256 } of service.jobs()[0]?.uploads ?? []) {
      expect(text).toContain(slot);
      expect(text).toContain(sha256?.slice(0, 8));
    }
    expect(text).toContain(new URL(service.storageUrl).host);
  });

  it.concurrent('the same content gives the same archive', async () => {
    const service = await openService();
    const options = { config: ALL_ROWS_CONFIG };
    const inputs = { only: 'image/drift', rescan: 'always' };
    const [one, other] = await Promise.all([scan(service, inputs, options), scan(service, inputs, options)]);
    expect(resultsOf(one)[0]?.['uploads']).toEqual(resultsOf(other)[0]?.['uploads']);
  });

  it.concurrent('the model is not uploaded where its API is used', async () => {
    const service = await openService();
    const config = ALL_ROWS_CONFIG.replace('evasion: {}', 'evasion: { use_model_api: yes }');
    const inputs = { only: 'image/evasion', 'model-api-details': 'details-of-the-api' };
    const run = await scan(service, inputs, { config });
    expect(run.outputs['status']).toBe('submitted');
    expect(service.jobs()[0]?.uploads.map(({ slot }) => slot)).toEqual(['data', 'label']);
    expect(requestsOf(service, 'model-analyse')[0]?.body).toContain('details-of-the-api');
  });
});

describe('the path of the analysis', () => {
  it.concurrent.each([
    [{ MODEL_SECURITY_ANALYSIS_PATH: 'model_analyse' }, { status: 'submitted' }, 1],
    // Nothing else is tried.
    [{}, { status: 'error', 'failure-reason': 'unexpected-answer' }, 0],
  ])('is that of the interface, unless a variable says so: %j', async (env, outputs, jobs) => {
    const service = await openService({ pathSpelling: 'model_analyse' });
    const run = await scan(service, { only: 'image/outlier' }, { config: ALL_ROWS_CONFIG, env });
    expect(run.outputs).toMatchObject(outputs);
    expect(service.jobs()).toHaveLength(jobs);
    expect(requestsOf(service, 'lineage-check')).toHaveLength(1);
  });
});

it.concurrent('a config in the workflow is submitted as one from a file', async () => {
  const service = await openService();
  const config = oneAnalysis('id with / in it', 'image-classification', 'outlier', {
    fields: { input_dimensions: '(28, 28, 1)' },
    artifacts: { data: 'data/images' },
  });
  expect((await scan(service, { config })).outputs['status']).toBe('submitted');
  const fields = { input_dimensions: '28,28,1' };
  expect(service.jobs()[0]).toMatchObject({ modelId: 'id with / in it', kind: 'outlier', fields });
});
