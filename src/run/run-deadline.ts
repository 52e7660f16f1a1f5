import { ServiceError } from '../core/errors.ts';

/** Ends a run before its work is done, when its time is over or it is cancelled. */
export interface RunDeadline {
  /** Aborted with a ServiceError, `timeout` or `cancelled`, as its reason. */
  readonly signal: AbortSignal;
  /** Starts the deadline. Its time counts from the call of `startRunDeadline`. */
  startDeadline(timeoutMs: number): void;
  /** Returns how much of a time limit is left, in milliseconds. */
  leftMs(timeoutMs: number): number;
  /** Removes the timer and the listener. */
  end(): void;
}

/**
 * Starts the clock of a run and listens for its cancellation.
 * @param onCancel registers a listener and returns a function that removes it
 */
export function startRunDeadline(onCancel: (listener: () => void) => () => void): RunDeadline {
  const startMs = monotonicMs();
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const off = onCancel(() => {
    controller.abort(new ServiceError('cancelled', 'The run was cancelled.'));
  });
  const leftMs = (timeoutMs: number): number => Math.max(0, timeoutMs - (monotonicMs() - startMs));
  return {
    signal: controller.signal,
    leftMs,
    startDeadline: (timeoutMs) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const minutes = String(Number((timeoutMs / 60_000).toFixed(2)));
        const message = `The run reached its deadline (timeout-minutes: ${minutes}).`;
        controller.abort(new ServiceError('timeout', message));
      }, leftMs(timeoutMs));
    },
    end: () => {
      clearTimeout(timer);
      off();
    },
  };
}

/** Reads a clock that never goes back. `performance` is not used, because Node would load it only for this. */
function monotonicMs(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}
