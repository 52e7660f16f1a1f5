import type { Randomness } from '../analysis-data.ts';
import { classesOf } from '../predicted-classes.ts';
import type { Inputs, Victim } from '../types.ts';
import { isLocal } from '../victim/local-model.ts';
import { sampleOf } from './check-scale.ts';

/** So many inputs are asked about twice; of an endpoint fewer, since its answers are queries. */
const [ASKED, ASKED_OF_ENDPOINTS] = [32, 16];
/** Half precision and graphics processors round differently from call to call, but less than this. */
const TOLERANCE = 1e-3;

/**
 * Asks a model twice about the same inputs, in the same order. Models with random layers (noise, dropout that was left on,
 * random cropping) give other answers the second time: what an attack found with one answer may not hold with the next.
 * @returns undefined if the answers are the same
 */
export async function askTwice(victim: Victim, inputs: Inputs): Promise<Randomness | undefined> {
  const most = isLocal(victim) ? ASKED : ASKED_OF_ENDPOINTS;
  const { values, rows } = sampleOf(inputs, victim.inputSize, most);
  const asked = rows.length;
  const ask = async (): Promise<Float32Array> =>
    isLocal(victim) ? victim.look(values, asked) : victim.ask(values, asked);
  const first = (await ask()).slice();
  const second = await ask();
  const size = victim.answerSize;
  const differs = (row: number): boolean => {
    const range = Array.from({ length: size }, (_unused, index) => row * size + index);
    return range.some((at) => isOther(first[at] ?? 0, second[at] ?? 0));
  };
  const changed = rows.filter((_row, place) => differs(place)).length;
  if (changed === 0) return undefined;
  return { asked, changed, changedClass: otherClasses(victim, first, second, asked) };
}

function isOther(one: number, other: number): boolean {
  return Math.abs(one - other) > TOLERANCE * Math.max(1, Math.abs(one));
}

function otherClasses(victim: Victim, first: Float32Array, second: Float32Array, count: number): number {
  if (victim.answers === 'values') return 0;
  const [before, after] = [classesOf(first, count), classesOf(second, count)];
  return before.filter((one, row) => one !== after[row]).length;
}

/** Says that a model is random, for the limits of a result. */
export function randomnessWords({ asked, changed, changedClass }: Randomness): string {
  const classes = changedClass === 0 ? '' : `, and another class for ${String(changedClass)} of them`;
  return (
    `Asked twice, the model gave other answers about ${String(changed)} of ${String(asked)} inputs${classes}: it is random. ` +
    'A second run may give another score, so this result is not kept.'
  );
}
