import type { Random } from '../../random.ts';
import { aucWithError, ranks } from '../../statistics/auc.ts';
import { outOfBagScores } from '../../statistics/trees/regression-forest.ts';
import { oneHot } from '../extraction/targets.ts';
import { rowOf, type Matrix } from '../../statistics/multivariate/matrix.ts';
import { takeRows } from '../../vectors.ts';
import { FOLDS, linearOdds, standardRanks, stratified, treeOdds } from './combine.ts';
import type { Pool } from './pool.ts';
import type { StandIn, Views } from './references.ts';
import { deviationOf, type Signal, signalsOf } from './signals.ts';

/** How well something tells members from others without the model. */
export interface Separation {
  readonly auc: number;
  /** How many of its errors the AUC lies above a half; for the placebo on either side. */
  readonly z: number;
}

const FOREST = { trees: 100, leaf: 5 } as const;
const TREES = { trees: 60, rate: 0.1, deepest: 3, columns: 0.5, loss: 'log-odds' } as const;
const PENALTY = 2;
/** Folds share rows, so the error of single folds is too small. */
const SHARED_FOLDS = 1.3;
/** Set on shifted and unshifted draws: docs and bench have the figures. */
const [BLIND_Z, BLIND_AUC, PLACEBO_Z] = [2.5, 0.53, 3];

/** True if members and others differ in themselves, whatever the model says. */
export function isBlindlyTold({ auc, z }: Separation): boolean {
  return z > BLIND_Z && auc >= BLIND_AUC;
}

/** True if stand-ins that saw none of the rows do better on one side. */
export function isPlaceboTold({ z }: Separation): boolean {
  return Math.abs(z) > PLACEBO_Z;
}

/**
 * Tells members from others without the model, by their numbers and labels, and by what stand-ins of the model say of them: the mean rank
 * of a forest, boosted trees and a logistic regression, on rows that they did not learn.
 * Source: Das, Zhang, Tramèr, "Blind baselines beat membership inference attacks for foundation models", 2024.
 */
export function blindSeparation(
  pool: Pool,
  views: Views,
  standIns: readonly StandIn[],
  random: Random,
): Separation {
  const { member } = pool;
  const signals = standIns.flatMap((one) => signalsOfStandIn(pool, one));
  const said = {
    values: standardRanks(signals, member.length),
    rows: member.length,
    columns: signals.length,
  };
  const asSeen = (rows: Matrix): Matrix => beside(withLabels(rows, pool), said);
  const [smooth, raw] = [asSeen(views.smooth), asSeen(views.raw)] as const;
  const marks = Int32Array.from(member);
  const forest = outOfBagScores(raw, marks, { ...FOREST, random });
  const folds = stratified(member, random);
  const all = Int32Array.from(member.keys());
  let [sum, variance] = [0, 0];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const [known, held] = [
      all.filter((row) => folds[row] !== fold),
      all.filter((row) => folds[row] === fold),
    ];
    const own = known.map((row) => marks[row] ?? 0);
    const part = ({ values, columns }: Matrix, rows: Int32Array): Float32Array =>
      takeRows(Float32Array.from(values), rows, columns);
    const votes = [
      Float64Array.from(held, (row) => forest[row] ?? 0),
      linearOdds(part(smooth, known), own, part(smooth, held), PENALTY),
      treeOdds(part(raw, known), own, part(raw, held), random, TREES),
    ].map(ranks);
    const mean = Float64Array.from(held, (_row, at) =>
      votes.reduce((total, vote) => total + (vote[at] ?? 0), 0),
    );
    const { auc, error } = aucWithError(
      mean,
      Uint8Array.from(held, (row) => member[row] ?? 0),
    );
    sum += auc;
    variance += error ** 2;
  }
  const auc = sum / FOLDS;
  return { auc, z: (auc - 0.5) / Math.max(1e-9, (SHARED_FOLDS * Math.sqrt(variance)) / FOLDS) };
}

/** What the attack would see of the model, if the stand-in were the model. */
function signalsOfStandIn(pool: Pool, { answers }: StandIn): readonly Signal[] {
  return signalsOf(pool, { answers, copies: [], references: [] });
}

/** How much better stand-ins are on members than on others, none of which they saw: the farthest from equal. */
export function placeboSeparation(pool: Pool, standIns: readonly StandIn[]): Separation {
  const losses = standIns.flatMap((one) => signalsOfStandIn(pool, one).slice(0, 1));
  const each = losses.map(({ values }) => {
    const { auc, error } = aucWithError(values, pool.member);
    return { auc, z: (auc - 0.5) / Math.max(1e-9, error) };
  });
  return each.reduce((one, other) => (Math.abs(other.z) > Math.abs(one.z) ? other : one), { auc: 0.5, z: 0 });
}

/** Rows with their labels: a column for each class, or the value of a regression. */
function withLabels(rows: Matrix, { labels, classes }: Pool): Matrix {
  const width = Math.max(1, classes);
  const spread = deviationOf(labels);
  const own =
    classes > 0
      ? oneHot(Int32Array.from(labels), classes)
      : Float32Array.from(labels, (label) => label / spread);
  return beside(rows, { values: own, rows: rows.rows, columns: width });
}

/** The columns of one matrix, and then those of the other. */
function beside(one: Matrix, other: Matrix): Matrix {
  const columns = one.columns + other.columns;
  const values = new Float32Array(one.rows * columns);
  for (let row = 0; row < one.rows; row += 1) {
    values.set(rowOf(one, row), row * columns);
    values.set(rowOf(other, row), row * columns + one.columns);
  }
  return { values, rows: one.rows, columns };
}
