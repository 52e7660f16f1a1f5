import type { Attempt, Operation, RunPlan } from './types.ts';

interface Next {
  readonly operation: Operation;
  readonly key: string;
  readonly number: number;
}

/**
 * The only possible next request; undefined if several are possible. It is known in runs of at most one analysis, which
 * send one request after the other. It may never come.
 */
export function nextInSequence(plan: RunPlan, attempt: Attempt): Next | undefined {
  if (plan.analyses.length > 1) return undefined;
  const { operation, key, number, readings, jobTruth } = attempt;
  const again = { operation, key, number: number + 1 };
  switch (operation) {
    case 'lineage':
    case 'submission':
      if (isRepeated(attempt)) return number < plan.maxAttempts ? again : undefined;
      return readings.includes('ok') ? following(plan, operation) : undefined;
    case 'status':
      return readings.includes('ok') && jobTruth !== 'running' ? undefined : again;
    case 'upload':
      return undefined;
  }
}

function isRepeated({ operation, readings, surelyNotProcessed }: Attempt): boolean {
  if (operation === 'submission') return surelyNotProcessed;
  return readings.includes('unavailable') && !readings.includes('ok');
}

/** The request that follows a lineage check or a submission. */
function following({ analyses, wait }: RunPlan, operation: 'lineage' | 'submission'): Next | undefined {
  const [analysis] = analyses;
  if (analysis === undefined) return undefined;
  if (operation === 'lineage') return first('submission', analysis.model);
  return wait ? first('status', analysis.model) : undefined;
}

function first(operation: Operation, model: string): Next {
  return { operation, key: `${operation}:${model}`, number: 1 };
}
