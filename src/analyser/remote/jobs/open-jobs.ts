import type { RunContext } from '../../../facts/runner.ts';
import type { JobStore } from '../../job-store.ts';
import { CommitLog } from './commit-log.ts';
import { type JobPlace, openJobPlace } from './job-place.ts';

/** What earlier runs of a commit left in the cache. */
export interface CommitJobs {
  /** Says why a record of an earlier scan does not count; undefined if nothing speaks against it. */
  readonly contradiction: string | undefined;
  /** Opens the jobs, to read and to write them. */
  readonly open: (run: RunContext) => Promise<JobStore>;
}

/**
 * Looks up what earlier runs of the event's commit left in the cache: one look-up.
 * @returns undefined if nothing is kept between runs
 * @throws InvalidInputError if the folder for the cache cannot be used; the reason of the run's signal
 */
export async function openCommitJobs(run: RunContext): Promise<CommitJobs | undefined> {
  const { log } = run.runner;
  const place = await openJobPlace(run);
  if (place === undefined) return undefined;
  const commit = await CommitLog.open(place, log);
  run.signal.throwIfAborted();
  if (commit.problem !== undefined) {
    log.warning(
      `The cache could not be read (${commit.problem}), so what earlier runs of this commit submitted is not known.`,
    );
  }
  return {
    contradiction:
      commit.problem === undefined ? (commit.contradictsRecord ? CONTRADICTED : undefined) : UNREAD,
    open: (submitting) => openJobs(submitting, place, commit),
  };
}

/** Loads the code only if something is due. */
async function openJobs(run: RunContext, place: JobPlace, commit: CommitLog): Promise<JobStore> {
  const { KeptJobs } = await import('./kept-jobs.ts');
  return new KeptJobs(run, place, commit);
}

const CONTRADICTED =
  'The record does not count for this commit: an earlier run left a job of it in doubt, running, failed or vulnerable.';
const UNREAD =
  'The record does not count: the cache could not be read, so it is not known what earlier runs of this commit found.';
