import type { LocalService } from '../../service/local-service.ts';
import { scan, type ScanOptions, type ScanRun } from './e2e-run.ts';

/** A runner grants 10 s between the first signal and the kill; an action that takes half of that hangs. */
const MAX_ENDING_MS = 5000;

/**
 * Runs the bundle and asks it to end at a certain moment.
 * @param moment resolves when it is to be asked
 * @throws Error where it has not ended by itself soon after
 */
export async function endAt(
  service: LocalService,
  signal: 'SIGINT' | 'SIGTERM',
  moment: () => Promise<void>,
  inputs: Readonly<Record<string, string>>,
  options: ScanOptions,
): Promise<ScanRun> {
  let timer: NodeJS.Timeout | undefined;
  const run = await scan(service, inputs, {
    ...options,
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
