import { numberText } from '../../shown-numbers.ts';
import { hypergeometricTail } from '../../statistics/distributions.ts';
import type { Inputs } from '../../types.ts';
import { nameOfColumn } from './column-tests.ts';
import { columnOf, type Matrix } from '../../statistics/multivariate/matrix.ts';

/** Rarer values cannot prove anything after the correction, and would only make it stricter. */
const FEWEST_EQUAL = 8;
/** A rise of fewer standard deviations cannot be significant after the correction: it is not computed exactly. */
const WORTH_A_TEST = 3;

export interface ValueTest {
  readonly column: number;
  readonly name: string;
  /** `-1`, `above 12.5` or `below 0`. */
  readonly values: string;
  readonly reference: number;
  readonly current: number;
  /** How much greater the share of current rows is. */
  readonly rise: number;
  readonly p: number;
}

export interface ValueTests {
  /** Those that differ most clearly from chance first. */
  readonly found: readonly ValueTest[];
  /** How many tests were made: so many times smaller each p-value has to be. */
  readonly tests: number;
}

/**
 * Looks in each column for values that current data has and the reference has not: one that is new or more frequent, such as a code
 * for "missing", and those beyond the reference's range. Fisher's exact test holds for the rows of one value, and for those above
 * the greatest of the reference. Sources: Fisher, 1922; Rosenbaum, "Tables for a nonparametric test of location", 1954.
 */
export function testValues(reference: Matrix, current: Matrix, described: Inputs): ValueTests {
  const sizes = [reference.rows, current.rows] as const;
  const found: ValueTest[] = [];
  let tests = 0;
  for (let column = 0; column < reference.columns; column += 1) {
    const [before, now] = [columnOf(reference, column), columnOf(current, column)];
    const candidates = [...beyond(before, now), ...commonValues(before, now)];
    tests += candidates.length;
    const name = nameOfColumn(column, reference.columns, described);
    found.push(...candidates.flatMap((candidate) => judge({ column, name, ...candidate }, sizes)));
  }
  return { found: found.sort((a, b) => a.p - b.p || b.rise - a.rise), tests };
}

type Candidate = Pick<ValueTest, 'values' | 'reference' | 'current'>;

/** The rows of current data that lie above and below all of the reference. */
function beyond(before: Float64Array, now: Float64Array): Candidate[] {
  const highest = before.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  const lowest = before.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const current = (isBeyond: (value: number) => boolean): number => now.filter(isBeyond).length;
  return [
    { values: `above ${numberText(highest)}`, reference: 0, current: current((value) => value > highest) },
    { values: `below ${numberText(lowest)}`, reference: 0, current: current((value) => value < lowest) },
  ];
}

/** The values that many rows of both sets together hold. They are chosen without a look at which set a row is from. */
function commonValues(before: Float64Array, now: Float64Array): Candidate[] {
  const counts = new Map<number, [reference: number, current: number]>();
  const count = (value: number, set: 0 | 1): void => {
    const own = counts.get(value) ?? [0, 0];
    own[set] += 1;
    counts.set(value, own);
  };
  for (const value of before) count(value, 0);
  for (const value of now) count(value, 1);
  return [...counts]
    .filter(([, [reference, current]]) => {
      const total = reference + current;
      // A column of one value has nothing to compare.
      return total >= FEWEST_EQUAL && total < before.length + now.length;
    })
    .map(([value, [reference, current]]) => ({ values: numberText(value), reference, current }));
}

function judge(
  candidate: Candidate & Pick<ValueTest, 'column' | 'name'>,
  [before, now]: readonly [reference: number, current: number],
): ValueTest[] {
  const { reference, current } = candidate;
  const rise = current / now - reference / before;
  const share = (reference + current) / (before + now);
  const spread = Math.sqrt(share * (1 - share) * (1 / before + 1 / now));
  if (!(rise > 0) || rise < WORTH_A_TEST * spread) return [];
  const p = hypergeometricTail(current, now, reference + current, before + now);
  return [{ ...candidate, rise, p }];
}
