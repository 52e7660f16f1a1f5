import { logBinomialTail } from '../../../statistics/distributions.ts';
import {
  byChance,
  type Candidate,
  type ColumnRows,
  equalParts,
  FEWEST_CARRIERS,
  labelShares,
  LOG_UNUSUAL,
  runStretches,
  sortColumn,
  type SortedColumn,
  type Stretch,
  valueAt,
} from './condition.ts';

/** A column of numbers is divided into so many parts of equal size: narrow ranges, for values that differ a little. */
const PARTS = [16, 32, 64, 128];
/** A column with fewer different values has no ranges: its values themselves are looked at. */
const FEWEST_VALUES = 32;
/** Fewer rows beside a range say nothing about the labels there. */
const FEWEST_BESIDE = 10;
/** Candidates beyond these have no chance against the correction for their number. */
const MOST_CANDIDATES = 5000;

/**
 * Finds values and narrow ranges of single columns whose rows have one label more often than all rows have it, and more often than
 * the rows with the next higher and lower values; last, values for which only the first holds. The most unusual come first.
 * @param isCategory values of such columns have no neighbours
 */
export function singleColumns(rows: ColumnRows, isCategory: (column: number) => boolean): Candidate[] {
  const overall = labelShares(rows);
  return rows.columns
    .flatMap((values, column) => {
      const sorted = sortColumn(values);
      const category = isCategory(column);
      const counts = countsBefore(sorted, rows);
      return stretchesOf(sorted, category).flatMap((stretch) =>
        candidatesOf(stretch, { sorted, column, category, counts, classes: rows.classes, overall }),
      );
    })
    .sort(byChance)
    .slice(0, MOST_CANDIDATES);
}

function stretchesOf(sorted: SortedColumn, category: boolean): Stretch[] {
  const runs = runStretches(sorted);
  if (category || runs.length < FEWEST_VALUES) return runs;
  const known = new Set(runs.map(({ from, to }) => `${String(from)}-${String(to)}`));
  const ranges = PARTS.flatMap((parts) => equalParts(sorted, parts)).filter(({ from, to }) => {
    const key = `${String(from)}-${String(to)}`;
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
  return [...runs, ...ranges];
}

function countsBefore({ order }: SortedColumn, { labels, classes }: ColumnRows): Int32Array {
  const counts = new Int32Array((order.length + 1) * classes);
  order.forEach((row, place) => {
    counts.copyWithin((place + 1) * classes, place * classes, (place + 1) * classes);
    const at = (place + 1) * classes + (labels[row] ?? 0);
    counts[at] = (counts[at] ?? 0) + 1;
  });
  return counts;
}

interface Column {
  readonly sorted: SortedColumn;
  readonly column: number;
  readonly category: boolean;
  readonly counts: Int32Array;
  readonly classes: number;
  readonly overall: Float64Array;
}

function candidatesOf({ from, to }: Stretch, one: Column): Candidate[] {
  const { sorted, column, category, counts, classes, overall } = one;
  const carriers = to - from;
  if (carriers < FEWEST_CARRIERS) return [];
  const count = (label: number, start: number, end: number): number =>
    (counts[end * classes + label] ?? 0) - (counts[start * classes + label] ?? 0);
  const isMissing = from >= sorted.known;
  const beside: Stretch[] =
    category || isMissing
      ? []
      : [
          { from: Math.max(0, from - carriers), to: from },
          { from: to, to: Math.min(sorted.known, to + carriers) },
        ].filter((side) => side.to - side.from >= FEWEST_BESIDE);
  return Array.from(overall).flatMap((share, label) => {
    const labelled = count(label, from, to);
    if (labelled < FEWEST_CARRIERS || labelled <= share * carriers) return [];
    const usual = Math.max(
      share,
      ...beside.map((side) => count(label, side.from, side.to) / (side.to - side.from)),
    );
    const logChance = logBinomialTail(labelled, carriers, usual);
    const [low, high] = [valueAt(sorted, from), valueAt(sorted, to - 1)];
    const found = { conditions: [{ column, low, high }], label, carriers, labelled };
    if (logChance <= LOG_UNUSUAL) return [{ ...found, logChance }];
    // A single value may be a part of a trigger also where the rows around it have the label anyway.
    const logOverall = logBinomialTail(labelled, carriers, share);
    return low === high && logOverall <= LOG_UNUSUAL
      ? [{ ...found, logChance: logOverall, isGradual: true }]
      : [];
  });
}
