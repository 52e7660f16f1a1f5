import type { PlayedService } from '../service/played-service.ts';
import { scan, type ScanOptions, type ScanRun } from './e2e-run.ts';
import { MOMENT, TIME_UP_AT_SIGNAL } from './time-up.ts';

/** Servers of tests stay silent for 20 s: an action that waits for them does not end by itself. */
const MAX_ENDING_MS = 15_000;

/**
 * Runs the bundle and asks it to end at a certain moment, or ends its time with {@link MOMENT}.
 * @param moment resolves when it is to be asked
 * @throws Error where it has not ended by itself soon after
 */
export async function endAt(
  service: PlayedService,
  signal: 'SIGINT' | 'SIGTERM' | typeof MOMENT,
  moment: () => Promise<void>,
  inputs: Readonly<Record<string, string>>,
  options: ScanOptions,
): Promise<ScanRun> {
  let timer: NodeJS.Timeout | undefined;
  const env = signal === MOMENT ? { ...options.env, ...TIME_UP_AT_SIGNAL } : options.env;
  const run = await scan(service, inputs, {
    ...options,
    ...(env === undefined ? {} : { env }),
    meanwhile: async (kill) => {
      await moment();
      kill(signal);
      timer = setTimeout(() => {
        kill('SIGKILL');
      }, MAX_ENDING_MS);
    },
  }).finally(() => {
    clearTimeout(timer);
  });
  if (run.signal !== null) throw new Error(`The action did not end after ${signal}:\n${run.log}`);
  return run;
}
