import type { FailureReason } from '../../core/failure-reason.ts';
import type { Advice } from './advice-text.ts';

/** The advice for local analyses, which end with the run. */
const ADVICE: Readonly<Partial<Record<FailureReason, Advice>>> = {
  unavailable: {
    title: 'the process of an analysis failed',
    text:
      'It ended, or gave no answer, so unfinished analyses have no verdict. Run again. If that does not help, look at the ' +
      'memory and the disk of the runner, and report it with the log of a run with debug logging.',
  },
  timeout: {
    title: 'the time ran out',
    text:
      'Unfinished analyses have no verdict. Raise `timeout-minutes` or the `minutes` of the analysis, or lower its ' +
      '`samples` or `number_of_attack_queries`.',
  },
  cancelled: {
    title: 'the run was cancelled',
    text: 'There is no verdict: the analyses ended with the run.',
  },
};

/** @returns undefined if the general advice fits */
export function localAdviceOn(reason: FailureReason): Advice | undefined {
  return ADVICE[reason];
}
