import type { AnalysisResult, FailureReason } from '../core/outcome.ts';
import { scoreWords } from '../text/score-words.ts';
import { plainLine } from '../text/sanitize.ts';
import type { StatusState } from '../core/commit-status.ts';
import type { GithubClient } from '../github/client.ts';
import { buildContext } from './status-context.ts';
import { effectiveThreshold } from '../decide/threshold.ts';
import { encodeDoubtUrl, encodeJobUrl } from './status-url-codec.ts';

/** GitHub refuses longer descriptions. */
const MAX_DESCRIPTION_LENGTH = 140;

const IN_DOUBT_WORDS =
  'No verdict: it may have been submitted; look on the service’s dashboard for a job of this model';
const CUT_OFF_WORDS =
  'No verdict: submitted, but the run ended before its files were sent; look at its job on the service’s dashboard';

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
      return 'failure';
    case 'failed':
      return 'error';
    case 'planned':
    case 'submitted':
    case 'timeout':
    case 'error':
      return mayBeRunning(result) ? 'pending' : 'error';
  }
}

function mayBeRunning({ state, jobId, jobGoesOn }: AnalysisResult): boolean {
  return jobId !== undefined && (state === 'submitted' || jobGoesOn === true);
}

/** Describes a status for people, as plain text of at most 140 characters. */
export function describeStatus(result: AnalysisResult): string {
  return plainLine(statusWords(result), MAX_DESCRIPTION_LENGTH);
}

function statusWords(result: AnalysisResult): string {
  const { reason, message } = result;
  const more = scoreWords(result);
  switch (statusState(result)) {
    case 'pending':
      return join('Running', reason === undefined ? undefined : LEFT_BECAUSE[reason]);
    case 'success':
      return join('Passed', more);
    case 'failure':
      return join('Vulnerable', more);
    case 'error':
      if (result.inDoubt === true) return result.jobId === undefined ? IN_DOUBT_WORDS : CUT_OFF_WORDS;
      // GitHub has refused characters beyond the basic plane.
      return join('No verdict', message?.replace(/[\u{10000}-\u{10ffff}]/gu, '?') ?? 'not submitted');
  }
}

function join(word: string, more: string | undefined): string {
  return more === undefined || more === '' ? word : `${word}: ${more}`;
}

/** A commit status of one analysis to write. */
export interface NewAnalysisStatus {
  /** The commit that the run is about. */
  readonly sha: string;
  readonly result: AnalysisResult;
  /** From `analysisDigest`. */
  readonly digest: string;
  /** The address of this run; the status links to it if there is no dashboard. */
  readonly runUrl: string;
  /** The input vulnerability-threshold, by which mode collect judges the job later. */
  readonly threshold: number | undefined;
}

/**
 * Writes the commit status of an analysis, which also stores its job.
 * @throws GithubError; the reason of the run's signal if the run ends meanwhile
 */
export async function writeStatus(client: GithubClient, status: NewAnalysisStatus): Promise<void> {
  const { sha, result } = status;
  const targetUrl = encodeStatusUrl(status);
  await client.createStatus(sha, {
    context: buildContext(result.spec),
    state: statusState(result),
    description: describeStatus(result),
    ...(targetUrl === undefined ? {} : { targetUrl }),
  });
}

function encodeStatusUrl({ result, digest, runUrl, threshold }: NewAnalysisStatus): string | undefined {
  const { spec, jobId, dashboardUrl, inDoubt } = result;
  if (inDoubt === true) return encodeDoubtUrl(runUrl, digest, jobId);
  if (jobId === undefined) return runUrl;
  const { model, modelId, task, fields } = spec;
  const own = result.threshold ?? fields.vulnerability_threshold;
  const job = { model, modelId, task, jobId, digest, threshold: effectiveThreshold(threshold, own) };
  return encodeJobUrl(job, dashboardUrl, runUrl);
}
