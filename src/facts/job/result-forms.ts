import { ACCESSES, BOUNDS } from '@model-security-scan/engine/catalog';
import { CLASS_RATE, type ClassRates } from '@model-security-scan/engine/results';
import { type Read, type Schema, then } from '@model-security-scan/common/schema/schema';
import {
  checked,
  count,
  listOf,
  numeral,
  object,
  older,
  oneOf,
  text,
} from '@model-security-scan/common/schema/values';
import { nullable, orAbsent, shownText } from '../../core/file-keys.ts';
import { FINDING_STATES } from '../policy/policy.ts';

/** What the files of a run say of a result, each in the same words. */

export const BOUND = oneOf(
  BOUNDS,
  'How the score relates to the true value: lower, a search found at least so much; exact, no search could find more; ' +
    'estimate, the true value may lie on either side. Null if it is not known.',
);
export const ACCESS = oneOf(
  ACCESSES,
  'How the attack saw the model: with its gradients, only by its answers, or with all of its structure. Null if no model ' +
    'was attacked, or it is not known.',
);
export const NOT_TESTED = listOf(
  shownText(100),
  'The parts of the analysis that could not be tested: the score judges the rest.',
);

const INTERVAL = checked(
  object(
    '"interval"',
    { low: numeral(), high: numeral() },
    'The 95 % interval of the score. Null if it is not known.',
  ),
  ({ low, high }) => (low > high ? '"interval": low is above high' : undefined),
);

/** The score of an analysis, what it says, and what the policy decided about it. */
export const JUDGEMENT = {
  score: nullable(numeral()),
  interval: nullable(INTERVAL),
  method_version: nullable(
    text(
      'The version of the method that found the score. Scores of other versions are not comparable. Null if it is not known.',
    ),
  ),
  bound: older(orAbsent(BOUND)),
  access: older(orAbsent(ACCESS)),
  not_tested: older(NOT_TESTED),
  finding: nullable(
    oneOf(
      FINDING_STATES,
      'What the policy decided: only a new finding fails the check. Null if there is no finding.',
    ),
  ),
  why: nullable(
    shownText(4096, 'Why the finding fails the check, or why not. Without a verdict, the cause.'),
  ),
};

/** How often an attack succeeded in each class, as files have it. */
export const CLASSES_IN_FILE = object(
  '"classes"',
  {
    score: oneOf(
      ['mean', 'share'],
      'mean: the score is the mean of the rates; share: it is the share of all inputs.',
    ),
    classes: count('The classes that there are.'),
    rates: listOf(CLASS_RATE),
  },
  'How often the attack succeeded in each class. Null if what was attacked has no classes, or it is not known.',
);

/** The same, as it is read from files. */
export const CLASSES: Schema<ClassRates> = then(CLASSES_IN_FILE, ({ score, ...rest }) => ({
  ...rest,
  isMean: score === 'mean',
}));

/** The form of the rates in files. */
export function classesInFile({ isMean, ...rest }: ClassRates): Read<typeof CLASSES_IN_FILE> {
  return { ...rest, score: isMean ? 'mean' : 'share' };
}
