import type { AnalysisResult, FailureReason } from '../core/outcome.ts';
import { scoreWords } from '../text/score-words.ts';
import { plainLine } from '../text/sanitize.ts';
import type { StatusState } from '../core/commit-status.ts';
import type { GithubClient } from '../github/client.ts';
import { contextOf } from './status-context.ts';
import { effectiveThreshold } from '../decide/threshold.ts';
import { encodeDoubtUrl, encodeJobUrl } from './status-url-codec.ts';

/** GitHub refuses longer ones. */
const MAX_DESCRIPTION_LENGTH = 140;

const IN_DOUBT_WORDS =
  'No verdict: it may have been submitted; look on the service’s dashboard for a job of this model';
const CUT_OFF_WORDS =
  'No verdict: submitted, but the run ended before its files were sent; look at its job on the service’s dashboard';

/** What ended the waiting for a job, but not the job itself. */
const LEFT_BECAUSE: Partial<Record<FailureReason, string>> = {
  timeout: 'the run was over before the job',
  cancelled: 'the run was cancelled, the job goes on',
  unavailable: 'the service could not be asked, the job goes on',
  unauthorized: 'the service refused to be asked, the job goes on',
  'unexpected-answer': 'the service was not understood, the job goes on',
};

/**
 * The state of an analysis's commit status. `pending` is also what makes a later run take up the job, so it stands
 * only where there is one whose end was not seen; everything else without a verdict is `error`.
 */
export function stateOf(result: AnalysisResult): StatusState {
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
      return goesOn(result) ? 'pending' : 'error';
  }
}

function goesOn({ state, jobId, jobGoesOn }: AnalysisResult): boolean {
  return jobId !== undefined && (state === 'submitted' || jobGoesOn === true);
}

/** What people read beside the status, as plain text of at most 140 characters. */
export function describeStatus(result: AnalysisResult): string {
  return plainLine(statusWords(result), MAX_DESCRIPTION_LENGTH);
}

function statusWords(result: AnalysisResult): string {
  const { reason, message } = result;
  const more = scoreWords(result);
  switch (stateOf(result)) {
    case 'pending':
      return join('Running', reason === undefined ? undefined : LEFT_BECAUSE[reason]);
    case 'success':
      return join('Passed', more);
    case 'failure':
      return join('Vulnerable', more);
    case 'error':
      if (result.inDoubt === true) return result.jobId === undefined ? IN_DOUBT_WORDS : CUT_OFF_WORDS;
      // Characters beyond the basic plane have been refused by GitHub.
      return join('No verdict', message?.replace(/[\u{10000}-\u{10ffff}]/gu, '?') ?? 'not submitted');
  }
}

function join(word: string, more: string | undefined): string {
  return more === undefined || more === '' ? word : `${word}: ${more}`;
}

/** The commit status of one analysis, as it is to be written. */
export interface NewAnalysisStatus {
  /** Of the commit that the run is about. */
  readonly sha: string;
  readonly result: AnalysisResult;
  /** Of `analysisDigest`. */
  readonly digest: string;
  /** Of this run, linked if there is no dashboard. */
  readonly runUrl: string;
  /** The input vulnerability-threshold: a verdict that is collected later is judged by it. */
  readonly threshold: number | undefined;
}

/**
 * Writes the commit status of an analysis, which also remembers its job.
 * @throws GithubError; the reason of the run's signal if the run ends meanwhile
 */
export async function writeStatus(client: GithubClient, status: NewAnalysisStatus): Promise<void> {
  const { sha, result } = status;
  const targetUrl = encodeStatusUrl(status);
  await client.createStatus(sha, {
    context: contextOf(result.spec),
    state: stateOf(result),
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
  const note = { model, modelId, task, jobId, digest, threshold: effectiveThreshold(threshold, own) };
  return encodeJobUrl(note, dashboardUrl, runUrl);
}
