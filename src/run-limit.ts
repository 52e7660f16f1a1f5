import { ServiceError } from './service/errors.ts';

/** What ends a run before its work is done. */
export interface RunLimit {
  /** Aborted with a ServiceError, `timeout` or `cancelled`, as its reason. */
  readonly signal: AbortSignal;
  /** Takes timer and listener off. */
  end(): void;
}

/**
 * Starts the one deadline of a run, and listens for its cancellation.
 * @param timeoutMs from now
 * @param onCancel registers a listener and returns what takes it off
 */
export function limitRun(timeoutMs: number, onCancel: (listener: () => void) => () => void): RunLimit {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    const minutes = String(Number((timeoutMs / 60_000).toFixed(2)));
    const message = `The run reached its deadline (timeout-minutes: ${minutes}). Jobs that were submitted go on.`;
    controller.abort(new ServiceError('timeout', message));
  }, timeoutMs);
  const off = onCancel(() => {
    controller.abort(new ServiceError('cancelled', 'The run was cancelled. Jobs that were submitted go on.'));
  });
  return {
    signal: controller.signal,
    end: () => {
      clearTimeout(timer);
      off();
    },
  };
}
