import type { Random } from '../../random.ts';
import { aucWithError, ranks } from '../../statistics/auc.ts';
import { newcombe, Z_95 } from '../../statistics/distributions.ts';
import { fitSoftmax } from '../../statistics/multivariate/logistic.ts';
import { predictRidge } from '../../statistics/multivariate/ridge.ts';
import { boostedGuesses } from '../../statistics/trees/boosted-trees.ts';
import type { Estimate } from '../../types.ts';
import { takeRows } from '../../vectors.ts';
import type { Signal } from './signals.ts';

export const FOLDS = 5;
const REPEATS = 4;
/** The penalty of the logistic regression: C = .05 for the difference of two logits. */
const PENALTY = 40;
const TREES = { trees: 60, rate: 0.08, deepest: 2, columns: 0.5, loss: 'log-odds' } as const;
const [LEAST_LEAF, LEAF_SHARE] = [10, 0.03];
/** Folds share rows, so the error of single folds is too small. */
const SHARED_FOLDS = 1.3;

/** How often rows were called members, by lines that were drawn on other rows. */
export interface Calls {
  /** For each row, the share of the repeats in which it was called a member. */
  readonly called: Float64Array;
  readonly tpr: number;
  readonly fpr: number;
}

/** What a combination of all signals, learned on some rows, tells of the others. */
export interface Combined {
  /** The log-odds of being a member, the mean of the repeats. */
  readonly odds: Float64Array;
  /** At the line with the greatest advantage. */
  readonly best: Calls;
  /** The advantage, TPR - FPR, with its interval. */
  readonly advantage: Estimate;
  /** At the lines that 1 % and 5 % of the others cross. */
  readonly atOne: Calls;
  readonly atFive: Calls;
  readonly auc: Estimate;
  readonly isCutShort: boolean;
}

/** Learns to tell members from others, and counts on rows that were not learned. @param going asked before each repeat but the first */
export function combine(
  signals: readonly Signal[],
  member: Uint8Array,
  random: Random,
  going: (share: number) => boolean,
): Combined {
  const rows = member.length;
  const table = standardRanks(signals, rows);
  const tallies = { best: new Float64Array(rows), one: new Float64Array(rows), five: new Float64Array(rows) };
  const odds = new Float64Array(rows);
  const areas: { readonly auc: number; readonly error: number }[] = [];
  let repeats = 0;
  while (repeats < REPEATS && (going(repeats / REPEATS) || repeats === 0)) {
    const folds = stratified(member, random);
    const own = heldOutOdds(table, signals.length, member, folds, random);
    const found = Array.from({ length: FOLDS }, (_unused, fold) =>
      callFold(own, member, folds, fold, tallies),
    );
    areas.push({
      auc: found.reduce((sum, { auc }) => sum + auc, 0) / FOLDS,
      error: Math.sqrt(found.reduce((sum, { error }) => sum + error ** 2, 0)) / FOLDS,
    });
    for (const [row, value] of own.entries()) odds[row] = (odds[row] ?? 0) + value;
    repeats += 1;
  }
  const area = (of: 'auc' | 'error'): number => areas.reduce((sum, one) => sum + one[of], 0) / repeats;
  const [value, spread] = [area('auc'), Z_95 * SHARED_FOLDS * area('error')];
  const best = callsOf(tallies.best, member, repeats);
  return {
    odds: odds.map((sum) => sum / repeats),
    best,
    advantage: advantageOf(best.called, member),
    atOne: callsOf(tallies.one, member, repeats),
    atFive: callsOf(tallies.five, member, repeats),
    auc: { value, low: Math.max(0, value - spread), high: Math.min(1, value + spread) },
    isCutShort: repeats < REPEATS,
  };
}

/** The advantage among some rows, with its interval. @param among absent for all */
export function advantageOf(
  called: Float64Array,
  member: Uint8Array,
  among: (row: number) => boolean = () => true,
): Estimate {
  const [inside, outside] = [
    { successes: 0, trials: 0 },
    { successes: 0, trials: 0 },
  ];
  for (const [row, share] of called.entries()) {
    if (!among(row)) continue;
    const side = member[row] === 1 ? inside : outside;
    side.successes += share;
    side.trials += 1;
  }
  return newcombe(inside, outside);
}

/** One row for each row of the pool: the rank of each signal, scaled to mean 0 and deviation 1. */
export function standardRanks(signals: readonly Signal[], rows: number): Float32Array {
  const table = new Float32Array(rows * signals.length);
  for (const [column, { values }] of signals.entries()) {
    const own = ranks(values);
    const middle = (rows + 1) / 2;
    const spread = Math.sqrt(own.reduce((sum, rank) => sum + (rank - middle) ** 2, 0) / rows);
    for (const [row, rank] of own.entries()) {
      table[row * signals.length + column] = spread > 0 ? (rank - middle) / spread : 0;
    }
  }
  return table;
}

/** Puts each row into a fold: as many of each side into each. */
export function stratified(member: Uint8Array, random: Random): Int32Array {
  const folds = new Int32Array(member.length);
  let next = 0;
  for (const side of [1, 0]) {
    for (const row of random.shuffle(Int32Array.from(member.keys()).filter((one) => member[one] === side))) {
      folds[row] = next % FOLDS;
      next += 1;
    }
  }
  return folds;
}

/** Learns on four folds, and gives the log-odds of the rows of the fifth, for each of them. */
function heldOutOdds(
  table: Float32Array,
  columns: number,
  member: Uint8Array,
  folds: Int32Array,
  random: Random,
): Float64Array {
  const odds = new Float64Array(member.length);
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const all = Int32Array.from(member.keys());
    const [known, held] = [
      all.filter((row) => folds[row] !== fold),
      all.filter((row) => folds[row] === fold),
    ];
    const inputs = takeRows(table, known, columns);
    const asked = takeRows(table, held, columns);
    const marks = known.map((row) => member[row] ?? 0);
    for (const own of [linearOdds(inputs, marks, asked), treeOdds(inputs, marks, asked, random)]) {
      for (const [at, row] of held.entries()) odds[row] = (odds[row] ?? 0) + (own[at] ?? 0);
    }
  }
  return odds;
}

/** Logits of members by a logistic regression in which both sides count the same. */
export function linearOdds(
  inputs: Float32Array,
  marks: Int32Array,
  asked: Float32Array,
  penalty = PENALTY,
): Float32Array {
  const shares = Float32Array.from({ length: 2 * marks.length }, (_unused, at) =>
    marks[at >> 1] === at % 2 ? 1 : 0,
  );
  const examples = { inputs, shares, count: marks.length, classes: 2, weights: balanced(marks) };
  const logits = predictRidge(fitSoftmax(examples, penalty), asked);
  return Float32Array.from({ length: logits.length / 2 }, (_unused, row) => {
    return (logits[2 * row + 1] ?? 0) - (logits[2 * row] ?? 0);
  });
}

/** Logits of members by boosted trees in which both sides count the same. */
export function treeOdds(
  inputs: Float32Array,
  marks: Int32Array,
  asked: Float32Array,
  random: Random,
  plan: Pick<typeof TREES, 'loss'> & {
    readonly trees: number;
    readonly rate: number;
    readonly deepest: number;
    readonly columns: number;
  } = TREES,
): Float32Array {
  const count = marks.length;
  const leaf = Math.max(LEAST_LEAF, Math.round(LEAF_SHARE * count));
  const examples = {
    inputs,
    size: inputs.length / count,
    scores: Float32Array.from(marks),
    classes: 1,
    count,
  };
  return boostedGuesses(examples, asked, random, { ...plan, leaf, weights: balanced(marks) });
}

function balanced(marks: Int32Array): Float32Array {
  const ones = marks.reduce((sum, mark) => sum + mark, 0);
  return Float32Array.from(marks, (mark) => marks.length / 2 / (mark === 1 ? ones : marks.length - ones));
}

interface Tallies {
  readonly best: Float64Array;
  readonly one: Float64Array;
  readonly five: Float64Array;
}

/** Calls the rows of one fold by lines from the others. @returns the AUC within the fold */
function callFold(
  odds: Float64Array,
  member: Uint8Array,
  folds: Int32Array,
  fold: number,
  tallies: Tallies,
): { readonly auc: number; readonly error: number } {
  const all = Int32Array.from(member.keys());
  const [drawn, held] = [all.filter((row) => folds[row] !== fold), all.filter((row) => folds[row] === fold)];
  const lines = linesOf(odds, member, drawn);
  for (const row of held) {
    const own = odds[row] ?? 0;
    if (own >= lines.best) tallies.best[row] = (tallies.best[row] ?? 0) + 1;
    if (own > lines.one) tallies.one[row] = (tallies.one[row] ?? 0) + 1;
    if (own > lines.five) tallies.five[row] = (tallies.five[row] ?? 0) + 1;
  }
  const pick = (values: ArrayLike<number>): Float64Array =>
    Float64Array.from(held, (row) => values[row] ?? 0);
  return aucWithError(pick(odds), pick(member));
}

/** The line with the greatest TPR - FPR, and those that at most 1 % and 5 % of the others cross. */
function linesOf(
  odds: Float64Array,
  member: Uint8Array,
  drawn: Int32Array,
): Record<'best' | 'one' | 'five', number> {
  const order = drawn.toSorted((one, other) => (odds[other] ?? 0) - (odds[one] ?? 0));
  const others = order.filter((row) => member[row] !== 1);
  const [members, outside] = [order.length - others.length, others.length];
  let [best, most, rise] = [Infinity, 0, 0];
  for (const [place, row] of order.entries()) {
    rise += member[row] === 1 ? 1 / members : -1 / outside;
    const isLast = odds[order[place + 1] ?? -1] !== odds[row];
    if (isLast && rise > most) [best, most] = [odds[row] ?? 0, rise];
  }
  const crossed = (share: number): number => odds[others[Math.floor(share * outside)] ?? -1] ?? Infinity;
  return { best, one: crossed(0.01), five: crossed(0.05) };
}

function callsOf(tally: Float64Array, member: Uint8Array, repeats: number): Calls {
  const called = tally.map((count) => count / repeats);
  const share = (side: number): number => {
    const own = called.filter((_share, row) => member[row] === side);
    return own.reduce((sum, one) => sum + one, 0) / Math.max(1, own.length);
  };
  return { called, tpr: share(1), fpr: share(0) };
}
