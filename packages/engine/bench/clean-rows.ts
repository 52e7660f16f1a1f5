import { defaultThreshold } from '../src/attacks/attack-rows.ts';
import { scoreOutliers } from '../src/attacks/outlier/score-outliers.ts';
import { Random } from '../src/random.ts';
import { columnOf, type Matrix } from '../src/statistics/multivariate/matrix.ts';
import { table } from '../../common/bench/table.ts';

/** Columns of clean data, from a standard normal number. */
const SHAPES: Readonly<Record<string, (normal: number, random: Random) => number>> = {
  normal: (normal) => normal,
  uniform: (_normal, random) => random.uniform(),
  lognormal: (normal) => Math.exp(0.7 * normal),
  exponential: (_normal, random) => -Math.log(1 - random.uniform()),
  "Student's, 5 degrees": (normal, random) => {
    const others = new Float32Array(5);
    random.fillNormals(others);
    return normal / Math.sqrt(mean(Array.from(others, (other) => other * other)));
  },
  'yes or no': (normal) => (normal > 0 ? 1 : 0),
  'rarely yes': (normal) => (normal > 1 ? 1 : 0),
  counts: (_normal, random) => Math.floor(-2 * Math.log(1 - random.uniform())),
};
const SIZES = [
  [20, 8],
  [40, 5],
  [80, 10],
  [150, 30],
  [400, 8],
] as const;
/** So many standard deviations are strange rows moved in each column. */
const MOVED = 12;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** What clean tables score, and how often a tenth of strange rows lifts the score above the default threshold. */
export function cleanTable(draws: number): string {
  const rows = Object.keys(SHAPES).flatMap((shape) =>
    SIZES.map(([count, columns]) => row(shape, count, columns, draws)),
  );
  return table(
    [
      'columns, rows x columns',
      'draws',
      'mean score',
      'greatest',
      'above .05',
      'above .05 with a tenth moved',
    ],
    [...rows, row('normal', 300, 3072, 2)],
  );
}

function row(shape: string, count: number, columns: number, draws: number): string[] {
  const scores = (strange: number): number[] =>
    Array.from({ length: draws }, (_unused, seed) => score(shape, count, columns, seed, strange));
  const above = (all: readonly number[]): string =>
    String(all.filter((value) => value > defaultThreshold('outlier')).length);
  const [clean, moved] = [scores(0), scores(Math.round(count / 10))];
  return [
    `${shape}, ${String(count)} x ${String(columns)}`,
    String(draws),
    mean(clean).toFixed(4),
    Math.max(...clean).toFixed(3),
    above(clean),
    above(moved),
  ];
}

function score(shape: string, rows: number, columns: number, seed: number, strange: number): number {
  const random = new Random(seed);
  const matrix = move(drawn(shape, rows, columns, random), strange, random);
  return scoreOutliers(matrix, columns > 1000, random).found.length / rows;
}

function drawn(shape: string, rows: number, columns: number, random: Random): Matrix {
  const normals = new Float32Array(rows * columns);
  random.fillNormals(normals);
  return { values: normals.map((normal) => SHAPES[shape]?.(normal, random) ?? 0), rows, columns };
}

/** A clean table of each kind of columns. */
export function cleanRows(
  rows: number,
  columns: number,
  seed: number,
): readonly { readonly shape: string; readonly rows: Matrix }[] {
  return Object.keys(SHAPES).map((shape) => ({ shape, rows: drawn(shape, rows, columns, new Random(seed)) }));
}

/** Moves the first rows in each column, up or down. */
export function move(matrix: Matrix, strange: number, random: Random): Matrix {
  const values = Float32Array.from(matrix.values);
  for (let column = 0; column < matrix.columns; column += 1) {
    const own = Array.from(columnOf(matrix, column));
    const spread = Math.sqrt(mean(own.map((value) => value * value)) - mean(own) ** 2);
    for (let row = 0; row < strange; row += 1) {
      const index = row * matrix.columns + column;
      values[index] = (values[index] ?? 0) + (random.uniform() < 0.5 ? -MOVED : MOVED) * spread;
    }
  }
  return { ...matrix, values };
}
