import { logBinomialTail } from '../../../statistics/distributions.ts';
import {
  byChance,
  type Candidate,
  type ColumnRows,
  type Condition,
  equalParts,
  FEWEST_CARRIERS,
  labelShares,
  LOG_UNUSUAL,
  runStretches,
  sortColumn,
  type Stretch,
  valueAt,
} from './condition.ts';

/** Pairs of more columns than this are not looked at: their number grows with the square. */
export const MOST_PAIRED_COLUMNS = 100;
/** Values that this share of the rows has are kept apart; the others of a column of numbers are divided into ranges. */
const LEAST_SHARE = 0.005;
const PARTS = 16;
/** Fewer rows with only one of the two values say nothing about its labels. */
const FEWEST_BESIDE = 10;
const MOST_CANDIDATES = 5000;

interface Levels {
  readonly conditions: readonly Condition[];
  /** The level of each row, or -1. */
  readonly levels: Int32Array;
  /** How often each level has each label. */
  readonly counts: Int32Array;
}

/** Finds pairs of values in two columns whose rows have one label more often than rows with either value alone, the most unusual first. */
export function columnPairs(rows: ColumnRows, isCategory: (column: number) => boolean): Candidate[] {
  const overall = labelShares(rows);
  const all = rows.columns
    .slice(0, MOST_PAIRED_COLUMNS)
    .map((values, column) => levelsOf(values, column, isCategory(column), rows));
  const found = all.flatMap((first, index) =>
    all.slice(index + 1).flatMap((second) => pairsOf(first, second, rows, overall)),
  );
  return found.sort(byChance).slice(0, MOST_CANDIDATES);
}

function levelsOf(values: Float32Array, column: number, category: boolean, rows: ColumnRows): Levels {
  const sorted = sortColumn(values);
  const least = Math.max(FEWEST_CARRIERS, category ? 0 : LEAST_SHARE * values.length);
  const runs = runStretches(sorted).filter(({ from, to }) => to - from >= least);
  const parts = category ? [] : equalParts(sorted, PARTS);
  const levels = new Int32Array(values.length).fill(-1);
  const stretches: Stretch[] = [...parts, ...runs];
  // Frequent values come last, so that they are kept apart from the range they lie in.
  stretches.forEach(({ from, to }, level) => {
    for (let place = from; place < to; place += 1) levels[sorted.order[place] ?? 0] = level;
  });
  const counts = new Int32Array(stretches.length * rows.classes);
  levels.forEach((level, row) => {
    const at = level * rows.classes + (rows.labels[row] ?? 0);
    if (level >= 0) counts[at] = (counts[at] ?? 0) + 1;
  });
  const conditions = stretches.map(({ from, to }) => ({
    ...{ column, low: valueAt(sorted, from), high: valueAt(sorted, to - 1) },
  }));
  return { conditions, levels, counts };
}

function pairsOf(first: Levels, second: Levels, rows: ColumnRows, overall: Float64Array): Candidate[] {
  const { classes, labels } = rows;
  const joint = new Map<number, Int32Array>();
  labels.forEach((label, row) => {
    const [one, other] = [first.levels[row] ?? -1, second.levels[row] ?? -1];
    if (one < 0 || other < 0) return;
    const key = one * second.conditions.length + other;
    const counts = joint.get(key) ?? new Int32Array(classes);
    counts[label] = (counts[label] ?? 0) + 1;
    joint.set(key, counts);
  });
  return [...joint].flatMap(([key, counts]) => {
    const carriers = counts.reduce((sum, count) => sum + count, 0);
    if (carriers < FEWEST_CARRIERS) return [];
    const one = Math.floor(key / second.conditions.length);
    const other = key % second.conditions.length;
    const conditions = [first.conditions[one], second.conditions[other]].filter((side) => side !== undefined);
    const alone = [
      first.counts.subarray(one * classes, (one + 1) * classes),
      second.counts.subarray(other * classes, (other + 1) * classes),
    ].map((all) => all.map((count, label) => count - (counts[label] ?? 0)));
    return candidatesOf({ conditions, counts, carriers, alone, overall });
  });
}

interface Pair {
  readonly conditions: readonly Condition[];
  readonly counts: Int32Array;
  readonly carriers: number;
  /** The labels of the rows with only one of the values, for either. */
  readonly alone: readonly Int32Array[];
  readonly overall: Float64Array;
}

function candidatesOf({ conditions, counts, carriers, alone, overall }: Pair): Candidate[] {
  const known = alone
    .map((side) => ({ side, rows: side.reduce((sum, count) => sum + count, 0) }))
    .filter(({ rows }) => rows >= FEWEST_BESIDE);
  // Where hardly a row has one of the values alone, the value by itself is a candidate of single columns.
  if (known.length < alone.length) return [];
  return Array.from(counts).flatMap((labelled, label) => {
    const share = overall[label] ?? 0;
    if (labelled < FEWEST_CARRIERS || labelled <= share * carriers) return [];
    const usual = Math.max(share, ...known.map(({ side, rows }) => (side[label] ?? 0) / rows));
    const logChance = logBinomialTail(labelled, carriers, usual);
    return logChance > LOG_UNUSUAL ? [] : [{ conditions, label, carriers, labelled, logChance }];
  });
}
