import {
  type Slot,
  type Task,
  type Attack,
  attacksOf,
  DESCRIPTORS,
} from '@model-security-scan/engine/catalog';
import type { InspectionAnswer, ModelFacts } from '@model-security-scan/engine/inspection';
import { counted } from '@model-security-scan/common/number-words';
import { baseName } from '@model-security-scan/scanner/model-names';
import type { FoundPath } from './find-files.ts';
import { present } from '@model-security-scan/common/present';
import type { PictureSteps } from '@model-security-scan/engine/preprocessing';
import type { GuessedModel } from './guessed-model.ts';

/** The tasks that the facts of a model allow, in the order in which data is tried for them. */
export function possibleTasks(facts: ModelFacts): readonly Task[] {
  const tasks = tasksByShape(facts);
  return facts.cannotForecast === true ? tasks.filter((task) => task !== 'time-series-forecasting') : tasks;
}

function tasksByShape({ shape, isClassifier, isRegression }: ModelFacts): readonly Task[] {
  if (isRegression) {
    return [...(shape.length === 1 ? (['tabular-regression'] as const) : []), 'time-series-forecasting'];
  }
  if (shape.length >= 3) return ['image-classification'];
  if (shape.length === 2) {
    return isClassifier ? ['image-classification'] : ['image-classification', 'time-series-forecasting'];
  }
  const side = Math.sqrt(shape[0] ?? 0);
  const isSquare = Number.isInteger(side) && side >= 6;
  return [
    ...(isClassifier ? [] : (['tabular-regression'] as const)),
    'tabular-classification',
    ...(isSquare ? (['image-classification'] as const) : []),
    ...(isClassifier ? [] : (['time-series-forecasting'] as const)),
  ];
}

/** True for a forecaster, which has no labels. What it takes is no row of a table, so that other data does not fit it by chance. */
export function hasNoLabels(task: Task, { shape }: ModelFacts): boolean {
  return task === 'time-series-forecasting' && shape.length === 2;
}

/** @returns true for labels with fractions, and for more than two beside a model of one number, which tells two classes apart */
export function haveNoClasses(
  { hasFractions, differentLabels = 0 }: InspectionAnswer,
  { answerSize }: ModelFacts,
): boolean {
  return hasFractions === true || (answerSize === 1 && differentLabels > 2);
}

/** What a model takes and answers: `takes 13 numbers, and answers with classes`. */
function factsText({ shape, isClassifier, isRegression }: ModelFacts): string {
  const order =
    shape.length === 3 ? (isChannelsLast(shape) ? ', channels last (NHWC)' : ', channels first (NCHW)') : '';
  const answers = isClassifier ? 'answers with classes' : isRegression ? 'answers with values' : UNKNOWN;
  return `takes ${shapeText(shape)} numbers${order}, and ${answers}`;
}

const UNKNOWN = 'does not say what its answers are';

/** Says why a file cannot be used, in the words of `validate`. */
export function faultOf(
  { path }: FoundPath,
  { faults, inputCount }: Pick<InspectionAnswer, 'faults' | 'inputCount'>,
): string {
  const few =
    inputCount === undefined ? 'it holds no labels' : `it has only ${counted(inputCount, 'input', 'inputs')}`;
  const message = faults[0]?.message ?? `${few}.`;
  return `The closest file: ${message.includes(baseName(path)) ? message : `${path}: ${message}`}`;
}

const CHANNELS: readonly (number | undefined)[] = [1, 3, 4];

/** True if the last dimension of a picture is that of its colours. */
export function isChannelsLast(shape: ModelFacts['shape']): boolean {
  return CHANNELS.includes(shape[2]) && !CHANNELS.includes(shape[0]);
}

/** A shape in words: `? x 28 x 28`; an open size is a question mark. */
export function shapeText(shape: ModelFacts['shape']): string {
  return shape.map((size) => (size === undefined ? '?' : String(size))).join(' x ');
}

/** Says that a model leaves its input open; undefined if it does not. Height and width of pictures come from the data. */
export function whyOpen(shape: ModelFacts['shape']): string | undefined {
  const isPicture = shape.length === 3 && [shape[0], shape[2]].some((size) => CHANNELS.includes(size));
  if (shape.length > 0 && (!shape.includes(undefined) || isPicture)) return undefined;
  const known = shapeText(shape);
  return `The shape of its input is open (${known === '' ? 'no shape' : known}). Give input_dimensions.`;
}

/** The numbers of one input. An open size may be any: the model counts as slow. */
export function numbersOf(shape: ModelFacts['shape']): number {
  return shape.reduce<number>((product, size = Number.POSITIVE_INFINITY) => product * size, 1);
}

/** The files that were found, by slot. */
export type Slots = Readonly<Partial<Record<Slot, FoundPath | undefined>>>;

/** The paths of the slots for which something was found. */
export function pathsOf(slots: Slots): Readonly<Partial<Record<Slot, string>>> {
  return Object.fromEntries(Object.entries(present(slots)).map(([slot, { path }]) => [slot, path]));
}

/** The attacks of the task for which everything was found. @param training the labelled rows that the model was trained on */
export function attacksFor(task: Task, isLabelled: boolean, sets: Slots, training: Slots): readonly Attack[] {
  const hasLabels = isLabelled && task !== 'time-series-forecasting';
  return attacksOf(task).filter((attack) => {
    const { proposal, needsLabels } = DESCRIPTORS[attack];
    if (proposal === undefined || (needsLabels && !hasLabels)) return false;
    if (proposal.needsTrainingRows === true && training.reference_data === undefined) return false;
    return proposal.with.every((slot) => sets[slot] !== undefined);
  });
}

/** The files of the training rows, if an attack needs them. */
export function trainingFor(attacks: readonly Attack[], training: Slots): Slots {
  return attacks.some((attack) => DESCRIPTORS[attack].proposal?.needsTrainingRows === true) ? training : {};
}

/** Why the task was chosen, and what its data lacks: sentences. */
export function explanation(
  task: Task,
  facts: ModelFacts,
  training: string,
  isLabelled: boolean,
  labelFault: string | undefined,
): readonly string[] {
  const guessed = `Guessed ${task}: it ${factsText(facts)}.${training}`;
  if (isLabelled || task === 'time-series-forecasting') return [guessed];
  const missing = 'No labels were found, so evasion is left out: it needs them (docs/models-and-data.md).';
  return [guessed, missing + (labelFault === undefined ? '' : ` ${labelFault}`)];
}

/** Chooses how pictures are scaled, and says why. */
export function pixelConfig(
  { answer, sizing }: { readonly answer: InspectionAnswer; readonly sizing?: PictureSteps },
  { takesBytes }: ModelFacts,
): Pick<GuessedModel, 'config' | 'notes'> {
  if (sizing !== undefined) {
    const note = 'The pictures have another size: "resize" and "crop" are the usual ones, check them.';
    return { config: {}, notes: [note] };
  }
  if (answer.arePixels !== true || takesBytes) return { config: {}, notes: [] };
  const note = 'normalize_data: yes assumes a model that was trained with pixels from 0 to 1.';
  return { config: { normalize_data: 'yes' }, notes: [note] };
}
