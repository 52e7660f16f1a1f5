import type { ModelChange, SkillChange } from '../catalog/model-change.ts';
import { renumberedClasses } from '../prepare/renumbered-classes.ts';
import { logBinomialTail, newcombe, normalTail, Z_95 } from '../statistics/distributions.ts';
import { skillOf } from '../statistics/value-skill.ts';
import { mean } from '../vectors.ts';
import { type AskedRows, truthOf } from './versions-answers.ts';

/** How two versions were asked. */
interface Circumstances {
  readonly isSameRows: boolean;
  /** True if most labels are others now: the version before is then judged in the order of classes that it knows. */
  readonly isRelabelled: boolean;
}

/** Compares how well two versions know the labels. @returns nothing without labels, and for forecasts */
export function compareSkill(
  before: AskedRows,
  after: AskedRows,
  { isSameRows, isRelabelled }: Circumstances,
): Pick<ModelChange, 'skill'> {
  // What the version before is asked about may have its labels numbered in another way: those of now count.
  const truth = truthOf(after);
  const old = isSameRows ? truth : truthOf(before);
  if (truth === undefined || old === undefined) return {};
  if (before.answers.kind === 'classes' && after.answers.kind === 'classes') {
    const classes = inKnownOrder(before.answers.classes, old, isRelabelled);
    const [was, is] = [areRight(classes, old), areRight(after.answers.classes, truth)];
    return { skill: isSameRows ? comparePairedAccuracy(was, is) : compareAccuracy(was, is) };
  }
  if (before.answers.kind !== 'values' || after.answers.kind !== 'values') return {};
  if (before.answers.size !== 1 || after.answers.size !== 1) return {};
  const [was, is] = [[...before.answers.values], [...after.answers.values]];
  const skill = isSameRows ? comparePairedValues(was, is, truth) : compareValues(was, old, is, truth);
  return skill === undefined ? {} : { skill };
}

function inKnownOrder(classes: Int32Array, labels: readonly number[], isRelabelled: boolean): Int32Array {
  return (isRelabelled ? renumberedClasses(Int32Array.from(labels), classes) : undefined) ?? classes;
}

function areRight(answers: Int32Array, labels: readonly number[]): readonly boolean[] {
  return labels.map((label, row) => answers[row] === label);
}

/**
 * Compares how often two versions are right about the same inputs. The interval is Bonett's and Price's (Journal of Educational and
 * Behavioral Statistics 37, 2012); p is the exact test of McNemar (Psychometrika 12, 1947), two-sided.
 * @param before for each input whether the old version is right
 */
export function comparePairedAccuracy(before: readonly boolean[], after: readonly boolean[]): SkillChange {
  const rows = before.length;
  const lost = before.filter((was, row) => was && after[row] === false).length;
  const won = before.filter((was, row) => !was && after[row] === true).length;
  const [gain, loss] = [(won + 1) / (rows + 2), (lost + 1) / (rows + 2)];
  const half = Z_95 * Math.sqrt((gain + loss - (gain - loss) ** 2) / (rows + 2));
  const tail = Math.exp(logBinomialTail(Math.max(won, lost), won + lost, 0.5));
  return {
    measure: 'accuracy',
    before: shareOf(before),
    after: shareOf(after),
    difference: (won - lost) / Math.max(1, rows),
    low: gain - loss - half,
    high: gain - loss + half,
    p: Math.min(1, 2 * tail),
  };
}

/** Compares how often two versions are right, each about its own inputs. */
function compareAccuracy(before: readonly boolean[], after: readonly boolean[]): SkillChange {
  const counted = (all: readonly boolean[]): { readonly successes: number; readonly trials: number } => {
    return { successes: all.filter(Boolean).length, trials: all.length };
  };
  const { value: difference, low, high } = newcombe(counted(after), counted(before));
  return { measure: 'accuracy', before: shareOf(before), after: shareOf(after), difference, low, high };
}

/**
 * Compares the squared errors of two versions of a regression about the same inputs, as shares of the variance of the labels: the
 * difference is that of R². Interval and p are those of the mean of the differences of single inputs.
 * @returns undefined if all labels are the same
 */
export function comparePairedValues(
  before: readonly number[],
  after: readonly number[],
  labels: readonly number[],
): SkillChange | undefined {
  const middle = mean(labels);
  const variance = mean(labels.map((label) => (label - middle) ** 2));
  if (!(variance > 0)) return undefined;
  const errors = (values: readonly number[]): readonly number[] =>
    values.map((value, row) => (value - (labels[row] ?? value)) ** 2 / variance);
  const [was, is] = [errors(before), errors(after)];
  const gains = was.map((error, row) => error - (is[row] ?? error));
  const difference = mean(gains);
  const error = Math.sqrt(
    mean(gains.map((gain) => (gain - difference) ** 2)) / Math.max(1, gains.length - 1),
  );
  return {
    ...{ measure: 'r2', before: 1 - mean(was), after: 1 - mean(is), difference },
    ...{ low: difference - Z_95 * error, high: difference + Z_95 * error },
    p: error > 0 ? Math.min(1, 2 * normalTail(Math.abs(difference) / error)) : difference === 0 ? 1 : 0,
  };
}

/** Compares R² of two versions, each about its own rows: the ends join those of both bootstraps as Newcombe's do. */
function compareValues(
  before: readonly number[],
  labelsBefore: readonly number[],
  after: readonly number[],
  labels: readonly number[],
): SkillChange | undefined {
  const [was, is] = [skillOf(before, labelsBefore), skillOf(after, labels)];
  if (was.explained === undefined || is.explained === undefined) return undefined;
  const { explainedLow: wasLow = was.explained, explainedHigh: wasHigh = was.explained } = was;
  const { explainedLow: isLow = is.explained, explainedHigh: isHigh = is.explained } = is;
  const difference = is.explained - was.explained;
  return {
    ...{ measure: 'r2', before: was.explained, after: is.explained, difference },
    low: difference - Math.hypot(is.explained - isLow, wasHigh - was.explained),
    high: difference + Math.hypot(isHigh - is.explained, was.explained - wasLow),
  };
}

function shareOf(holds: readonly boolean[]): number {
  return holds.filter(Boolean).length / Math.max(1, holds.length);
}
