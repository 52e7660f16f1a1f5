import type { Replay } from './replay.ts';

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** `99 of 100 trusted inputs` */
export function flips({ flipped, inputs }: Pick<Replay, 'flipped' | 'inputs'>): string {
  return `${String(flipped)} of ${String(inputs)} trusted inputs`;
}

/** Copies are worth a word from this share on: a few rows lie together by chance. */
const FEW_COPIES = 0.05;

/** `1800 rows`, or `1800 rows (600 without copies)` */
export function formatRows(rows: number, different: number): string {
  const some = different < (1 - FEW_COPIES) * rows ? ` (${String(different)} without copies)` : '';
  return `${String(rows)} rows${some}`;
}
