import type { ValueRow } from './value-setup.ts';

/** A row that was attacked, and how far its prediction moved. */
export interface MovedRow extends ValueRow {
  /** The change that moves the prediction most of all that were found, in the units of the model. */
  readonly changed: Float32Array;
  /** What the model gives `changed`. */
  readonly value: number;
  /** `kept` is proved if the attack is exact, else nothing was found. */
  readonly verdict: 'moved' | 'kept' | 'undecided';
}

/** How far a prediction moved. */
export function moveOf({ own, value }: Pick<MovedRow, 'own' | 'value'>): number {
  return Math.abs(value - own);
}

export function countOf(rows: readonly MovedRow[], verdict: MovedRow['verdict']): number {
  return rows.filter((one) => one.verdict === verdict).length;
}
