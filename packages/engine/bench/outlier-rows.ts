import { scoreOutliers } from '../src/attacks/outlier/score-outliers.ts';
import { Random } from '../src/random.ts';
import { auc } from '../src/statistics/auc.ts';
import type { Measuring } from '../../common/bench/measuring.ts';
import { table } from '../../common/bench/table.ts';
import { cleanTable } from './clean-rows.ts';
import { field, list, numbers, reference } from './data-python.ts';

const TOOLS = ['ECOD', 'isolation forest', 'Mahalanobis'];
/** The 97.5 % quantiles of Student's distribution, by degrees of freedom from 1 on. */
const STUDENT = [12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26];
const SEEDS = 10;
/** A mean that is less below the best of the three is no miss. */
const MISS = 0.01;

/** One set of one seed. */
interface Measured {
  readonly name: string;
  readonly theirs: readonly number[];
  readonly ours: number;
  /** The share of the usual rows that ours calls outliers. */
  readonly wrong: number;
}

/**
 * Compares the order of the outlier check with that of pyod's detectors. `chosen on` are the sets on which the method was
 * chosen; `first` and `held back` were looked at while it was found; `unseen` only when it was fixed.
 */
export function outlierTables(
  python: string,
  { full, deep, print }: Pick<Measuring, 'full' | 'deep' | 'print'>,
): void {
  const seeds = full || deep ? Array.from({ length: SEEDS }, (_unused, seed) => seed) : [0, 1];
  const groups = full ? ['unseen', 'first', ...(deep ? ['held back', 'chosen on'] : [])] : ['first'];
  const found = new Map<string, Measured[]>(groups.map((group) => [group, []]));
  for (const seed of seeds) {
    for (const set of list(reference(python, 'outlier_reference.py', [String(100 + seed), ...groups]))) {
      found.get(String(field(set, 'group')))?.push(measure(set));
    }
  }
  for (const [group, sets] of found) {
    print(`#### Sets: ${group}, ${String(seeds.length)} seeds\n\n${groupTable(sets, seeds.length)}\n`);
  }
  print(`### Outliers: what clean data scores\n\n${cleanTable(deep ? 10 : 3)}\n`);
}

function measure(set: unknown): Measured {
  const [name, columns] = [String(field(set, 'name')), Number(field(set, 'columns'))];
  const values = Float32Array.from(numbers(field(set, 'rows')));
  const outlier = numbers(field(set, 'outlier'));
  const matrix = { values, columns, rows: outlier.length };
  const { combined, found } = scoreOutliers(matrix, name.startsWith('digits'), new Random(1));
  const usual = outlier.filter((mark) => mark === 0).length;
  const wrong = found.filter((row) => outlier[row] === 0).length;
  const theirs = TOOLS.map((tool) => Number(field(field(set, 'auc'), tool)));
  return { name, theirs, ours: auc(combined, outlier), wrong: wrong / usual };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function groupTable(all: readonly Measured[], seeds: number): string {
  const names = [...new Set(all.map(({ name }) => name))];
  const sets = names.map((name) => summarize(all.filter((set) => set.name === name)));
  const bests = mean(sets.map(({ best }) => best));
  const rows = sets.map(({ theirs, ours, gain, spread, wrong }, index) => [
    names[index] ?? '',
    ...theirs.map((value) => value.toFixed(3)),
    ours.toFixed(3),
    `${gain.toFixed(3)} ± ${spread.toFixed(3)}`,
    wrong.toFixed(3),
  ]);
  const whole = TOOLS.map((_tool, index) => mean(all.map((set) => set.theirs[index] ?? 0)).toFixed(3));
  const ours = mean(all.map((set) => set.ours));
  const gain = `${(ours - bests).toFixed(3)} (best: ${bests.toFixed(3)})`;
  const head = [
    `AUC, mean of ${String(seeds)} seeds`,
    ...TOOLS,
    'ours',
    'ours - best of the three, 95 %',
    'usual rows listed',
  ];
  const misses = sets.filter(({ gain: one }) => one < -MISS).length;
  const certain = sets.filter(({ gain: one, spread }) => one + spread < 0).length;
  const counted = `${String(misses)} of ${String(sets.length)} sets are more than ${String(MISS)} below the best of the three; ${String(certain)} are below it with their whole interval.`;
  const last = ['mean', ...whole, ours.toFixed(3), gain, mean(all.map((set) => set.wrong)).toFixed(3)];
  return `${table(head, [...rows, last])}\n\n${counted}`;
}

interface Summary {
  readonly theirs: readonly number[];
  readonly best: number;
  readonly ours: number;
  /** The mean of the paired differences from the best of the three, and half of its 95 % interval. */
  readonly gain: number;
  readonly spread: number;
  readonly wrong: number;
}

/** @param sets one set, of several seeds */
function summarize(sets: readonly Measured[]): Summary {
  const theirs = TOOLS.map((_tool, index) => mean(sets.map((set) => set.theirs[index] ?? 0)));
  const best = theirs.indexOf(Math.max(...theirs));
  const gains = sets.map((set) => set.ours - (set.theirs[best] ?? 0));
  const gain = mean(gains);
  const variance = gains.reduce((sum, one) => sum + (one - gain) ** 2, 0) / Math.max(1, gains.length - 1);
  const spread = (STUDENT[gains.length - 2] ?? Infinity) * Math.sqrt(variance / gains.length);
  return {
    theirs,
    best: theirs[best] ?? 0,
    ours: mean(sets.map((set) => set.ours)),
    gain,
    spread,
    wrong: mean(sets.map((set) => set.wrong)),
  };
}
