import type { RowProof } from '../../../engine/exactness.ts';
import type { Fallen } from '../score.ts';

/** A row to be proved. */
export interface OpenRow {
  /** Its place in the data; -1 for a mixture of two rows. */
  readonly row: number;
  readonly label: number;
  readonly values: Float64Array;
}

/** A row that was attacked, and what is known of it. */
export interface ProvedRow extends OpenRow {
  readonly proof: RowProof;
}

/** What became of rows of the data, and of mixtures of them. */
export interface Proved {
  readonly rows: readonly ProvedRow[];
  readonly mixtures: readonly ProvedRow[];
}

/** How many rows have a verdict. */
export function countOf(proved: readonly ProvedRow[], verdict: RowProof['verdict']): number {
  return proved.filter(({ proof }) => proof.verdict === verdict).length;
}

/** What became of them, in numbers. */
export function fallenOf(proved: readonly ProvedRow[]): Fallen {
  return {
    total: proved.length,
    fallen: countOf(proved, 'turned'),
    undecided: countOf(proved, 'undecided'),
  };
}
