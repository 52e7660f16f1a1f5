import { join } from 'node:path';
import type { Runtime } from '../../../service/engine/runtime/runtime.ts';
import { median } from '../../../service/engine/vectors.ts';
import { projectPath } from '../../project.ts';
import type { Bench } from '../bench.ts';
import { table } from '../table.ts';
import { fidelities, nearestByLabels, squareAlone, wholeEvasion } from './our-attacks.ts';
import { runPython } from './python.ts';
import { trainingSpeed } from './training-speed.ts';
import { type VictimFiles, victimIn } from './victims.ts';

const SAMPLES = 100;
const PICTURES = ['digits_plain', 'digits_robust', 'digits_dense', 'shapes_plain', 'shapes_robust'] as const;
const TABLES = ['wine', 'cancer', 'made'].flatMap((name) =>
  ['forest', 'dense', 'linear'].map((kind) => `${name}_${kind}`),
);
const SEEDS = 5;

/** What ART's program prints for each task. */
interface Reference {
  readonly queries: number;
  readonly seconds: number;
  readonly searched?: readonly number[];
  readonly success?: number;
  readonly fidelity?: readonly number[];
}

/** The victims, the reference's Python, and the runtime of ours. */
export interface EngineBench {
  readonly bench: Bench;
  readonly folder: string;
  readonly python: string;
  readonly runtime: Runtime;
}

/** Evasion and extraction beside ART: the same victims, inputs and queries. */
export async function attackRows(engine: EngineBench): Promise<void> {
  const { bench, folder, runtime } = engine;
  const art = (files: VictimFiles, tasks: readonly string[]): Readonly<Record<string, Reference>> =>
    reference(engine, files, tasks);
  bench.print('### HopSkipJump with transfer, by labels, beside ART with a last boundary search\n');
  const nearest: string[][] = [];
  const squares: string[][] = [];
  for (const files of PICTURES.map((name) => victimIn(folder, name))) {
    nearest.push(...(await nearestRows(runtime, files, art)));
    squares.push(...(await squareRows(runtime, files, art)));
  }
  bench.print(
    `${table(['victim, norm', 'queries', 'median', 's', "ART's queries", 'median', 's', 'ratio of medians'], nearest)}\n`,
  );
  bench.print('### Square Attack alone, by scores, beside ART\n');
  bench.print(`${table(['victim, eps', 'success', 'queries', 'ART: success', 'queries'], squares)}\n`);
  await extractionTable(engine, art);
  bench.print('### Scores with the defaults\n');
  const rows: string[][] = [];
  for (const name of [...PICTURES, ...TABLES]) rows.push(await scoreRow(runtime, victimIn(folder, name)));
  bench.print(`${table(['victim', 'accuracy', 'eps', 'evasion', '95 %', 'queries', 's'], rows)}\n`);
  bench.print('### Training a copy: the ONNX loop beside a plain loop\n');
  bench.print(
    `${table(['steps of 5 perceptrons 64-128-10, batch 16', 's'], await trainingSpeed(runtime))}\n`,
  );
}

function reference(
  { python }: EngineBench,
  files: VictimFiles,
  tasks: readonly string[],
): Readonly<Record<string, Reference>> {
  const program = projectPath('tools/bench/engine/references/art_attacks.py');
  const printed: unknown = JSON.parse(
    runPython(python, program, [files.model, files.inputs, files.labels, String(SAMPLES), ...tasks]),
  );
  if (!isReferences(printed)) throw new TypeError('art_attacks.py printed something else than results.');
  return printed;
}

function isReferences(printed: unknown): printed is Readonly<Record<string, Reference>> {
  return (
    typeof printed === 'object' &&
    printed !== null &&
    Object.values(printed).every(
      (one: unknown) => typeof one === 'object' && one !== null && 'queries' in one,
    )
  );
}

type Art = (files: VictimFiles, tasks: readonly string[]) => Readonly<Record<string, Reference>>;

async function nearestRows(runtime: Runtime, files: VictimFiles, art: Art): Promise<string[][]> {
  const rows: string[][] = [];
  for (const [norm, task, queries] of [
    ['L2', 'hsj-l2:10', 1162],
    ['L2', 'hsj-l2:40', 4632],
    ['Linf', 'hsj-linf:10', 1180],
  ] as const) {
    const ours = await nearestByLabels(runtime, files, norm, queries, SAMPLES);
    const theirs = art(files, [task])[task];
    const middle = median(theirs?.searched ?? []);
    rows.push([
      `${files.name}, ${norm}`,
      ours.queries.toFixed(0),
      ours.median.toFixed(4),
      ours.seconds.toFixed(1),
      (theirs?.queries ?? 0).toFixed(0),
      middle.toFixed(4),
      (theirs?.seconds ?? 0).toFixed(1),
      (ours.median / middle).toFixed(3),
    ]);
  }
  return rows;
}

async function squareRows(runtime: Runtime, files: VictimFiles, art: Art): Promise<string[][]> {
  const rows: string[][] = [];
  for (const eps of [0.1, 0.2]) {
    const ours = await squareAlone(runtime, files, eps, 900, SAMPLES);
    const task = `square:${String(eps)}:1000`;
    const theirs = art(files, [task])[task];
    rows.push([
      `${files.name}, ${String(eps)}`,
      ours.success.toFixed(2),
      ours.queries.toFixed(0),
      (theirs?.success ?? 0).toFixed(2),
      (theirs?.queries ?? 0).toFixed(0),
    ]);
  }
  return rows;
}

async function extractionTable({ bench, folder, runtime }: EngineBench, art: Art): Promise<void> {
  bench.print(`### Fidelity of copies, mean of ${String(SEEDS)} seeds, beside ART\n`);
  const rows: string[][] = [];
  for (const name of ['digits_plain', 'digits_robust', 'digits_dense']) {
    const files = victimIn(folder, name);
    const ours = await fidelities(runtime, files, 398, SEEDS);
    for (const queries of [50, 200, 398]) {
      const tasks = ['knockoff', 'copycat'].map((kind) => `${kind}:${String(queries)}:${String(SEEDS)}`);
      const theirs = art(files, tasks);
      const means = tasks.map((task) =>
        (theirs[task]?.fidelity ?? []).reduce((sum, one) => sum + one / SEEDS, 0),
      );
      rows.push([
        `${name}, ${String(queries)}`,
        (ours.get(queries) ?? 0).toFixed(4),
        ...means.map((one) => one.toFixed(4)),
      ]);
    }
  }
  for (const name of TABLES) {
    const ours = await fidelities(runtime, victimIn(folder, name), 1_000, 1);
    rows.push([`${name}, 1000`, (ours.get(1_000) ?? 0).toFixed(4), '-', '-']);
  }
  bench.print(`${table(['victim, queries', 'ours', 'Knockoff', 'Copycat'], rows)}\n`);
}

async function scoreRow(runtime: Runtime, files: VictimFiles): Promise<string[]> {
  const { score, accuracy, figures, queries, seconds } = await wholeEvasion(runtime, files);
  return [
    files.name,
    (accuracy ?? 0).toFixed(3),
    Number(figures['eps']).toFixed(3),
    score.value.toFixed(2),
    `${score.low.toFixed(2)} to ${score.high.toFixed(2)}`,
    String(queries),
    seconds.toFixed(1),
  ];
}

/** Makes the victims of a seed, once. */
export function makeVictims(python: string, folder: string, seed: number): string {
  const made = join(folder, `victims-${String(seed)}`);
  runPython(python, projectPath('tools/engine-victims/make_victims.py'), [made, String(seed)]);
  return made;
}
