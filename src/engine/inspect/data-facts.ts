import { NO_LABEL } from '../dataset/columns/label-rule.ts';
import { countCombinations } from '../dataset/held-columns.ts';
import type { InputForm, RawInputs } from '../dataset/input-form.ts';
import { countDistinct } from '../distinct-inputs.ts';
import type { InspectionAnswer } from './inspection.ts';

/** Inputs of a slot as they were read. */
export interface ReadSet {
  readonly raw: RawInputs;
  /** Classes, or the values of a regression. */
  readonly labels: Int32Array | Float64Array | undefined;
}

/** Counts the inputs that there can be. @returns nothing if some column holds numbers that can take other values */
export function possibleFact({ raw }: ReadSet): Pick<InspectionAnswer, 'possibleCount'> {
  const possibleCount = countCombinations(raw);
  return possibleCount === undefined ? {} : { possibleCount };
}

/**
 * Says which column is the label.
 * @param file the file of the slot `label`, if it is given
 * @returns nothing if the model will be asked which column it knows
 */
export function labelFact(
  { raw, labels }: ReadSet,
  { label }: InputForm,
  file: string | undefined,
): Pick<InspectionAnswer, 'label'> {
  const { isByContent = false, all = [] } = raw.layouts ?? {};
  if (isByContent && (all.length > 1 || label?.isNeeded !== true)) return {};
  if (labels === undefined) return { label: NO_LABEL };
  return { label: file ?? raw.labels?.column ?? raw.labels?.name ?? NO_LABEL };
}

/** More classes are hardly ever counted. */
const MOST_CLASSES = 100;

/** True for whole numbers from 0 up of which none is left out: classes, and no series of values. */
export function areLabels(values: Float32Array): boolean {
  const seen = new Set<number>();
  for (const value of values) {
    if (!Number.isInteger(value) || value < 0 || value >= MOST_CLASSES) return false;
    seen.add(value);
  }
  return seen.has(0) && Math.max(...seen) === seen.size - 1;
}

/** Counts inputs that differ. Of data that was thinned out, all count unless most of what was kept are copies. */
export function differentCount(raw: RawInputs): number {
  const distinct = countDistinct(raw);
  return raw.kept !== undefined && 2 * distinct >= raw.count ? raw.total : distinct;
}
