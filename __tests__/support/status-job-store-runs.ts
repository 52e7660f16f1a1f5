import { afterEach, beforeEach, expect } from '@jest/globals';
import type { JobMemory } from '../../src/github/statuses/job-memory.ts';
import type { StatusBoard } from '../../src/github/statuses/status-board.ts';
import { planAnalyses } from '../../src/artifacts/plan.ts';
import type { PlannedAnalysis } from '../../src/facts/planned-analysis.ts';
import { openStatusJobStore } from '../../src/analyser/remote/status-job-store.ts';
import { readSettings } from '../../src/settings/read-settings.ts';
import type { AnalysisState } from '../../src/facts/outcome.ts';
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
/** The id of every run, as the runner gives it. */
export const RUN_ID = '4711';

/** The progress of an analysis in an earlier run, by the state of its status. */
const ENDS = {
  pending: { ...JOB, state: 'submitted' },
  success: { ...JOB, state: 'passed', score: 0, threshold: 0.1 },
  failure: { ...JOB, state: 'vulnerable', score: 0.5, threshold: 0.1 },
  error: { ...JOB, state: 'failed', reason: 'analysis-failed' },
  doubt: { state: 'error', reason: 'unavailable', inDoubt: true },
} as const satisfies Readonly<Record<string, ResultParts & { readonly state: AnalysisState }>>;

/** The settings of a run that differ from the default. */
export interface RunChanges extends Pick<PlainRunnerOptions, 'event'> {
  readonly inputs?: Readonly<Record<string, string>>;
  /** The number of the attempt, as the runner counts them. */
  readonly attempt?: string;
  readonly secret?: string;
  /** The signal of the run; by default the run never ends. */
  readonly signal?: AbortSignal;
}

/** What the commit statuses remember and show. */
export type JobStore = JobMemory & StatusBoard;

/** Runs, one after the other, that store their jobs in the commit statuses of one GitHub. */
export interface StatusJobStoreRuns {
  /** To be called within a test. */
  readonly github: () => GithubServer;
  /** Returns the absolute path of the workspace; to be called within a test. */
  readonly folder: () => string;
  /** Plans an analysis of one file. */
  readonly plan: (model?: string, fields?: Readonly<Record<string, string>>) => Promise<PlannedAnalysis>;
  /** Opens the job store of a run, before anything is submitted. */
  readonly openRun: (changes?: RunChanges) => Promise<{ jobStore: JobStore; runner: PlainRunner }>;
  /** Does a run that leaves a status behind. */
  readonly leave: (end: keyof typeof ENDS, analysis: PlannedAnalysis, changes?: RunChanges) => Promise<void>;
  /** Returns the newest of all statuses. */
  readonly latest: () => GithubStatus | undefined;
}

/** To be called outside of tests: gives each test its own GitHub and workspace. */
export function useStatusJobStore(): StatusJobStoreRuns {
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
  const openRun: StatusJobStoreRuns['openRun'] = (changes) => openRunAt(github, changes);
  const latest = (): GithubStatus | undefined => github.statuses.at(-1);
  return {
    github: () => github,
    folder: () => workspace.folder,
    plan: (model = 'digits', fields = {}) => planIn(workspace.folder, model, fields),
    openRun,
    leave: async (end, analysis, changes) => {
      const { jobStore } = await openRun(changes);
      await jobStore.save(analysis, resultOf(analysis.spec, ENDS[end].state, ENDS[end]));
      expect(latest()?.state).toBe(end === 'doubt' ? 'error' : end);
    },
    latest,
  };
}

async function openRunAt(
  github: GithubServer,
  { inputs, attempt = '1', secret, event = {}, signal = new AbortController().signal }: RunChanges = {},
): Promise<{ jobStore: JobStore; runner: PlainRunner }> {
  const variables = { GITHUB_API_URL: github.url, GITHUB_RUN_ID: RUN_ID, GITHUB_RUN_ATTEMPT: attempt };
  const runner = createPlainRunner({ variables, event });
  if (secret !== undefined) runner.mask(secret);
  const settings = await readSettings(settingsSource({ ...CHECK, 'github-token': github.token, ...inputs }));
  if (settings === undefined) throw new Error('There are credentials.');
  const { memory, board } = await openStatusJobStore({ runner, settings, signal });
  return { jobStore: { ...memory, ...board }, runner };
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
