import { likeliest } from '../../engine/predicted-classes.ts';
import type { Estimate } from '../../engine/types.ts';
import { findLabelIssues } from './confident-learning.ts';
import { blindFlips, estimateLabelNoise, type Flips, type Scores } from './label-noise.ts';

/**
 * Who agrees less with the labels, beyond chance, claims no wrong ones: on hard clean data such a judge is often sure and
 * wrong. Wrong labels between certain classes look more like hard inputs, so claiming them takes more. Both were measured on
 * clean hard tables (docs/performance.md).
 */
const LEAST_AGREEMENT = 0.5;
const SURE_AGREEMENT = 0.75;
/** If the model or our own classifier agrees less, labels and rows may not belong together: nobody can say they are right. */
const CLEARING_AGREEMENT = 0.25;
/** A model that loses more of its agreement from trusted labels to those of the data speaks against the latter. */
const MOST_LOST = 0.5;
/** A wider interval could hold no wrong label as well as more of them than the default threshold allows. */
const WIDEST = 0.2;
/** Surer than this no model is taken to be: many are too sure of what they get wrong. */
const LEAST_CHANCE = 1e-4;
/** So much of the wrong labels is taken to be any other class, beside those of the pairs that were seen. */
const BLIND = 0.2;

/** What our own classifier and the model say of each row, `classes` numbers each. */
export interface Judges {
  /** Our own classifier's scores, and the probabilities made of them. */
  readonly raw: Float64Array;
  readonly own: Float64Array;
  readonly model: Float64Array;
  /** The probabilities of both together. */
  readonly joined: Float64Array;
}

/** The share of wrong labels. */
export interface JudgedShare {
  readonly share: Estimate;
  /** False if nobody tells the classes well enough to say that labels are right. */
  readonly judged: boolean;
  /** True if the model is right on trusted data, but not on the labels of the data. */
  readonly contradicted: boolean;
}

/**
 * Estimates the share by our own classifier, and by it and the model together, each for blind wrong labels and for those
 * between the pairs of classes that confident learning sees. Our own classifier never learned a row's own label, so only it
 * can say that labels are right: a model that has learned wrong labels by heart agrees with all of them. The estimate that
 * proves most counts.
 * @param trustedAgreement how well the model agrees with trusted labels, if there are any
 */
export function judgeShare(
  { raw, own, model, joined }: Judges,
  labels: Int32Array,
  classes: number,
  trustedAgreement?: number,
): JudgedShare {
  const unknown = { value: 0, low: 0, high: 1 };
  if (new Set(labels).size < 2) return { share: unknown, judged: false, contradicted: false };
  const bounded = raw.map((score) => Math.min(1, Math.max(0, score)));
  const chances = model.map((chance) => Math.log(Math.max(chance, LEAST_CHANCE)));
  const alone = { scores: [bounded], seen: own, agreement: agreementOf(bounded, labels, classes) };
  const ofModel = agreementOf(model, labels, classes);
  const agreement = trustedAgreement ?? ofModel;
  const first = estimateLabelNoise(alone.scores, labels, classes);
  const isSure =
    Math.min(alone.agreement, ofModel) >= CLEARING_AGREEMENT &&
    first.high - first.low <= WIDEST &&
    (first.low === 0 || alone.agreement >= LEAST_AGREEMENT);
  const [best] = [alone, { scores: [bounded, chances], seen: joined, agreement }]
    .flatMap((judge) => claims(judge, labels, classes))
    .sort((a, b) => b.low - a.low);
  return {
    share: best ?? (isSure ? first : unknown),
    judged: isSure,
    contradicted: agreement >= LEAST_AGREEMENT && ofModel < (1 - MOST_LOST) * agreement,
  };
}

interface Judge {
  readonly scores: readonly Scores[];
  /** The probabilities by which confident learning sees wrong labels. */
  readonly seen: Float64Array;
  readonly agreement: number;
}

/** The shares above 0 that a judge may claim. */
function claims({ scores, seen, agreement }: Judge, labels: Int32Array, classes: number): Estimate[] {
  if (agreement < LEAST_AGREEMENT) return [];
  const blind = estimateLabelNoise(scores, labels, classes);
  const shares =
    agreement < SURE_AGREEMENT
      ? [blind]
      : [blind, estimateLabelNoise(scores, labels, classes, seenFlips(seen, labels, classes))];
  return shares.filter(({ low }) => low > 0);
}

/** How often each class gets each other label among the issues of confident learning. */
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

/** How much more often than the most frequent label the likeliest class is right: 0 is no better, 1 is always. */
export function agreementOf(scores: Float64Array, labels: Int32Array, classes: number): number {
  const counts = new Float64Array(classes);
  let right = 0;
  labels.forEach((label, row) => {
    counts[label] = (counts[label] ?? 0) + 1;
    if (likeliest(scores.subarray(row * classes, (row + 1) * classes)) === label) right += 1;
  });
  const most = Math.max(...counts);
  return most < labels.length ? (right - most) / (labels.length - most) : 0;
}
