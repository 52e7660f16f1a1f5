import { describe, expect, it } from '@jest/globals';
import { Random } from '../../src/random.ts';
import type { ColumnLimits, RowProof } from '../../src/exactness.ts';
import { boxAround } from '../../src/trees/exact/box.ts';
import { classOf, proveRow, rangeOfSum } from '../../src/trees/exact/prove-row.ts';
import { proveLinearRow } from '../../src/trees/exact/prove-linear-row.ts';
import { nextAbove, nextBelow, nextFloatBelow } from '../../src/trees/next-number.ts';
import {
  type LinearEnsemble,
  linearScores,
  rawScores,
  rowFor,
  type Tree,
  type TreeEnsemble,
} from '../../src/trees/tree-ensemble.ts';
import { openTrees, treeCase } from '../../../../__tests__/support/tree-models.ts';

const COLUMNS = 4;
/** The columns of the drawn models: two of numbers, one of whole numbers, one of categories. */
const [WHOLE, CATEGORY] = [2, 3];
const NEVER = (): boolean => false;

/** A tree of three levels with cuts among few values, so that the cuts of several trees meet. */
function drawTree(random: Random, output: number, zeros: boolean): Tree {
  const nodes = 15;
  const isLeaf = (node: number): boolean => node >= 7;
  const columns = Int32Array.from({ length: nodes }, (_, node) =>
    isLeaf(node) ? -1 : random.integer(COLUMNS),
  );
  const left = Int32Array.from({ length: nodes }, (_, node) => (isLeaf(node) ? -1 : 2 * node + 1));
  const right = Int32Array.from({ length: nodes }, (_, node) => (isLeaf(node) ? -1 : 2 * node + 2));
  const inner = [...columns.keys()].filter((node) => !isLeaf(node));
  return {
    columns,
    left,
    right,
    cuts: Float64Array.from({ length: nodes }, () => Math.fround((random.integer(9) - 4) / 3)),
    missing: left.map((child, node) => (random.uniform() < 0.5 ? child : (right[node] ?? -1))),
    categories: new Map(
      inner.filter((node) => columns[node] === CATEGORY).map((node) => [node, new Set([random.integer(3)])]),
    ),
    zeroIsMissing: new Set(
      zeros ? inner.filter((node) => columns[node] !== CATEGORY && random.uniform() < 0.3) : [],
    ),
    values: Float64Array.from({ length: nodes }, () => Math.fround(random.uniform() - 0.5)),
    output,
    linear: new Map(),
  };
}

function drawEnsemble(random: Random, arithmetic: TreeEnsemble['arithmetic'], outputs: number): TreeEnsemble {
  return {
    arithmetic,
    features: COLUMNS,
    featureNames: [],
    outputs,
    trees: Array.from({ length: 6 }, (_, index) =>
      drawTree(random, index % outputs, arithmetic === 'double'),
    ),
    leafSize: 1,
    base: new Float64Array(outputs),
    divisor: 1,
    link: { kind: 'identity' },
    categoryColumns: new Set([CATEGORY]),
    notes: [],
  };
}

function drawRow(random: Random): Float64Array {
  const row = Float64Array.from({ length: COLUMNS }, () => Math.round((random.uniform() - 0.5) * 30) / 10);
  row[WHOLE] = random.integer(5) - 2;
  row[CATEGORY] = random.integer(4);
  if (random.uniform() < 0.2) row[0] = Number.NaN;
  return row;
}

const LIMITS: ColumnLimits = {
  radius: Float64Array.of(0.7, 0.4, 1.2, 1),
  low: Float64Array.of(-1.4, -2, -3, 0),
  high: Float64Array.of(1.5, 2, 3, 3),
  whole: new Set([WHOLE]),
};

/** All rows in reach that can differ: every cut of a column in the box, the number before it, 0, and the ends. */
function* everyRow(ensemble: TreeEnsemble, row: Float64Array, around = LIMITS): Generator<Float64Array> {
  const limits = { ...around, radius: around.radius.with(CATEGORY, 0) };
  const box = boxAround(rowFor(ensemble, row), limits, ensemble);
  const choices = Array.from({ length: COLUMNS }, (_, column) =>
    choicesOf(ensemble, column, box.row[column] ?? 0, box.low[column] ?? 0, box.high[column] ?? 0),
  );
  const [first = [], second = [], third = [], fourth = []] = choices;
  for (const one of first) {
    for (const two of second) {
      for (const three of third) for (const four of fourth) yield Float64Array.of(one, two, three, four);
    }
  }
}

function choicesOf(
  ensemble: TreeEnsemble,
  column: number,
  own: number,
  low: number,
  high: number,
): readonly number[] {
  if (Number.isNaN(own)) return [own];
  const before = ensemble.arithmetic === 'double' ? nextBelow : nextFloatBelow;
  const cuts = ensemble.trees.flatMap(({ columns, cuts: all }) =>
    [...columns.keys()].filter((node) => columns[node] === column).map((node) => all[node] ?? 0),
  );
  const near = [...cuts.flatMap((cut) => [cut, before(cut)]), 0, own, low, high];
  const all = column === WHOLE ? near.flatMap((one) => [own, Math.floor(one), Math.ceil(one)]) : near;
  return [...new Set(all)].filter((one) => one >= low && one <= high);
}

const CASES = (['float32', 'double'] as const).flatMap((arithmetic) =>
  [1, 3].flatMap((outputs) => Array.from({ length: 12 }, (_, seed) => ({ arithmetic, outputs, seed }))),
);

function drawProof({ arithmetic, outputs, seed }: (typeof CASES)[number]): {
  readonly ensemble: TreeEnsemble;
  readonly row: Float64Array;
  readonly proof: RowProof;
} {
  const random = new Random(seed);
  const ensemble = drawEnsemble(random, arithmetic, outputs);
  const row = drawRow(random);
  return { ensemble, row, proof: proveRow(ensemble, row, LIMITS, NEVER) };
}

/** What is wrong with a row that is said to be turned. */
function faultsOf(ensemble: TreeEnsemble, row: Float64Array, proof: RowProof): readonly string[] {
  if (proof.verdict !== 'turned') return ['no row'];
  const from = rowFor(ensemble, row);
  const isSame = classOf(rawScores(ensemble, proof.row)) === classOf(rawScores(ensemble, row));
  const columns = [...proof.row].flatMap((value, column) => {
    const moved = Math.abs(value - (from[column] ?? 0));
    const most = column === CATEGORY ? 0 : (LIMITS.radius[column] ?? 0);
    if (moved > most) return [`column ${String(column)} moved by ${String(moved)}`];
    return column === WHOLE && value % 1 !== 0 ? ['a whole number became a fraction'] : [];
  });
  return isSame ? ['the class is the same', ...columns] : columns;
}

describe('the exact answer for trees', () => {
  it('keeps a fraction that a row has in a column of whole numbers', () => {
    const around = { ...LIMITS, radius: LIMITS.radius.with(WHOLE, 0.2) };
    const wrong = Array.from({ length: 60 }, (_unused, seed) => seed).filter((seed) => {
      const random = new Random(seed);
      const ensemble = drawEnsemble(random, seed % 2 === 0 ? 'float32' : 'double', 1);
      const row = drawRow(random).with(WHOLE, 0.4);
      const own = classOf(rawScores(ensemble, row));
      const rows = [...everyRow(ensemble, row, around)];
      const isTurned = rows.some((other) => classOf(rawScores(ensemble, other)) !== own);
      return (proveRow(ensemble, row, around, NEVER).verdict === 'turned') !== isTurned;
    });
    expect(wrong).toEqual([]);
  });

  it.each(CASES)('and the range of sums are those of all rows: $arithmetic, $outputs, seed $seed', (one) => {
    const { ensemble, row, proof } = drawProof(one);
    const scores = Array.from(everyRow(ensemble, row), (other) => rawScores(ensemble, other));
    const own = classOf(rawScores(ensemble, row));
    expect(proof.verdict).toBe(scores.some((other) => classOf(other) !== own) ? 'turned' : 'robust');

    const sums = scores.map(([first = 0]) => first);
    const range = rangeOfSum(ensemble, row, 0, LIMITS, NEVER);
    expect(range.low).toBeCloseTo(Math.min(...sums), 5);
    expect(range.high).toBeCloseTo(Math.max(...sums), 5);
    expect(range.lowest).toBeCloseTo(range.low, 5);
    expect(range.highest).toBeCloseTo(range.high, 5);
  });

  it('turns a row of doubles by a number that is another one in 32 bits, too', () => {
    const ensemble = drawEnsemble(new Random(1), 'double', 1);
    const leaf = drawTree(new Random(1), 0, false);
    const stump: Tree = {
      ...leaf,
      columns: Int32Array.of(0, -1, -1),
      cuts: Float64Array.of(nextAbove(0.4593), 0, 0),
      left: Int32Array.of(1, -1, -1),
      right: Int32Array.of(2, -1, -1),
      missing: Int32Array.of(1, -1, -1),
      categories: new Map(),
      values: Float64Array.of(0, -1, 1),
    };
    const row = Float64Array.of(0.4593, 0, 0, 0);
    const proof = proveRow({ ...ensemble, trees: [stump] }, row, LIMITS, NEVER);
    const turned = proof.verdict === 'turned' ? proof.row : row;
    expect(Math.fround(turned[0] ?? 0)).toBeGreaterThan(Math.fround(0.4593));
  });

  it('gives turned rows that lie within reach, and that the model itself turns', () => {
    const all = CASES.map(drawProof);
    const turned = all.filter(({ proof }) => proof.verdict === 'turned');
    const faults = turned.flatMap(({ ensemble, row, proof }) => faultsOf(ensemble, row, proof));
    expect(turned.length).toBeGreaterThan(10);
    expect(turned.length).toBeLessThan(all.length);
    expect(faults).toEqual([]);
  });

  it('does not call a row robust, if the time is over before it is proved', () => {
    const { trees } = openTrees(treeCase('xgboost-binary').model);
    if (trees === undefined) throw new Error('no trees');
    const wide = { ...LIMITS, radius: new Float64Array(5).fill(0.4), low: new Float64Array(5).fill(-2) };
    const limits = { ...wide, high: new Float64Array(5).fill(2), whole: new Set<number>() };
    const rows = treeCase('xgboost-binary').rows;
    const proofs = rows.map((row) => proveRow(trees, row, limits, () => true).verdict);
    const proved = rows.map((row) => proveRow(trees, row, limits, NEVER).verdict);
    expect(proofs.filter((verdict, index) => verdict === 'robust' && proved[index] !== 'robust')).toEqual([]);
    expect(proved).not.toContain('undecided');
  });
});

it('does not call a linear row proved if rounding of large sums makes two classes equal', () => {
  const model: LinearEnsemble = {
    features: 1,
    featureNames: [],
    outputs: 2,
    weights: Float64Array.of(1e7, 1e7),
    base: Float64Array.of(0, Math.fround(0.3)),
    link: { kind: 'softmax' },
  };
  const around = (radius: number): ColumnLimits => ({
    radius: Float64Array.of(radius),
    low: Float64Array.of(0),
    high: Float64Array.of(2),
    whole: new Set(),
  });
  const verdictOf = (radius: number): RowProof['verdict'] =>
    proveLinearRow(model, Float64Array.of(0.001), around(radius), classOf).verdict;
  expect(classOf(linearScores(model, Float64Array.of(1)))).not.toBe(
    classOf(linearScores(model, Float64Array.of(0.001))),
  );
  expect([verdictOf(1), verdictOf(0.0001)]).toEqual(['undecided', 'robust']);
});

describe('the next double', () => {
  it.each([
    [1, 1 + 2 ** -52],
    [1 + (2 ** 32 - 1) * 2 ** -52, 1 + 2 ** -20],
    [-1 - 2 ** -20, -1 - (2 ** 32 - 1) * 2 ** -52],
    [-Number.MIN_VALUE, -0],
    [0, Number.MIN_VALUE],
    [Number.MAX_VALUE, Infinity],
    [Infinity, Infinity],
  ])('is found above %d, and so below its negative', (value, above) => {
    expect(nextAbove(value)).toBe(above);
    expect(-nextBelow(-value)).toBe(above);
  });
});
