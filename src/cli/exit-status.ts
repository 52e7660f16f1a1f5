import type { Outcome } from '../core/outcome.ts';

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

/** @returns the exit status that says what an outcome decided */
export function exitStatusOf({ failed, failureReason }: Outcome): number {
  if (!failed) return EXIT.clean;
  return failureReason === 'vulnerable' ? EXIT.found : EXIT.undecided;
}
