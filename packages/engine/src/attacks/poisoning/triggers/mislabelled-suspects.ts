import { dot } from '../../../vectors.ts';
import { holm, hypergeometricTail, normalTail } from '../../../statistics/distributions.ts';
import { rowOf } from '../../../statistics/multivariate/matrix.ts';
import { everyNth, MOST_SUSPECTS, rowsWhere, STRENGTHS, type Case, type Suspects } from './case.ts';
import type { Content } from './content.ts';
import { expectedInput, limitPool, type Pool } from './neighbours.ts';

const FEWEST_ROWS = 6;
const ALPHA_EXCESS = 0.05;
const ALPHA_PATTERN = 0.01;
const DRAWS = 60;
/** A few rows that look like another class are in every data set. */
const FEWEST_UNPROVEN = 15;
/** If the comparison is right less often, rows that it calls mislabelled only differ as classes do. */
const SURE_CONTENT = 0.85;

/**
 * Finds groups of rows that look like another class than their label says, and that share a pattern. Wrong labels without a trigger
 * share none.
 */
export function findMislabelledSuspects(subject: Case, content: Content): Suspects[] {
  const groups = [-1, ...Array.from({ length: subject.classes }, (_unused, label) => label)]
    .map((label) => ({ label, rows: mislabelledRows(subject, content, label) }))
    .filter(({ rows }) => rows.length >= FEWEST_ROWS);
  const excess = holm(groups.map(({ label }) => excessP(subject, content, label)));
  const pools = contentPools(subject, content);
  const suspects = groups.map(({ label, rows }, index) => ({
    ...suspectsOf(subject, content, label, rows, pools),
    strengths: content.accuracy >= SURE_CONTENT && (excess[index] ?? 1) < ALPHA_EXCESS ? STRENGTHS : [],
  }));
  const likely = suspects.filter(
    ({ strengths, label, rows }) => strengths.length > 0 || (label !== -1 && rows.length >= FEWEST_UNPROVEN),
  );
  const controls = new Map<number, Float64Array[]>();
  const patterns = likely.map((group) => patternP(subject, content, group, pools, controls));
  const corrected = holm(patterns);
  return likely.filter((_group, index) => (corrected[index] ?? 1) < ALPHA_PATTERN);
}

function mislabelledRows(subject: Case, content: Content, label: number): number[] {
  return rowsWhere(
    subject.labels,
    (given, row) => (label === -1 || given === label) && content.classes[row] !== given,
  );
}

/** The chance of so many rows that look like another class, if the data were like the trusted set. */
function excessP(subject: Case, content: Content, label: number): number {
  const own = (labels: Int32Array): number[] => rowsWhere(labels, (given) => label === -1 || given === label);
  const data = own(subject.labels);
  const same = own(subject.trustedLabels);
  const compared = same.length >= 20 ? same : Array.from(subject.trustedLabels.keys());
  const { first } = content;
  const seen = data.filter((row) => first.data[row] !== subject.labels[row]).length;
  const usual = compared.filter((row) => first.trusted[row] !== subject.trustedLabels[row]).length;
  return hypergeometricTail(seen, data.length, seen + usual, data.length + compared.length);
}

function contentPools(subject: Case, content: Content): Pool[] {
  return Array.from({ length: subject.classes }, (_unused, label) =>
    limitPool(
      rowsWhere(subject.trustedLabels, (given) => given === label),
      rowsWhere(subject.labels, (given, row) => given === label && content.classes[row] === label),
      1,
    ),
  );
}

function suspectsOf(
  subject: Case,
  content: Content,
  label: number,
  all: readonly number[],
  pools: readonly Pool[],
): Omit<Suspects, 'strengths'> {
  const rows = everyNth(all, MOST_SUSPECTS);
  return {
    label,
    rows,
    expected: rows.map((row) => expectedInput(subject, row, pools[content.classes[row] ?? 0] ?? NOBODY)),
    targets:
      label === -1 ? commonTargets(subject, content, all) : new Int32Array(subject.classes).fill(label),
    reason:
      label === -1 ? 'rows of all labels that look like another class' : 'rows that look like another class',
  };
}

const NOBODY: Pool = { trusted: [], data: [] };

/** For each class that rows look like, the label that most of them carry; -1 if there are none. */
function commonTargets(subject: Case, content: Content, rows: readonly number[]): Int32Array {
  const counts = new Int32Array(subject.classes * subject.classes);
  for (const row of rows) {
    const place = (content.classes[row] ?? 0) * subject.classes + (subject.labels[row] ?? 0);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return Int32Array.from({ length: subject.classes }, (_unused, from) => {
    const own = counts.subarray(from * subject.classes, (from + 1) * subject.classes);
    const most = Math.max(...own);
    return most === 0 ? -1 : own.indexOf(most);
  });
}

/**
 * The chance that rows drawn blindly from those that look alike share as strong a pattern, by a normal approximation.
 * @param controls differences of usual rows by the class that they look like: filled here, for the groups to share
 */
function patternP(
  subject: Case,
  content: Content,
  group: Suspects,
  pools: readonly Pool[],
  controls: Map<number, Float64Array[]>,
): number {
  const differences = group.rows.map((row, index) =>
    difference(rowOf(subject.data, row), group.expected[index]),
  );
  for (const row of group.rows) {
    const shown = content.classes[row] ?? 0;
    if (!controls.has(shown)) controls.set(shown, controlDifferences(subject, pools[shown] ?? NOBODY));
  }
  const draws = Array.from({ length: DRAWS }, () =>
    sharedPattern(
      group.rows.map((row) => {
        const own = controls.get(content.classes[row] ?? 0) ?? [];
        return own[subject.random.integer(Math.max(1, own.length))] ?? new Float64Array(subject.data.columns);
      }),
    ),
  );
  const mean = draws.reduce((sum, value) => sum + value, 0) / DRAWS;
  const variance = draws.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (DRAWS - 1);
  return normalTail((sharedPattern(differences) - mean) / Math.max(1e-12, Math.sqrt(variance)));
}

function controlDifferences(subject: Case, pool: Pool): Float64Array[] {
  return [
    ...pool.trusted
      .slice(0, 30)
      .map((row) => difference(rowOf(subject.trusted, row), expectedInput(subject, row, pool, true))),
    ...everyNth(pool.data, MOST_SUSPECTS)
      .slice(0, 30)
      .map((row) => difference(rowOf(subject.data, row), expectedInput(subject, row, pool))),
  ];
}

function difference(input: ArrayLike<number>, expected: Float64Array | undefined): Float64Array {
  return Float64Array.from(input, (value, index) => value - (expected?.[index] ?? 0));
}

/** The squared length of the mean difference, less what noise adds to it. */
function sharedPattern(differences: readonly Float64Array[]): number {
  const count = differences.length;
  const sum = new Float64Array(differences[0]?.length ?? 0);
  let own = 0;
  for (const one of differences) {
    own += dot(one, one);
    for (let j = 0; j < sum.length; j += 1) sum[j] = (sum[j] ?? 0) + (one[j] ?? 0);
  }
  return (dot(sum, sum) - own) / Math.max(1, count * (count - 1));
}
