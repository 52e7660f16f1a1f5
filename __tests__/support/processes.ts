import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process of this machine, as Linux tells of it. */
export interface Process {
  readonly pid: number;
  readonly command: string;
}

/** Lists the processes below a process: its children, theirs, and so on. Only Linux has /proc. */
export function descendantsOf(pid: number): readonly Process[] {
  const parents = new Map(readdirSync('/proc').flatMap((name) => parentOf(name)));
  const isBelow = (one: number): boolean => {
    const parent = parents.get(one);
    return parent !== undefined && (parent === pid || isBelow(parent));
  };
  return [...parents.keys()].filter(isBelow).map((found) => ({ pid: found, command: commandOf(found) }));
}

function parentOf(name: string): readonly (readonly [pid: number, parent: number])[] {
  if (!/^\d+$/u.test(name)) return [];
  try {
    const parent = /\) \S (\d+) /u.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))?.[1];
    return parent === undefined ? [] : [[Number(name), Number(parent)]];
  } catch {
    // It has ended meanwhile.
    return [];
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${String(pid)}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** True while a process runs; one that has ended but was not yet fetched by its parent does not count. */
export function isRunning({ pid, command }: Process): boolean {
  return command !== '' && commandOf(pid) === command;
}

/** Waits until none of these processes runs. @returns those that still run when the time is over */
export async function leftOf(processes: readonly Process[], limitMs: number): Promise<readonly Process[]> {
  const end = performance.now() + limitMs;
  for (;;) {
    const left = processes.filter(isRunning);
    if (left.length === 0 || performance.now() > end) return left;
    await sleep(50);
  }
}
