import { CLASS_RATE, type ClassRates } from '@model-security-scan/engine/results';
import { type Read, type Schema, then } from '@model-security-scan/common/schema/schema';
import { count, listOf, object, oneOf } from '@model-security-scan/common/schema/values';

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
