import type { Randomness } from '../../engine/analysis-data.ts';
import type { Budget, Victim } from '../../engine/types.ts';
import { rowOf } from '../../engine/vectors.ts';
import type { Oracle, Sample } from './oracle.ts';

/** An odd number, so that one side has most repeats. */
const REPEATS = 15;

/** What asking again has shown. */
export interface Confirmation {
  /** The changes that fooled the model once, but not in most of the repeats. They do not count. */
  readonly refuted: number;
  /** False if the time ended before all were asked again; those count as refuted. */
  readonly isWhole: boolean;
}

/**
 * Asks a random model again about every change that was found, and about its original: a change counts only if the model gives
 * the original its class, and the changed input another one, in most of the repeats. What does not count is taken back.
 */
export async function confirmByMajority(
  oracle: Oracle,
  victim: Victim,
  samples: readonly Sample[],
  budget: Pick<Budget, 'timeLeftMs'>,
): Promise<Confirmation> {
  const found = samples.filter(({ bestDistance }) => Number.isFinite(bestDistance));
  const { size } = oracle.space;
  const points = new Float32Array(found.length * 2 * size);
  for (const [index, { origin, best }] of found.entries()) {
    points.set(origin, index * 2 * size);
    points.set(best, (index * 2 + 1) * size);
  }
  const inputs = oracle.space.toModel(points);
  const right = new Int32Array(found.length);
  const fooled = new Int32Array(found.length);
  let repeats = 0;
  for (; found.length > 0 && repeats < REPEATS && budget.timeLeftMs() > 0; repeats += 1) {
    const replies = await victim.ask(inputs, found.length * 2);
    const classAt = (place: number): number => oracle.classOf(rowOf(replies, place, victim.answerSize));
    for (const [index, { label }] of found.entries()) {
      if (classAt(index * 2) === label) right[index] = (right[index] ?? 0) + 1;
      if (classAt(index * 2 + 1) !== label) fooled[index] = (fooled[index] ?? 0) + 1;
    }
  }
  const most = REPEATS / 2;
  const refuted = found.filter((_sample, index) => !((right[index] ?? 0) > most && (fooled[index] ?? 0) > most));
  for (const sample of refuted) takeBack(sample);
  return { refuted: refuted.length, isWhole: found.length === 0 || repeats === REPEATS };
}

function takeBack(sample: Sample): void {
  sample.best.set(sample.origin);
  sample.bestDistance = Number.POSITIVE_INFINITY;
  sample.bestClass = sample.label;
  sample.bestAnswer = undefined;
  sample.queriesToEps = Number.POSITIVE_INFINITY;
}

/**
 * Why a low score of a random model is no pass: the attack was led astray by answers that did not hold.
 * @returns undefined if the randomness did not get in its way
 */
export function whyUnearned(
  { changedClass }: Randomness,
  { refuted }: Confirmation,
): string | undefined {
  if (changedClass === 0 && refuted === 0) return undefined;
  return (
    'The model is random: it gives the same input other classes, and the search is led by them ' +
    `(${String(refuted)} of its finds did not hold in most of ${String(REPEATS)} repeats), so a low score proves nothing. Turn ` +
    'the random layers off for this analysis: export the model for inference, with dropout and noise off.'
  );
}
