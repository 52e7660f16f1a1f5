import type { Estimate } from '../../engine/types.ts';
import type { Balance } from './balance.ts';

/** The agreement that a number of questions gave. */
export interface Checkpoint {
  readonly queries: number;
  /** Each answer of the model counts the same, if there are enough inputs: the score. */
  readonly agreement: Estimate;
  /** Each held-out input counts the same: what papers call fidelity. */
  readonly plain: number;
}

/** What was measured, for the report. */
export interface ExtractionOutcome {
  readonly checkpoints: readonly Checkpoint[];
  readonly balance: Balance;
  readonly held: number;
  readonly fromData: number;
  /** The answers from which the last copy learnt. */
  readonly learnt: number;
  /** True if a copy that learnt from more answers was rejected. */
  readonly isRejected: boolean;
  /** True if memory did not carry all questions that the budget allows. */
  readonly isBounded: boolean;
  readonly knowsScores: boolean;
}

/** Returns scores of 0 and 1. */
export function oneHot(classes: Int32Array, count: number): Float32Array {
  const scores = new Float32Array(classes.length * count);
  for (const [index, one] of classes.entries()) scores[index * count + one] = 1;
  return scores;
}
