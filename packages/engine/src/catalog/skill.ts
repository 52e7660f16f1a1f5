import type { Read } from '@model-security-scan/common/schema/schema';
import { checked, numeral, object, oneOf, optional } from '@model-security-scan/common/schema/values';

/** How well a model knows the labels of its data, before any attack. R² may be below 0. */
export const SKILL = checked(
  object(
    '"skill"',
    {
      measure: oneOf(
        ['accuracy', 'r2'],
        'accuracy, or r2 for a regression: the share of the variance of the labels that its predictions explain.',
      ),
      value: numeral(undefined, { maximum: 1 }),
      low: numeral('The lower end of the 95 % interval.', { maximum: 1 }),
      high: numeral('The upper end.', { maximum: 1 }),
      tolerance: optional(
        numeral(
          'How far a prediction of a regression could move before it counted, as it was given or chosen. Absent for other attacks.',
          { minimum: 0 },
        ),
      ),
    },
    'How well the model knew the labels of its data before any attack. Null if it is not known.',
  ),
  ({ low, high }) => (low > high ? '"skill": low is above high' : undefined),
);
export type Skill = Read<typeof SKILL>;
