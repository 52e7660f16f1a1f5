import type { Outcome } from '../facts/outcome.ts';

/** Adds a warning to an outcome. */
export function withWarning(outcome: Outcome, warning: string): Outcome {
  return { ...outcome, warnings: [...(outcome.warnings ?? []), warning] };
}

/**
 * Fails a run whose findings could not be written: later steps would read those of nobody. A run that has failed anyway
 * keeps its reason, and a finding outranks the failure.
 */
export function withWriteFailure(outcome: Outcome, errorMessage: string): Outcome {
  if (outcome.failed) return withWarning(outcome, errorMessage);
  const status = outcome.status === 'vulnerable' ? outcome.status : 'error';
  const failure = { failureReason: 'unexpected-answer', origin: 'runner', failed: true } as const;
  return { ...outcome, ...failure, status, errorMessage };
}
