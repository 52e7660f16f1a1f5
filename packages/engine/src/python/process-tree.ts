import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** How often processes are looked for that others have started meanwhile. */
const MOST_ROUNDS = 20;

/**
 * Ends a process with everything that it has started: its group, and on Linux also processes that have left the group, by the
 * mark in their environment.
 * @param mark `NAME=value` of a variable that only this process and those that it started have
 */
export function endProcessTree(pid: number, mark: string): void {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true });
    return;
  }
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    kill(-pid);
    const left = process.platform === 'linux' ? marked(mark) : [];
    if (left.length === 0) return;
    left.forEach(kill);
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

/** The processes with a mark, without those that have ended and wait to be collected: they have no environment. */
function marked(mark: string): readonly number[] {
  return processes().filter((pid) =>
    readText(`/proc/${String(pid)}/environ`)
      .split('\0')
      .includes(mark),
  );
}

function processes(): readonly number[] {
  return readdirSync('/proc').map(Number).filter(Number.isSafeInteger);
}

/** @returns the bytes that a process and those that it started hold; undefined if the system does not tell (only Linux does) */
export function treeBytes(pid: number): number | undefined {
  const status = readText(`/proc/${String(pid)}/status`);
  const kibibytes = /^VmRSS:\s*(\d+)/mu.exec(status)?.[1];
  if (kibibytes === undefined) return undefined;
  const children = readText(`/proc/${String(pid)}/task/${String(pid)}/children`)
    .split(' ')
    .filter(Boolean);
  const below = children.map((child) => treeBytes(Number(child)) ?? 0);
  return below.reduce((sum, bytes) => sum + bytes, Number(kibibytes) * 1024);
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}
