import type { Serving } from './fault.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Fields that contradict an answer, whatever is beside them. */
export function contraryField({ random, echo }: Serving): Fields {
  const name = (names: readonly string[]): string => random.pick(names);
  return random.pick<() => Fields>([
    () => ({
      [name(['error', 'errors', 'Error_Message', 'exception'])]: random.pick([echo, ['x'], { code: 7 }]),
    }),
    () => ({ [name(['error_code', 'errorCode'])]: random.pick([7, '7', true]) }),
    // Not a number, which may count inputs.
    () => ({ failures: random.pick(['7', echo]) }),
    () => ({ [name(['success', 'ok', 'isSuccess'])]: random.pick([false, 0, 'false']) }),
    () => ({
      [name(['status', 'State', 'job-state'])]: random.pick(['failed', ' FAILED ', 'Error', 'odd', echo]),
    }),
    () => ({ [name(['statusCode', 'http-status', 'code'])]: random.pick([500, '404']) }),
    () => ({ data: { [name(['status', 'state'])]: 'rejected' } }),
    () => ({ details: [{ [name(['error', 'faults'])]: 'rejected' }] }),
  ])();
}

/** Fields that say that all is well, or nothing. */
export function harmlessField({ random }: Serving): Fields {
  return random.pick<Fields>([
    { Message: 'all good' },
    { errors: [], error: null, error_code: 0 },
    { success: true, statusCode: 200 },
    { note: 'completed without errors', detail: 'Internal server error' },
    { model_name: 'failure-predictor', request_id: 'r-17' },
  ]);
}
