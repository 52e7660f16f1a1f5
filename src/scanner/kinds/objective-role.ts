import type { ModelRole } from '../rules/model-kind.ts';
import objectives from './objectives.json' with { type: 'json' };

/**
 * Says what a boosted model is for, by what it was trained to do.
 * @param objective as the file has it: `binary:logistic`, `regression_l1`
 * @returns undefined for what is not known
 */
export function objectiveRole(library: keyof typeof objectives, objective: string): ModelRole | undefined {
  const roles = objectives[library];
  return (['classifier', 'regressor', 'ranker'] as const).find((role) =>
    roles[role].some((beginning) => objective.startsWith(beginning)),
  );
}
