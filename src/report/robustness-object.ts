import type { ClassRates, Robustness, SelfCheckFigures } from '@model-security-scan/engine/results';
import { plainLine } from '@model-security-scan/common/sanitize';

/** A value that JSON can hold. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

const MAX_NAME_LENGTH = 1000;
const MAX_SENTENCE_LENGTH = 4000;

function plainName(text: string): string {
  return plainLine(text, MAX_NAME_LENGTH);
}

/** How often an attack succeeded in each class, as `schema/results.schema.json` describes it. */
export function classRatesObject({ isMean, classes, rates }: ClassRates): Plain {
  return {
    score: isMean ? 'mean' : 'share',
    classes,
    rates: rates.map(({ names, inputs, share }) => ({ names: names.map(plainName), inputs, share })),
  };
}

/** How far inputs must be changed, as `schema/results.schema.json` describes it. */
export function robustnessObject(robustness: Robustness): Plain {
  const { eps, medianEps = null, curve, peeled, selfCheck, alarms } = robustness;
  return {
    eps,
    median_eps: medianEps,
    curve: curve.map((point) => ({ eps: point.eps, success: point.success })),
    peeled: peeled.map(plainName),
    self_check: selfCheck === undefined ? null : selfCheckObject(selfCheck),
    alarms: alarms.map(({ name, meaning }) => ({
      name: plainName(name),
      meaning: plainLine(meaning, MAX_SENTENCE_LENGTH),
    })),
  };
}

function selfCheckObject(check: SelfCheckFigures): Plain {
  return 'impossible' in check
    ? { planted: null, found: null, impossible: plainLine(check.impossible, MAX_SENTENCE_LENGTH) }
    : { planted: check.planted, found: check.found, impossible: null };
}
