import { baseName } from '@model-security-scan/scanner/model-names';
import type { InspectionAnswer } from '@model-security-scan/engine/inspection';
import type { PictureSteps } from '@model-security-scan/engine/preprocessing';
import type { FoundPath } from './find-files.ts';

/** Words in names that say nothing about what a file belongs to. */
const COMMON: ReadonlySet<string> = new Set(
  (
    'model models data dataset datasets test train final best new onnx csv label labels images pictures minmax min max x y ' +
    'inputs files net'
  ).split(' '),
);

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/u)
    .filter((word) => word !== '' && !COMMON.has(word) && !/^\d+$/u.test(word));
}

function folderOf(file: string): string {
  return file.slice(0, Math.max(0, file.lastIndexOf('/')));
}

/** Says how much the names of two files have in common; more is closer. */
export function similarity(one: string, other: string): number {
  const [names, otherNames] = [
    wordsOf(baseName(one).replace(/\.\w+$/u, '')),
    wordsOf(other.replace(/\.\w+$/u, '')),
  ];
  const shared = names.filter((word) => otherNames.includes(word)).length;
  const isNear = folderOf(one) === folderOf(other) || other.startsWith(`${folderOf(one)}/`);
  return shared * 4 + (isNear ? 1 : 0);
}

/** Sorts files by how much their names have in common with a model's, the closest first. Keeps the order of equals. */
export function closestFirst(model: string, files: readonly FoundPath[]): readonly FoundPath[] {
  return files.toSorted((one, other) => similarity(model, other.path) - similarity(model, one.path));
}

/** Data that fits a model. */
export interface Try {
  readonly data: FoundPath;
  readonly answer: InspectionAnswer;
  /** How pictures of another size are brought to that of the model. */
  readonly sizing?: PictureSteps;
}

/** Data that fits as it is comes first. */
const SIZED = 4;

/** Sorts data that fits by how likely it belongs to a model. What is no nearer than one of `others` is left out. */
export function bestFirst(
  model: string,
  found: readonly Try[],
  others: readonly FoundPath[],
): readonly Try[] {
  const near = ({ path }: FoundPath): number => similarity(model, path);
  const score = ({ data, answer, sizing }: Try): number =>
    near(data) + (answer.isLabelled === true ? 2 : 0) - (sizing === undefined ? 0 : SIZED);
  const nearest = Math.max(-1, ...others.map(near));
  return found.filter(({ data }) => near(data) > nearest).toSorted((one, other) => score(other) - score(one));
}

const TRAINING = /(?:^|[-_./])(?:x[-_]?)?train(?:ing)?(?:[-_./]|$)/iu;
const UNSEEN =
  /(?:^|[-_./])(?:x[-_]?)?(?:test(?:ing)?|val(?:id(?:ation)?)?|eval(?:uation)?|hold[-_]?out|dev)(?:[-_./]|$)/iu;

/** True if a name says that a model was trained on what it holds. */
export function isTrainingData({ path }: Pick<FoundPath, 'path'>): boolean {
  return TRAINING.test(path) && !UNSEEN.test(path);
}

/** What is to be said of data that was found; starts with a space. */
export function formatTraining(data: Pick<FoundPath, 'path'> | undefined): string {
  if (data === undefined || !isTrainingData(data)) return '';
  return ' Only training data was found: give data that the model has not seen.';
}

/** Sorts data so that what a model has not seen comes first, and what it was trained with last. Keeps the order of equals. */
export function unseenFirst<T extends Pick<FoundPath, 'path'>>(files: readonly T[]): readonly T[] {
  const rank = (file: T): number => (UNSEEN.test(file.path) ? 0 : isTrainingData(file) ? 2 : 1);
  return files.toSorted((one, other) => rank(one) - rank(other));
}
