import { pairedTail } from '../../src/decide/baseline/mcnemar.ts';
import type { Runtime } from '../../packages/engine/src/runtime/runtime.ts';
import type { Victim } from '../../packages/engine/src/types.ts';
import { table } from '../../packages/common/bench/table.ts';
import {
  type AttackedRow,
  evasionOutcomes,
  extractionOutcomes,
} from '../../packages/engine/bench/our-attacks.ts';
import {
  forestVictim,
  type PairedSet,
  type Recipe,
  trainVictim,
} from '../../packages/engine/bench/paired-victims.ts';

/** A kind of victim that is trained again and again. */
export interface Kind {
  readonly name: string;
  readonly set: PairedSet;
  /** Absent for forests. */
  readonly recipe?: Recipe;
  readonly eps: number;
}

/** What an attack of retrained pairs may spend. */
export interface PairedSizes {
  /** Models that differ only by their seed: the first half chooses the level, the other half is reported. */
  readonly models: number;
  /** Models with each real change. */
  readonly changed: number;
  readonly samples: number;
  readonly queries: number;
}

export type Attacked = 'evasion' | 'extraction';

/** Whether the attack on one model succeeded, for each row that it was tried on. */
type Attempt = ReadonlyMap<number, AttackedRow>;

/** The levels that are looked at, the highest first. */
const LEVELS = [0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0001, 0.00001];
/** Seeds of changed models are others than those of retrained ones. */
const CHANGED_SEED = 1000;
const LARGER_EPS = 1.25;

/** The same recipe with a real change. */
function changesOf(recipe: Recipe): readonly (readonly [name: string, recipe: Recipe])[] {
  return [
    ['less regularised', { ...recipe, decay: 0 }],
    ['smaller', { ...recipe, hidden: Math.ceil(recipe.hidden / 8) }],
    ['half the data', { ...recipe, share: recipe.share / 2 }],
  ];
}

/** How often retrained pairs, and pairs with a real change, are called worse at each level. */
export async function pairedRows(
  runtime: Runtime,
  attack: Attacked,
  kinds: readonly Kind[],
  sizes: PairedSizes,
  print: (text: string) => void,
): Promise<void> {
  for (const kind of kinds) {
    const attempts = (
      change: string,
      from: number,
      count: number,
      eps = kind.eps,
    ): Promise<readonly Attempt[]> =>
      attemptsOn(runtime, attack, { ...kind, eps }, change, { from, count, sizes });
    const retrained = await attempts('retrained', 0, sizes.models);
    const half = Math.floor(retrained.length / 2);
    const [chosen, reported] = [retrained.slice(0, half), retrained.slice(half)];
    const rows = [
      rowOf('retrained, to choose the level', pairsAmong(chosen)),
      rowOf('retrained, others', pairsAmong(reported)),
    ];
    for (const change of ['less regularised', 'smaller', 'half the data']) {
      const changed = await attempts(change, CHANGED_SEED, sizes.changed);
      rows.push(rowOf(change, pairsBetween(reported, changed)));
    }
    if (attack === 'evasion') {
      const farther = await attempts('retrained', 0, sizes.changed, LARGER_EPS * kind.eps);
      rows.push(rowOf(`eps ${String(LARGER_EPS)} times as large`, pairsBetween(reported, farther)));
    }
    print(`${kind.name}:\n`);
    print(
      `${table(['pairs', 'number', 'scores', 'in common', ...LEVELS.map((level) => `red at ${String(level)}`)], rows)}\n`,
    );
  }
}

interface Which {
  readonly from: number;
  readonly count: number;
  readonly sizes: PairedSizes;
}

async function attemptsOn(
  runtime: Runtime,
  attack: Attacked,
  kind: Kind,
  change: string,
  { from, count, sizes }: Which,
): Promise<readonly Attempt[]> {
  const attempts: Attempt[] = [];
  for (let seed = from; seed < from + count; seed += 1) {
    const { victim, close } = await openKind(runtime, kind, change, seed);
    attempts.push(await attackVictim(runtime, attack, kind, victim, sizes));
    await close();
  }
  return attempts;
}

interface Opened {
  readonly victim: Victim;
  readonly close: () => Promise<void>;
}

async function openKind(
  runtime: Runtime,
  { set, recipe }: Kind,
  change: string,
  seed: number,
): Promise<Opened> {
  if (recipe === undefined) {
    const forest = set.forests(change)[seed % CHANGED_SEED];
    if (forest === undefined) throw new Error(`There is no forest ${String(seed)}: ${change}.`);
    return { victim: forestVictim(set, forest), close: () => Promise.resolve() };
  }
  const changed = changesOf(recipe).find(([name]) => name === change)?.[1] ?? recipe;
  return trainVictim(runtime, set, changed, seed);
}

function attackVictim(
  runtime: Runtime,
  attack: Attacked,
  { set, eps }: Kind,
  victim: Victim,
  { samples, queries }: PairedSizes,
): Promise<Attempt> {
  const analysis = {
    ...{ victim, runtime, data: set.data, labels: set.labels, picture: set.picture },
    ...{
      classes: set.classes,
      classNames: undefined,
      settings: attack === 'evasion' ? { eps, samples } : {},
    },
  };
  return attack === 'evasion'
    ? evasionOutcomes(analysis, victim, set.labels, queries)
    : extractionOutcomes(analysis, victim, queries);
}

interface Pair {
  readonly before: Attempt;
  readonly now: Attempt;
}

function pairsAmong(attempts: readonly Attempt[]): readonly Pair[] {
  return pairsBetween(attempts, attempts).filter(({ before, now }) => before !== now);
}

function pairsBetween(before: readonly Attempt[], now: readonly Attempt[]): readonly Pair[] {
  return before.flatMap((one) => now.map((other) => ({ before: one, now: other })));
}

function rowOf(name: string, pairs: readonly Pair[]): readonly string[] {
  const tests = pairs.map(({ before, now }) => {
    const common = [...now].filter(([row]) => before.has(row));
    const strata = Map.groupBy(common, ([, { stratum }]) => stratum);
    const changes = [...strata.values()].map((rows) => ({
      worse: rows.filter(([row, { fell }]) => fell && before.get(row)?.fell === false).length,
      better: rows.filter(([row, { fell }]) => !fell && before.get(row)?.fell === true).length,
      weight: 1 / rows.length,
    }));
    return { common: common.length, p: pairedTail(changes) };
  });
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, one) => sum + one, 0) / values.length;
  const share = (attempt: Attempt): number => mean([...attempt.values()].map(({ fell }) => Number(fell)));
  const scores = [pairs.map(({ before }) => share(before)), pairs.map(({ now }) => share(now))];
  return [
    name,
    String(pairs.length),
    scores.map((some) => mean(some).toFixed(2)).join(' -> '),
    mean(tests.map(({ common }) => common)).toFixed(0),
    ...LEVELS.map((level) => mean(tests.map(({ p }) => (p <= level ? 1 : 0))).toFixed(3)),
  ];
}
