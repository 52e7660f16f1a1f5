import type { Randomness } from '../../../engine/analysis-data.ts';
import { median } from '../../../engine/vectors.ts';
import { type Climber, isMoved, type ValueHunt } from './search-values.ts';

const REPEATS = 15;
/** With more finds that did not hold, the search was led astray. */
const MOST_REFUTED = 0.1;

/**
 * Asks a random model again about every change that was found, and about its row: only a change counts whose median moves by more
 * than the tolerance. What does not hold is taken back. Nothing is done if the model is not random.
 * @returns why a low score is no pass: sentences
 */
export async function confirmMoves(
  randomness: Randomness | undefined,
  hunt: ValueHunt,
  climbers: readonly Climber[],
): Promise<readonly string[]> {
  if (randomness === undefined) return [];
  const found = climbers.filter((one) => isMoved(one, hunt));
  let refuted = 0;
  for (const climber of found) {
    const own = await medianAt(hunt, climber.origin);
    const value = await medianAt(hunt, climber.best);
    if (Math.abs(value - own) > hunt.tolerance) {
      climber.value = climber.own + (value - own);
      continue;
    }
    [climber.best, climber.value] = [climber.origin, climber.own];
    refuted += 1;
  }
  if (refuted <= MOST_REFUTED * found.length) return [];
  return [
    `The model is random: ${String(refuted)} of ${String(found.length)} changes that moved a prediction ` +
      `once did not move it in most of ${String(REPEATS)} repeats, so the search was misled. Switch the ` +
      'randomness off (dropout, noise) and run the analysis again.',
  ];
}

async function medianAt({ victim, space }: ValueHunt, point: Float32Array): Promise<number> {
  const joined = new Float32Array(REPEATS * space.size);
  for (let repeat = 0; repeat < REPEATS; repeat += 1) joined.set(point, repeat * space.size);
  const values = await victim.ask(space.toModel(joined), REPEATS);
  return median(Array.from(values));
}
