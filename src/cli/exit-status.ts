import type { Outcome } from '../facts/outcome.ts';

/** The exit statuses of every command. */
export const EXIT = {
  clean: 0,
  found: 1,
  /** No verdict was reached, or the flags, the config or a file are wrong. */
  undecided: 2,
  /** Ctrl-C, as shells report it: 128 and the number of the signal. */
  interrupted: 130,
  terminated: 143,
} as const;

/** The statuses of a run that did what it was asked for, but came to no verdict. */
const WITHOUT_VERDICT: readonly Outcome['status'][] = ['not-scanned', 'submitted', 'skipped'];

/** True if a run says whether something is vulnerable, or was only asked for a plan. */
export function hasVerdict({ status }: Pick<Outcome, 'status'>): boolean {
  return !WITHOUT_VERDICT.includes(status);
}

/** @returns the exit status that says what an outcome decided */
export function exitStatusOf(outcome: Pick<Outcome, 'status' | 'failed' | 'failureReason'>): number {
  if (!outcome.failed) return hasVerdict(outcome) ? EXIT.clean : EXIT.undecided;
  return outcome.failureReason === 'vulnerable' ? EXIT.found : EXIT.undecided;
}
