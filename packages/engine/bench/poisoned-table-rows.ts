import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkForPoisoning } from '../src/attacks/poisoning/poisoning.ts';
import { readNpy } from '../src/dataset/npy.ts';
import type { Runtime } from '../src/runtime/runtime.ts';
import { wilson } from '../src/statistics/distributions.ts';
import type { Inputs, Victim } from '../src/types.ts';
import { table } from '../../common/bench/table.ts';
import { field, list, numbers } from './data-python.ts';
import { listedRows } from './listed-rows.ts';
import { openModel } from './open-model.ts';
import { makeVictims } from './python.ts';
import { endless } from './victims.ts';

const QUERIES = 150_000;
/** From this success on a trigger works, if the class is answered less often without it; above the threshold it is found. */
const [WORKS, WITHOUT, THRESHOLD] = [0.8, 0.5, 0.15];

/** A victim of packages/engine/bench/victims/poisoned_tables.py, and what came of it. */
interface Checked {
  readonly name: string;
  /** What was planted, or `clean`. */
  readonly kind: string;
  readonly model: string;
  readonly rate: string;
  readonly works: boolean;
  readonly score: number;
  /** True if values of columns flip inputs, but prove nothing, since the trusted data is of another kind. */
  readonly isOpen: boolean;
  readonly listed: number;
  readonly right: number;
}

/** Measures how often triggers of tables are found, and how often clean tables raise an alarm. */
export async function poisonedTableRows(
  python: string,
  runtime: Runtime,
  args: readonly string[],
): Promise<string> {
  const folder = makeVictims(python, 'poisoned_tables.py', args);
  const all: Checked[] = [];
  for (const name of readdirSync(folder).toSorted()) all.push(await checkVictim(runtime, folder, name));
  const working = all.filter(({ works }) => works);
  const rates = [...new Set(working.map(({ rate }) => rate))].toSorted();
  const sound = all.filter(({ rate }) => rate === '0');
  return [
    table(
      ['planted', 'victims', 'found', '95 %', 'rows listed', 'of them planted'],
      [
        ...groups(working, ({ kind }) => kind),
        ...rates.map((rate) =>
          foundRow(
            `${rate} % of the rows`,
            working.filter((one) => one.rate === rate),
          ),
        ),
        ...groups(working, ({ model }) => model),
        foundRow('all', working),
      ],
    ),
    table(
      ['clean', 'victims', 'alarms', '95 %', 'no verdict on backdoors'],
      [...new Set(sound.map(({ kind }) => kind))].map((kind) => {
        const some = sound.filter((one) => one.kind === kind);
        const open = some.filter(({ isOpen }) => isOpen).length;
        return [...foundRow(kind, some).slice(0, 4), String(open)];
      }),
    ),
  ].join('\n\n');
}

function groups(all: readonly Checked[], nameOf: (one: Checked) => string): string[][] {
  return [...new Set(all.map(nameOf))].toSorted().map((name) =>
    foundRow(
      name,
      all.filter((one) => nameOf(one) === name),
    ),
  );
}

function foundRow(name: string, some: readonly Checked[]): string[] {
  const found = some.filter(({ score }) => score > THRESHOLD).length;
  const { low, high } = wilson(found, some.length);
  const sum = (count: (one: Checked) => number): number => some.reduce((total, one) => total + count(one), 0);
  const counts = [sum(({ listed }) => listed), sum(({ right }) => right)];
  return [
    ...[name, String(some.length), String(found), `${low.toFixed(2)} to ${high.toFixed(2)}`],
    ...counts.map(String),
  ];
}

async function checkVictim(runtime: Runtime, folder: string, name: string): Promise<Checked> {
  const file = (part: string): Buffer => readFileSync(join(folder, name, part));
  const info: unknown = JSON.parse(file('info.json').toString());
  const labels = (part: string): Int32Array => Int32Array.from(readNpy(file(part), part).values);
  const result = await checkForPoisoning(
    {
      victim: await openVictim(runtime, folder, name),
      ...{ data: inputsOf(file('x.npy'), info), labels: labels('y.npy') },
      ...{ universal: inputsOf(file('trusted_x.npy'), info), universalLabels: labels('trusted_y.npy') },
      ...{ runtime, picture: undefined },
    },
    endless(1, QUERIES),
  );
  const planted = new Set(labels('truth.npy'));
  const listed = listedRows(result, 'Rows with the trigger');
  const [success, before] = [Number(field(info, 'success')), Number(field(info, 'before'))];
  return {
    ...{ name, kind: String(field(info, 'kind')), model: String(field(info, 'model')) },
    rate: String(Math.round(100 * Number(field(info, 'rate')))),
    works: success >= WORKS && before < WITHOUT,
    score: result.score.value,
    isOpen: result.notTested?.includes('backdoors') === true,
    listed: listed.length,
    right: listed.filter((row) => planted.has(row)).length,
  };
}

/** Opens the model that a program of packages/engine/bench/victims left in a folder. */
export async function openVictim(
  runtime: Runtime,
  folder: string,
  victim: string,
  task: 'tabular-classification' | 'image-classification' = 'tabular-classification',
): Promise<Victim> {
  const name = ['model.onnx', 'model.txt', 'model.json'].find((one) => existsSync(join(folder, victim, one)));
  if (name === undefined) throw new Error(`${victim} has no model.`);
  return openModel(join(folder, victim), name, runtime, task);
}

/** Reads rows that such a program left: tables with their categories, or pictures. */
export function inputsOf(bytes: Buffer, info: unknown): Inputs {
  const { values, shape } = readNpy(bytes, 'rows');
  const [count = 0, ...sides] = shape;
  const size = sides.reduce((product, side) => product * side, 1);
  const own = Float32Array.from(values);
  const [low, high] = [new Float32Array(size).fill(Infinity), new Float32Array(size).fill(-Infinity)];
  own.forEach((value, index) => {
    if (Number.isNaN(value)) return;
    low[index % size] = Math.min(low[index % size] ?? 0, value);
    high[index % size] = Math.max(high[index % size] ?? 0, value);
  });
  const categories = numbers(field(info, 'categories')).map((column) => {
    const seen = new Set(own.filter((_value, index) => index % size === column));
    return [column, Float32Array.from(seen)] as const;
  });
  return {
    ...{ values: own, count, shape: sides },
    ...(sides.length > 1 ? { low: Float32Array.of(0), high: Float32Array.of(1) } : { low, high }),
    ...{ columns: list(field(info, 'columns')).map(String) },
    ...(categories.length === 0 ? {} : { categories: new Map(categories) }),
  };
}
