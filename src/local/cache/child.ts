import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { restoreCache, saveCache } from '@actions/cache';
import { messageOf } from '../../core/error-message.ts';
import { type CacheAnswer, type CacheTask, PACK_FILE } from './messages.ts';

/**
 * The program of a process that reads or writes the platform's cache. It has a process of its own because the toolkit works
 * in the folders that environment variables name, and writes to stdout. Those variables lead to a folder of its own.
 */
process.once('message', (task: CacheTask) => void work(task));
process.once('disconnect', endGroup);

/** Ends this process and the programs that the toolkit has started: nobody waits for them any more. */
function endGroup(): void {
  try {
    // It leads a group of its own: see cache-process.ts.
    if (process.platform !== 'win32') process.kill(-process.pid, 'SIGKILL');
  } finally {
    process.exit(0);
  }
}

async function work(task: CacheTask): Promise<void> {
  tell(
    await doTask(task).catch((error: unknown): CacheAnswer => ({ kind: 'failed', reason: messageOf(error) })),
  );
}

function tell(answer: CacheAnswer): void {
  if (process.connected) process.send?.(answer, undefined, undefined, () => undefined);
}

async function doTask(task: CacheTask): Promise<CacheAnswer> {
  if (!(await hasGnuTar())) {
    return { kind: 'failed', reason: 'the cache needs GNU tar, and this runner has none' };
  }
  if (task.kind === 'save') {
    const id = await saveCache([PACK_FILE], task.key);
    return { kind: 'done', found: id !== -1 };
  }
  const [first = '', ...others] = task.keys;
  return { kind: 'done', found: (await restoreCache([PACK_FILE], first, others)) !== undefined };
}

/** The toolkit lets archives write anywhere. Only GNU tar reads the options that forbid it (see cache-process.ts). */
async function hasGnuTar(): Promise<boolean> {
  if (process.platform === 'win32') {
    return existsSync(`${process.env['PROGRAMFILES'] ?? ''}\\Git\\usr\\bin\\tar.exe`);
  }
  // The toolkit prefers gtar on macOS.
  const program = process.platform === 'darwin' ? 'gtar' : 'tar';
  try {
    const { stdout } = await promisify(execFile)(program, ['--version']);
    return stdout.includes('GNU tar');
  } catch {
    return false;
  }
}
