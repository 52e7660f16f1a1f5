import type { Runner } from '../core/runner.ts';
import type { Settings } from '../core/settings.ts';
import { startBuiltInService } from './built-in-service.ts';
import { makePlan } from './make-plan.ts';

interface LocalRun {
  readonly runner: Runner;
  readonly settings: Settings;
  /** Aborted if the run ends before its work is done. */
  readonly signal: AbortSignal;
  /** The time that the run has left. */
  readonly leftMs: number;
}

/**
 * Does the work of a run while the built-in service runs, and ends the service however the work ends.
 * @param work gets the settings with the service's address, and a signal that is also aborted if the service is lost
 * @throws ServiceError `unavailable` if the service cannot be started; the error of the work
 */
export async function withBuiltInService<T>(
  { runner, settings, signal, leftMs }: LocalRun,
  work: (settings: Settings, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const plan = makePlan(settings, runner.event, leftMs);
  const service = await startBuiltInService({ plan, variable: runner.variable, signal });
  try {
    runner.log.info('The built-in service runs on this machine. Nothing is sent elsewhere.');
    const { root } = service;
    const found = { ...settings, service: { ...settings.service, root } };
    return await work(found, AbortSignal.any([signal, service.lost]));
  } finally {
    await service.stop();
  }
}
