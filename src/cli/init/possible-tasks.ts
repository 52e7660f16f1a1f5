import type { Task } from '../../core/attack-table.ts';
import type { InspectionAnswer, ModelFacts } from '../../engine/inspect/inspection.ts';
import { isChannelsLast, shapeText } from './words.ts';

/** The tasks that the facts of a model allow, in the order in which data is tried for them. */
export function possibleTasks(facts: ModelFacts): readonly Task[] {
  const tasks = tasksByShape(facts);
  // A forecaster has values for answers, and none of them names anything.
  return facts.hasLabels === true ? tasks.filter((task) => task !== 'time-series-forecasting') : tasks;
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

/** @returns true for labels with fractions, and for more than two beside a model of one number, which tells two classes apart */
export function haveNoClasses(
  { hasFractions, differentLabels = 0 }: InspectionAnswer,
  { answerSize }: ModelFacts,
): boolean {
  return hasFractions === true || (answerSize === 1 && differentLabels > 2);
}

/** What a model takes and answers: `takes 13 numbers, and answers with classes`. */
export function factsText({ shape, isClassifier, isRegression }: ModelFacts): string {
  const order =
    shape.length === 3 ? (isChannelsLast(shape) ? ', channels last (NHWC)' : ', channels first (NCHW)') : '';
  const answers = isClassifier ? 'answers with classes' : isRegression ? 'answers with values' : UNKNOWN;
  return `takes ${shapeText(shape)} numbers${order}, and ${answers}`;
}

const UNKNOWN = 'does not say what its answers are';
