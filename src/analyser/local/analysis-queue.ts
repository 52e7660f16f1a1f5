import { machineCapacity, type Capacity } from '@model-security-scan/engine/memory-limits';

/** Lets as many analyses run at once as the machine carries; the others wait for their turn. */
export class AnalysisQueue {
  readonly #capacity: Capacity;
  readonly #waiting = new Set<() => void>();
  #running = 0;

  constructor(capacity: Capacity = machineCapacity()) {
    this.#capacity = capacity;
  }

  /** The analyses that run now. */
  get running(): number {
    return this.#running;
  }

  /** How many analyses run at once. */
  get places(): number {
    return this.#capacity.children;
  }

  /**
   * Runs one analysis when its turn comes.
   * @param work is given the memory that the analysis may use, in bytes
   * @param signal an analysis that is cancelled while it waits ends at once and is never started
   */
  async run<T>(
    work: (memoryBytes: number) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T | { readonly kind: 'cancelled' }> {
    if (!(await this.#turn(signal))) return { kind: 'cancelled' };
    try {
      return await work(this.#capacity.childBytes);
    } finally {
      this.#handOver();
    }
  }

  /** @returns false if the analysis was cancelled before its turn */
  async #turn(signal: AbortSignal | undefined): Promise<boolean> {
    if (signal?.aborted === true) return false;
    if (this.#running < this.#capacity.children) {
      this.#running += 1;
      return true;
    }
    return new Promise((resolve) => {
      const cancel = (): void => {
        this.#waiting.delete(start);
        resolve(false);
      };
      const start = (): void => {
        signal?.removeEventListener('abort', cancel);
        resolve(true);
      };
      signal?.addEventListener('abort', cancel, { once: true });
      this.#waiting.add(start);
    });
  }

  /** Gives the place to the next that waits, so that nobody who comes later overtakes it. */
  #handOver(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#running -= 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
