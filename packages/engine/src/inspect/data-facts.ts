import { countCombinations } from '../dataset/tables/held-columns.ts';
import type { InputForm, RawInputs } from '../dataset/input-form.ts';
import { countDistinct } from '../distinct-inputs.ts';
import type { ReadSet } from '../prepare/slot-reader.ts';
import type { InspectionAnswer } from './inspection.ts';

/** Says what the data of an analysis holds. The label is left out if the model will be asked which column it knows. */
export function dataFacts(
  { raw, labels, targets, labelSource }: ReadSet,
  { kind, label }: InputForm,
): Omit<InspectionAnswer, 'faults'> {
  const { isByContent = false, all = [] } = raw.layouts ?? {};
  const isOpen = isByContent && (all.length > 1 || label?.isNeeded !== true);
  const possibleCount = kind === 'rows' ? countCombinations(raw) : undefined;
  return {
    ...{ inputCount: raw.total, differentCount: differentCount(raw), arePixels: raw.pixels },
    isLabelled: (labels ?? targets) !== undefined,
    ...(possibleCount !== undefined && { possibleCount }),
    ...(kind === 'rows' && !isOpen && { label: labelSource }),
    ...(kind === 'windows' && { areLabels: areLabels(raw.values) }),
    hasFractions: targets?.some((target) => !Number.isInteger(target)) === true,
    differentLabels: new Set(targets).size,
  };
}

/** More classes are hardly ever counted. */
const MOST_CLASSES = 100;

/** True for whole numbers from 0 up of which none is left out: classes, and no series of values. */
function areLabels(values: Float32Array): boolean {
  const seen = new Set<number>();
  for (const value of values) {
    if (!Number.isInteger(value) || value < 0 || value >= MOST_CLASSES) return false;
    seen.add(value);
  }
  return seen.has(0) && Math.max(...seen) === seen.size - 1;
}

/** Counts inputs that differ. Of data that was thinned out, all count unless most of what was kept are copies. */
function differentCount(raw: RawInputs): number {
  const distinct = countDistinct(raw);
  return raw.kept !== undefined && 2 * distinct >= raw.count ? raw.total : distinct;
}
