import type { RowProof } from '../../../engine/exactness.ts';

/** A row that was attacked, and what is known of it. */
export interface ProvedRow {
  /** Its place in the data. */
  readonly row: number;
  readonly label: number;
  readonly values: Float64Array;
  readonly proof: RowProof;
}

/** How many rows have a verdict. */
export function countOf(proved: readonly ProvedRow[], verdict: RowProof['verdict']): number {
  return proved.filter(({ proof }) => proof.verdict === verdict).length;
}
