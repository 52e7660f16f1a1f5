import { median } from '../../../service/engine/vectors.ts';
import { table } from '../table.ts';
import { nearestByLabels, squareAlone, wholeEvasion } from './our-attacks.ts';
import { type EngineBench, PICTURES, runReference, SAMPLES, TABLES } from './reference.ts';
import { type VictimFiles, victimIn } from './victims.ts';

/** Evasion beside ART and Foolbox: the same victims, inputs and queries. */
export async function attackRows(engine: EngineBench): Promise<void> {
  const { bench, folder } = engine;
  const nearest: string[][] = [];
  const squares: string[][] = [];
  for (const files of PICTURES.map((name) => victimIn(folder, name))) {
    nearest.push(...(await nearestRows(engine, files)));
    squares.push(...(await squareRows(engine, files)));
  }
  bench.print('### HopSkipJump with transfer, by labels, beside others with a last boundary search\n');
  const header = ['victim, norm', 'queries', 'median', 's', 's, wasm'];
  const theirs = ["ART's queries", 'median', 's', "Foolbox's queries", 'median', 'ours / best of others'];
  bench.print(`${table([...header, ...theirs], nearest)}\n`);
  bench.print('### Square Attack alone, by scores, beside ART\n');
  bench.print(`${table(['victim, eps', 'success', 'queries', 'ART: success', 'queries'], squares)}\n`);
  bench.print('### Scores with the defaults\n');
  const rows: string[][] = [];
  for (const name of [...PICTURES, ...TABLES]) rows.push(await scoreRow(engine, victimIn(folder, name)));
  bench.print(`${table(['victim', 'accuracy', 'eps', 'evasion', '95 %', 'queries', 's'], rows)}\n`);
}

async function nearestRows(engine: EngineBench, files: VictimFiles): Promise<string[][]> {
  const { native, wasm } = engine.runtimes;
  const tasks = [
    ['L2', 'hsj-l2:10', 'foolbox-l2:7', 1162],
    ['L2', 'hsj-l2:40', 'foolbox-l2:20', 4632],
    ['Linf', 'hsj-linf:10', undefined, 1180],
  ] as const;
  const wanted = tasks.flatMap(([, art, foolbox]) => (foolbox === undefined ? [art] : [art, foolbox]));
  const theirs = runReference(engine, files, wanted);
  const rows: string[][] = [];
  for (const [norm, art, foolbox, queries] of tasks) {
    const ours = await nearestByLabels(native, files, norm, queries, SAMPLES);
    const inWasm = await nearestByLabels(wasm, files, norm, queries, SAMPLES);
    const other = foolbox === undefined ? undefined : theirs[foolbox];
    const medians = [theirs[art], other].map((one) => median(one?.searched ?? []));
    const best = Math.min(...medians.filter((one) => !Number.isNaN(one)));
    rows.push([
      `${files.name}, ${norm}`,
      ours.queries.toFixed(0),
      ours.median.toFixed(4),
      ours.seconds.toFixed(1),
      inWasm.seconds.toFixed(1),
      (theirs[art]?.queries ?? 0).toFixed(0),
      (medians[0] ?? Number.NaN).toFixed(4),
      (theirs[art]?.seconds ?? 0).toFixed(1),
      other === undefined ? '-' : other.queries.toFixed(0),
      other === undefined ? '-' : (medians[1] ?? Number.NaN).toFixed(4),
      (ours.median / best).toFixed(3),
    ]);
  }
  return rows;
}

async function squareRows(engine: EngineBench, files: VictimFiles): Promise<string[][]> {
  const epsilons = [0.1, 0.2] as const;
  const taskOf = (eps: number): string => `square:${String(eps)}:1000`;
  const theirs = runReference(engine, files, epsilons.map(taskOf));
  const rows: string[][] = [];
  for (const eps of epsilons) {
    const ours = await squareAlone(engine.runtimes.native, files, eps, 900, SAMPLES);
    const art = theirs[taskOf(eps)];
    rows.push([
      `${files.name}, ${String(eps)}`,
      ours.success.toFixed(2),
      ours.queries.toFixed(0),
      (art?.success ?? 0).toFixed(2),
      (art?.queries ?? 0).toFixed(0),
    ]);
  }
  return rows;
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
    seconds.toFixed(1),
  ];
}
