import type { AnalysisData } from '../../analysis-data.ts';
import { drawRows } from '../../draw-rows.ts';
import { NotTestable } from '../../fault.ts';
import { encodeTables } from '../../statistics/encode-tables.ts';
import { type Matrix, stackRows } from '../../statistics/multivariate/matrix.ts';
import type { Inputs } from '../../types.ts';
import { takeRows } from '../../vectors.ts';
import { MINIMUM } from '../minimum.ts';

/** What the attack takes: `reference` are the members, rows that the model was trained on; `data` are others of the same kind. */
export type MembershipAnalysis = Pick<
  AnalysisData,
  | 'victim'
  | 'data'
  | 'labels'
  | 'targets'
  | 'reference'
  | 'referenceLabels'
  | 'referenceTargets'
  | 'classNames'
  | 'classes'
  | 'picture'
  | 'randomness'
  | 'runtime'
  | 'settings'
>;

/** Members and others in one list, whose order depends on their content and the seed only. */
export interface Pool {
  /** As the model takes them. */
  readonly inputs: Inputs;
  /** The same as numbers: categories as columns of 0 and 1, and no number missing. */
  readonly features: Matrix;
  readonly columns: readonly string[] | undefined;
  /** 1 for members. */
  readonly member: Uint8Array;
  readonly members: number;
  readonly others: number;
  /** The place of each row in its own file, counted from 1. */
  readonly numbers: Int32Array;
  /** The classes, counted from 0, or the values of a regression. */
  readonly labels: Float64Array;
  /** 0 for a regression. */
  readonly classes: number;
  readonly left: LeftOut;
}

/** Rows that were left out. */
interface LeftOut {
  /** Rows of the members, and of the others, that are on both sides. */
  readonly shared: readonly [members: number, others: number];
  /** Repeats within a side. */
  readonly repeated: number;
}

interface Side {
  readonly inputs: Inputs;
  readonly labels: ArrayLike<number>;
  readonly slot: 'reference_data' | 'data';
}

interface KnownSide extends Side {
  readonly order: Int32Array;
  /** What each row is known by: its numbers and its label. */
  readonly names: readonly string[];
}

/**
 * Draws at most `most` different rows of each side. A row that is on both sides says nothing, and is left out of both: of rows that are
 * equal by nature, only the rare ones would stay on one side otherwise.
 * @throws NotTestable if a side has too few rows
 */
export function drawPool(analysis: MembershipAnalysis, most: number, seed: number): Pool {
  const [members, others] = [sideOf(analysis, 'reference_data', seed), sideOf(analysis, 'data', seed)];
  const [ofMembers, ofOthers] = [distinct(members, others), distinct(others, members)];
  const left = {
    shared: [ofMembers.shared, ofOthers.shared] as const,
    repeated: ofMembers.repeated + ofOthers.repeated,
  };
  requireRows(members, ofMembers);
  requireRows(others, ofOthers);
  return joined(
    { ...members, rows: ofMembers.rows.subarray(0, most) },
    { ...others, rows: ofOthers.rows.subarray(0, most) },
    { seed, left, isPicture: analysis.picture !== undefined, classes: classesIn(analysis) },
  );
}

function sideOf(analysis: MembershipAnalysis, slot: Side['slot'], seed: number): KnownSide {
  const isData = slot === 'data';
  const own = isData ? analysis.data : analysis.reference;
  const labels = isData
    ? (analysis.labels ?? analysis.targets)
    : (analysis.referenceLabels ?? analysis.referenceTargets);
  if (own === undefined || labels === undefined) throw new Error(`${slot} has no rows or no labels.`);
  // Both sides are in the order of the model, also if one is an array, which names nothing.
  const inputs = { ...own, columns: analysis.data.columns ?? analysis.reference?.columns };
  const { keys, order } = drawRows(inputs, seed);
  const names = Array.from(keys, (key, row) => `${String(key)} ${String(labels[row])}`);
  return { inputs, labels, slot, order, names };
}

function classesIn({ victim, classes = 0, labels, referenceLabels }: MembershipAnalysis): number {
  if (labels === undefined || referenceLabels === undefined) return 0;
  const most = [labels, referenceLabels].map((some) => some.reduce((top, one) => Math.max(top, one + 1), 0));
  return Math.max(classes, ...most, victim?.answers === 'scores' ? victim.answerSize : 0);
}

interface Distinct {
  readonly rows: Int32Array;
  readonly shared: number;
  readonly repeated: number;
}

function distinct({ order, names }: KnownSide, other: KnownSide): Distinct {
  const [elsewhere, seen] = [new Set(other.names), new Set<string>()];
  let [shared, repeated] = [0, 0];
  const rows = order.filter((row) => {
    const name = names[row] ?? '';
    const isShared = elsewhere.has(name);
    const isRepeated = !isShared && seen.has(name);
    if (isShared) shared += 1;
    if (isRepeated) repeated += 1;
    seen.add(name);
    return !isShared && !isRepeated;
  });
  return { rows, shared, repeated };
}

function requireRows({ inputs, slot }: Side, { rows, shared }: Distinct): void {
  if (rows.length >= MINIMUM.side) return;
  const both =
    shared === 0 ? '' : `, not counting ${String(shared)} that are in both reference_data and data`;
  const wanted =
    slot === 'data' ? 'rows that the model was not trained on' : 'rows that the model was trained on';
  throw new NotTestable(
    `${slot} has ${String(rows.length)} different rows of ${String(inputs.count)}${both}; membership needs at least ` +
      `${String(MINIMUM.side)} on each side. Give more ${wanted}, of the same kind as the other side.`,
  );
}

interface Chosen extends KnownSide {
  readonly rows: Int32Array;
}

interface About {
  readonly seed: number;
  readonly left: LeftOut;
  readonly isPicture: boolean;
  readonly classes: number;
}

function joined(members: Chosen, others: Chosen, { seed, left, isPicture, classes }: About): Pool {
  const size = members.inputs.values.length / Math.max(1, members.inputs.count);
  const [first, second] = [members, others].map(({ inputs, rows }) => ({
    values: takeRows(inputs.values, rows, size),
    rows: rows.length,
    columns: size,
  }));
  const all = stackRows(first ?? EMPTY, second ?? EMPTY);
  const labels = [members, others].flatMap(({ labels: own, rows }) =>
    Array.from(rows, (row) => own[row] ?? 0),
  );
  const unsorted = { ...members.inputs, values: Float32Array.from(all.values), count: all.rows };
  const order = sortedRows(unsorted, labels, seed);
  const values = takeRows(unsorted.values, order, size);
  const inputs: Inputs = {
    ...unsorted,
    values,
    doubles: undefined,
    low: least(members.inputs.low, others.inputs.low),
    high: least(members.inputs.high, others.inputs.high, -1),
  };
  const [encoded = inputs] = isPicture ? [inputs] : encodeTables([inputs]);
  const numbers = [members, others].flatMap(({ rows }) => Array.from(rows, (row) => row + 1));
  return {
    inputs,
    features: { values: encoded.values, rows: all.rows, columns: encoded.values.length / all.rows },
    columns: encoded.columns,
    member: Uint8Array.from(order, (row) => (row < members.rows.length ? 1 : 0)),
    members: members.rows.length,
    others: others.rows.length,
    numbers: order.map((row) => numbers[row] ?? 0),
    labels: Float64Array.from(order, (row) => labels[row] ?? 0),
    ...{ classes, left },
  };
}

const EMPTY: Matrix = { values: new Float32Array(0), rows: 0, columns: 0 };

/** The order of rows by content and seed; those with equal numbers by their labels. */
function sortedRows(inputs: Inputs, labels: readonly number[], seed: number): Int32Array {
  const { keys, order } = drawRows(inputs, seed);
  const places = new Map<number, number>();
  for (const [place, row] of order.entries()) {
    const key = keys[row] ?? 0;
    if (!places.has(key)) places.set(key, place);
  }
  const place = (row: number): number => places.get(keys[row] ?? 0) ?? 0;
  return order.sort((one, other) => place(one) - place(other) || (labels[one] ?? 0) - (labels[other] ?? 0));
}

/** The lesser bound of both sides; the greater one with `sign` -1. */
function least(one: Float32Array, other: Float32Array, sign = 1): Float32Array {
  return one.map((bound, at) => sign * Math.min(sign * bound, sign * (other[at] ?? bound)));
}
