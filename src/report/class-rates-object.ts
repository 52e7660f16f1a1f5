import type { ClassRates } from '../core/outcomes.ts';
import { plainLine } from '../text/sanitize.ts';

const MAX_NAME_LENGTH = 1000;

/** As `schema/results.schema.json` describes it. */
type ClassRatesObject = Readonly<{
  score: 'mean' | 'share';
  classes: number;
  rates: readonly Readonly<{ names: readonly string[]; inputs: number; share: number }>[];
}>;

/** Renders how often an attack succeeded in each class, for the results file and the report of a job. */
export function classRatesObject({ isMean, classes, rates }: ClassRates): ClassRatesObject {
  return {
    score: isMean ? 'mean' : 'share',
    classes,
    rates: rates.map(({ names, inputs, share }) => ({
      names: names.map((name) => plainLine(name, MAX_NAME_LENGTH)),
      inputs,
      share,
    })),
  };
}
