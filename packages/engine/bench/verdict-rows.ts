import { checkForDrift } from '../src/attacks/drift/drift.ts';
import { checkForPoisoning } from '../src/attacks/poisoning/poisoning.ts';
import { defaultThreshold } from '../src/attacks/attack-rows.ts';
import { NotTestable } from '../src/fault.ts';
import { Random } from '../src/random.ts';
import type { Runtime } from '../src/runtime/runtime.ts';
import type { Inputs } from '../src/types.ts';
import { table } from '../../common/bench/table.ts';
import { HARD, type Table, trained, type Training } from './label-tables.ts';
import { endless } from './victims.ts';

const TRAININGS: Readonly<Record<string, Training>> = {
  'half of the rows': { every: 2, hidden: 24, steps: 500 },
  'half of the rows by heart': { every: 2, hidden: 96, steps: 3000 },
  'a tenth of the rows by heart': { every: 10, hidden: 96, steps: 2000 },
};

/** The score of wrong labels; undefined if there is no verdict. */
async function labelScore(runtime: Runtime, one: Table, training: Training): Promise<number | undefined> {
  const victim = await trained(runtime, one, training);
  const trusted = { universal: undefined, universalLabels: undefined };
  const { data } = one;
  try {
    const analysis = { victim, data, labels: data.labels, runtime, picture: undefined, ...trusted };
    const result = await checkForPoisoning(analysis, endless(1, 1e6));
    return result.unearned === undefined ? result.score.value : undefined;
  } catch (error) {
    if (error instanceof NotTestable) return undefined;
    throw error;
  }
}

/** What the check of labels says of hard tables whose labels are all right. */
export async function cleanLabels(runtime: Runtime, draws: number): Promise<string> {
  const limit = defaultThreshold('poisoning');
  const rows: string[][] = [];
  for (const [name, training] of Object.entries(TRAININGS)) {
    const scores: (number | undefined)[] = [];
    for (const make of Object.values(HARD)) {
      for (let seed = 0; seed < draws; seed += 1) {
        scores.push(await labelScore(runtime, make(new Random(seed)), training));
      }
    }
    rows.push([name, ...summary(scores, limit)]);
  }
  return table(['the model learned', ...SUMMARY], rows);
}

const SUMMARY = ['sets', 'no verdict', 'least score', 'median', 'greatest', 'above the threshold'];

function summary(scores: readonly (number | undefined)[], limit: number): string[] {
  const known = scores.filter((score) => score !== undefined).sort((a, b) => a - b);
  const at = (place: number): string => (known[place] ?? 0).toFixed(3);
  return [
    String(scores.length),
    String(scores.length - known.length),
    ...[at(0), at(Math.floor(known.length / 2)), at(known.length - 1)],
    String(known.filter((score) => score > limit).length),
  ];
}

const COLUMNS = 8;
type Change = (value: number, place: { row: number; column: number }, random: Random) => number;

const DRIFTS: Readonly<Record<string, Change>> = {
  nothing: (value) => value,
  'a tenth of one column is -1': (value, { row, column }) => (column === 1 && row % 10 === 0 ? -1 : value),
  'a twentieth out of range': (value, { row, column }, random) =>
    column === 2 && row % 20 === 0 ? 9 + random.uniform() : value,
  'a tenth out of range': (value, { row, column }, random) =>
    column === 2 && row % 10 === 0 ? 9 + random.uniform() : value,
  'a tenth of the rows doubled': (value, { row }) => (row % 10 === 0 ? 2 * value : value),
  'a tenth of the rows ten deviations off': (value, { row }) => (row % 10 === 0 ? value + 10 : value),
};

/** The score of drift between two tables of one source, the second one changed. */
export async function driftScores(draws: number): Promise<string> {
  const rows: string[][] = [];
  for (const count of [60, 300]) {
    for (const [name, change] of Object.entries(DRIFTS)) {
      const scores: number[] = [];
      for (let seed = 0; seed < draws; seed += 1) {
        const random = new Random(1000 + seed);
        const reference = mixedTable(random, count);
        const drawn = mixedTable(random, count);
        const values = drawn.values.map((value, index) =>
          change(value, { row: Math.floor(index / COLUMNS), column: index % COLUMNS }, random),
        );
        const unknown = { victim: undefined, labels: undefined, referenceLabels: undefined };
        const analysis = { ...unknown, reference, data: { ...drawn, values } };
        scores.push((await checkForDrift(analysis, endless(seed, 1e6))).score.value);
      }
      const found = scores.filter((score) => score > 0).length;
      rows.push([
        `${name}, ${String(count)} rows`,
        String(found),
        ...summary(scores, defaultThreshold('drift')),
      ]);
    }
  }
  return table(['change', 'p below .05', ...SUMMARY], rows);
}

/** Columns of several kinds: normal, steps, skewed, yes or no, three values. */
function mixedTable(random: Random, count: number): Inputs {
  const values = new Float32Array(count * COLUMNS);
  random.fillNormals(values);
  const made = values.map((value, index) => {
    const column = index % COLUMNS;
    if (column === 3) return Math.round(2 * value);
    if (column === 4) return Math.exp(value);
    if (column === 5) return value > 1 ? 1 : 0;
    return column === 6 ? random.integer(3) : value;
  });
  const bounds = { low: Float32Array.of(-99), high: Float32Array.of(99) };
  return { values: made, count, shape: [COLUMNS], ...bounds };
}
