import { type Read, type Schema, then } from '@model-security-scan/common/schema/schema';
import {
  count,
  cutText,
  listOf,
  numeral,
  object,
  optional,
  share,
} from '@model-security-scan/common/schema/values';

const MOST_POINTS = 1_000;
const MOST_NAMES = 100;
const NAME = cutText(1000);
const SENTENCE = cutText(4000);
const DISTANCE = numeral(undefined, { minimum: 0 });

export const CURVE_POINT = object('a point of "curve"', { eps: DISTANCE, success: share() });

/** A sign that an attack may see less than is there: its name, `saturated scores`, and what it means, a sentence. */
export const ALARM = object('an alarm', { name: NAME, meaning: SENTENCE });

/** How many planted adversarial inputs the attack found, or why none could be planted. */
export type SelfCheckFigures =
  | { readonly planted: number; readonly found: number }
  | { readonly impossible: string };

const SELF_CHECK: Schema<SelfCheckFigures> = then(
  object('a self-check', {
    planted: optional(count()),
    found: optional(count()),
    impossible: optional(SENTENCE),
  }),
  ({ planted = -1, found, impossible }, tree, reporter) => {
    if (impossible !== undefined) return { impossible };
    if (found !== undefined && found <= planted) return { planted, found };
    reporter.report(tree.span, 'a self-check found more than was planted, or says nothing');
    return undefined;
  },
);

/** How far inputs must be changed until a model gives another class, and how strong the attack was that looked for it. */
export const ROBUSTNESS = object('"robustness"', {
  /** The eps of the score. */
  eps: DISTANCE,
  /**
   * The median of the smallest eps at which an input fell, over all inputs attacked. Absent if fewer than half of them fell
   * anywhere. Found by an attack, so an upper bound on the true one.
   */
  medianEps: optional(DISTANCE),
  /** The share of the inputs that fell within each eps, from small to large: lower bounds. */
  curve: listOf(CURVE_POINT, undefined, { most: MOST_POINTS }),
  /** What was taken off the end of the model to reach its scores, from the answer backwards: `Softmax`. */
  peeled: listOf(NAME, undefined, { most: MOST_NAMES }),
  /** Absent if the attack needs none: it proves what it says. */
  selfCheck: optional(SELF_CHECK),
  alarms: listOf(ALARM, undefined, { most: MOST_NAMES }),
});
export type Robustness = Read<typeof ROBUSTNESS>;
