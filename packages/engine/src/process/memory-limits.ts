import { availableParallelism, totalmem } from 'node:os';
import { readFile } from 'node:fs/promises';

export interface Capacity {
  readonly children: number;
  readonly childBytes: number;
}

const GIBIBYTE = 2 ** 30;
/** A model of 100 MB with its runtime and data takes about so much. */
const USUAL_CHILD_BYTES = 1.5 * GIBIBYTE;
const LARGEST_CHILD_BYTES = 6 * GIBIBYTE;
const SHARE_OF_MEMORY = 0.75;

export function machineCapacity(cores = availableParallelism(), memory = availableMemory()): Capacity {
  const shared = memory * SHARE_OF_MEMORY;
  const children = Math.max(1, Math.min(cores, Math.floor(shared / USUAL_CHILD_BYTES)));
  return { children, childBytes: Math.floor(Math.min(LARGEST_CHILD_BYTES, shared / children)) };
}

/** The memory of the machine, or of the container if it is bounded. */
function availableMemory(): number {
  const constrained = process.constrainedMemory();
  return constrained > 0 && constrained < totalmem() ? constrained : totalmem();
}

/** How a child's memory is shared out: the heap of JavaScript, WebAssembly, and the numbers of the data. */
export function shareOut(childBytes: number): {
  readonly heapMegabytes: number;
  readonly wasmBytes: number;
  readonly datasetNumbers: number;
} {
  return {
    heapMegabytes: Math.floor(Math.min(2 * GIBIBYTE, childBytes / 3) / 2 ** 20),
    wasmBytes: Math.min(4 * GIBIBYTE - 65_536, Math.floor(childBytes / 2)),
    datasetNumbers: Math.floor(childBytes / 32),
  };
}

/** Reads how much memory a process holds. @returns undefined if the system does not tell (only Linux does) */
export async function residentBytes(pid: number): Promise<number | undefined> {
  try {
    const kibibytes = /^VmRSS:\s*(\d+)/mu.exec(await readFile(`/proc/${String(pid)}/status`, 'utf8'))?.[1];
    return kibibytes === undefined ? undefined : Number(kibibytes) * 1024;
  } catch {
    return undefined;
  }
}
