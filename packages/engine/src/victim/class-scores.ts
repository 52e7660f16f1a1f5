import { compareClasses } from '../statistics/balanced-accuracy.ts';
import { ArtifactFault } from '../fault.ts';
import { IS_REGRESSION, type ModelAnswer } from '../model/model-answer.ts';
import type { Victim } from '../types.ts';
import type { Features } from './batch-runner.ts';

/** Says what the answers of an ONNX model are, by its file and one look at it. @throws ArtifactFault if classes are wanted of a regression */
export function meaningOf(
  kind: 'classification' | 'values',
  answer: ModelAnswer,
  probed: Features,
): { readonly answers: Victim['answers']; readonly form: AnswerForm | undefined } {
  if (kind === 'values') return { answers: 'values', form: undefined };
  if (answer.form === 'labels') return { answers: 'labels', form: undefined };
  if (answer.form === 'regression' && probed.size === 1) throw new ArtifactFault(IS_REGRESSION);
  return { answers: 'scores', form: scoresForm(answer, probed) };
}

/** What the numbers of scores are. A regressor of several numbers gives scores, too. */
export function scoresForm({ form }: ModelAnswer, seen: SeenAnswers): AnswerForm {
  return formOfAnswers(form === 'regression' || form === 'labels' ? 'unknown' : form, seen);
}

/** Says how the only number of an answer is read; undefined for answers of several. */
export function formatLevel(form: AnswerForm | undefined): string | undefined {
  if (form === 'second-probability') {
    return 'The model answers with one number for each input, read as the probability of the second class: above .5.';
  }
  if (form === 'second-logit') {
    return 'The model answers with one number for each input, read as a decision value: above 0 it names the second class.';
  }
  return undefined;
}

/** What the numbers of a model's answer are. */
export type AnswerForm =
  | 'probabilities'
  /** One number for each class, of any size: softmax makes probabilities of it. */
  | 'logits'
  /** One number from 0 to 1 for each class, each on its own. */
  | 'sigmoids'
  | 'second-probability'
  | 'second-logit';

/** How far sums of 32-bit numbers, such as the votes of trees, may lie beyond 0 and 1. */
const ROUNDING = 1e-5;
/** How far the sum of rounded probabilities may be from 1. */
const SUM_TOLERANCE = 0.01;

/** Some answers of a model, and the classes of their inputs if these are known. */
export interface SeenAnswers {
  readonly values: Float32Array;
  readonly size: number;
  readonly labels?: readonly number[] | undefined;
}

/**
 * Decides what the numbers of a classifier's answers are. One number for each input is the probability of the second class if the file
 * says so, or if all answers lie between 0 and 1 and the labels agree better with a level of .5 than with 0. Else 0 is the level.
 * @param said what the model file says
 */
export function formOfAnswers(
  said: 'probabilities' | 'sigmoids' | 'unit' | 'unknown',
  { values: answers, size, labels }: SeenAnswers,
): AnswerForm {
  const unit = answers.every((value) => value >= -ROUNDING && value <= 1 + ROUNDING);
  if (size === 1) {
    const isHalf = said !== 'unknown' || (unit && agreesAtHalf(answers, labels));
    return isHalf ? 'second-probability' : 'second-logit';
  }
  if (said === 'sigmoids') return sumsToOne(answers, size) ? 'probabilities' : 'sigmoids';
  if (said === 'probabilities') return 'probabilities';
  return unit && sumsToOne(answers, size) ? 'probabilities' : 'logits';
}

/** Labels may be swapped, which is said elsewhere: they agree with a level that tells them apart. */
function agreesAtHalf(answers: Float32Array, labels: readonly number[] | undefined): boolean {
  if (labels === undefined || new Set(labels).size < 2) return true;
  const [atHalf = 0, atZero = 0] = [0.5, 0].map((level) => {
    const above = Int32Array.from(answers, (value) => Number(value > level));
    return Math.abs(compareClasses(Int32Array.from(labels), above).balanced.value - 0.5);
  });
  return atHalf > atZero;
}

function sumsToOne(answers: Float32Array, size: number): boolean {
  for (let at = 0; at < answers.length; at += size) {
    const sum = answers.subarray(at, at + size).reduce((all, value) => all + value, 0);
    if (Math.abs(sum - 1) > SUM_TOLERANCE) return false;
  }
  return true;
}

/** @returns the numbers of one answer as class scores, made of `size` numbers of the model */
export function scoresSize(form: AnswerForm, size: number): number {
  return form === 'second-probability' || form === 'second-logit' ? 2 : size;
}

/** Makes class probabilities of a classifier's answers. A value that is no number (NaN) counts as the least. */
export function classScores(form: AnswerForm, answers: Float32Array, size: number): Float32Array {
  switch (form) {
    case 'probabilities':
      return answers.some(Number.isNaN) ? eachRow(answers, size, withoutNaN) : answers;
    case 'logits':
      return eachRow(answers, size, softmax);
    case 'sigmoids':
      return eachRow(answers, size, normalize);
    case 'second-probability':
      return twoClasses(answers, (value) => value);
    case 'second-logit':
      return twoClasses(answers, (value) => 1 / (1 + Math.exp(-value)));
  }
}

function eachRow(answers: Float32Array, size: number, change: (row: Float32Array) => void): Float32Array {
  const scores = answers.slice();
  for (let at = 0; at < scores.length; at += size) change(scores.subarray(at, at + size));
  return scores;
}

function twoClasses(answers: Float32Array, probability: (value: number) => number): Float32Array {
  const scores = new Float32Array(answers.length * 2);
  for (const [index, value] of answers.entries()) {
    const second = Number.isNaN(value) ? 0.5 : probability(value);
    scores[index * 2] = 1 - second;
    scores[index * 2 + 1] = second;
  }
  return scores;
}

/** Softmax that survives infinite logits, and gives those that are no numbers nothing. */
function softmax(row: Float32Array): void {
  let largest = -Infinity;
  for (const value of row) if (value > largest) largest = value;
  let sum = 0;
  for (let index = 0; index < row.length; index += 1) {
    const value = row[index] ?? 0;
    const weight = value === largest ? 1 : Math.exp(value - largest);
    row[index] = Number.isNaN(weight) ? 0 : weight;
    sum += row[index] ?? 0;
  }
  divide(row, sum);
}

function normalize(row: Float32Array): void {
  withoutNaN(row);
  divide(
    row,
    row.reduce((all, value) => all + value, 0),
  );
}

function withoutNaN(row: Float32Array): void {
  for (let index = 0; index < row.length; index += 1) if (Number.isNaN(row[index])) row[index] = 0;
}

/** Divides by the sum; a row of nothing becomes one of equal shares. */
function divide(row: Float32Array, sum: number): void {
  if (sum > 0) for (let index = 0; index < row.length; index += 1) row[index] = (row[index] ?? 0) / sum;
  else row.fill(1 / row.length);
}
