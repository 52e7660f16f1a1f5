import type { ModelRole } from '../rules/model-kind.ts';
import type { Scan } from '../scan.ts';
import objectives from './objectives.json' with { type: 'json' };

/**
 * Says what a boosted model is for, by what it was trained to do.
 * @param objective as the file has it: `binary:logistic`, `regression_l1`
 * @returns undefined for what is not known
 */
function objectiveRole(library: keyof typeof objectives, objective: string): ModelRole | undefined {
  const roles = objectives[library];
  return (['classifier', 'regressor', 'ranker'] as const).find((role) =>
    roles[role].some((beginning) => objective.startsWith(beginning)),
  );
}

/** More columns would fill the log. */
export const MAX_NAMES = 200;

/** What the file of a boosted model says of it. */
interface BoostedModel {
  readonly objective: string | undefined;
  /** The number of columns; NaN or 0 if it is not known. */
  readonly count: number;
  readonly names: readonly string[];
  readonly isCut: boolean;
}

/** Tells what a boosted model is for, and which columns it takes. */
export function observeBoosted(
  library: keyof typeof objectives,
  { objective = '', count, names, isCut }: BoostedModel,
  scan: Scan,
): void {
  const isNamed = names.length === count && count <= MAX_NAMES;
  const inputs = Number.isSafeInteger(count) && count > 0 && { inputs: { count, ...(isNamed && { names }) } };
  const role = objectiveRole(library, objective) ?? 'predictor';
  scan.observe({ kind: 'model', model: { role, library, ...inputs, ...(isCut && { isDamaged: true }) } });
}
