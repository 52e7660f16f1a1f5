import { compareClasses } from '../../engine/statistics/balanced-accuracy.ts';
import { classesOf } from '../../engine/predicted-classes.ts';
import type { Matrix } from '../../engine/statistics/matrix.ts';
import type { LabelledInputs, Victim } from '../../engine/types.ts';
import { agreementOf } from './label-share.ts';

/** Fewer trusted inputs do not tell how good a model is. */
const FEWEST = 20;

/** The trusted set, and what the model says of it. */
export interface AskedTrusted {
  readonly inputs: LabelledInputs;
  readonly features: Matrix;
  readonly labels: Int32Array;
  /** How many of them the model gets right. */
  readonly right: number;
  readonly count: number;
  /** The same beyond chance; absent if there are too few to tell. */
  readonly agreement?: number;
  /** True if there are enough to tell, and the model is no better than chance. */
  readonly isAtChance: boolean;
}

/** Asks the model about the trusted inputs: nobody can have changed their labels. */
export async function askTrusted(
  victim: Victim,
  inputs: LabelledInputs,
  features: Matrix,
  classes: number,
): Promise<AskedTrusted> {
  const { labels, count } = inputs;
  const answers = classesOf(await victim.ask(inputs.values, count), count);
  const right = labels.filter((label, row) => answers[row] === label).length;
  const votes = new Float64Array(count * classes);
  answers.forEach((answer, row) => {
    if (answer >= 0 && answer < classes) votes[row * classes + answer] = 1;
  });
  const { balanced, classes: named } = compareClasses(labels, answers);
  return {
    ...{ inputs, labels, right, count, features },
    isAtChance: count >= FEWEST && named > 1 && balanced.low <= 1 / named,
    ...(count < FEWEST ? {} : { agreement: agreementOf(votes, labels, classes) }),
  };
}
