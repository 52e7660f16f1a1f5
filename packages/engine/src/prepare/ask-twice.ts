import { CHECK_MARK } from '../catalog/result/result-words.ts';
import type { Randomness } from '../analysis-data.ts';
import { NotTestable } from '../fault.ts';
import { classesOf } from '../predicted-classes.ts';
import type { Inputs, Victim } from '../types.ts';
import { isLocal } from '../victim/local-model.ts';
import { sampleOf } from './check-scale.ts';

/** The inputs that are asked about twice; of an endpoint fewer, since its answers are queries. */
const [ASKED, ASKED_OF_ENDPOINTS] = [32, 16];
/** Half precision and graphics processors round differently from call to call, but less than this. */
const TOLERANCE = 1e-3;

export interface AskedTwice {
  readonly randomness: Randomness | undefined;
  /** Absent for the file of a model, which cannot change meanwhile, and for a random model. */
  readonly confirmModel?: () => Promise<void>;
}

/**
 * Asks a model twice about the same inputs, in the same order. Models with random layers (noise, dropout that was left on,
 * random cropping) give other answers the second time: what an attack found with one answer may not hold with the next.
 */
export async function askTwice(victim: Victim, inputs: Inputs): Promise<AskedTwice> {
  const most = isLocal(victim) ? ASKED : ASKED_OF_ENDPOINTS;
  const { values, rows } = sampleOf(inputs, victim.inputSize, most);
  const asked = rows.length;
  const ask = async (): Promise<Float32Array> =>
    isLocal(victim) ? victim.look(values, asked) : victim.ask(values, asked);
  const first = (await ask()).slice();
  const differing = (later: Float32Array): number =>
    rows.filter((_row, place) => differs(first, later, place, victim.answerSize)).length;
  const second = await ask();
  const changed = differing(second);
  if (changed > 0) {
    return { randomness: { asked, changed, changedClass: otherClasses(victim, first, second, asked) } };
  }
  if (isLocal(victim) && victim.mayChange !== true) return { randomness: undefined };
  const confirmModel = async (): Promise<void> => {
    requireSame(differing(await ask()), asked);
  };
  return { randomness: undefined, confirmModel };
}

/** @throws NotTestable if a model that is not random gives other answers after an attack than before */
function requireSame(changed: number, asked: number): void {
  if (changed === 0) return;
  throw new NotTestable(
    `The model changed during the analysis: of ${String(asked)} inputs that got the same answer twice at ` +
      `the beginning, ${String(changed)} got another answer at the end. A score would mix two models. ` +
      'Check whether a quota, a rate limit, a fallback to default answers or a new deployment changed the ' +
      'answers, and run the analysis again with a model that stays the same, or with a lower ' +
      'number_of_attack_queries.',
  );
}

function differs(first: Float32Array, later: Float32Array, row: number, size: number): boolean {
  const range = Array.from({ length: size }, (_unused, index) => row * size + index);
  return range.some((at) => isOther(first[at] ?? 0, later[at] ?? 0));
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
export function formatRandomness({ asked, changed, changedClass }: Randomness): string {
  const classes = changedClass === 0 ? '' : `, and another class for ${String(changedClass)} of them`;
  return (
    `${CHECK_MARK}the model is random: queried twice, it gave different answers for ${String(changed)} ` +
    `of ${String(asked)} inputs${classes}. A second run may give another score or verdict, so this ` +
    'result is not kept. Switch the randomness off (dropout, noise, sampling) if it is not intended.'
  );
}
