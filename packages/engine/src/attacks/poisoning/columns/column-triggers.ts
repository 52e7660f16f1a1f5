import { median } from '../../../statistics/robust.ts';
import type { Trigger } from '../triggers/trigger.ts';
import { type ColumnRows, type Condition, rowsMeeting } from './condition.ts';
import type { OverRepresented } from './over-represented.ts';

/** The most over-represented values that are tried, the surest first. */
export const MOST_TRIED = 40;
/** Values of different columns belong together if so many of the rows with either and the label have both. */
const LEAST_SHARED = 0.5;

/** Values of columns that may be a trigger, and the rows they come from. */
export interface ColumnTrigger extends Trigger {
  readonly kind: 'values';
  readonly conditions: readonly Condition[];
  /** All rows of the data that meet the conditions, whatever their label. */
  readonly carriers: readonly number[];
  readonly trusted: number;
  readonly trustedLabelled: number;
  /** True if the data differs from the trusted data in these values whatever the label, so that they prove nothing. */
  readonly isShifted: boolean;
}

/**
 * Makes triggers of the values that are over-represented: each as it is, and those of different columns that occur in the same rows
 * together. Values in which the data differs whatever the label come last.
 */
export function columnTriggers(
  data: ColumnRows,
  trusted: ColumnRows,
  found: readonly OverRepresented[],
): ColumnTrigger[] {
  return [false, true].flatMap((isShifted) =>
    triggersOf(
      data,
      trusted,
      found.filter((one) => one.isShifted === isShifted),
    ),
  );
}

function triggersOf(
  data: ColumnRows,
  trusted: ColumnRows,
  found: readonly OverRepresented[],
): ColumnTrigger[] {
  const tried = found
    .toSorted((a, b) => a.p - b.p)
    .slice(0, MOST_TRIED)
    .toSorted((a, b) => rangesOf(a) - rangesOf(b));
  const carriers = new Map(tried.map((one) => [one, labelledRows(data, one)]));
  const seeds = tried.filter(({ isNatural }) => !isNatural);
  const groups = seeds.map((seed) => joined(seed, tried, carriers)).filter(({ length }) => length > 1);
  const made = [...groups, ...seeds.map((one) => [one])].map((parts) => ({
    conditions: parts.flatMap(({ conditions }) => conditions).toSorted((a, b) => a.column - b.column),
    label: parts[0]?.label ?? 0,
    isShifted: parts[0]?.isShifted ?? false,
  }));
  const known = new Set<string>();
  return made.flatMap((one) => {
    const { conditions, label } = one;
    const key = `${String(label)}:${conditions.map((each) => Object.values(each).join()).join(';')}`;
    if (known.has(key)) return [];
    known.add(key);
    return [triggerOf(data, trusted, one)];
  });
}

function rangesOf({ conditions }: OverRepresented): number {
  return conditions.filter(({ low, high }) => low !== high).length;
}

function labelledRows(data: ColumnRows, { conditions, label }: OverRepresented): ReadonlySet<number> {
  return new Set(rowsMeeting(data, conditions).filter((row) => data.labels[row] === label));
}

function joined(
  seed: OverRepresented,
  found: readonly OverRepresented[],
  carriers: ReadonlyMap<OverRepresented, ReadonlySet<number>>,
): OverRepresented[] {
  const group = [seed];
  const columns = new Set(seed.conditions.map(({ column }) => column));
  const own = carriers.get(seed) ?? new Set();
  for (const other of found) {
    if (other.label !== seed.label || other.conditions.some(({ column }) => columns.has(column))) continue;
    const rows = carriers.get(other) ?? new Set<number>();
    const both = [...rows].filter((row) => own.has(row)).length;
    if (both < LEAST_SHARED * (own.size + rows.size - both)) continue;
    group.push(other);
    for (const { column } of other.conditions) columns.add(column);
  }
  return group;
}

function triggerOf(
  data: ColumnRows,
  trusted: ColumnRows,
  { conditions, label, isShifted }: Pick<OverRepresented, 'conditions' | 'label' | 'isShifted'>,
): ColumnTrigger {
  const carriers = rowsMeeting(data, conditions);
  const rows = carriers.filter((row) => data.labels[row] === label);
  const values = new Float64Array(data.columns.length);
  const mask = new Uint8Array(data.columns.length);
  for (const { column, low, high } of conditions) {
    mask[column] = 1;
    // An equal value stays exact: a median could be rounded.
    values[column] = low === high ? low : median(rows.map((row) => data.columns[column]?.[row] ?? 0));
  }
  const known = rowsMeeting(trusted, conditions);
  return {
    ...{ kind: 'values', values, mask, conditions, carriers, isShifted },
    trusted: known.length,
    trustedLabelled: known.filter((row) => trusted.labels[row] === label).length,
    suspects: {
      ...{ label, rows, expected: [], strengths: [] },
      targets: new Int32Array(data.classes).fill(label),
      reason: 'values of columns that rows of the label have more often than in the trusted data',
    },
  };
}
