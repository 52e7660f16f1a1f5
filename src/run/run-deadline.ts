import { ServiceError } from '../core/errors.ts';

/** What ends a run before its work is done. */
export interface RunDeadline {
  /** Aborted with a ServiceError, `timeout` or `cancelled`, as its reason. */
  readonly signal: AbortSignal;
  /** Starts the one deadline of the run, counted from the moment when its limit was made: what came before is part of it. */
  startDeadline(timeoutMs: number): void;
  /** Takes timer and listener off. */
  end(): void;
}

/**
 * Listens for the cancellation of a run.
 * @param onCancel registers a listener and returns what takes it off
 */
export function startRunDeadline(onCancel: (listener: () => void) => () => void): RunDeadline {
  const startMs = monotonicMs();
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const off = onCancel(() => {
    controller.abort(new ServiceError('cancelled', 'The run was cancelled.'));
  });
  return {
    signal: controller.signal,
    startDeadline: (timeoutMs) => {
      const leftMs = Math.max(0, timeoutMs - (monotonicMs() - startMs));
      timer = setTimeout(() => {
        const minutes = String(Number((timeoutMs / 60_000).toFixed(2)));
        const message = `The run reached its deadline (timeout-minutes: ${minutes}).`;
        controller.abort(new ServiceError('timeout', message));
      }, leftMs);
    },
    end: () => {
      clearTimeout(timer);
      off();
    },
  };
}

/** `performance` would be loaded for this alone. */
function monotonicMs(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}
