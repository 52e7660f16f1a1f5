import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ServiceError } from '../../src/core/errors.ts';
import type { Job } from '../../src/analyser/analyser.ts';
import type { AnalysisSpec } from '../../src/facts/analysis-spec.ts';
import type { DeclaredService } from '../../src/facts/settings.ts';
import { digestAnalyses } from '../../src/artifacts/digest-analyses.ts';
import { planAnalyses } from '../../src/artifacts/plan.ts';
import { decideLineage } from '../../src/decide/lineage.ts';
import { judge } from '../../src/decide/judge-analysis.ts';
import type { Reshape } from '../service/front/service-state.ts';
import type { Operation } from '../service/front/operations.ts';
import {
  type Body,
  type Change,
  JOBS_REFUSED,
  JOBS_TAKEN,
  parts,
  UPLOADS_REFUSED,
  UPLOADS_TAKEN,
} from '../support/answer-shapes.ts';
import { openClient, recordingWatch } from '../support/analyser-benches.ts';
import { closeServices, configuration, openService } from '../support/played-service-client.ts';
import { sampleSpec } from '../support/sample-outcomes.ts';
import { COMMIT, ERRORS, RECORDS, REPOSITORY } from '../support/record-shapes.ts';
import { STATUSES } from '../support/status-shapes.ts';
import { makeWorkspace, type Workspace } from '../support/workspace.ts';

/**
 * The interface document shows no names for job id, dashboard, upload addresses, states and errors. Each row is a shape in
 * which a service could answer, and what the client does with it. A verdict is only possible if every file arrived: the
 * played service starts no job before.
 */

let workspace: Workspace;
beforeAll(async () => {
  workspace = await makeWorkspace({
    'model.onnx': 'model',
    'data.csv': 'a,b\n1,2\n',
    'minmax.csv': 'a\n0\n1\n',
  });
});
afterAll(() => workspace.remove());
afterEach(closeServices);

const place = { kind: 'input', input: 'artifacts' } as const;
const FILES = { model: 'model.onnx', data: 'data.csv', minmax: 'minmax.csv' } as const;

function specOf(model: string): AnalysisSpec {
  return {
    ...sampleSpec(model, 'evasion', 'tabular-classification'),
    fields: configuration('tabular-classification', 'evasion'),
    modelId: model,
    artifacts: (['model', 'data', 'minmax'] as const).map((slot) => ({ slot, path: FILES[slot], place })),
  };
}

/** How one analysis ended, and what it reported. */
interface Course {
  readonly end: string;
  readonly message: string;
  readonly job: Job | undefined;
  /** The files that arrived. */
  readonly sent: readonly string[];
}

async function analyse(reshape: Reshape, declared: DeclaredService = {}): Promise<Course> {
  const service = await openService({ reshape });
  const spec = specOf('churn');
  const { signal } = new AbortController();
  const analyser = openClient(service, [spec], signal, declared);
  const watch = recordingWatch();
  const sent = (): readonly string[] =>
    service
      .jobs()
      .flatMap(({ uploads }) => uploads.flatMap(({ slot, bytes }) => (bytes === undefined ? [] : [slot])));
  try {
    const [planned] = await digestAnalyses(await planAnalyses([spec], workspace.folder, signal), signal);
    if (planned === undefined) throw new Error('nothing was planned');
    const started = await analyser.start(planned, watch);
    const verdict = judge(await analyser.await(started, watch), 0.5);
    const message = 'why' in verdict ? verdict.why : '';
    return { end: verdict.kind, message, job: watch.job(), sent: sent() };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { end: error.reason, message: error.message, job: watch.job(), sent: sent() };
  }
}

/** Changes the answers of one operation. */
function on(operation: Operation, change: Change, status = 200): Reshape {
  return (asked, body) => (asked === operation ? { body: change(body), status } : undefined);
}

describe('the answer to a submission', () => {
  it.each(JOBS_TAKEN)('is taken: %s', async (_shape, change) => {
    const course = await analyse(on('model-analyse', change));
    expect(course).toMatchObject({ end: 'passed', sent: ['data', 'minmax', 'model'] });
    expect(course.job?.dashboardUrl).toMatch(/\/dashboard\//u);
  });

  it.each([201, 202])('is taken with status %i', async (status) => {
    expect(await analyse(on('model-analyse', (body) => body, status))).toMatchObject({ end: 'passed' });
  });

  it.each(JOBS_REFUSED)('is refused: %s', async (_shape, change, says) => {
    const course = await analyse(on('model-analyse', change));
    expect(course).toMatchObject({ end: 'unexpected-answer', sent: [] });
    expect(course.message).toMatch(says);
  });
});

describe('upload addresses', () => {
  const withUploads =
    (uploads: (urls: Readonly<Record<string, string>>) => Body): Change =>
    (body) => ({
      job_id: body['job_id'],
      dashboard_link: body['dashboard_link'],
      ...uploads(parts(body).urls),
    });

  it.each(UPLOADS_TAKEN)('are taken: %s', async (_shape, uploads) => {
    const course = await analyse(on('model-analyse', withUploads(uploads)));
    expect(course).toMatchObject({ end: 'passed', sent: ['data', 'minmax', 'model'] });
  });

  it.each(UPLOADS_REFUSED)('are refused, and nothing is sent: %s', async (_shape, uploads, end, says) => {
    const course = await analyse(on('model-analyse', withUploads(uploads)));
    expect(course).toMatchObject({ end, sent: [] });
    expect(course.message).toMatch(says);
    expect(course.job).toBeDefined();
  });

  it('may be missing for a file that the config says the service holds', async () => {
    const without = withUploads(({ data, minmax }) => ({ upload_urls: { data, minmax } }));
    const waits = on('job-status', () => ({ status: 'completed', score: 0.1 }));
    const reshape: Reshape = (...asked) => on('model-analyse', without)(...asked) ?? waits(...asked);
    expect(await analyse(reshape, { notSent: ['model'] })).toMatchObject({
      end: 'passed',
      sent: ['data', 'minmax'],
    });
  });
});

describe('the status of a job', () => {
  it.each(STATUSES)('%s', async (_shape, change, end, says = /^/u) => {
    const course = await analyse(on('job-status', (body) => change(body)));
    expect(course.end).toBe(end);
    expect(course.message).toMatch(says);
  });
});

it.each(RECORDS)('a record: %s', async (_shape, answer, accepted) => {
  const service = await openService({ reshape: on('lineage-check', () => answer) });
  const analyser = openClient(service, [], new AbortController().signal);
  const read = async (): Promise<boolean | string> => {
    try {
      const { record } = await analyser.recall([], () => Promise.resolve([]));
      const asked = { repo_type: 'github', repo_url: REPOSITORY, branch_name: 'main' };
      return decideLineage(record, COMMIT, 'when-stale', asked).accepted;
    } catch (error) {
      return error instanceof ServiceError ? error.reason : 'no ServiceError';
    }
  };
  expect(await read()).toBe(accepted);
});

it.each(ERRORS)('the message of an error: %s', async (_shape, body) => {
  const course = await analyse(on('model-analyse', () => body, 412));
  expect(course).toMatchObject({ end: 'denied', sent: [] });
  expect(course.message).toContain('The licence ended.');
});
