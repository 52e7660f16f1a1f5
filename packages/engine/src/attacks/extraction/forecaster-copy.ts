import type { Runtime } from '../../runtime/runtime.ts';
import { withPerceptrons } from './follow-copies.ts';
import { naiveForecasts, squaredErrors, type WindowShape } from './naive-forecast.ts';
import { fitRidge, predictRidge } from '../../statistics/multivariate/ridge.ts';

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

/**
 * Returns what the best copy of a forecaster forecasts for other windows: a linear model, since most forecasters are nearly linear,
 * or perceptrons on what it leaves. A quarter of the answers for windows of the data, the first ones, chooses.
 * @param fromData so many of the first answers are for windows of the data
 * @param most the error from which on a copy is not wanted
 * @returns undefined if the copy has a greater error
 */
export async function copyForecaster(
  plan: ForecasterPlan,
  known: Forecasts,
  windows: Float32Array,
  { fromData, most }: { readonly fromData: number; readonly most: number },
): Promise<{ readonly guess: Float32Array; readonly error: number } | undefined> {
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

/** The forecasts from one place to another. */
export function slice(all: Forecasts, from: number, to: number, width: number, horizon: number): Forecasts {
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
  return withPerceptrons(
    runtime,
    { members: MEMBERS, hidden: [HIDDEN], answers: horizon, seed, sharedScale: true },
    { inputs: seen(known.windows, shape, choice.view), answers: known.answers, count: known.count },
    TRAINING,
    {
      known: linearForecasts(plan, known, known.windows, choice),
      asked: linearForecasts(plan, known, windows, choice),
    },
    { asked: seen(windows, shape, choice.view), going: plan.going },
  );
}

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
