import type { Case } from './triggers/case.ts';
import type { ColumnTrigger } from './columns/column-triggers.ts';
import type { ColumnSearch } from './columns/search-columns.ts';
import { beyondChance, type Replay } from './triggers/replay.ts';
import { countCarriers, rowsWithTrigger, type TriggerRow } from './triggers/trigger.ts';

/** A trigger counts from the default threshold on, if rows of the data clearly carry it. */
const WEAKEST = 0.15;
/**
 * Rows so many standard deviations beyond every trusted row of their label clearly carry the trigger; fewer may be chance. In a
 * patch a row can be no nearer than equal: in noisy pictures that was 4 to 6.
 */
const CLEAR_MARGIN = 3;
export const FEWEST_CLEAR = 5;

/** What the best trigger is: `natural` if models that never saw the data flip as well, `unconfirmed` if too few rows clearly carry it. */
export type Finding = 'backdoor' | 'natural' | 'unconfirmed' | 'none';

export interface Verdict {
  readonly finding: Finding;
  readonly best: Replay | undefined;
  /** The rows that carry the trigger of a backdoor. */
  readonly rows: readonly TriggerRow[];
  /** Those of the data that clearly carry the best trigger. */
  readonly clearRows: number;
  readonly columns?: ColumnTrigger;
}

/** Decides whether the best trigger counts. */
export function judgeTrigger(subject: Case, best: Replay | undefined): Verdict {
  if (best === undefined || beyondChance(best) < WEAKEST) {
    return { finding: 'none', best, rows: [], clearRows: 0 };
  }
  const clearRows = countCarriers(subject, best.trigger, CLEAR_MARGIN);
  if (best.success.value < WEAKEST) return { finding: 'natural', best, rows: [], clearRows };
  // Where sound models flip nearly as often, one input more makes the success large.
  if (clearRows < FEWEST_CLEAR) {
    const share = best.flipped / Math.max(1, best.inputs);
    const finding = share - (best.natural ?? 0) < WEAKEST ? 'natural' : 'unconfirmed';
    return { finding, best, rows: [], clearRows };
  }
  return { finding: 'backdoor', best, rows: rowsWithTrigger(subject, best.trigger), clearRows };
}

/** That rows have the values, and trusted rows do not, was tested before. */
export function judgeColumns({ best, trigger }: ColumnSearch): Verdict {
  if (best === undefined || trigger === undefined || best.success.value < WEAKEST) {
    return { finding: 'none', best: undefined, rows: [], clearRows: 0 };
  }
  const clearRows = trigger.suspects.rows.length;
  if (trigger.isShifted) return { finding: 'unconfirmed', best, rows: [], clearRows, columns: trigger };
  const rows = trigger.suspects.rows.map((row) => ({ row, margin: undefined }));
  return { finding: 'backdoor', best, rows, clearRows, columns: trigger };
}

/** The verdict that says more: a backdoor, then what a person should look at; of two alike the one that flips more. */
export function strongerOf(first: Verdict, second: Verdict): Verdict {
  const weight = ({ finding, best }: Verdict): number =>
    ORDER.indexOf(finding) + (finding === 'none' ? 0 : (best?.success.value ?? 0)) / 2;
  return weight(first) > weight(second) ? first : second;
}

const ORDER: readonly Finding[] = ['none', 'natural', 'unconfirmed', 'backdoor'];
