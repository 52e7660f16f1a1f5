import { acceptsUntested, decideVerdict, type VerdictFacts } from '../decide/verdict.ts';
import type { Outcome } from '../facts/run-outcome.ts';

/** The exit statuses of every command. */
export const EXIT = {
  clean: 0,
  found: 1,
  /** No verdict was reached, or the flags, the config or a file are wrong. */
  undecided: 2,
  /** Ctrl-C, as shells report it: 128 and the number of the signal. */
  interrupted: 130,
  terminated: 143,
  hungUp: 129,
} as const;

/** The signals that end a run: Ctrl-C, `kill`, and a terminal that was closed. */
export const SIGNAL_EXITS = {
  SIGINT: EXIT.interrupted,
  SIGTERM: EXIT.terminated,
  SIGHUP: EXIT.hungUp,
} as const;
export type EndSignal = keyof typeof SIGNAL_EXITS;

/** The statuses of a run that did what it was asked for, but reached no verdict. */
const WITHOUT_VERDICT: readonly Outcome['status'][] = ['not-scanned', 'submitted', 'skipped'];

/**
 * True if a run says whether something is vulnerable, or was only asked for a plan or for a lineage record. A scan says so only
 * with a verdict: one that attacked nothing has none, and neither has one that a service's record replaced.
 */
export function hasVerdict(outcome: VerdictFacts, asked: Asked = 'everything'): boolean {
  const { status, supplyChain } = outcome;
  if (WITHOUT_VERDICT.includes(status)) return false;
  // If only files were asked for, a scan of them is all there is to know.
  if (asked === 'files' && status === 'passed' && supplyChain?.scope === 'workspace') return true;
  return outcome.mode !== 'scan' || decideVerdict(outcome) !== 'none';
}

/** What a scan was asked for: files only need no attack. */
export type Asked = 'everything' | 'files';

/** @returns the exit status that says what an outcome decided */
export function exitStatusOf(
  outcome: VerdictFacts & Pick<Outcome, 'failureReason'>,
  asked: Asked = 'everything',
): number {
  if (outcome.failed) return outcome.failureReason === 'vulnerable' ? EXIT.found : EXIT.undecided;
  return hasVerdict(outcome, asked) || acceptsUntested(outcome) ? EXIT.clean : EXIT.undecided;
}
