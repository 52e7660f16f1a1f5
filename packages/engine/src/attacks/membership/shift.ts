import type { Random } from '../../random.ts';
import { aucWithError, ranks } from '../../statistics/auc.ts';
import { outOfBagScores } from '../../statistics/trees/regression-forest.ts';
import { oneHot } from '../extraction/targets.ts';
import { rowOf, type Matrix } from '../../statistics/multivariate/matrix.ts';
import { takeRows } from '../../vectors.ts';
import { FOLDS, linearOdds, stratified, treeOdds } from './combine.ts';
import type { Pool } from './pool.ts';
import type { Reference, Views } from './references.ts';
import { deviationOf } from './signals.ts';

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

/** True if models that saw none of the rows do better on one side. */
export function isPlaceboTold({ z }: Separation): boolean {
  return Math.abs(z) > PLACEBO_Z;
}

/**
 * Tells members from others by their numbers and labels, without the model: the mean rank of a forest, boosted trees and a logistic
 * regression, on rows that they did not learn.
 * Source: Das, Zhang, Tramèr, "Blind baselines beat membership inference attacks for foundation models", 2024.
 */
export function blindSeparation(pool: Pool, views: Views, random: Random): Separation {
  const { member } = pool;
  const [smooth, raw] = [withLabels(views.smooth, pool), withLabels(views.raw, pool)];
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

/** How much better references are on members that they did not see than on others that they did not see: the farthest from equal. */
export function placeboSeparation(
  { member, labels, classes }: Pool,
  references: readonly Reference[],
): Separation {
  const spread = deviationOf(labels);
  const each = references.map(({ unseen: [said = new Float64Array(0)] }) => {
    const fit = classes > 0 ? said : labels.map((label, row) => -Math.abs(label - (said[row] ?? 0)) / spread);
    const { auc, error } = aucWithError(fit, member);
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
  const columns = rows.columns + width;
  const values = new Float32Array(rows.rows * columns);
  for (let row = 0; row < rows.rows; row += 1) {
    values.set(rowOf(rows, row), row * columns);
    values.set(own.subarray(row * width, (row + 1) * width), row * columns + rows.columns);
  }
  return { values, rows: rows.rows, columns };
}
