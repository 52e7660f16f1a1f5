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
const MOST_PLANTED = 1_000_000;
const NAME = cutText(1000);
const SENTENCE = cutText(4000);
const distance = (words?: string): Schema<number> => numeral(words, { minimum: 0 });

const CURVE_POINT = object('a point of "curve"', { eps: distance(), success: share() });

/** A sign that an attack may see less than is there: its name, `saturated scores`, and what it means, a sentence. */
const ALARM = object('an alarm', { name: NAME, meaning: SENTENCE });

/** How many planted adversarial inputs the attack found, or why none could be planted. */
export type SelfCheckFigures =
  | { readonly planted: number; readonly found: number }
  | { readonly impossible: string };

const SELF_CHECK: Schema<SelfCheckFigures> = then(
  object(
    '"self_check"',
    {
      planted: optional(count(undefined, MOST_PLANTED)),
      found: optional(count(undefined, MOST_PLANTED)),
      impossible: optional(SENTENCE),
    },
    'How many of the planted adversarial inputs the attack found, or why none could be planted. Null if the attack needs ' +
      'no check: it proves what it says.',
  ),
  ({ planted = -1, found, impossible }, tree, reporter) => {
    if (impossible !== undefined) return { impossible };
    if (found !== undefined && found <= planted) return { planted, found };
    reporter.report(tree.span, '"self_check" has neither "planted" and "found" nor "impossible"');
    return undefined;
  },
);

/** How far inputs must be changed until a model gives another class, and how strong the attack was that looked for it. */
export const ROBUSTNESS = object(
  '"robustness"',
  {
    eps: distance('The eps of the score.'),
    medianEps: optional(
      distance(
        'The median of the smallest eps at which an input fell, over all inputs attacked. Found by an attack, so an upper ' +
          'bound on the true one. Null if fewer than half of them fell anywhere.',
      ),
    ),
    curve: listOf(
      CURVE_POINT,
      'The share of the inputs that fell within each eps, from small to large. Each is a lower bound.',
      { most: MOST_POINTS },
    ),
    peeled: listOf(
      NAME,
      'What was taken off the end of the model to reach its scores, from the answer backwards.',
      { most: MOST_NAMES },
    ),
    selfCheck: optional(SELF_CHECK),
    alarms: listOf(ALARM, 'Signs that the attack may see less than is there.', { most: MOST_NAMES }),
  },
  'How far inputs must be changed until the model gives another class, and how strong the attack was that looked for it. ' +
    'Null if the attack changes no inputs, or it is not known.',
);
export type Robustness = Read<typeof ROBUSTNESS>;
