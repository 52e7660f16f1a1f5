import { Random } from '../src/random.ts';
import type { Runtime } from '../src/runtime/runtime.ts';
import type { LabelledInputs, Victim } from '../src/types.ts';
import { trainPerceptron } from './perceptron.ts';

/** A made table with right labels. */
type Maker = (random: Random) => Table;

export interface Table {
  readonly data: LabelledInputs;
  readonly classes: number;
}

const wave = (x: Float32Array): number => Math.sin(4 * (x[0] ?? 0)) * Math.sin(4 * (x[1] ?? 0));
const sum = (x: Float32Array): number => (x[0] ?? 0) + (x[1] ?? 0);
const bent = (x: Float32Array): number => (x[0] ?? 0) + Math.sin(2 * (x[1] ?? 0));
const length = (x: Float32Array): number => Math.hypot(x[0] ?? 0, x[1] ?? 0);

/** Classes that overlap, or that are hard to learn. */
export const HARD: Readonly<Record<string, Maker>> = {
  '4 clusters that overlap, 2 columns': (random) => clusters(random, 600, 4, 2, 1),
  '10 clusters, 4 columns': (random) => clusters(random, 800, 10, 4, 1.3),
  '3 clusters, 30 columns': (random) => clusters(random, 500, 3, 30, 0.3),
  'checkerboard, 600 rows': (random) => cut(random, 600, 2, 2, 0.05, wave),
  'checkerboard, 1,500 rows': (random) => cut(random, 1500, 2, 2, 0.05, wave),
  'line with noise, 40 columns': (random) => cut(random, 500, 40, 2, 0.7, sum),
  '4 ordered classes': (random) => cut(random, 600, 6, 4, 0.4, bent),
  '3 rings': (random) => cut(random, 500, 2, 3, 0.3, length),
  'two rare classes': (random) => clusters(random, 700, 3, 5, 1, [0.85, 0.1]),
  '60 rows': (random) => clusters(random, 60, 2, 4, 0.8),
};

/** Normal rows around random centres; `shares` are those of all classes but the last, equal if absent. */
function clusters(
  random: Random,
  count: number,
  classes: number,
  columns: number,
  reach: number,
  shares: readonly number[] = new Array<number>(classes - 1).fill(1 / classes),
): Table {
  const centres = normals(random, classes * columns);
  const labels = Int32Array.from({ length: count }, () => {
    let chance = random.uniform();
    const found = shares.findIndex((share) => (chance -= share) < 0);
    return found === -1 ? classes - 1 : found;
  });
  const values = normals(random, count * columns).map((value, index) => {
    const label = labels[Math.floor(index / columns)] ?? 0;
    return value + reach * (centres[label * columns + (index % columns)] ?? 0);
  });
  return { data: tableOf(values, labels, columns), classes };
}

/** Normal rows; the class is the part of the range that a function of the row lies in, with noise. */
function cut(
  random: Random,
  count: number,
  columns: number,
  classes: number,
  noise: number,
  of: (row: Float32Array) => number,
): Table {
  const values = normals(random, count * columns);
  const places = normals(random, count).map(
    (error, row) => of(values.subarray(row * columns, (row + 1) * columns)) + noise * error,
  );
  const ordered = places.toSorted();
  const cuts = Array.from(
    { length: classes - 1 },
    (_unused, k) => ordered[Math.floor(((k + 1) * count) / classes)] ?? 0,
  );
  const labels = Int32Array.from(places, (place) => cuts.filter((one) => place > one).length);
  return { data: tableOf(values, labels, columns), classes };
}

function tableOf(values: Float32Array, labels: Int32Array, columns: number): LabelledInputs {
  const bounds = { low: Float32Array.of(-99), high: Float32Array.of(99) };
  return { values, labels, count: labels.length, shape: [columns], ...bounds };
}

function normals(random: Random, count: number): Float32Array {
  const values = new Float32Array(count);
  random.fillNormals(values);
  return values;
}

/** How a model is trained: on every so many rows, so wide, so long. */
export interface Training {
  readonly every: number;
  readonly hidden: number;
  readonly steps: number;
}

/** A perceptron that learned the labels of some of the rows. */
export async function trained(
  runtime: Runtime,
  { data, classes }: Table,
  { every, hidden, steps }: Training,
): Promise<Victim> {
  const columns = data.shape[0] ?? 1;
  const rows = Array.from({ length: Math.ceil(data.count / every) }, (_unused, index) => index * every);
  const inputs = Float32Array.from(
    rows.flatMap((row) => Array.from(data.values.subarray(row * columns, (row + 1) * columns))),
  );
  const labels = rows.map((row) => data.labels[row] ?? 0);
  const lesson = { hidden, steps, rate: 0.01, decay: 0, seed: 1 };
  const model = await trainPerceptron(runtime, { inputs, labels, classes, ...lesson });
  const all = await model.scores(data.values, data.count);
  await model.close();
  return {
    ...{ inputShape: data.shape, inputSize: columns, answers: 'scores', answerSize: classes, queries: 0 },
    ask: (_inputs, count) => Promise.resolve(all.slice(0, count * classes)),
  };
}
