import { defaultThreshold } from '../src/attacks/attack-rows.ts';
import { Random } from '../src/random.ts';
import { wilson } from '../src/statistics/distributions.ts';
import { table } from '../../common/bench/table.ts';
import { checkPair, type DriftSet, driftSets, type Labelled, takeRows } from './drift-sets.ts';

/** Both samples come from one distribution, so every alarm is false. The interval is of the number that 5 % would give. */
export async function falseAlarms(draws: number): Promise<string> {
  const counts = new Map<string, number>();
  const count = (name: string, alarm: boolean): unknown =>
    counts.set(name, (counts.get(name) ?? 0) + (alarm ? 1 : 0));
  for (let draw = 0; draw < draws; draw += 1) {
    const random = new Random(draw);
    const result = await checkPair(normals(random), normals(random), draw);
    for (const [name, p] of Object.entries(result.figures)) {
      if (name.startsWith('p, ')) count(name.slice(3), Number(p) < 0.05);
    }
    count('the whole check', result.score.value > 0);
  }
  const [low, high] = expectedAlarms(draws, 0.05);
  return table(
    ['test', 'draws', 'alarms', '95 % of the time, if the rate is .05'],
    [...counts].map(([name, alarms]) => [
      name,
      String(draws),
      String(alarms),
      `${String(low)} to ${String(high)}`,
    ]),
  );
}

/** The numbers of alarms between which 95 % of all runs end: the binomial distribution's 2.5 % and 97.5 % quantiles. */
function expectedAlarms(draws: number, rate: number): readonly [low: number, high: number] {
  let [term, sum, low] = [(1 - rate) ** draws, 0, 0];
  for (let alarms = 0; alarms <= draws; alarms += 1) {
    sum += term;
    if (sum < 0.025) low = alarms + 1;
    if (sum >= 0.975) return [low, alarms];
    term *= ((draws - alarms) / (alarms + 1)) * (rate / (1 - rate));
  }
  return [low, draws];
}

/** 150 rows of 6 columns that depend on each other, with one of 4 classes. */
function normals(random: Random): Labelled {
  const values = new Float32Array(150 * 6);
  random.fillNormals(values);
  for (let row = 0; row < 150; row += 1) {
    values[row * 6 + 1] = ((values[row * 6] ?? 0) + (values[row * 6 + 1] ?? 0)) / 2;
  }
  const labels = Int32Array.from({ length: 150 }, () => random.integer(4));
  const inputs = { values, count: 150, shape: [6], low: Float32Array.of(-9), high: Float32Array.of(9) };
  return { inputs, labels };
}

export type Change = (value: number, place: Place) => number;

interface Place {
  readonly row: number;
  readonly column: number;
  readonly noise: number;
  /** The standard deviation of the column. */
  readonly spread: number;
}

const broken = 3;
export const CHANGES: Readonly<Record<string, Change>> = {
  nothing: (value) => value,
  'noise of half a deviation on half the inputs': (value, { row, noise, spread }) =>
    row % 2 === 0 ? value + 0.5 * spread * noise : value,
  'brightness: all numbers by .9': (value) => value * 0.9,
  'one column is constant': (value, { column }) => (column === broken ? 0 : value),
  'one column by 1.5': (value, { column }) => (column === broken ? value * 1.5 : value),
  'one column one deviation higher': (value, { column, spread }) =>
    column === broken ? value + spread : value,
};

/** How often each change is found: halves of real data, the second one changed. */
export async function driftPower(python: string, draws: number): Promise<string> {
  const rows: string[][] = [];
  for (const set of driftSets(python)) {
    for (const [name, change] of Object.entries(CHANGES)) {
      let [alarms, found, sum] = [0, 0, 0];
      for (let draw = 0; draw < draws; draw += 1) {
        const [before, now] = halves(set, change, new Random(draw));
        const { score } = await checkPair(before, now, draw);
        alarms += score.value > 0 ? 1 : 0;
        found += score.value > defaultThreshold('drift') ? 1 : 0;
        sum += score.value;
      }
      const { low, high } = wilson(found, draws);
      const shares = [alarms / draws, found / draws, low, high, sum / draws].map((value) => value.toFixed(2));
      const [alarm = '', above = '', from = '', to = '', score = ''] = shares;
      rows.push([`${set.name}: ${name}`, alarm, `${above} (${from} to ${to})`, score]);
    }
  }
  return table(
    [`set and change, ${String(draws)} draws`, 'p below .05', 'above the threshold .1', 'mean score'],
    rows,
  );
}

/** Random halves of a set, at most `most` rows each, the second one changed. */
export function halves(
  set: DriftSet,
  change: Change,
  random: Random,
  most = 300,
): readonly [Labelled, Labelled] {
  const { columns, labels } = set;
  const order = random.permutation(labels.length);
  const half = Math.min(most, Math.floor(labels.length / 2));
  const before = takeRows(set, order.subarray(0, half));
  const now = takeRows(set, order.subarray(half, 2 * half));
  const noise = new Float32Array(now.inputs.values.length);
  random.fillNormals(noise);
  const spreads = Array.from({ length: columns }, (_unused, column) =>
    spreadOf(before.inputs.values, column, columns),
  );
  const changed = now.inputs.values.map((value, index) => {
    const column = index % columns;
    const place = {
      row: Math.floor(index / columns),
      column,
      noise: noise[index] ?? 0,
      spread: spreads[column] ?? 0,
    };
    return change(value, place);
  });
  return [before, { ...now, inputs: { ...now.inputs, values: changed } }];
}

function spreadOf(values: Float32Array, column: number, columns: number): number {
  const own = values.filter((_value, index) => index % columns === column);
  const mean = own.reduce((sum, value) => sum + value, 0) / own.length;
  return Math.sqrt(own.reduce((sum, value) => sum + (value - mean) ** 2, 0) / own.length);
}
