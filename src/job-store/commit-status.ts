import type { AnalysisResult, FailureReason } from '../core/outcome.ts';
import { scoreWords } from '../text/score-words.ts';
import { plainLine } from '../text/sanitize.ts';
import type { StatusState } from '../github/answers.ts';
import type { GithubClient } from '../github/client.ts';
import { contextOf } from './status-context.ts';
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
      return join(
        'No verdict',
        message?.replace(/[\u{10000}-\u{10ffff}]/gu, '?') ?? reason ?? 'not submitted',
      );
  }
}

function join(word: string, more: string | undefined): string {
  return more === undefined || more === '' ? word : `${word}: ${more}`;
}

/**
 * Writes the commit status of an analysis, which is also the memory of its job.
 * @param sha of the commit that the run is about
 * @param digest of `analysisDigest`
 * @param runUrl of this run, linked where there is no dashboard
 * @throws GithubError; the reason of the run's signal where the run ended meanwhile
 */
export async function writeStatus(
  client: GithubClient,
  sha: string,
  result: AnalysisResult,
  digest: string,
  runUrl: string,
): Promise<void> {
  const { spec, jobId, dashboardUrl } = result;
  const { model, modelId, task, fields } = spec;
  // A job that is not judged yet has the threshold of its request, as long as none is set for the verdict.
  const threshold = result.threshold ?? Number(fields.vulnerability_threshold ?? '0');
  const jobless = result.inDoubt === true ? encodeDoubtUrl(runUrl, digest, jobId) : runUrl;
  const targetUrl =
    jobId === undefined || result.inDoubt === true
      ? jobless
      : encodeJobUrl({ model, modelId, task, jobId, digest, threshold }, dashboardUrl, runUrl);
  await client.createStatus(sha, {
    context: contextOf(spec),
    state: stateOf(result),
    description: describeStatus(result),
    ...(targetUrl === undefined ? {} : { targetUrl }),
  });
}
