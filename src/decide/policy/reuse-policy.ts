import type { FailureReason } from '../../core/errors.ts';
import type { CommitJob, KeptSubmission, KnownJob, SeenEnd } from '../../facts/job/kept-job.ts';
import type { AnalysisResult } from '../../facts/run-outcome.ts';
import type { Rescan } from '../../facts/settings.ts';
import { plainLine } from '@model-security-scan/common/sanitize';

/** The decision about one analysis; `why` is one or more sentences for the log and may hold untrusted text. */
type ReuseDecision =
  | { readonly action: 'submit'; readonly why: string; readonly isWarning?: true }
  /** An earlier run may have submitted the analysis, and no person has asked to submit it again. */
  | { readonly action: 'refuse'; readonly why: string }
  /** Nothing is submitted: the run asks for this job. */
  | { readonly action: 'resume'; readonly job: KnownJob; readonly why: string; readonly isWarning?: true };

/**
 * Decides whether to submit an analysis or to resume the job of an earlier run. Pure.
 * @param kept the last submission of exactly this analysis at this commit; undefined if there is none
 * @param isRequested true if a person started this run: the message of the earlier run said to look on the dashboard first
 */
export function decideReuse(
  kept: KeptSubmission | undefined,
  rescan: Rescan,
  isRequested: boolean,
): ReuseDecision {
  if (kept === undefined) return submit('No earlier run of this commit submitted this analysis.');
  const { answer } = kept;
  if (answer === 'unknown') return decideInDoubt(kept, isRequested);
  if (answer === 'none') return submit('The last submission of this analysis started no job.');
  return decideOnJob(kept, answer, rescan, isRequested);
}

function submit(why: string): ReuseDecision {
  return { action: 'submit', why };
}

function decideOnJob(
  { end, isSent }: KeptSubmission,
  job: KnownJob,
  rescan: Rescan,
  isRequested: boolean,
): ReuseDecision {
  const jobId = plainLine(job.jobId, 200);
  if (rescan === 'always' && (end === 'passed' || end === 'vulnerable' || end === 'failed')) {
    return submit(`Job ${jobId} has ended, but rescan is always, so the analysis is submitted again.`);
  }
  const files = isSent ? '' : ', and sends the files that may be missing';
  const resumed = `An earlier run submitted exactly this analysis as job ${jobId}. This run asks for that job${files}.`;
  const fate = end === 'unsent' && isSent ? undefined : FATES.get(end);
  if (fate === undefined) return { action: 'resume', job, why: resumed };
  if (!isRequested) {
    return { action: 'resume', job, why: `${resumed} It ${fate} then. ${BY_HAND}`, isWarning: true };
  }
  const why = `Job ${jobId} ${fate}, so the analysis is submitted again, as requested.`;
  return end === 'failed' ? submit(why) : { action: 'submit', why, isWarning: true };
}

/** What became of a job that will have no verdict. An automatic run asks for it again: only a person spends another one. */
const FATES: ReadonlyMap<SeenEnd | undefined, string> = new Map([
  ['failed', 'ended without a verdict'],
  ['unsent', 'did not get all its files'],
  ['lost', 'was not found by the service'],
]);
const BY_HAND =
  'To submit the analysis again, re-run this workflow run by hand (on the command line: --rescan always).';

function decideInDoubt({ runUrl }: KeptSubmission, isRequested: boolean): ReuseDecision {
  const where = runUrl === undefined ? '' : ` (${plainLine(runUrl, 300)})`;
  const what =
    `An earlier run${where} was submitting exactly this analysis when it ended, or still is. It is not known whether ` +
    'the service has a job of it.';
  if (isRequested) {
    const why = `${what} It is submitted again, as requested. Look on the service’s dashboard for a second job of this model.`;
    return { action: 'submit', why, isWarning: true };
  }
  return {
    action: 'refuse',
    why:
      `${what} Nothing was submitted. Look on the service’s dashboard for a job of this model. If there is none, or you ` +
      'cannot use it, re-run this workflow run by hand (on the command line: --rescan always).',
  };
}

/**
 * True if what earlier runs left at a commit contradicts the record of an earlier scan: an analysis without an end, one that
 * failed or was refused, or a vulnerable verdict (docs/design.md, rule 7). Pure.
 */
export function contradictsRecord(jobs: readonly CommitJob[]): boolean {
  return jobs.some(({ isOpen, end }) => isOpen || end !== 'passed');
}

/** The service did not answer for the job: what it refused may be the request, for example of an expired key. */
const NOT_ABOUT_JOB: readonly (FailureReason | undefined)[] = [
  'unauthorized',
  'denied',
  'rejected',
  'unavailable',
];

/**
 * Reads from the result of an analysis whether its job has ended, and how: as the service said it, whatever the policy accepts.
 * @returns undefined if a later run may see its end
 */
export function seenEnd(result: AnalysisResult): SeenEnd | undefined {
  const { state, reason, jobId } = result;
  if (state === 'passed' || state === 'vulnerable') return state;
  if (jobId !== undefined) {
    if (reason === 'upload-failed') return 'unsent';
    if (result.isNotFound === true) return 'lost';
    if (NOT_ABOUT_JOB.includes(reason)) return undefined;
  }
  const isEnded = state === 'failed' || state === 'error' || state === 'not-tested';
  return isEnded && result.jobGoesOn !== true && result.inDoubt !== true ? 'failed' : undefined;
}
