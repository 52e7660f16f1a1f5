import { MOST_OUTCOMES, unpackOutcomes } from './result/pack-outcomes.ts';
import { MOST_CLASS_RATES } from './result/result-words.ts';
import type { Read } from '@model-security-scan/common/schema/schema';
import {
  checked,
  count,
  cutText,
  FLAG,
  listOf,
  numeral,
  object,
  optional,
  share,
} from '@model-security-scan/common/schema/values';

/** No data has so many inputs. */
export const MOST_ROWS = 1e9;

/** How often an attack succeeded on the inputs of some classes. */
export const CLASS_RATE = object('a rate of "classes"', {
  names: listOf(cutText(1000), 'One class, or the rare ones, which count as one together.', {
    most: MOST_CLASS_RATES,
  }),
  inputs: count(undefined, MOST_ROWS),
  share: share('The share of these inputs on which the attack succeeded.'),
});
export type ClassRate = Read<typeof CLASS_RATE>;

/** How often an attack succeeded in each class. */
export const CLASS_RATES = object('"classes"', {
  /** True if the score is the mean of the rates, false if it is the share of all inputs. */
  isMean: FLAG,
  /** The classes that there are. */
  classes: count(undefined, MOST_ROWS),
  rates: listOf(CLASS_RATE, undefined, { most: MOST_CLASS_RATES }),
});
export type ClassRates = Read<typeof CLASS_RATES>;

/** An input takes at most 6 bytes, in base64. */
const PACKED = 8 * MOST_OUTCOMES;

/**
 * How an attack ended for each input that it was tried on. A retrained model gets other inputs right, and data grows, so two runs
 * are compared on those that both attacked.
 */
export const OUTCOMES = checked(
  object(
    '"outcomes"',
    {
      inputs: cutText(
        PACKED,
        'What each input is known by, rising, in base64: the first six bytes of the SHA-256 of its content.',
      ),
      fell: cutText(
        PACKED,
        'One bit for each of these inputs, the first one lowest, in base64: 1 if the attack succeeded.',
      ),
      groups: optional(
        cutText(
          PACKED,
          'Two bytes for each of these inputs, in base64: the group of classes that it counts in. Absent if each input ' +
            'counts the same.',
        ),
      ),
      eps: optional(
        numeral('How far an input could be changed. Absent if the attack changes none.', { minimum: 0 }),
      ),
      queries: numeral('The queries that the attack had: for each input, or to train its copy with.', {
        minimum: 0,
      }),
    },
    'How the attack ended for each input, so that a later run can be compared with this one input by input. Null if it is ' +
      'not known.',
  ),
  (outcomes) =>
    unpackOutcomes(outcomes) === undefined
      ? '"outcomes": "inputs", "fell" and "groups" do not belong together'
      : undefined,
);
export type Outcomes = Read<typeof OUTCOMES>;
