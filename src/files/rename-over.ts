import { rename } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { textAt } from '@model-security-scan/common/json';

/** The errors of Windows for a file that another program has open, such as a scanner for viruses. */
const BUSY: readonly unknown[] = ['EPERM', 'EACCES', 'EBUSY'];
const WAITS_MS: readonly number[] = [20, 50, 100, 200, 400];

/**
 * Renames a file over another one. Windows refuses that while the other one is open, so there it is tried for a moment;
 * elsewhere such an error does not pass.
 * @throws the error of the system
 */
export async function renameOver(from: string, to: string): Promise<void> {
  await retryWhileBusy(() => rename(from, to), process.platform === 'win32' ? WAITS_MS : []);
}

/**
 * Repeats an attempt as long as the system says that a file is open.
 * @param waitsMs how long to wait before each further attempt
 * @throws the last error
 */
export async function retryWhileBusy(
  attempt: () => Promise<void>,
  waitsMs: readonly number[],
): Promise<void> {
  for (const waitMs of waitsMs) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (!BUSY.includes(textAt(error, 'code'))) throw error;
      await sleep(waitMs);
    }
  }
  await attempt();
}
