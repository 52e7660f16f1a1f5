import { afterEach, beforeEach, expect } from '@jest/globals';
import type { JobStore } from '../../src/analysis/job-store.ts';
import { planAnalyses, type PlannedAnalysis } from '../../src/analysis/plan.ts';
import { openStatusJobStore } from '../../src/job-store/status-job-store.ts';
import { readSettings } from '../../src/inputs/read-settings.ts';
import type { AnalysisState } from '../../src/core/outcome.ts';
import { resultOf, type ResultParts } from './sample-results.ts';
import type { GithubStatus } from './github-rules.ts';
import { type GithubServer, startGithubServer } from './github-server.ts';
import { createPlainRunner, type PlainRunner, type PlainRunnerOptions } from './plain-runner.ts';
import { PUSH } from './runner-environment.ts';
import { sampleSpec } from './sample-outcomes.ts';
import { CHECK, settingsSource } from './settings-source.ts';
import { makeWorkspace, type Workspace } from './workspace.ts';

/** The file of every analysis. */
export const DATA = 'data.csv';
export const JOB = { jobId: 'am9i==' };
/** As the runner tells it, of every run. */
export const RUN_ID = '4711';

/** How far an earlier run has come with an analysis, by the state of its status. */
const ENDS = {
  pending: { ...JOB, state: 'submitted' },
  success: { ...JOB, state: 'passed', score: 0, threshold: 0.1 },
  failure: { ...JOB, state: 'vulnerable', score: 0.5, threshold: 0.1 },
  error: { ...JOB, state: 'failed', reason: 'analysis-failed' },
  doubt: { state: 'error', reason: 'unavailable', inDoubt: true },
} as const satisfies Readonly<Record<string, ResultParts & { readonly state: AnalysisState }>>;

/** What may be special about a run. */
export interface RunChanges extends Pick<PlainRunnerOptions, 'event'> {
  readonly inputs?: Readonly<Record<string, string>>;
  /** The number of the attempt, as the runner counts them. */
  readonly attempt?: string;
  readonly secret?: string;
  /** Of the run; one that never ends is the default. */
  readonly signal?: AbortSignal;
}

/** Runs, one after the other, that remember their jobs in the commit statuses of one GitHub. */
export interface StatusMemoryRuns {
  /** To be asked for within a test. */
  readonly github: () => GithubServer;
  /** Of the workspace, absolute; to be asked for within a test. */
  readonly folder: () => string;
  /** An analysis of one file. */
  readonly plan: (model?: string, fields?: Readonly<Record<string, string>>) => Promise<PlannedAnalysis>;
  /** The memory of a run, as it is opened before anything is submitted. */
  readonly openRun: (changes?: RunChanges) => Promise<{ memory: JobStore; runner: PlainRunner }>;
  /** A run that leaves a status behind. */
  readonly leave: (end: keyof typeof ENDS, analysis: PlannedAnalysis, changes?: RunChanges) => Promise<void>;
  /** The latest status of all. */
  readonly latest: () => GithubStatus | undefined;
}

/** To be called where tests are declared: each test has a GitHub and a workspace of its own. */
export function useStatusMemory(): StatusMemoryRuns {
  let github: GithubServer;
  let workspace: Workspace;
  beforeEach(async () => {
    github = await startGithubServer({ repository: PUSH.repository });
    workspace = await makeWorkspace({ [DATA]: 'a,b\n1,2\n' });
  });
  afterEach(async () => {
    await github.close();
    await workspace.remove();
  });
  const openRun: StatusMemoryRuns['openRun'] = (changes) => openRunAt(github, changes);
  const latest = (): GithubStatus | undefined => github.statuses.at(-1);
  return {
    github: () => github,
    folder: () => workspace.folder,
    plan: (model = 'digits', fields = {}) => planIn(workspace.folder, model, fields),
    openRun,
    leave: async (end, analysis, changes) => {
      const { memory } = await openRun(changes);
      await memory.save(analysis, resultOf(analysis.spec, ENDS[end].state, ENDS[end]));
      expect(latest()?.state).toBe(end === 'doubt' ? 'error' : end);
    },
    latest,
  };
}

async function openRunAt(
  github: GithubServer,
  { inputs, attempt = '1', secret, event = {}, signal = new AbortController().signal }: RunChanges = {},
): Promise<{ memory: JobStore; runner: PlainRunner }> {
  const variables = { GITHUB_API_URL: github.url, GITHUB_RUN_ID: RUN_ID, GITHUB_RUN_ATTEMPT: attempt };
  const runner = createPlainRunner({ variables, event });
  if (secret !== undefined) runner.mask(secret);
  const settings = await readSettings(settingsSource({ ...CHECK, 'github-token': github.token, ...inputs }));
  if (settings === undefined) throw new Error('There are credentials.');
  return { memory: await openStatusJobStore({ runner, settings, signal }), runner };
}

async function planIn(
  folder: string,
  model: string,
  fields: Readonly<Record<string, string>>,
): Promise<PlannedAnalysis> {
  const sample = sampleSpec(model, 'outlier');
  const spec = {
    ...sample,
    fields: { ...sample.fields, ...fields },
    artifacts: [{ slot: 'data', path: DATA, place: { kind: 'input', input: 'artifacts' } }],
  } as const;
  const [planned] = await planAnalyses([spec], folder, new AbortController().signal);
  if (planned === undefined) throw new Error('Nothing is planned.');
  return planned;
}
