import type { Rescan } from '../core/settings.ts';
import type { DoubtfulSubmission, RememberedStatus, StatusJob } from '../core/commit-status.ts';

/** What becomes of an analysis; `why` is a sentence for the log, in which untrusted text may be. */
export type ReuseDecision =
  | { readonly action: 'submit'; readonly why: string; readonly isWarning?: true }
  /** An earlier run may have submitted it: nobody has asked for another time. */
  | { readonly action: 'refuse'; readonly why: string }
  /** Nothing is submitted: the job is asked for its verdict. */
  | { readonly action: 'takeUp'; readonly job: StatusJob; readonly why: string };

/**
 * Whether an analysis is submitted or the job of an earlier run is taken up. Pure.
 * @param memory of the analysis's context; undefined where its commit has no such status
 * @param digest of the analysis as it would be submitted now
 * @param isAskedFor whether a person has started this run, who was told to look on the dashboard first
 */
export function decideReuse(
  memory: RememberedStatus | undefined,
  digest: string,
  rescan: Rescan,
  isAskedFor: boolean,
): ReuseDecision {
  const submit = (why: string): ReuseDecision => ({ action: 'submit', why });
  if (memory === undefined) {
    return submit('No commit status remembers a job of this analysis; it is submitted.');
  }
  if (memory.kind === 'unreadable') {
    return submit(
      `The commit status "${memory.context}" ${memory.why}: no job can be taken up; it is submitted.`,
    );
  }
  if (memory.kind === 'doubt') return decideInDoubt(memory, digest, isAskedFor || rescan === 'always');
  if (memory.digest !== digest) {
    return submit(
      `The commit status remembers job ${memory.jobId}, but of another model id, configuration or artifacts; ` +
        'the analysis is submitted.',
    );
  }
  switch (memory.state) {
    case 'pending':
      return takeUp(memory, 'which was running');
    case 'success':
    case 'failure':
      return rescan === 'always'
        ? submit(`Job ${memory.jobId} gave a verdict, but rescan is always; the analysis is submitted again.`)
        : takeUp(memory, 'which gave a verdict and is asked for it again');
    case 'error':
      return submit(`Job ${memory.jobId} ended without a verdict; the analysis is submitted again.`);
  }
}

function decideInDoubt(doubt: DoubtfulSubmission, digest: string, isAskedFor: boolean): ReuseDecision {
  if (doubt.digest !== digest) {
    return {
      action: 'submit',
      why:
        'An earlier run may have submitted this analysis, but with another model id, configuration or artifacts; ' +
        'it is submitted.',
    };
  }
  const { runUrl, jobId } = doubt;
  const what =
    jobId === undefined
      ? `An earlier run (${runUrl}) may have submitted this very analysis, but no job is known of it.`
      : `An earlier run (${runUrl}) submitted this very analysis as job ${jobId}, but ended before all of its files were sent.`;
  if (isAskedFor) {
    const why = `${what} It is submitted again, as was asked for: look on the service’s dashboard for a second job of this model.`;
    return { action: 'submit', why, isWarning: true };
  }
  return {
    action: 'refuse',
    why:
      `${what} Nothing was submitted: look on the service’s dashboard for a job of this model. Where there is none, or it ` +
      'is of no use, re-run this workflow run by hand, or set rescan to always.',
  };
}

/**
 * Whether a status must not be left standing while its analysis is submitted again: a good verdict, or a job that mode
 * collect would make one of. What is no good news may stand until there is better.
 */
export function mustBeWithdrawn({ kind, state }: RememberedStatus): boolean {
  return state === 'success' || (kind === 'job' && state === 'pending');
}

function takeUp(job: StatusJob, what: string): ReuseDecision {
  return {
    action: 'takeUp',
    job,
    why: `The commit status remembers job ${job.jobId}, ${what}; nothing is submitted.`,
  };
}
