import type { Clock } from '../core/clock.ts';
import type { Settings } from '../core/settings.ts';

/** The end of the built-in service is known at most this much later than its requests fail. */
const NOTICE_MS = 500;

/**
 * Finds why an analysis failed. If the built-in service ends, a request may fail before the end of its process is known:
 * then the end is the cause.
 */
export async function rootCause(
  error: unknown,
  {
    settings,
    clock,
    signal,
  }: { readonly settings: Settings; readonly clock: Clock; readonly signal: AbortSignal },
): Promise<unknown> {
  if (!settings.service.isLocal) return error;
  return clock.sleep(NOTICE_MS, signal).then(
    () => error,
    (ended: unknown) => ended,
  );
}
