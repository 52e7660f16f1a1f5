import { Random } from '../../random.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import {
  type Examples,
  type SubstitutePlan,
  trainedAnswers,
  type Training,
} from '../../substitute/substitute.ts';
import type { Budget, Estimate, Evidence } from '../../types.ts';

interface Followed {
  readonly points: readonly (readonly [queries: number, score: number])[];
  readonly score: Estimate;
}

/**
 * Trains copies on more and more answers, until all are used or the time is up. One that learnt from made inputs takes the place of
 * the one before only if it is as near to the answers that choose.
 * @param stages the numbers of answers, in rising order
 * @param fromData so many of the first answers are for inputs of the data
 * @param train returns undefined if the error of the copy is above `most`
 */
export async function followCopies<Copy extends { readonly error: number }>(
  { stages, fromData, budget }: { stages: readonly number[]; fromData: number; budget: Budget },
  train: (count: number, most: number) => Promise<Copy | undefined>,
  scoreOf: (copy: Copy) => Estimate,
): Promise<Followed> {
  const points: (readonly [number, number])[] = [];
  let score: Estimate = { value: 0, low: 0, high: 1 };
  let best: Copy | undefined;
  for (const count of stages) {
    if (budget.timeLeftMs() <= 0) break;
    const done = count / (stages.at(-1) ?? count);
    budget.progress(0.3 + 0.7 * done, `training a copy on ${String(count)} answers`);
    best = (await train(count, count > fromData ? (best?.error ?? Infinity) : Infinity)) ?? best;
    if (best === undefined) break;
    score = scoreOf(best);
    points.push([count, score.value]);
  }
  return { points, score };
}

/** The score against the questions. @param over what the copy is compared with */
export function skillCurve(points: Followed['points'], over: string): Evidence {
  return {
    kind: 'curve',
    title: 'Score against queries',
    xLabel: 'queries',
    yLabel: `skill of the copy over ${over}`,
    series: [{ name: 'copy', points }],
    isScore: true,
  };
}

/** What perceptrons add to a linear model: they learn what it leaves of the answers. */
interface Linear {
  /** What it gives the inputs that are learnt, and those that are asked. */
  readonly known: Float32Array;
  readonly asked: Float32Array;
}

/** Returns what a linear model, and perceptrons that learn what it leaves, give together. */
export async function withPerceptrons(
  runtime: Runtime,
  plan: Omit<SubstitutePlan, 'loss' | 'lens'>,
  examples: Examples,
  training: Training,
  linear: Linear,
  held: { readonly asked: Float32Array; readonly going: () => boolean },
): Promise<Float32Array> {
  const rest = examples.answers.map((answer, index) => answer - (linear.known[index] ?? 0));
  const spread = Math.sqrt(rest.reduce((sum, value) => sum + value * value, 0) / rest.length) || 1;
  const answers = rest.map((value) => value / spread);
  const shape = { ...plan, loss: 'squared-error' } as const;
  const more = await trainedAnswers(runtime, shape, { ...examples, answers }, training, held);
  return linear.asked.map((value, index) => value + spread * (more[index] ?? 0));
}

const RESAMPLES = 400;

/**
 * How much smaller the errors of a copy are than those of a naive guess, as a share from 0 to 1, with a 95 % interval by a block
 * bootstrap.
 * @param naive squared errors, one for each row
 * @param most rows of a block: windows that overlap are not independent
 */
export function skillOver(
  naive: ArrayLike<number>,
  errors: ArrayLike<number>,
  seed: number,
  most = 1,
): Estimate {
  const count = errors.length;
  const block = Math.max(1, Math.min(most, Math.floor(count / 5)));
  const skillFrom = (starts: readonly number[], size: number): number => {
    let [own, all] = [0, 0];
    for (const from of starts) {
      for (let at = from; at < from + size; at += 1) {
        own += errors[at] ?? 0;
        all += naive[at] ?? 0;
      }
    }
    return all <= 1e-12 * count ? 0 : Math.max(0, 1 - own / all);
  };
  const random = new Random(seed);
  const drawn = Array.from({ length: RESAMPLES }, () => {
    const starts = Array.from({ length: Math.ceil(count / block) }, () => random.integer(count - block + 1));
    return skillFrom(starts, block);
  }).toSorted((one, other) => one - other);
  const value = skillFrom([0], count);
  const [low = 0, high = 1] = [drawn[Math.floor(0.025 * RESAMPLES)], drawn[Math.ceil(0.975 * RESAMPLES) - 1]];
  return { value, low: Math.min(low, value), high: Math.max(high, value) };
}
