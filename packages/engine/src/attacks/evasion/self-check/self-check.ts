import { Random } from '../../../random.ts';
import type { Oracle, Sample } from '../oracle.ts';
import { plant, type Planted, type ReadFeatures } from './planted.ts';

export interface SelfCheck {
  readonly planted: number;
  readonly found: number;
}

/** Why nothing was planted: completes "self-check not possible:". */
export interface NoSelfCheck {
  readonly impossible: string;
  /** True if it would have been possible, with more time. */
  readonly isCut?: boolean;
}

/** An attack that finds less of what is there cannot say that nothing is. */
export const LEAST_FOUND = 0.9;
/** With fewer planted inputs the share found says little. */
const LEAST_PLANTED = 20;
/** The fewest that are planted, however long it takes: some readouts fail. */
export const LEAST_TRIED = 24;

export interface CheckedAttack {
  readonly read: ReadFeatures;
  /** The inputs to plant beside: first those of the first look. */
  readonly inputs: readonly Pick<Sample, 'origin'>[];
  /** How many of them the first and the second look take. */
  readonly counts: readonly [first: number, second: number];
  /** Where inputs may be changed to. */
  readonly ball: Pick<Oracle, 'space' | 'eps'>;
  readonly seed: number;
  readonly timeLeftMs: () => number;
  /**
   * Attacks what was planted as the attack itself does.
   * @returns how many of them it finds; undefined if the time ended before
   */
  readonly find: (
    planted: readonly Planted[],
    isRepeated: boolean,
    random: Random,
  ) => Promise<number | undefined>;
}

/** The part of the time left after which no more than the least is planted. */
const PLANTING_SHARE = 0.4;

/**
 * Checks whether the attack finds adversarial inputs that certainly exist. If it finds too few, it is tried once more, longer, on
 * fresh inputs.
 */
export async function checkAttack(attack: CheckedAttack): Promise<SelfCheck | NoSelfCheck> {
  const [few, many] = attack.counts;
  const first = await look(attack, 0, few, false);
  if (first === undefined) return { impossible: 'the time was up', isCut: true };
  if (first.planted < LEAST_PLANTED) {
    return {
      impossible: `only ${String(first.planted)} of ${String(first.tried)} inputs have features that tell one corner apart`,
    };
  }
  if (first.found >= LEAST_FOUND * first.planted) return first;
  const second = await look(attack, few, many, true);
  // Without a whole second look the first one stands: it found too few.
  const isWhole = second !== undefined && second.planted >= LEAST_PLANTED;
  return isWhole ? second : first;
}

async function look(
  { read, inputs, ball, seed, timeLeftMs, find }: CheckedAttack,
  from: number,
  wanted: number,
  isRepeated: boolean,
): Promise<{ readonly tried: number; readonly planted: number; readonly found: number } | undefined> {
  const random = new Random(seed + from + 17);
  const planted: Planted[] = [];
  const [started, allowedMs] = [performance.now(), PLANTING_SHARE * timeLeftMs()];
  const isEarly = (): boolean => performance.now() - started < allowedMs;
  let tried = 0;
  for (; tried < wanted && (tried < LEAST_TRIED || isEarly()); tried += 1) {
    if (timeLeftMs() <= 0) return undefined;
    // With few inputs the same ones are planted again, at other corners.
    const input = inputs[(from + tried) % inputs.length];
    const one = input === undefined ? undefined : await plant(read, input, ball, random);
    if (one !== undefined) planted.push(one);
  }
  const found = await find(planted, isRepeated, random);
  return found === undefined ? undefined : { tried, planted: planted.length, found };
}
