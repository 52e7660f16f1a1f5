import type { Task } from '../catalog/request-words.ts';
import { preprocessingText } from '../catalog/picture-preprocessing.ts';
import { CHECK_MARK } from '../catalog/result/result-words.ts';
import { classesOf } from '../predicted-classes.ts';
import type { Inputs, Victim } from '../types.ts';
import { isLocal, type LocalModel } from '../victim/local-model.ts';
import { sampleOf } from './check-scale.ts';
import { percent } from '../shown-numbers.ts';
import { isScaledFurther, type PicturePreparation } from './picture-preparation.ts';

interface ReadData {
  readonly inputs: Inputs;
  readonly labels: Int32Array | undefined;
  /** True if the numbers are pixels from 0 to 255, before any scaling. */
  readonly pixels: boolean;
}

interface Circumstances {
  readonly task: Task;
  readonly needs: readonly string[];
  readonly victim: Victim | undefined;
  readonly preparation: PicturePreparation;
  /** The classes that the model knows; undefined if it does not say. */
  readonly classes: number | undefined;
}

/** With fewer inputs a score is hardly more than a guess. */
const FEW = 10;
const WHITE = 255;

/** Says what was assumed about the data, and what a person should check before they believe the score. */
export async function describeData(data: ReadData, about: Circumstances): Promise<readonly string[]> {
  const { inputs, labels } = data;
  return [
    ...(inputs.count < FEW ? [warnOfFewInputs(inputs.count)] : []),
    ...(labels === undefined ? [] : missingClasses(labels, about.classes)),
    ...(about.task === 'image-classification' ? await formatScale(data, about) : []),
  ];
}

function warnOfFewInputs(count: number): string {
  return (
    `${CHECK_MARK}there are only ${String(count)} inputs in data, so the score is hardly more than a guess. Give at ` +
    'least 100.'
  );
}

function missingClasses(labels: Int32Array, classes: number | undefined): readonly string[] {
  const found = new Set(labels).size;
  if (classes === undefined || found >= classes) return [];
  const start = found * 2 < classes ? CHECK_MARK : 'In data, ';
  return [
    `${start}the labels name ${String(found)} of the ${String(classes)} classes of the model, so the score says nothing ` +
      'about the others.',
  ];
}

async function formatScale(data: ReadData, about: Circumstances): Promise<readonly string[]> {
  const { inputs, labels, pixels } = data;
  if (!pixels && !isScaledFurther(about.preparation)) {
    return [`The model got the numbers of the pictures unchanged: ${rangeOf(inputs)}.`];
  }
  const { isGiven, isUnit, preprocessing } = about.preparation;
  if (isGiven) return [`Pictures were prepared by preprocessing: ${preprocessingText(preprocessing)}.`];
  if (isUnit) return ['Pixels were divided by 255, because normalize_data is yes.'];
  const { needs, victim } = about;
  // With labels, the scale was checked: with the wrong one the model would be right far less often.
  if (labels !== undefined || !needs.includes('model') || !isLocal(victim)) {
    return [AS_THEY_ARE];
  }
  const share = await otherAnswers(victim, inputs);
  return [
    `${CHECK_MARK}the model got pixels from 0 to 255, because there is no "preprocessing", and without ` +
      'labels nothing shows whether that is right. With pixels from 0 to 1, it gives another class for ' +
      `${percent(share)} of them. If it was trained with other pixels, this score says nothing about ` +
      'it: say which, such as preprocessing: zero-to-one or preprocessing: imagenet. With labels (label, ' +
      'or one folder for each class) this is checked.',
  ];
}

const AS_THEY_ARE = 'The model got pixels from 0 to 255, because there is no "preprocessing".';

function rangeOf({ low, high }: Inputs): string {
  return `the attack assumes that they lie between ${String(low[0] ?? 0)} and ${String(high[0] ?? 0)}`;
}

/** The share of pictures that the model gives another class with pixels from 0 to 1. */
async function otherAnswers(victim: LocalModel, inputs: Inputs): Promise<number> {
  const { values, rows } = sampleOf(inputs, victim.inputSize);
  const count = rows.length;
  const now = classesOf(await victim.look(values, count), count);
  const scaled = values.map((value) => value / WHITE);
  const otherwise = classesOf(await victim.look(scaled, count), count);
  return now.filter((label, row) => label !== otherwise[row]).length / count;
}
