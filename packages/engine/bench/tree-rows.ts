import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ColumnLimits, RowProof } from '../src/exactness.ts';
import type { Runtime } from '../src/runtime/runtime.ts';
import { spreadOf } from '../../common/bench/statistics.ts';
import { table } from '../../common/bench/table.ts';
import { field, list, numbers, reference } from './data-python.ts';
import { openModel } from './open-model.ts';

const PROGRAM = 'references/trees.py';
/** The time of either side for one row. */
const ROW_MS = 1_000;
/** A sum this near to 0 is a tie: Veritas adds up real numbers, the libraries round each sum. */
const TIE = 1e-5;

interface TreeBench {
  readonly full: boolean;
  readonly runtime: Runtime;
  /** For the models. */
  readonly folder: string;
  readonly print: (text: string) => void;
}

/** One row at one eps, decided by both sides. */
interface Decided {
  readonly name: string;
  readonly library: string;
  readonly trees: number;
  readonly eps: number;
  readonly row: number;
  readonly ours: Answer;
  readonly theirs: Answer;
  readonly turned: readonly number[] | undefined;
  /** Veritas's greatest sum for the other class, if it found one. */
  readonly margin: number;
}

interface Answer {
  readonly verdict: string;
  /** The processor's time for the row, and for the same row once more, when everything is warm. */
  readonly ms: number;
  readonly againMs: number;
}

/** Compares predictions with those of the libraries, and what is proved of rows with Veritas: the verdicts and the time. */
export async function treeRows(python: string, { full, runtime, folder, print }: TreeBench): Promise<void> {
  const made = reference(python, PROGRAM, ['make', folder, full ? 'full' : 'small']);
  const predictions = list(field(made, 'predictions'));
  print(`### Predictions\n\n${await predictionTable(folder, predictions, runtime)}\n`);
  const decided: Decided[] = [];
  // The two sides take turns, model by model, so that what else runs hits both.
  for (const problem of list(field(made, 'problems'))) {
    decided.push(...(await decideBoth(python, folder, problem, runtime)));
  }
  const timed: Decided[] = [];
  for (const problem of list(field(made, 'problems'))) {
    timed.push(...(await decideAgain(folder, problem, decided, runtime)));
  }
  const confirmed = confirm(python, folder, decided);
  print(`### Verdicts beside Veritas\n\n${agreementTable(decided, confirmed)}\n`);
  print(`### Milliseconds of the processor for a row beside Veritas\n\n${timeTable(timed)}\n`);
}

async function predictionTable(folder: string, cases: readonly unknown[], runtime: Runtime): Promise<string> {
  const rows: string[][] = [];
  for (const one of cases) {
    const isClassifier = field(one, 'isClassifier') === true;
    const task = isClassifier ? 'tabular-classification' : 'time-series-forecasting';
    const victim = await openModel(folder, String(field(one, 'file')), runtime, task);
    const given = list(field(one, 'rows')).map((row) => Float64Array.from(numbersOrMissing(row)));
    const joined = Float64Array.from(given.flatMap((row) => [...row]));
    victim.knowRows?.(joined);
    const answers = await victim.look(Float32Array.from(joined), given.length);
    const wanted = list(field(one, 'predicted')).flatMap(numbers);
    if (wanted.length !== answers.length) throw new Error(`${String(field(one, 'file'))}: sizes differ.`);
    const gaps = wanted.map(
      (value, at) => Math.abs(value - (answers[at] ?? NaN)) / Math.max(1, Math.abs(value)),
    );
    const shown = [String(field(one, 'source')), String(field(one, 'kind'))];
    rows.push([shown.join(': '), String(given.length), Math.max(...gaps).toExponential(1)]);
  }
  return table(['library, file: model', 'rows', 'greatest relative difference'], rows);
}

function numbersOrMissing(row: unknown): number[] {
  return list(row).map((value) => (value === null ? NaN : Number(value)));
}

async function decideBoth(
  python: string,
  folder: string,
  problem: unknown,
  runtime: Runtime,
): Promise<readonly Decided[]> {
  const name = String(field(problem, 'name'));
  const theirs = list(reference(python, PROGRAM, ['veritas', folder, name]));
  const prove = await proverOf(folder, problem, runtime);
  return theirs.map((one): Decided => {
    const [eps, row] = [Number(field(one, 'eps')), Number(field(one, 'row'))];
    const { proof, ms } = prove(row, eps);
    return {
      ...{
        name,
        library: String(field(problem, 'library')),
        trees: Number(field(problem, 'trees')),
        eps,
        row,
      },
      ours: { verdict: proof.verdict, ms, againMs: Number.NaN },
      theirs: {
        verdict: String(field(one, 'verdict')),
        ms: 1000 * Number(field(one, 'seconds')),
        againMs: 1000 * Number(field(one, 'again')),
      },
      turned: proof.verdict === 'turned' ? [...proof.row] : undefined,
      margin: Number(field(one, 'margin') ?? NaN),
    };
  });
}

/** Our side once more, when the code of the search is compiled. */
async function decideAgain(
  folder: string,
  problem: unknown,
  decided: readonly Decided[],
  runtime: Runtime,
): Promise<readonly Decided[]> {
  const prove = await proverOf(folder, problem, runtime);
  return decided
    .filter(({ name }) => name === field(problem, 'name'))
    .map((one) => ({ ...one, ours: { ...one.ours, againMs: prove(one.row, one.eps).ms } }));
}

type Prover = (row: number, eps: number) => { readonly proof: RowProof; readonly ms: number };

/** Decides rows of a problem. Times are those of the processor, so that other programs do not count. */
async function proverOf(folder: string, problem: unknown, runtime: Runtime): Promise<Prover> {
  const exact = (await openModel(folder, String(field(problem, 'file')), runtime)).exact?.();
  if (exact === undefined || 'why' in exact) {
    throw new Error(`${String(field(problem, 'name'))}: ${exact?.why ?? 'no proof'}.`);
  }
  const rows = list(field(problem, 'rows')).map(numbers);
  return (row, eps) => {
    const [started, used] = [performance.now(), process.cpuUsage()];
    const isOver = (): boolean => performance.now() > started + ROW_MS;
    const proof = exact.prove(Float64Array.from(rows[row] ?? []), limitsOf(problem, eps), isOver);
    const { user, system } = process.cpuUsage(used);
    return { proof, ms: (user + system) / 1000 };
  };
}

function limitsOf(problem: unknown, eps: number): ColumnLimits {
  const [low, high] = [numbers(field(problem, 'low')), numbers(field(problem, 'high'))];
  return {
    radius: Float64Array.from(low, (from, column) => eps * ((high[column] ?? from) - from)),
    low: Float64Array.from(low),
    high: Float64Array.from(high),
    whole: new Set(),
  };
}

/** What the library itself says of the rows that we turned. */
interface Confirmed {
  readonly isConfirmed: boolean;
  readonly margin: number;
}

function confirm(
  python: string,
  folder: string,
  decided: readonly Decided[],
): ReadonlyMap<Decided, Confirmed> {
  const turned = decided.filter((one) => one.turned !== undefined);
  writeFileSync(join(folder, 'turned.json'), JSON.stringify(turned));
  const answers = list(reference(python, PROGRAM, ['confirm', folder]));
  return new Map(
    turned.map((one, at) => [
      one,
      {
        isConfirmed: field(answers[at], 'isConfirmed') === true,
        margin: Number(field(answers[at], 'margin')),
      },
    ]),
  );
}

function agreementTable(decided: readonly Decided[], confirmed: ReadonlyMap<Decided, Confirmed>): string {
  const isKnown = ({ verdict }: Answer): boolean => verdict !== 'undecided';
  const rows = groupsOf(decided, ({ library, eps }) => `${library}, ${String(eps)}`).map(([title, group]) => {
    const count = (test: (one: Decided) => boolean): string => String(group.filter(test).length);
    const differs = (one: Decided): boolean =>
      isKnown(one.ours) && isKnown(one.theirs) && one.ours.verdict !== one.theirs.verdict;
    const isTie = (one: Decided): boolean => {
      const own = confirmed.get(one);
      return Math.abs(own === undefined ? one.margin : own.margin) < TIE;
    };
    const turned = group.flatMap((one) => confirmed.get(one) ?? []);
    const agreed = turned.filter(({ isConfirmed }) => isConfirmed).length;
    return [
      title,
      String(group.length),
      count((one) => isKnown(one.ours) && one.ours.verdict === one.theirs.verdict),
      count((one) => differs(one) && !isTie(one)),
      count((one) => differs(one) && isTie(one)),
      count((one) => isKnown(one.ours) && !isKnown(one.theirs)),
      count((one) => !isKnown(one.ours) && isKnown(one.theirs)),
      count((one) => !isKnown(one.ours) && !isKnown(one.theirs)),
      `${String(agreed)} of ${String(turned.length)}`,
    ];
  });
  const head = ['same', 'contradictions', 'ties', 'only ours decided', 'only Veritas', 'neither'];
  return table(['library, eps', 'rows', ...head, 'turned rows that the library confirms'], rows);
}

function timeTable(decided: readonly Decided[]): string {
  const rows = groupsOf(
    decided,
    ({ library, trees, eps }) => `${library}, ${String(trees)}, ${String(eps)}`,
  ).map(([title, group]) => {
    const sides = [group.map(({ ours }) => ours), group.map(({ theirs }) => theirs)];
    return [
      title,
      String(group.length),
      ...sides.flatMap((side) => [
        spreadOf(side.map(({ ms }) => ms)).median.toFixed(2),
        meanOf(side.map(({ ms }) => ms)).toFixed(2),
        Math.max(...side.map(({ ms }) => ms)).toFixed(0),
        String(side.filter(({ verdict }) => verdict === 'undecided').length),
        meanOf(side.map(({ againMs }) => againMs)).toFixed(2),
      ]),
    ];
  });
  const columns = ['median', 'mean', 'slowest', 'undecided', 'mean again'];
  return table(
    ['library, trees, eps', 'rows', ...columns, ...columns.map((title) => `Veritas: ${title}`)],
    rows,
  );
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function groupsOf(
  decided: readonly Decided[],
  titleOf: (one: Decided) => string,
): readonly (readonly [string, readonly Decided[]])[] {
  return [...Map.groupBy(decided, titleOf)].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
}
