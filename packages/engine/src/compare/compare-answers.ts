import type { AnswersChange } from '../catalog/model-change.ts';
import { renumberedAccuracy } from '../prepare/renumbered-classes.ts';
import { wilson } from '../statistics/distributions.ts';
import { mean } from '../vectors.ts';
import type { VersionAnswers } from './versions-answers.ts';

/** How both versions answer the same rows. */
export interface ComparedAnswers {
  readonly change: AnswersChange;
  /** The rows that both answer differently, by their place, the clearest first. */
  readonly different: readonly number[];
}

export interface CompareOptions {
  /** How far values may lie apart and still be the same, if the settings say it. */
  readonly tolerance: number | undefined;
  /** The values that a regression should give. */
  readonly targets: readonly number[] | undefined;
  /** The group that each row counts in, such as its label, and the names of the groups; undefined for values. */
  readonly groups:
    | { readonly of: readonly number[]; readonly names: readonly string[] | undefined }
    | undefined;
}

const MOST_CLASSES = 20;

/** Compares the answers of two versions of a model, row by row. */
export function compareAnswers(
  before: VersionAnswers,
  after: VersionAnswers,
  options: CompareOptions,
): ComparedAnswers {
  if (before.kind === 'classes' && after.kind === 'classes') {
    return compareClassAnswers(before, after, options);
  }
  if (before.kind === 'values' && after.kind === 'values') return compareValues(before, after, options);
  throw new Error('Two versions of a model answer in different ways.');
}

type Classified = Extract<VersionAnswers, { kind: 'classes' }>;
type Valued = Extract<VersionAnswers, { kind: 'values' }>;

function compareClassAnswers(
  before: Classified,
  after: Classified,
  { groups }: CompareOptions,
): ComparedAnswers {
  const rows = after.classes.length;
  const differs = Array.from(after.classes, (own, row) => own !== before.classes[row]);
  const sureness = (row: number): number => (before.certainty[row] ?? 0) + (after.certainty[row] ?? 0);
  const different = placesOf(differs).toSorted(
    (one, other) => sureness(other) - sureness(one) || one - other,
  );
  const reordered = renumberedAccuracy(before.classes, after.classes);
  return {
    change: {
      differ: wilson(different.length, rows),
      classes: groups === undefined ? [] : countGroups(differs, groups),
      ...(reordered !== undefined && { reordered }),
    },
    different,
  };
}

function compareValues(
  before: Valued,
  after: Valued,
  { tolerance: given, targets }: CompareOptions,
): ComparedAnswers {
  const rows = after.values.length / Math.max(1, after.size);
  const distances = Array.from({ length: rows }, (_unused, row) => distanceOf(before, after, row));
  const tolerance = given ?? usualError(before, targets);
  const differs = distances.map((distance) => !(distance <= tolerance));
  const distance = (row: number): number => distances[row] ?? 0;
  const different = placesOf(differs).toSorted(
    (one, other) => distance(other) - distance(one) || one - other,
  );
  return { change: { differ: wilson(different.length, rows), tolerance, classes: [] }, different };
}

/** The root of the mean square of the differences of one answer. */
function distanceOf(before: Valued, after: Valued, row: number): number {
  if (before.size !== after.size) return Number.POSITIVE_INFINITY;
  const own = [...after.values.subarray(row * after.size, (row + 1) * after.size)];
  return Math.sqrt(
    mean(own.map((value, at) => (value - (before.values[row * after.size + at] ?? Number.NaN)) ** 2)),
  );
}

/** The error of the version before, as evasion takes it: its root mean square, or half the spread of its answers. */
function usualError({ values, size }: Valued, targets: readonly number[] | undefined): number {
  if (targets !== undefined && size === 1) {
    return Math.sqrt(mean([...values].map((value, row) => (value - (targets[row] ?? value)) ** 2)));
  }
  const middle = mean([...values]);
  return Math.sqrt(mean([...values].map((value) => (value - middle) ** 2))) / 2;
}

function placesOf(holds: readonly boolean[]): readonly number[] {
  return holds.flatMap((holdsHere, row) => (holdsHere ? [row] : []));
}

/** Counts the rows that differ in each group, the largest share first. */
function countGroups(
  differs: readonly boolean[],
  { of, names }: NonNullable<CompareOptions['groups']>,
): AnswersChange['classes'] {
  return [...Map.groupBy(differs.keys(), (row) => of[row] ?? -1)]
    .map(([group, rows]) => ({
      name: names?.[group] ?? String(group),
      rows: rows.length,
      differ: rows.filter((row) => differs[row] === true).length,
    }))
    .toSorted((one, other) => other.differ / other.rows - one.differ / one.rows || other.rows - one.rows)
    .slice(0, MOST_CLASSES);
}
