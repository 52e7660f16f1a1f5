import { pairedTail } from '../../../src/decide/baseline/mcnemar.ts';
import { Random } from '../../../packages/engine/src/random.ts';
import { shareIn, type Strata, strataOf } from '../../../packages/engine/src/strata.ts';
import { wilson } from '../../../packages/engine/src/statistics/distributions.ts';
import type { Bench } from '../bench.ts';
import { table } from '../../../packages/common/bench/table.ts';

/** The inputs of each class: as evasion and extraction draw them. */
const SIZES = [
  [50, 50],
  [92, 8],
  [50, 40, 10],
  [20, 20, 20, 20, 20],
  [500, 500],
  [980, 20],
  [300, 150, 40, 12],
] as const;
/** The true rates of the classes, in turn. */
const RATES = [
  [0.5, 0.5, 0.5, 0.5, 0.5],
  [0.2, 0.9, 0.5, 0.3, 0.7],
  [0.9, 0.2, 0.6, 0.8, 0.4],
  [0.97, 0.8, 0.95, 0.9, 0.99],
  [0.02, 0.1, 0.05, 0.01, 0.2],
] as const;
/** The shares of inputs that change between two runs, in turn. */
const CHANGES = [
  [0.1, 0.1, 0.1, 0.1, 0.1],
  [0.3, 0.05, 0.2, 0.1, 0.4],
  [0.05, 0.5, 0.1, 0.3, 0.02],
] as const;
const LEVELS = [0.05, 0.02, 0.005] as const;
/** Without and with `--full`. */
const DRAWS = [2_000, 10_000] as const;

/** How often the interval of a score by class holds the truth, and how often the paired test of equal models is red. */
export function strataSection(bench: Bench): Promise<void> {
  const draws = DRAWS[bench.full ? 1 : 0];
  const random = new Random(1);
  bench.print(`## Scores by class: ${String(draws)} draws each\n`);
  bench.print('### Coverage of the 95 % interval, the lowest and the highest over five sets of rates\n');
  const covered = SIZES.map((sizes) => {
    const each = RATES.map((rates) => coverage(random, sizes, rates, draws));
    return [sizes.join(' + '), span(each.map(({ joined }) => joined)), span(each.map(({ kish }) => kish))];
  });
  bench.print(`${table(['inputs', 'MOVER', "Wilson at Kish's size"], covered)}\n`);
  bench.print(
    '### Share of red pairs if each change is a fair coin, the highest over three sets of changes\n',
  );
  const reds = SIZES.map((sizes) => {
    const each = CHANGES.map((changes) => redShares(random, sizes, changes, draws));
    return [
      sizes.join(' + '),
      ...LEVELS.map((_level, at) => Math.max(...each.map((some) => some[at] ?? 0)).toFixed(4)),
    ];
  });
  bench.print(`${table(['inputs', ...LEVELS.map((level) => `level ${String(level)}`)], reds)}\n`);
  return Promise.resolve();
}

function span(shares: readonly number[]): string {
  return `${Math.min(...shares).toFixed(3)} to ${Math.max(...shares).toFixed(3)}`;
}

function coverage(
  random: Random,
  sizes: readonly number[],
  rates: readonly number[],
  draws: number,
): { readonly joined: number; readonly kish: number } {
  const classes = sizes.flatMap((size, name) => Array.from({ length: size }, () => name));
  const strata = strataOf(classes, sizes.length, true);
  const truth = meanOver(strata, (input) => rates[classes[input] ?? 0] ?? 0);
  const size = sizes.length ** 2 / sizes.reduce((sum, one) => sum + 1 / one, 0);
  let [joined, kish] = [0, 0];
  for (let draw = 0; draw < draws; draw += 1) {
    const fell = classes.map((name) => random.uniform() < (rates[name] ?? 0));
    const found = shareIn(strata, (input) => fell[input] === true);
    const other = wilson(found.value * size, size);
    if (found.low <= truth && truth <= found.high) joined += 1;
    if (other.low <= truth && truth <= other.high) kish += 1;
  }
  return { joined: joined / draws, kish: kish / draws };
}

function meanOver({ strata }: Strata, rate: (input: number) => number): number {
  return (
    strata.reduce(
      (sum, { inputs }) => sum + inputs.reduce((total, input) => total + rate(input), 0) / inputs.length,
      0,
    ) / strata.length
  );
}

function redShares(
  random: Random,
  sizes: readonly number[],
  changes: readonly number[],
  draws: number,
): readonly number[] {
  const red = LEVELS.map(() => 0);
  for (let draw = 0; draw < draws; draw += 1) {
    const strata = sizes.map((size, name) => {
      const changed = Array.from({ length: size }, () => random.uniform()).filter(
        (one) => one < (changes[name] ?? 0),
      );
      const worse = changed.filter(() => random.uniform() < 0.5).length;
      return { worse, better: changed.length - worse, weight: 1 / size };
    });
    const p = pairedTail(strata);
    for (const [at, level] of LEVELS.entries()) if (p <= level) red[at] = (red[at] ?? 0) + 1;
  }
  return red.map((count) => count / draws);
}
