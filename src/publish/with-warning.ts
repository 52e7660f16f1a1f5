import type { Outcome } from '../facts/outcome.ts';

/** Adds a warning to an outcome. */
export function withWarning(outcome: Outcome, warning: string): Outcome {
  return { ...outcome, warnings: [...(outcome.warnings ?? []), warning] };
}
