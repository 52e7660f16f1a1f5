import type { Access, Bound } from '@model-security-scan/engine/catalog';
import type { ClassRates, Outcomes, Robustness, Skill } from '@model-security-scan/engine/results';
import { present } from '@model-security-scan/common/present';

/** What an analysis on the runner measured beside its score, and how. A service tells nothing of it. */
export interface Measured {
  /** What the score says of the truth, and how the model was attacked. */
  readonly bound?: Bound;
  readonly access?: Access;
  /** The parts that the analysis could not test: `backdoors`. The verdict is about the rest. */
  readonly notTested?: readonly string[];
  /** Why, if the attack said more than that something was not given: sentences. Untrusted if read from a file. */
  readonly notTestedWhy?: string;
  /** How the attack ended for each input, for a later run that has this one as its baseline; absent if it was cut short. */
  readonly outcomes?: Outcomes;
  /** How far inputs must be changed, and how strong the attack was that looked for it. */
  readonly robustness?: Robustness;
  /** How well the model knew the labels of its data, for a later run that has this one as its baseline; absent without labels. */
  readonly skill?: Skill;
  /** Which column of the table is the label, or `none`; absent if the data is no table. Untrusted. */
  readonly label?: string;
  /** How often the attack succeeded in each class. */
  readonly classes?: ClassRates;
  /** The inputs of the data, for a later run that has this one as its baseline. */
  readonly rows?: number;
  /** The 95 % interval of the score. */
  readonly interval?: { readonly low: number; readonly high: number };
  /** Scores of different versions are not comparable. */
  readonly methodVersion?: string;
}

/** Picks what was measured out of more facts. */
export function pickMeasured(facts: Measured): Measured {
  const { bound, access, notTested, notTestedWhy, outcomes, robustness, skill, label, classes, rows } = facts;
  const { interval, methodVersion } = facts;
  return present({
    ...{ bound, access, notTested, notTestedWhy, outcomes, robustness },
    ...{ skill, label, classes, rows, interval, methodVersion },
  });
}
