import { NotTestable } from '../../fault.ts';
import { countsByClass, type Strata, strataOf } from '../../strata.ts';

/** With two answers, eight inputs of the rarer one carry as much as 30 of a balanced set, however many the other ones are. */
const FEWEST = 8;

export interface Balance {
  /** By the model's answers. Inputs whose answers are too rare to be compared are in no stratum. */
  readonly strata: Strata;
  /** What a copy reaches that always names the same class. */
  readonly constant: number;
  /** The inputs whose answers are too rare to be compared. */
  readonly leftOut: number;
  /** The share of the most frequent answer among all inputs. */
  readonly mostFrequent: number;
}

/** Groups held-out inputs by the model's answers, so that each answer counts the same. */
export function balanceByAnswer(classes: Int32Array): Balance {
  const counts = new Map<number, number>();
  for (const one of classes) counts.set(one, (counts.get(one) ?? 0) + 1);
  const isMean = countsByClass(classes.length, counts.size);
  const all = strataOf(classes, counts.size, isMean);
  const strata = all.strata.filter(({ inputs }) => !isMean || inputs.length >= FEWEST);
  const compared = strata.reduce((sum, { inputs }) => sum + inputs.length, 0);
  const mostFrequent = Math.max(0, ...counts.values()) / Math.max(1, classes.length);
  return {
    ...{ strata: { ...all, strata }, leftOut: classes.length - compared, mostFrequent },
    constant: isMean ? 1 / Math.max(1, strata.length) : mostFrequent,
  };
}

/** @throws NotTestable if a copy that always names one class could not be told from a good one */
export function requireSecondAnswer({ strata, mostFrequent, leftOut }: Balance, held: number): void {
  const others = (1 - mostFrequent) * held;
  if (strata.strata.length >= 2 && others >= FEWEST - 0.5) return;
  const rare = leftOut === 0 ? Math.round(others) : leftOut;
  const why =
    rare === 0
      ? `There is nothing to copy: the model gives all ${String(held)} held-out inputs the same class.`
      : `The model gives ${String(Math.round(mostFrequent * held))} of ${String(held)} held-out inputs the same class. Only ` +
        `${String(rare)} got another one; to compare a copy on them, at least ${String(FEWEST)} are needed.`;
  throw new NotTestable(
    `${why} Give more inputs that the model puts into another class, at least ` +
      `${String(2 * FEWEST + 4)}: half of the data is held out. Check also that the data is prepared as in ` +
      'training.',
  );
}
