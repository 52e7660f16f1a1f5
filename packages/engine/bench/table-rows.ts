import { checkForDrift } from '../src/attacks/drift/drift.ts';
import { checkForOutliers } from '../src/attacks/outlier/outlier.ts';
import { defaultThreshold } from '../src/attacks/attack-rows.ts';
import type { InputForm } from '../src/dataset/input-form.ts';
import { DATASET_LIMITS } from '../src/dataset/dataset-limits.ts';
import { readRawInputs } from '../src/dataset/raw-inputs.ts';
import { scaleInputs } from '../src/dataset/tables/scale-inputs.ts';
import { surveyTable } from '../src/dataset/tables/table-survey.ts';
import { ArtifactFault, NotTestable } from '../src/fault.ts';
import { Random } from '../src/random.ts';
import { wilson } from '../src/statistics/distributions.ts';
import type { AttackResult, Inputs } from '../src/types.ts';
import { takeRows } from '../src/vectors.ts';
import { table } from '../../common/bench/table.ts';
import { field, list, reference } from './data-python.ts';
import { endless } from './victims.ts';

/** Rows on each side of a drift check at most, so that the check of many tables ends. */
const SIDE = 150;

interface Case {
  readonly name: string;
  readonly score: (inputs: Inputs, random: Random) => Promise<AttackResult>;
  readonly attack: 'drift' | 'outlier';
}

type Change = (inputs: Inputs, random: Random) => Inputs | undefined;

/** What is done to current data. Undefined where a table has no such column. */
const SHIFTS: Readonly<Record<string, Change>> = {
  nothing: (inputs) => inputs,
  'one column of numbers a deviation higher': (inputs) =>
    onNumbers(inputs, (value, { spread }) => value + spread),
  'a tenth of one column of numbers is -999': (inputs) =>
    onNumbers(inputs, (value, { row }) => (row % 10 === 0 ? -999 : value)),
  'a fifth of one column of numbers is missing': (inputs) =>
    onNumbers(inputs, (value, { row }) => (row % 5 === 0 ? Number.NaN : value)),
  'a fifth of one column of texts is a new text': (inputs) => onTexts(inputs),
};

/** What is done to a tenth of the rows of a table. */
const STRANGE: Readonly<Record<string, Change>> = {
  nothing: (inputs) => inputs,
  'a tenth of the rows by 12 deviations in each column of numbers': (inputs, random) => {
    const columns = numberColumns(inputs);
    return columns.length === 0
      ? undefined
      : columns.reduce((changed, column) => far(changed, column, random), inputs);
  },
  'a tenth of the rows by 12 deviations in one column of numbers': (inputs, random) => {
    const [column] = numberColumns(inputs);
    return column === undefined ? undefined : far(inputs, column, random);
  },
};

/** Measures drift and outliers on real tables, as a file without a model is read: false alarms, and what is found. */
export async function realTables(python: string, most: number): Promise<string> {
  const sets = list(reference(python, 'table_sets.py', [String(most)]));
  const rows: string[][] = [];
  const read: Inputs[] = [];
  const refused: string[] = [];
  for (const set of sets) {
    const name = String(field(set, 'name'));
    try {
      read.push(await inputsOf(String(field(set, 'csv'))));
    } catch (error) {
      if (!(error instanceof ArtifactFault)) throw error;
      refused.push(`${name}: ${error.message}`);
    }
  }
  for (const { name, attack, score } of CASES) {
    const scores: number[] = [];
    for (const [seed, inputs] of read.entries()) {
      const found = await scoreOf(() => score(inputs, new Random(seed)));
      if (found !== undefined) scores.push(found);
    }
    rows.push([`${attack}: ${name}`, String(scores.length), ...summary(scores, defaultThreshold(attack))]);
  }
  const header = [
    'analysis and change',
    'tables',
    'score above 0',
    'above the threshold (95 %)',
    'mean score',
  ];
  const words = refused.length === 0 ? '' : `\n\nRefused: ${refused.join('; ')}`;
  return `${table(header, rows)}${words}`;
}

const CASES: readonly Case[] = [
  ...Object.entries(SHIFTS).map(([name, change]) => ({
    name,
    attack: 'drift' as const,
    score: async (inputs: Inputs, random: Random): Promise<AttackResult> => {
      const order = random.permutation(inputs.count);
      const half = Math.min(SIDE, Math.floor(inputs.count / 2));
      const [before, now] = [
        rowsOf(inputs, order.subarray(0, half)),
        rowsOf(inputs, order.subarray(half, 2 * half)),
      ];
      const data = change(now, random);
      if (data === undefined) throw new NotTestable('The table has no such column.');
      const none = { victim: undefined, labels: undefined, referenceLabels: undefined };
      return checkForDrift({ ...none, reference: before, data }, endless(random.integer(1000), 0));
    },
  })),
  ...Object.entries(STRANGE).map(([name, change]) => ({
    name,
    attack: 'outlier' as const,
    score: async (inputs: Inputs, random: Random): Promise<AttackResult> => {
      const some = rowsOf(inputs, random.permutation(inputs.count).subarray(0, SIDE));
      const data = change(some, random);
      if (data === undefined) throw new NotTestable('The table has no such column.');
      return checkForOutliers({ data }, endless(random.integer(1000), 0));
    },
  })),
];

async function scoreOf(check: () => Promise<AttackResult>): Promise<number | undefined> {
  try {
    return (await check()).score.value;
  } catch (error) {
    if (error instanceof NotTestable) return undefined;
    throw error;
  }
}

async function inputsOf(csv: string): Promise<Inputs> {
  const bytes = Buffer.from(csv);
  const member = { name: 'data.csv', bytes: bytes.length, read: () => bytes };
  const { columns } = surveyTable(member, DATASET_LIMITS);
  const none = { picture: undefined, colors: undefined };
  const form: InputForm = { shape: [columns.length], kind: 'rows', columns, limits: DATASET_LIMITS, ...none };
  return scaleInputs(await readRawInputs([member], form, 'data'), form, {
    normalize: false,
    bounds: undefined,
  });
}

function rowsOf(inputs: Inputs, rows: Int32Array): Inputs {
  return { ...inputs, values: takeRows(inputs.values, rows, sizeOf(inputs)), count: rows.length };
}

function sizeOf({ shape }: Inputs): number {
  return shape[0] ?? 1;
}

interface Place {
  readonly row: number;
  readonly spread: number;
}

/** Columns of numbers with more than two values. */
function numberColumns(inputs: Inputs): readonly number[] {
  return Array.from({ length: sizeOf(inputs) }, (_unused, column) => column).filter(
    (column) => inputs.texts?.has(column) !== true && new Set(columnOf(inputs, column)).size > 2,
  );
}

function columnOf(inputs: Inputs, column: number): readonly number[] {
  const size = sizeOf(inputs);
  return Array.from({ length: inputs.count }, (_unused, row) => inputs.values[row * size + column] ?? 0);
}

function onNumbers(inputs: Inputs, change: (value: number, place: Place) => number): Inputs | undefined {
  const [column] = numberColumns(inputs);
  return column === undefined ? undefined : changed(inputs, column, change);
}

function changed(inputs: Inputs, column: number, change: (value: number, place: Place) => number): Inputs {
  const size = sizeOf(inputs);
  const known = columnOf(inputs, column).filter((value) => !Number.isNaN(value));
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
  const spread = Math.sqrt(known.reduce((sum, value) => sum + (value - mean) ** 2, 0) / known.length);
  const values = inputs.values.slice();
  for (let row = 0; row < inputs.count; row += 1) {
    values[row * size + column] = change(values[row * size + column] ?? 0, { row, spread });
  }
  return { ...inputs, values };
}

function onTexts(inputs: Inputs): Inputs | undefined {
  const [first] = inputs.texts ?? [];
  if (first === undefined) return undefined;
  const [column, words] = first;
  const code = words.codeOf('a text that was not there before');
  return changed(inputs, column, (value, { row }) => (row % 5 === 0 ? code : value));
}

function far(inputs: Inputs, column: number, random: Random): Inputs {
  return changed(inputs, column, (value, { row, spread }) =>
    row % 10 === 0
      ? value + 12 * spread * (random.uniform() < 0.5 ? -1 : 1) * (0.8 + 0.4 * random.uniform())
      : value,
  );
}

function summary(scores: readonly number[], threshold: number): readonly string[] {
  const above = scores.filter((score) => score > threshold).length;
  const { value, low, high } = wilson(above, scores.length);
  const mean = scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);
  return [
    String(scores.filter((score) => score > 0).length),
    `${value.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`,
    mean.toFixed(3),
  ];
}
