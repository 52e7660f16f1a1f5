import { likeliest } from '../../../predicted-classes.ts';
import type { Estimate } from '../../../types.ts';
import { blindFlips, estimateLabelNoise, type Flips, type Scores } from './label-noise.ts';

/**
 * Who agrees less with the labels, beyond chance and random flips, claims no wrong ones: on hard clean data such a judge is often
 * sure and wrong. Wrong labels between certain classes take more (both measured on clean hard tables).
 */
const LEAST_AGREEMENT = 0.5;
const SURE_AGREEMENT = 0.75;
/** If the model or our own classifiers agree less, labels and rows may not belong together: nobody can say they are right. */
const CLEARING_AGREEMENT = 0.25;
/** A wider interval says little; nor may one hold no wrong label as well as more of them than the default threshold allows. */
export const WIDEST = 0.2;
/** Surer than this no model is taken to be: many are too sure of what they get wrong. */
const LEAST_CHANCE = 1e-4;
/** So much of the wrong labels is taken to be any other class, beside those of the pairs that were seen. */
const BLIND = 0.2;
/** The likeliest share counts up to so many times its lower end: clean but hard data has lower ends up to .05, a third of the threshold. */
const MOST_TIMES = 3;
export const MOST_WRONG = 0.15;

export interface Judges {
  /** The scores of each of our own classifiers, and the probabilities made of them. */
  readonly scores: readonly Scores[];
  readonly own: Float64Array;
  readonly model: Float64Array;
  /** The probabilities of all together. */
  readonly joined: Float64Array;
}

export interface JudgedShare {
  readonly share: Estimate;
  /** False if nobody tells the classes well enough to say how many labels are wrong. */
  readonly judged: boolean;
  /** What random flips explain: the share by our own classifiers alone. */
  readonly random: Estimate;
}

/** What counts of a share: the likeliest one, as far as its lower end bears it out. */
export function countedShare({ value, low }: Estimate): number {
  return Math.min(value, MOST_TIMES * low);
}

/** True if an interval is narrow enough to say how many labels are wrong. */
export function isTold({ low, high }: Pick<Estimate, 'low' | 'high'>): boolean {
  return low > 0 ? high - low <= WIDEST : high <= MOST_WRONG;
}

/**
 * Estimates the share by our own classifiers, and by them and the model together, each for blind wrong labels and for those between
 * the pairs of classes that confident learning sees; the estimate that proves most counts. Only our own classifiers can say that
 * labels are right: a model that has learned wrong ones by heart agrees with them.
 * @param trustedAgreement how well the model agrees with trusted labels
 */
export function judgeShare(
  { scores, own, model, joined }: Judges,
  labels: Int32Array,
  classes: number,
  trustedAgreement?: number,
): JudgedShare {
  const unknown = { value: 0, low: 0, high: 1 };
  if (new Set(labels).size < 2) return { share: unknown, judged: false, random: unknown };
  const random = estimateLabelNoise(scores, labels, classes);
  const chances = model.map((chance) => Math.log(Math.max(chance, LEAST_CHANCE)));
  const ofOwn = agreementOf(own, labels, classes, random.value);
  const ofModel = agreementOf(model, labels, classes, random.value);
  const [best] = [
    { scores, seen: own, agreement: ofOwn },
    { scores: [...scores, chances], seen: joined, agreement: trustedAgreement ?? ofModel },
  ]
    .flatMap((judge) => claims(judge, labels, classes))
    .sort((a, b) => countedShare(b) - countedShare(a));
  // A model that has learned wrong labels by heart makes them look fewer, and surely so.
  const share =
    best === undefined
      ? random
      : {
          value: Math.max(best.value, random.value),
          ...{ low: best.low, high: Math.max(best.high, random.high) },
        };
  const isSure =
    Math.min(ofOwn, ofModel) >= CLEARING_AGREEMENT &&
    (random.low === 0 || ofOwn >= LEAST_AGREEMENT) &&
    isTold(share);
  return {
    share: best === undefined && !isSure ? unknown : share,
    judged: isSure || (best !== undefined && countedShare(share) > MOST_WRONG),
    random,
  };
}

interface Judge {
  readonly scores: readonly Scores[];
  /** The probabilities by which confident learning sees wrong labels. */
  readonly seen: Float64Array;
  readonly agreement: number;
}

function claims({ scores, seen, agreement }: Judge, labels: Int32Array, classes: number): Estimate[] {
  if (agreement < LEAST_AGREEMENT) return [];
  const blind = estimateLabelNoise(scores, labels, classes);
  const shares =
    agreement < SURE_AGREEMENT
      ? [blind]
      : [blind, estimateLabelNoise(scores, labels, classes, seenFlips(seen, labels, classes))];
  return shares.filter(({ low }) => low > 0);
}

function seenFlips(probabilities: Float64Array, labels: Int32Array, classes: number): Flips {
  const issues = findLabelIssues(probabilities, labels, classes);
  const blind = blindFlips(classes);
  if (issues.length === 0) return blind;
  const counts = new Float64Array(classes * classes);
  const sizes = new Float64Array(classes);
  for (const { given, likely } of issues) {
    const index = likely * classes + given;
    counts[index] = (counts[index] ?? 0) + 1 / issues.length;
  }
  for (const label of labels) sizes[label] = (sizes[label] ?? 0) + 1 / labels.length;
  return blind.map((rate, index) => {
    const size = Math.max(sizes[Math.floor(index / classes)] ?? 0, 1 / labels.length);
    return BLIND * rate + ((1 - BLIND) * (counts[index] ?? 0)) / size;
  });
}

/**
 * How much more often than the most frequent label the likeliest class is right: 0 is no better, 1 is as often as possible if this
 * share of the labels was flipped at random.
 */
export function agreementOf(scores: Float64Array, labels: Int32Array, classes: number, flipped = 0): number {
  const counts = new Float64Array(classes);
  let right = 0;
  labels.forEach((label, row) => {
    counts[label] = (counts[label] ?? 0) + 1;
    if (likeliest(scores.subarray(row * classes, (row + 1) * classes)) === label) right += 1;
  });
  const most = Math.max(...counts);
  const possible = (1 - flipped) * labels.length;
  return most < possible ? (right - most) / (possible - most) : 0;
}

export interface LabelIssue {
  readonly row: number;
  readonly given: number;
  readonly likely: number;
  /** How much more probable the likely class is than the given one. */
  readonly margin: number;
}

/**
 * Finds rows that are confidently counted as another class than their label says: with a probability of at least the mean of that
 * class among the rows labelled so (Northcutt, Jiang, Chuang, "Confident learning", JAIR 70, 2021).
 * @param probabilities `classes` numbers for each row, by a model that did not learn the row's label
 * @returns the issues, the clearest first
 */
export function findLabelIssues(
  probabilities: Float64Array,
  labels: Int32Array,
  classes: number,
): LabelIssue[] {
  const thresholds = classThresholds(probabilities, labels, classes);
  const issues: LabelIssue[] = [];
  labels.forEach((given, row) => {
    const own = probabilities.subarray(row * classes, (row + 1) * classes);
    const likely = confidentClass(own, thresholds);
    if (likely === undefined || likely === given || likeliest(own) === given) return;
    issues.push({ row, given, likely, margin: (own[likely] ?? 0) - (own[given] ?? 0) });
  });
  return issues.sort((a, b) => b.margin - a.margin || a.row - b.row);
}

function classThresholds(probabilities: Float64Array, labels: Int32Array, classes: number): Float64Array {
  const sums = new Float64Array(classes);
  const counts = new Float64Array(classes);
  labels.forEach((label, row) => {
    sums[label] = (sums[label] ?? 0) + (probabilities[row * classes + label] ?? 0);
    counts[label] = (counts[label] ?? 0) + 1;
  });
  return sums.map((sum, label) => ((counts[label] ?? 0) > 0 ? sum / (counts[label] ?? 1) : 2));
}

function confidentClass(own: Float64Array, thresholds: Float64Array): number | undefined {
  const reached: number[] = [];
  own.forEach((probability, label) => {
    if (probability >= (thresholds[label] ?? 2) - 1e-6) reached.push(label);
  });
  return reached.length > 1 ? likeliest(own) : reached[0];
}
