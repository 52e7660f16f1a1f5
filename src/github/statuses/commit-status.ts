import type { AnalysisResult } from '../../facts/outcome.ts';
import type { FailureReason } from '../../core/failure-reason.ts';
import { explainedScore, notTestedShort } from '../../facts/finding-words.ts';
import { plainLine } from '../../text/sanitize.ts';
import type { StatusState } from '../../facts/commit-status.ts';
import type { GithubClient } from '../client.ts';
import { buildContext } from './status-context.ts';
import { isAccepted } from '../../decide/judge-findings.ts';
import { effectiveThreshold, ownThreshold } from '../../decide/threshold.ts';
import type { StatusSigner } from './status-signature.ts';
import { encodeStatusUrl, type StatusContentToStore } from './status-url-codec.ts';

/** GitHub refuses longer descriptions. */
const MAX_DESCRIPTION_LENGTH = 140;

const IN_DOUBT_WORDS =
  'No verdict: it may have been submitted; look on the service’s dashboard for a job of this model';
const CUT_OFF_WORDS =
  'No verdict: submitted, but the run ended before its files were sent; look at its job on the service’s dashboard';

/** Stays if the run is killed before it knows the answer to its submission. */
const ANNOUNCED_WORDS =
  'Being submitted. If this stays, look on the service’s dashboard for a job of this model';

/** Why the run stopped waiting for a job that is still running. */
const LEFT_BECAUSE: Partial<Record<FailureReason, string>> = {
  timeout: 'the run ended before the job',
  cancelled: 'the run was cancelled, but the job continues',
  unavailable: 'the service could not be reached, but the job continues',
  unauthorized: 'the service refused the credentials, but the job continues',
  'unexpected-answer': 'the answer was not understood, but the job continues',
};

/**
 * Returns the state of an analysis's commit status. A later run resumes the job of a `pending` status, so this state is
 * only for a job whose end was not seen. Everything else without a verdict is `error`.
 */
export function statusState(result: AnalysisResult): StatusState {
  switch (result.state) {
    case 'passed':
      return 'success';
    case 'vulnerable':
      return isAccepted(result) ? 'success' : 'failure';
    case 'not-tested':
    case 'failed':
      return 'error';
    case 'planned':
    case 'submitted':
    case 'timeout':
    case 'error':
      return mayBeRunning(result) ? 'pending' : 'error';
  }
}

function mayBeRunning({ state, jobId, jobGoesOn, reason }: AnalysisResult): boolean {
  if (jobId !== undefined) return state === 'submitted' || jobGoesOn === true;
  // An analysis on the runner ends with the run.
  return state === 'submitted' && reason === undefined;
}

/** Describes a status for people, as plain text of at most 140 characters. */
export function describeStatus(result: AnalysisResult): string {
  return plainLine(formatStatus(result), MAX_DESCRIPTION_LENGTH);
}

function formatStatus(result: AnalysisResult): string {
  const { reason, message } = result;
  const more = explainedScore(result);
  switch (statusState(result)) {
    case 'pending':
      return join('Running', reason === undefined ? undefined : LEFT_BECAUSE[reason]);
    case 'success':
      return join(
        withParts(isAccepted(result) ? `Vulnerable, but ${result.policy?.finding ?? ''}` : 'Passed', result),
        more,
      );
    case 'failure':
      return join(withParts('Vulnerable', result), more);
    case 'error':
      if (result.inDoubt === true) return result.jobId === undefined ? IN_DOUBT_WORDS : CUT_OFF_WORDS;
      // GitHub has refused characters beyond the basic plane.
      return join(
        result.state === 'not-tested' ? 'Not tested' : 'No verdict',
        message?.replace(/[\u{10000}-\u{10ffff}]/gu, '?') ?? 'not submitted',
      );
  }
}

/** `Passed, backdoors not tested`: the parts come first, since the end of a description may be cut. */
function withParts(word: string, result: AnalysisResult): string {
  const parts = notTestedShort(result);
  return parts === '' ? word : `${word}, ${parts}`;
}

function join(word: string, more: string | undefined): string {
  return more === undefined || more === '' ? word : `${word}: ${more}`;
}

/** Everything that the statuses of one run share. */
export interface StatusSource {
  /** The address of this run; a status links to it if there is no dashboard. */
  readonly runUrl: string;
  /** The aggregate status that the analyses count for; absent if there is none. */
  readonly group?: string;
  /** The input vulnerability-threshold, by which mode collect judges the job later. */
  readonly threshold: number | undefined;
  /** Signs the statuses of a commit. */
  readonly signerOf: (sha: string) => StatusSigner;
}

/** A commit status of one analysis to write. */
export interface NewAnalysisStatus {
  readonly sha: string;
  readonly result: AnalysisResult;
  /** From `analysisDigest`; undefined if the files could not be read, so that no job can be stored. */
  readonly digest: string | undefined;
  /** True if the analysis is about to be submitted. */
  readonly isAnnounced?: true;
  /** The aggregate status that the analysis counts for, if it is not that of this run. */
  readonly group?: string;
}

/**
 * Writes the commit status of an analysis, which also stores its job.
 * @throws GithubError; the reason of the run's signal if the run ends meanwhile
 */
export async function writeStatus(
  client: GithubClient,
  status: NewAnalysisStatus,
  source: StatusSource,
): Promise<void> {
  const { sha, result, isAnnounced } = status;
  const context = buildContext(result.spec);
  const state = isAnnounced === true ? 'pending' : statusState(result);
  const { dashboardUrl } = result;
  const content = contentToStore(status, source);
  const link = { context, state, runUrl: source.runUrl };
  const usesDashboard = content.kind === 'job' && dashboardUrl !== undefined;
  const targetUrl = encodeStatusUrl(
    content,
    usesDashboard ? { ...link, dashboardUrl } : link,
    source.signerOf(sha),
  );
  await client.createStatus(sha, {
    context,
    state,
    description: isAnnounced === true ? ANNOUNCED_WORDS : describeStatus(result),
    ...(targetUrl === undefined ? {} : { targetUrl }),
  });
}

/** A commit status without a job: that of an analysis that a record replaced, or the aggregate of a plan. */
export interface NewPlainStatus {
  readonly sha: string;
  readonly context: string;
  readonly state: StatusState;
  /** For people. */
  readonly description: string;
  /** From `planDigest`, for the aggregate. */
  readonly plan?: string;
}

/** @throws GithubError; the reason of the run's signal if the run ends meanwhile */
export async function writePlainStatus(
  client: GithubClient,
  { sha, context, state, description, plan }: NewPlainStatus,
  { runUrl, group, signerOf }: StatusSource,
): Promise<void> {
  const common = group === undefined ? {} : { group };
  const content =
    plan === undefined
      ? ({ kind: 'replaced', ...common } as const)
      : ({ kind: 'plan', plan, ...common } as const);
  const targetUrl = encodeStatusUrl(content, { context, state, runUrl }, signerOf(sha));
  await client.createStatus(sha, {
    context,
    state,
    description: plainLine(description, MAX_DESCRIPTION_LENGTH),
    ...(targetUrl === undefined ? {} : { targetUrl }),
  });
}

function contentToStore(
  { result, digest, isAnnounced, ...status }: NewAnalysisStatus,
  source: StatusSource,
): StatusContentToStore {
  const { spec, jobId, inDoubt } = result;
  const group = status.group ?? source.group;
  const common = group === undefined ? {} : { group };
  if (digest === undefined) return { kind: 'jobless', ...common };
  if (inDoubt === true || isAnnounced === true) {
    return { kind: 'doubt', digest, ...(jobId === undefined ? {} : { jobId }), ...common };
  }
  if (jobId === undefined) return { kind: 'jobless', ...common };
  const { model, modelId, task } = spec;
  const own = result.threshold ?? ownThreshold(spec);
  const job = { model, modelId, task, jobId, digest, threshold: effectiveThreshold(source.threshold, own) };
  return { kind: 'job', job, ...common };
}
