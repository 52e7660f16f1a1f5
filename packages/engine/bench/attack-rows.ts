import { upperMedian } from '../src/vectors.ts';
import { tableHead, tableRow } from '../../common/bench/table.ts';
import { nearestByLabels, squareAlone, wholeEvasion } from './our-attacks.ts';
import { type EngineBench, PICTURES, runReference, SAMPLES, TABLES } from './reference.ts';
import { type VictimFiles, victimIn } from './victims.ts';

/** Without `--deep`. */
const [FEW_PICTURES, FEW_TABLES] = [
  ['digits_plain', 'digits_robust'],
  ['wine_forest', 'cancer_dense', 'made_linear'],
];
/** How much nearer than ART ours should come. */
const NEARER = 0.95;
/** How many of ART's queries Square Attack may take. */
const THIRD = 1 / 3;

/** Evasion beside ART: the same victims, inputs and queries. */
export async function attackRows(engine: EngineBench): Promise<void> {
  const { bench, folder } = engine;
  const [pictures, tables] = bench.deep ? [PICTURES, TABLES] : [FEW_PICTURES, FEW_TABLES];
  bench.print('### HopSkipJump with transfer, by labels, beside ART with a last boundary search\n');
  const header = ['victim', 'queries', 'median', 's', 's, wasm'];
  const theirs = ["ART's queries", 'median', 's', 'ours / ART'];
  bench.print(tableHead([...header, ...theirs, 'goal: at most .95']));
  for (const name of pictures) await nearestRows(engine, victimIn(folder, name));
  bench.print('\n### Square Attack alone, by scores, beside ART\n');
  const titles = [
    'victim, eps',
    'success',
    'queries',
    'ART: success',
    'queries',
    'goal: above, with a third',
  ];
  bench.print(tableHead(titles));
  for (const name of pictures) await squareRows(engine, victimIn(folder, name));
  bench.print('\n### Scores with the defaults\n');
  bench.print(tableHead(['victim', 'accuracy', 'eps', 'evasion', '95 %', 'queries', 'gradients', 's']));
  for (const name of [...pictures, ...tables]) {
    bench.print(tableRow(await scoreRow(engine, victimIn(folder, name))));
  }
  bench.print('');
}

/** Iterations of ART, and our queries. */
const NEAREST = [
  ['hsj:10', 1_180],
  ['hsj:40', 4_632],
] as const;
/** Both runtimes give the same scores: at this number of queries WebAssembly's time is told too. */
const IN_WASM = 1_180;

async function nearestRows(engine: EngineBench, files: VictimFiles): Promise<void> {
  const { native, wasm } = engine.runtimes;
  const theirs = runReference(
    engine,
    files,
    NEAREST.map(([task]) => task),
  );
  for (const [task, queries] of NEAREST) {
    const ours = await nearestByLabels(native, files, queries, SAMPLES);
    const inWasm = queries === IN_WASM && (await nearestByLabels(wasm, files, queries, SAMPLES));
    const art = theirs[task];
    const best = upperMedian(art?.searched ?? []);
    const cells = [
      files.name,
      ours.queries.toFixed(0),
      ours.median.toFixed(4),
      ours.seconds.toFixed(1),
      inWasm === false ? '-' : inWasm.seconds.toFixed(1),
      figure(art?.queries, 0),
      figure(best, 4),
      figure(art?.seconds, 1),
      (ours.median / best).toFixed(3),
      ours.median <= NEARER * best ? 'met' : 'missed',
    ];
    engine.bench.print(tableRow(cells));
  }
}

function figure(value: number | undefined, digits: number): string {
  return value === undefined || Number.isNaN(value) ? '-' : value.toFixed(digits);
}

async function squareRows(engine: EngineBench, files: VictimFiles): Promise<void> {
  const epsilons = [0.1, 0.2] as const;
  const taskOf = (eps: number): string => `square:${String(eps)}:1000`;
  const theirs = runReference(engine, files, epsilons.map(taskOf));
  for (const eps of epsilons) {
    const ours = await squareAlone(engine.runtimes.native, files, eps, 900, SAMPLES);
    const art = theirs[taskOf(eps)];
    const [success, asked] = [art?.success ?? 0, art?.queries ?? 0];
    const isBetter = ours.success > success && ours.queries <= THIRD * asked;
    const cells = [
      `${files.name}, ${String(eps)}`,
      ours.success.toFixed(2),
      ours.queries.toFixed(0),
      success.toFixed(2),
      asked.toFixed(0),
      isBetter ? 'met' : 'missed',
    ];
    engine.bench.print(tableRow(cells));
  }
}

async function scoreRow({ runtimes }: EngineBench, files: VictimFiles): Promise<string[]> {
  const { score, accuracy, figures, queries, seconds } = await wholeEvasion(runtimes.native, files);
  return [
    files.name,
    (accuracy ?? 0).toFixed(3),
    Number(figures['eps']).toFixed(3),
    score.value.toFixed(2),
    `${score.low.toFixed(2)} to ${score.high.toFixed(2)}`,
    String(queries),
    String(figures['gradients'] ?? 0),
    seconds.toFixed(1),
  ];
}
