import type { RowProof } from '../../../engine/exactness.ts';
import type { Fallen } from '../score.ts';
import type { EvasionSetup } from '../setup.ts';

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

/** What became of each. */
export function fallenOf(proved: readonly ProvedRow[], { strataOf }: Pick<EvasionSetup, 'strataOf'>): Fallen {
  return {
    strata: strataOf(proved),
    fell: (input) => proved[input]?.proof.verdict === 'turned',
    isOpen: (input) => proved[input]?.proof.verdict === 'undecided',
  };
}
