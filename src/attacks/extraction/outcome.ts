import type { Estimate } from '../../engine/types.ts';

/** The fidelity that a number of questions gave. */
export interface Checkpoint {
  readonly queries: number;
  readonly fidelity: Estimate;
  readonly score: number;
}

/** What was measured, for the report. */
export interface ExtractionOutcome {
  readonly checkpoints: readonly Checkpoint[];
  readonly commonest: number;
  readonly held: number;
  readonly fromData: number;
  /** True if memory did not carry all questions that the budget allows. */
  readonly isBounded: boolean;
  readonly knowsScores: boolean;
}

/** Brings a fidelity to 0 (as good as always naming the commonest class) to 1. */
export function skill(fidelity: number, commonest: number): number {
  return commonest >= 1 ? 0 : Math.min(1, Math.max(0, (fidelity - commonest) / (1 - commonest)));
}

/** Returns scores of 0 and 1. */
export function oneHot(classes: Int32Array, count: number): Float32Array {
  const scores = new Float32Array(classes.length * count);
  for (const [index, one] of classes.entries()) scores[index * count + one] = 1;
  return scores;
}
