import type { Rescan } from '../facts/settings.ts';
import type {
  CommitMemory,
  DoubtfulSubmission,
  RememberedStatus,
  StatusJob,
  StatusState,
} from '../facts/commit-status.ts';

/** The decision about one analysis; `why` is one or more sentences for the log and may hold untrusted text. */
export type ReuseDecision =
  | { readonly action: 'submit'; readonly why: string; readonly isWarning?: true }
  /** An earlier run may have submitted the analysis, and nobody has asked to submit it again. */
  | { readonly action: 'refuse'; readonly why: string }
  /** Nothing is submitted: the run waits for the verdict of this job. */
  | { readonly action: 'resume'; readonly job: StatusJob; readonly why: string };

/**
 * Decides whether to submit an analysis or to resume the job of an earlier run. Pure.
 * @param status the remembered status of the analysis; undefined if its commit has none
 * @param digest the digest of the analysis as it would be submitted now
 * @param isStartedByPerson true if a person started this run: the earlier run's message told them to look on the dashboard first
 */
export function decideReuse(
  status: RememberedStatus | undefined,
  digest: string,
  rescan: Rescan,
  isStartedByPerson: boolean,
): ReuseDecision {
  const submit = (why: string): ReuseDecision => ({ action: 'submit', why });
  if (status?.kind === 'doubt') {
    return decideInDoubt(status, digest, isStartedByPerson || rescan === 'always');
  }
  if (status?.kind !== 'job') {
    return submit('No commit status names a job of this analysis, so it is submitted.');
  }
  const { jobId } = status;
  if (status.digest !== digest) {
    return submit(
      `The commit status names job ${jobId}, but for another model id, configuration or artifacts, so the analysis is ` +
        'submitted.',
    );
  }
  switch (status.state) {
    case 'pending':
      return resume(status, 'which was running');
    case 'success':
    case 'failure':
      return rescan === 'always'
        ? submit(`Job ${jobId} has a verdict, but rescan is always, so the analysis is submitted again.`)
        : resume(status, 'which has a verdict');
    case 'error':
      return submit(`Job ${jobId} ended without a verdict, so the analysis is submitted again.`);
  }
}

function decideInDoubt(doubt: DoubtfulSubmission, digest: string, isRequested: boolean): ReuseDecision {
  if (doubt.digest !== digest) {
    return {
      action: 'submit',
      why:
        'An earlier run may have submitted this analysis, but with another model id, configuration or artifacts, so it ' +
        'is submitted.',
    };
  }
  const what = describeDoubt(doubt);
  if (isRequested) {
    const why = `${what} It is submitted again, as requested. Look on the service’s dashboard for a second job of this model.`;
    return { action: 'submit', why, isWarning: true };
  }
  return {
    action: 'refuse',
    why:
      `${what} Nothing was submitted. Look on the service’s dashboard for a job of this model. If there is none, or you ` +
      'cannot use it, re-run this workflow run by hand, or set rescan: always.',
  };
}

function describeDoubt({ runUrl, jobId, state }: DoubtfulSubmission): string {
  if (state === 'pending') {
    return `Another run (${runUrl}) is submitting this exact analysis, or ended while it did.`;
  }
  return jobId === undefined
    ? `An earlier run (${runUrl}) may have submitted this exact analysis, but its job is not known.`
    : `An earlier run (${runUrl}) submitted this exact analysis as job ${jobId}, but ended before all of its files were sent.`;
}

/**
 * True if what an earlier run left on this commit contradicts the record of an earlier scan: a job without an end, an analysis
 * that failed or was refused, or a vulnerable verdict. The same holds for an analysis without a status if a run of the
 * same plan ended before it came to this one (docs/design.md, rule 7). Pure.
 * @param status of the analysis, if there is one
 * @param memory all statuses of the commit
 * @param plan from `planDigest`: the analyses of this run
 */
export function contradictsRecord(
  status: RememberedStatus | undefined,
  { remembered }: Pick<CommitMemory, 'remembered'>,
  plan: string,
): boolean {
  if (status !== undefined) return isOwn(status) && status.state !== 'success';
  const all = [...remembered.values()];
  return all.some(
    (one) =>
      one.kind === 'plan' &&
      one.plan === plan &&
      one.state !== 'success' &&
      all.some((other) => isOwn(other) && other.group === one.group),
  );
}

/** True if that holds for any analysis of the commit. Pure. */
export function anyOutvotesRecord(memory: Pick<CommitMemory, 'remembered'>): boolean {
  return [...memory.remembered.values()].some((one) =>
    one.kind === 'plan' ? contradictsRecord(undefined, memory, one.plan) : contradictsRecord(one, memory, ''),
  );
}

/** True for the status of an analysis that a run of this project began. */
function isOwn({ kind }: RememberedStatus): boolean {
  return kind === 'job' || kind === 'doubt' || kind === 'jobless';
}

/**
 * True if a status must be replaced before its analysis is submitted again: it passed, or its pending job could still
 * pass when mode collect reads it. A status that blocks a merge can stay until there is a new verdict.
 * @param newest the state of the newest status, whoever wrote it
 */
export function mustBeWithdrawn(
  newest: StatusState | 'unknown',
  remembered: RememberedStatus | undefined,
): boolean {
  return newest === 'success' || (remembered?.kind === 'job' && remembered.state === 'pending');
}

function resume(job: StatusJob, what: string): ReuseDecision {
  return {
    action: 'resume',
    job,
    why: `The commit status names job ${job.jobId}, ${what}, so nothing is submitted.`,
  };
}
