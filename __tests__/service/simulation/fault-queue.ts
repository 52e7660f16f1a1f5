import type { FaultSource } from '../front/injected-fault.ts';
import { injectedFault } from './fault-delivery.ts';
import type { Fault } from './faults.ts';

/** The faults that were asked for and have not happened yet. Of those that match, the oldest hits first. */
export interface FaultQueue extends FaultSource {
  add(fault: Fault): void;
  list(): readonly Fault[];
  clear(): void;
}

interface Waiting {
  readonly fault: Fault;
  skip: number;
  times: number;
}

/** Creates a queue without faults. */
export function createFaultQueue(): FaultQueue {
  let waiting: readonly Waiting[] = [];
  return {
    add(fault) {
      waiting = [...waiting, { fault, skip: fault.skip ?? 0, times: fault.times ?? 1 }];
    },
    take(operation) {
      const matching = waiting.filter(
        ({ fault }) => fault.operation === operation || fault.operation === 'any',
      );
      const hit = matching.find((one) => one.skip === 0);
      for (const one of matching) if (one.skip > 0) one.skip -= 1;
      if (hit === undefined) return undefined;
      hit.times -= 1;
      waiting = waiting.filter((one) => one.times > 0);
      return injectedFault(hit.fault);
    },
    list: () => waiting.map(({ fault, skip, times }) => ({ ...fault, skip, times })),
    clear() {
      waiting = [];
    },
  };
}
