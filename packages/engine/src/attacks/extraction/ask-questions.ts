import type { AttackSpace } from '../evasion/attack-space.ts';
import type { Random } from '../../random.ts';
import type { Front } from '../../substitute/convolution-graphs.ts';
import type { Budget, Victim } from '../../types.ts';
import { argMax, rowOf, takeRows } from '../../vectors.ts';
import { type CopyPlan, deepGuesses } from './classifier-copy.ts';
import type { Answers, View } from './kernel-copy.ts';
import { makePictures, makeRows, SMALL_NOISE, type Source } from './made-rows.ts';
import { treeGuesses } from './train-copy.ts';

/** Questions that go to the victim before the time is looked at: so many, with at most so many numbers. */
const CHUNK = 1_024;
const CHUNK_NUMBERS = 2 ** 22;
/** Fewer questions only spread over the data: few answers do not show where the boundary lies. */
export const LEAST_AIMED = 500;
/** This share of the questions, or all of the data if it is less, only spreads; a copy aims the others, in rounds. */
const SPREAD_SHARE = 0.5;
const ROUNDS = 4;
/** A round has so many times as many inputs to choose from, and takes this share near the copy's boundary. */
const CANDIDATES = 6;
const NEAR_SHARE = 0.5;

/** How a copy sees inputs: their numbers, large pictures reduced, and what patches of pictures look like. */
export interface FeatureViews {
  readonly sizes: readonly number[];
  /** Set if the last view shows pictures for convolutions. */
  readonly front: Front | undefined;
  firstView(inputs: Float32Array): Float32Array;
  see(inputs: Float32Array): Promise<readonly Float32Array[]>;
  close(): Promise<void>;
}

interface Asker {
  readonly victim: Victim;
  readonly space: AttackSpace;
  readonly budget: Budget;
  /** Time left, in milliseconds, at which no more is asked. */
  readonly stopAtMs: number;
  readonly featureViews: FeatureViews;
}

export interface Asked {
  readonly values: Float32Array;
  readonly seen: readonly Float32Array[];
  readonly count: number;
}

export interface Questions {
  /** All inputs of the data, in the unit box; its rows make questions beyond the data. */
  readonly source: Source;
  /** Rows of the data, in the order in which they spread over it. */
  readonly rows: readonly number[];
  readonly total: number;
  readonly isPicture: boolean;
  readonly plan: Omit<CopyPlan, 'classes'>;
  readonly scoresOf: (values: Float32Array) => Pick<Answers, 'values' | 'classes'>;
}

/**
 * Asks about rows of the data, then about inputs made from them. From the middle on, a copy chooses half of the questions: those of
 * which it is least sure.
 */
export async function askInRounds(asker: Asker, questions: Questions, random: Random): Promise<Asked> {
  const { rows, total, isPicture } = questions;
  let { source } = questions;
  const { points, size } = source;
  const isAimed = total >= LEAST_AIMED;
  let left = [...rows];
  const spread = left.splice(0, isAimed ? Math.ceil(SPREAD_SHARE * total) : total);
  let asked = await askAll(asker, takeRows(points, spread, size), [0, total]);
  const most = isAimed ? Math.ceil((total - asked.count) / ROUNDS) : total;
  let isCut = asked.count < spread.length;
  while (asked.count < total && !isCut) {
    const some = Math.min(most, total - asked.count, left.length > 0 ? left.length : total);
    const offered = isAimed ? CANDIDATES * some : some;
    const inputs =
      left.length > 0
        ? takeRows(points, left.slice(0, offered), size)
        : asker.space.snap(
            isPicture
              ? makePictures(source, offered, random)
              : makeRows(source, offered, random, SMALL_NOISE),
          );
    const chosen = await chooseNear(asker, questions, asked, { inputs, some });
    const put = takeRows(inputs, chosen, size);
    // Made rows are made of those before them, too, which draws them to the boundary.
    if (left.length === 0 && !isPicture) source = grown(source, put);
    const taken = new Set(chosen);
    left = left.filter((_row, place) => !taken.has(place));
    const more = await askAll(asker, put, [asked.count, total]);
    isCut = more.count < some;
    asked = joined(asked, more);
  }
  return asked;
}

/** The places of `some` inputs: those near the boundary of a copy, and the first ones. */
async function chooseNear(
  { featureViews }: Asker,
  { source, isPicture, plan, scoresOf }: Questions,
  asked: Asked,
  { inputs, some }: { readonly inputs: Float32Array; readonly some: number },
): Promise<readonly number[]> {
  const all = Array.from({ length: inputs.length / source.size }, (_unused, place) => place);
  if (all.length <= some) return all;
  const seen = await featureViews.see(inputs);
  const last = Math.min(1, seen.length - 1);
  const [known, held] = [asked.seen[last], seen[last]];
  if (known === undefined || held === undefined) return all.slice(0, some);
  const { values, classes } = scoresOf(asked.values);
  const view = { size: featureViews.sizes[last] ?? 0, sharedScale: isPicture, inputs: known, held };
  const doubts = await orderByDoubt({ ...plan, classes }, view, { values, classes, count: asked.count });
  const near = new Set(doubts.slice(0, Math.round(NEAR_SHARE * some)));
  return [...near, ...all.filter((place) => !near.has(place))].slice(0, some);
}

/**
 * Orders inputs by how unsure a copy is of their class (Lewis and Gale, SIGIR 1994; Pal et al., "ActiveThief", AAAI 2020).
 * @param view the questions so far, and as held-out inputs those to order
 */
async function orderByDoubt(plan: CopyPlan, view: View, answers: Answers): Promise<readonly number[]> {
  const { classes } = answers;
  // Pictures are smooth in their features; tables have edges along their columns.
  const guesses = view.sharedScale
    ? await deepGuesses(plan, view, answers, true)
    : treeGuesses('boosted logarithms', plan, view, answers);
  const leads = Array.from({ length: guesses.length / classes }, (_unused, row) => {
    const guess = rowOf(guesses, row, classes).slice();
    const best = argMax(guess);
    const most = guess[best] ?? 0;
    guess[best] = -Infinity;
    return most - Math.max(...guess);
  });
  return [...leads.keys()].toSorted((one, other) => (leads[one] ?? 0) - (leads[other] ?? 0));
}

/** Asks about inputs in their order, until the time for it ends. @param progress the questions before these, and all */
export async function askAll(
  { victim, space, budget, stopAtMs, featureViews }: Asker,
  inputs: Float32Array,
  [before, total]: readonly [number, number],
): Promise<Asked> {
  const count = inputs.length / space.size;
  const values = new Float32Array(count * victim.answerSize);
  const seen = featureViews.sizes.map((size) => new Float32Array(count * size));
  const cut = (asked: number): Asked => ({
    values: values.subarray(0, asked * victim.answerSize),
    seen: seen.map((one, index) => one.subarray(0, asked * (featureViews.sizes[index] ?? 0))),
    count: asked,
  });
  const chunk = Math.max(1, Math.min(CHUNK, Math.floor(CHUNK_NUMBERS / space.size)));
  for (let from = 0; from < count; from += chunk) {
    if (budget.timeLeftMs() <= stopAtMs) return cut(from);
    const some = Math.min(chunk, count - from);
    budget.progress(
      (0.3 * (before + from)) / total,
      `querying, ${String(before + from)} of ${String(total)}`,
    );
    const part = inputs.subarray(from * space.size, (from + some) * space.size);
    values.set(await victim.ask(space.toModel(part), some), from * victim.answerSize);
    for (const [index, view] of (await featureViews.see(part)).entries()) {
      seen[index]?.set(view, from * (featureViews.sizes[index] ?? 0));
    }
  }
  return cut(count);
}

function join(one: Float32Array, other: Float32Array = new Float32Array(0)): Float32Array {
  const both = new Float32Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

function grown(source: Source, inputs: Float32Array): Source {
  const before = source.points.length / source.size;
  const added = Array.from({ length: inputs.length / source.size }, (_unused, place) => before + place);
  return {
    ...source,
    points: join(source.points, inputs),
    rows: Int32Array.from([...source.rows, ...added]),
  };
}

function joined(first: Asked, second: Asked): Asked {
  return {
    values: join(first.values, second.values),
    seen: first.seen.map((view, index) => join(view, second.seen[index])),
    count: first.count + second.count,
  };
}
