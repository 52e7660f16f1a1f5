import type { Attempt, Operation, RunPlan } from './types.ts';

/**
 * The only request that the service can get next, where that is certain: in runs of at most one analysis, whose
 * requests come one after another. It may not come at all.
 */
export function nextInSequence(
  plan: RunPlan,
  { operation, key, number, readings, surelyNotProcessed, jobTruth }: Attempt,
): { operation: Operation; key: string; number: number } | undefined {
  const [analysis, ...others] = plan.analyses;
  if (others.length > 0) return undefined;
  const again = { operation, key, number: number + 1 };
  const isOk = readings.includes('ok');
  switch (operation) {
    case 'lineage':
      if (!isOk) return readings.includes('unavailable') && number < plan.maxAttempts ? again : undefined;
      return analysis === undefined ? undefined : first('submission', analysis.model);
    case 'submission':
      if (surelyNotProcessed) return number < plan.maxAttempts ? again : undefined;
      return isOk && plan.wait && analysis !== undefined ? first('status', analysis.model) : undefined;
    case 'status':
      return isOk && jobTruth !== 'running' ? undefined : again;
    case 'upload':
      return undefined;
  }
}

function first(operation: Operation, model: string): { operation: Operation; key: string; number: number } {
  return { operation, key: `${operation}:${model}`, number: 1 };
}
