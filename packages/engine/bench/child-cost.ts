import { readdirSync, readFileSync } from 'node:fs';

const LOOK_MS = 100;
/** Linux counts CPU time in hundredths of a second, whatever its own clock is. */
const TICKS_A_SECOND = 100;

/** What a process cost so far. */
export interface ProcessCost {
  readonly cpuSeconds: number;
  /** The most memory that it held at once. */
  readonly peakBytes: number;
}

/** Returns the ids of this process's children; none if the system is not Linux. */
export function childrenOf(): readonly number[] {
  try {
    return readdirSync('/proc/self/task').flatMap((task) =>
      (readFileSync(`/proc/self/task/${task}/children`, 'utf8').match(/\d+/gu) ?? []).map(Number),
    );
  } catch {
    return [];
  }
}

/** Looks at a process until it is stopped; what it does after the last look is missed. */
export function watchProcess(pid: number | undefined): { readonly stop: () => ProcessCost } {
  let cost: ProcessCost = { cpuSeconds: 0, peakBytes: 0 };
  const look = (): void => {
    cost = costOf(pid) ?? cost;
  };
  const timer = setInterval(look, LOOK_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return cost;
    },
  };
}

function costOf(pid: number | undefined): ProcessCost | undefined {
  if (pid === undefined) return undefined;
  try {
    // After the name in brackets come the state and the numbers; the 12th and 13th are user and system time.
    const [, fields = ''] = readFileSync(`/proc/${String(pid)}/stat`, 'utf8').split(') ');
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    const peak = /^VmHWM:\s*(\d+)/mu.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1];
    if (user === undefined || system === undefined || peak === undefined) return undefined;
    return { cpuSeconds: (user + system) / TICKS_A_SECOND, peakBytes: Number(peak) * 1024 };
  } catch {
    return undefined;
  }
}
