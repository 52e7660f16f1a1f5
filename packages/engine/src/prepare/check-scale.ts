import { CHECK_MARK } from '../catalog/result/result-words.ts';
import {
  onlySizes,
  type Preprocessing,
  type PreprocessingName,
  PREPROCESSING_NAMES,
  preprocessingText,
  withSizing,
} from '../catalog/picture-preprocessing.ts';
import type { ColorSpace } from '../dataset/pictures/color-space.ts';
import { fitsChannels, pixelScale, scalePixels } from '../dataset/pictures/pixel-scale.ts';
import { ArtifactFault } from '../fault.ts';
import { classesOf } from '../predicted-classes.ts';
import { percent } from '../shown-numbers.ts';
import { logBinomialTail } from '../statistics/distributions.ts';
import { compareClasses } from '../statistics/balanced-accuracy.ts';
import type { Inputs, PictureShape } from '../types.ts';
import { takeRows } from '../vectors.ts';
import type { LocalModel } from '../victim/local-model.ts';
import type { PicturePreparation } from './picture-preparation.ts';

const SAMPLES = 64;
const COMPARED = 256;
/** How likely chance alone may explain that the model is right more often with the other scale. */
const ALPHA = 5e-4;
/** A smaller difference does not matter, however sure it is; a clear one counts also among few pictures. */
const [MARGIN, CLEAR] = [0.02, 0.3];

/** Pictures are not scaled as in the training of their model. */
export class ScaleFault extends ArtifactFault {
  readonly better: PreprocessingName;

  constructor(message: string, better: PreprocessingName) {
    super(message);
    this.better = better;
  }
}

/** The pictures of an analysis as the model gets them now. */
export interface PictureScale {
  readonly pixels: boolean;
  readonly preparation: PicturePreparation;
  readonly picture: PictureShape;
  readonly colors: ColorSpace | undefined;
}

/** What `preprocessing` could be, and for which of the pictures the model is right with it. */
interface Trial {
  readonly name: PreprocessingName;
  readonly right: readonly boolean[];
  /** How many more pictures are right than now, as a share; 0 if it is little, or chance explains it. */
  readonly gain: number;
}

/**
 * Checks whether the model gets pictures as in its training: pixels from 0 to 255, 0 to 1 or -1 to 1, or with ImageNet's mean and standard
 * deviation. Otherwise it looks worse, and a score says nothing. Only pictures count that it classifies rightly with one way and wrongly
 * with the other; the chance is that of the sign test (McNemar, Psychometrika 12, 1947, in its exact form).
 * @returns what is to be said if another one is better although the config file says `preprocessing`
 * @throws ArtifactFault if another one is clearly better, and the config file does not say what is meant
 */
export async function checkScale(
  victim: LocalModel,
  inputs: Inputs,
  labels: Int32Array,
  scale: PictureScale,
): Promise<readonly string[]> {
  const range = rangeOf(inputs, scale);
  if (range === undefined) return [];
  const { values, rows } = sampleOf(inputs, victim.inputSize, COMPARED);
  const classes = labelled(labels, rows);
  const now = await rightRows(victim, values, classes);
  const unit = values.map((value) => (value - range.low) / (range.high - range.low));
  const trials: Trial[] = [];
  for (const name of PREPROCESSING_NAMES) {
    if (name === range.name || !fitsChannels(name, scale.picture)) continue;
    const scaled = scalePixels(unit, pixelScale(name, scale.picture, scale.colors));
    const right = await triedRows(victim, scaled, classes);
    const gain = clearGain(now, right, isUsualMistake(range.name, name));
    trials.push({ name, right, gain: isGuess(right, classes) ? 0 : gain });
  }
  const [best, ...others] = trials.filter(({ gain }) => gain > 0).toSorted((a, b) => b.gain - a.gain);
  if (best === undefined) return [];
  const found =
    `The model gets ${percent(shareOf(now))} of the pictures right with ${RANGES[range.name]}, but ` +
    `${percent(shareOf(best.right))} with ${RANGES[best.name]}${formatOthers(others, best)}.`;
  if (!scale.preparation.isGiven) {
    throw new ScaleFault(`${found} ${scaleAdvice(best.name, range, scale)}`, best.name);
  }
  return [`${CHECK_MARK}${found} It was tested as the config file says ("preprocessing").`];
}

/** The range of the numbers that attacks work on, and what the model gets of them. */
interface Range {
  readonly low: number;
  readonly high: number;
  readonly name: PreprocessingName | 'steps';
}

/** @returns undefined if the numbers lie in none of the usual ranges: they were standardized, say */
function rangeOf({ low, high }: Inputs, { pixels, preparation }: PictureScale): Range | undefined {
  const { preprocessing, isUnit } = preparation;
  if (pixels && !isUnit) return { low: 0, high: 255, name: 'none' };
  const name = rangeName(preprocessing);
  const [least, most] = [low[0] ?? 0, high[0] ?? 0];
  if (least === 0 && most === 1) return { low: 0, high: 1, name: isUnit ? name : 'zero-to-one' };
  return !isUnit && least === -1 && most === 1 ? { low: -1, high: 1, name: 'minus-one-to-one' } : undefined;
}

/** Steps that only size pictures leave their pixels from 0 to 1. */
function rangeName(preprocessing: Preprocessing): Range['name'] {
  if (typeof preprocessing === 'string') return preprocessing;
  return onlySizes(preprocessing) ? 'zero-to-one' : 'steps';
}

const RANGES: Readonly<Record<PreprocessingName | 'steps', string>> = {
  none: 'pixels from 0 to 255',
  'zero-to-one': 'pixels from 0 to 1',
  'minus-one-to-one': 'pixels from -1 to 1',
  imagenet: "pixels scaled by ImageNet's mean and standard deviation",
  steps: 'the given steps',
};

/** Names those that are better than now, too, since a small sample does not order them surely. */
function formatOthers(others: readonly Trial[], best: Trial): string {
  const close = others.filter(({ gain }) => best.gain - gain < MARGIN);
  return close.map(({ name, right }) => `, and ${percent(shareOf(right))} with ${RANGES[name]}`).join('');
}

/** Pixels that were not divided by 255, or were twice: so common that few pictures show it. */
function isUsualMistake(from: Range['name'], to: PreprocessingName): boolean {
  return [from, to].every((name) => name === 'none' || name === 'zero-to-one');
}

/** True if the model is right no more often than if it said the same of all pictures, as it does in a range that it does not know. */
function isGuess(right: readonly boolean[], labels: readonly number[]): boolean {
  const hits = Int32Array.from(right, (isRight, row) => (isRight ? (labels[row] ?? -1) : -1));
  const { balanced, classes } = compareClasses(Int32Array.from(labels), hits);
  return classes > 1 && balanced.value <= 1 / classes;
}

/**
 * @returns how many more inputs are right otherwise than now, as a share; 0 if it is little, or chance explains it
 * @param isUsual true if few inputs are enough to show a clear difference
 */
export function clearGain(now: readonly boolean[], otherwise: readonly boolean[], isUsual: boolean): number {
  const better = otherwise.filter((isRight, row) => isRight && now[row] === false).length;
  const worse = now.filter((isRight, row) => isRight && otherwise[row] === false).length;
  const gain = (better - worse) / now.length;
  return gain < MARGIN ||
    ((gain < CLEAR || !isUsual) && logBinomialTail(better, better + worse, 0.5) >= Math.log(ALPHA))
    ? 0
    : gain;
}

function scaleAdvice(to: PreprocessingName, { low }: Range, { pixels, preparation }: PictureScale): string {
  // Numbers from 0 to 1 can be scaled as pixels are, but never to 255.
  if (!pixels && (low !== 0 || to === 'none')) {
    return `Save them as an array (.npy) of ${RANGES[to]}, as in training.`;
  }
  const { preprocessing, isUnit } = preparation;
  if (typeof preprocessing === 'object') {
    const line = preprocessingText(withSizing(to, preprocessing));
    return `Replace this line of the model in the config file: preprocessing: ${line}`;
  }
  const without = isUnit && to !== 'zero-to-one' ? ', and remove normalize_data: yes' : '';
  return `Add this line to the model in the config file, beside "artifacts"${without}: preprocessing: ${to}`;
}

export function sampleOf(
  inputs: Inputs,
  size: number,
  most = SAMPLES,
): { readonly values: Float32Array; readonly rows: readonly number[] } {
  const rows = evenRows(inputs.count, most);
  return { values: takeRows(inputs.values, rows, size), rows };
}

export function evenRows(all: number, most: number): readonly number[] {
  const count = Math.min(most, all);
  return Array.from({ length: count }, (_, index) => Math.floor((index * all) / count));
}

/** The labels of some rows. */
export function labelled(labels: Int32Array, rows: readonly number[]): readonly number[] {
  return rows.map((row) => labels[row] ?? -1);
}

/** The share of inputs that are right. */
export function shareOf(right: readonly boolean[]): number {
  return right.filter(Boolean).length / right.length;
}

/** The same for numbers that may be none of the model's: one that fails with them is right about nothing. */
export async function triedRows(
  victim: LocalModel,
  values: Float32Array,
  classes: readonly number[],
): Promise<boolean[]> {
  try {
    return await rightRows(victim, values, classes, 'as they are');
  } catch (error) {
    if (error instanceof ArtifactFault) return classes.map(() => false);
    throw error;
  }
}

/** Asks outside of an attack. @returns for which inputs the model gives their class */
export async function rightRows(
  victim: LocalModel,
  values: Float32Array,
  classes: readonly number[],
  units: 'of attacks' | 'as they are' = 'of attacks',
): Promise<boolean[]> {
  const answers = await victim.look(values, classes.length, units);
  const predicted = classesOf(answers, classes.length);
  return classes.map((label, row) => predicted[row] === label);
}
