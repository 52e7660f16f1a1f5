import type { Runtime } from '../../engine/runtime/runtime.ts';
import { trainedAnswers } from '../../engine/substitute/substitute.ts';
import { naiveForecasts, squaredErrors, type WindowShape } from './naive-forecast.ts';
import { fitRidge, predictRidge } from '../../engine/statistics/ridge.ts';

/** Windows with the victim's forecasts. */
export interface Forecasts {
  readonly windows: Float32Array;
  readonly answers: Float32Array;
  readonly count: number;
}

export interface ForecasterPlan {
  readonly runtime: Runtime;
  readonly shape: WindowShape;
  readonly horizon: number;
  readonly seed: number;
  readonly going: () => boolean;
}

/** A way to see a window: as it is, or relative to its last value, which a model of changes repeats at every level. */
type View = 'level' | 'change';

const VIEWS: readonly View[] = ['level', 'change'];

const PENALTIES = [1e-8, 1e-6, 1e-4, 1e-2] as const;
/** The share of the answers that choose the view and the penalty. */
const VALIDATION = 0.25;
const MEMBERS = 3;
const HIDDEN = 64;
const TRAINING = { steps: 1_500, batch: 32, rate: 3e-3, decay: 0.02 } as const;

/** What a copy foretells, and its mean squared error on the answers that chose it. */
export interface ForecasterCopy {
  readonly guess: Float32Array;
  readonly error: number;
}

/**
 * Trains copies of a forecaster on its answers and returns the forecasts of the best for other windows. First a linear model, since most
 * forecasters are nearly linear, then perceptrons on what it leaves; a quarter of the answers for windows of the data, the first
 * ones, decides which view, which penalty, and whether the perceptrons help.
 * @param fromData so many of the first answers are for windows of the data
 * @param most the error from which on a copy is not wanted
 * @returns undefined if the copy has a greater error
 */
export async function copyForecaster(
  plan: ForecasterPlan,
  known: Forecasts,
  windows: Float32Array,
  { fromData, most }: { readonly fromData: number; readonly most: number },
): Promise<ForecasterCopy | undefined> {
  const width = plan.shape.steps * plan.shape.channels;
  const checked = Math.round(VALIDATION * Math.min(fromData, known.count));
  const train = slice(known, checked, known.count, width, plan.horizon);
  const check = checked > 0 ? slice(known, 0, checked, width, plan.horizon) : train;
  const linear = chooseLinear(plan, train, check);
  const deep = plan.going()
    ? meanError(await deepForecasts(plan, train, check.windows, linear), check.answers, plan.horizon)
    : Infinity;
  const error = deep < linear.error ? deep : linear.error;
  if (error > most) return undefined;
  const guess =
    deep < linear.error
      ? await deepForecasts(plan, known, windows, linear)
      : linearForecasts(plan, known, windows, linear);
  return { guess, error };
}

/** What a linear model is fitted with. */
interface LinearChoice {
  readonly view: View;
  readonly penalty: number;
}

function chooseLinear(
  plan: ForecasterPlan,
  train: Forecasts,
  check: Forecasts,
): LinearChoice & { readonly error: number } {
  const choices = VIEWS.flatMap((view) => PENALTIES.map((penalty) => ({ view, penalty })));
  const tried = choices.map((choice) => ({
    ...choice,
    error: meanError(linearForecasts(plan, train, check.windows, choice), check.answers, plan.horizon),
  }));
  return tried.reduce((best, one) => (one.error < best.error ? one : best));
}

function slice(all: Forecasts, from: number, to: number, width: number, horizon: number): Forecasts {
  return {
    windows: all.windows.subarray(from * width, to * width),
    answers: all.answers.subarray(from * horizon, to * horizon),
    count: to - from,
  };
}

function meanError(guess: Float32Array, answers: Float32Array, horizon: number): number {
  const errors = squaredErrors(guess, answers, horizon);
  return errors.reduce((sum, error) => sum + error, 0) / errors.length;
}

function linearForecasts(
  plan: ForecasterPlan,
  known: Forecasts,
  windows: Float32Array,
  choice: LinearChoice,
): Float32Array {
  const { horizon, shape } = plan;
  const { view, penalty } = choice;
  const width = shape.steps * shape.channels;
  const model = fitRidge(
    seen(known.windows, shape, view),
    moved(known, plan, view, -1),
    known.count,
    width,
    horizon,
    penalty,
  );
  const guess = predictRidge(model, seen(windows, shape, view));
  return moved({ windows, answers: guess, count: windows.length / width }, plan, view, 1);
}

async function deepForecasts(
  plan: ForecasterPlan,
  known: Forecasts,
  windows: Float32Array,
  choice: LinearChoice,
): Promise<Float32Array> {
  const { shape, horizon, runtime, seed } = plan;
  const linear = linearForecasts(plan, known, known.windows, choice);
  const rest = known.answers.map((answer, index) => answer - (linear[index] ?? 0));
  const spread = Math.sqrt(rest.reduce((sum, value) => sum + value * value, 0) / rest.length) || 1;
  const inputs = seen(known.windows, shape, choice.view);
  const more = await trainedAnswers(
    runtime,
    { members: MEMBERS, hidden: [HIDDEN], answers: horizon, seed, loss: 'squared-error', sharedScale: true },
    { inputs, answers: rest.map((value) => value / spread), count: known.count },
    TRAINING,
    { asked: seen(windows, shape, choice.view), going: plan.going },
  );
  const guess = linearForecasts(plan, known, windows, choice);
  return guess.map((value, index) => value + spread * (more[index] ?? 0));
}

/** Returns the windows as a view shows them. */
function seen(windows: Float32Array, { steps, channels }: WindowShape, view: View): Float32Array {
  if (view === 'level') return windows;
  const width = steps * channels;
  return windows.map((value, index) => {
    const row = Math.floor(index / width);
    return value - (windows[row * width + (steps - 1) * channels + (index % channels)] ?? 0);
  });
}

/** Takes the last value from the answers (sign -1) or gives it back (sign 1) if the view is of changes. */
function moved(
  { windows, answers, count }: Forecasts,
  { shape, horizon }: ForecasterPlan,
  view: View,
  sign: -1 | 1,
): Float32Array {
  if (view === 'level') return answers;
  const { lastValue } = naiveForecasts(windows, count, shape, horizon, undefined);
  return answers.map((answer, index) => answer + sign * (lastValue[index] ?? 0));
}
