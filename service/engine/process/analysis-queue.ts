import { machineCapacity, type Capacity } from './memory-limits.ts';
import { type AnalysisOutcome, type AnalysisRequest, runAnalysis, type RunOptions } from './run-analysis.ts';

/** Runs analyses in child processes, as many at once as the machine carries; the others wait for their turn. */
export class AnalysisQueue {
  readonly #capacity: Capacity;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(capacity: Capacity = machineCapacity()) {
    this.#capacity = capacity;
  }

  /** The analyses that run now. */
  get running(): number {
    return this.#running;
  }

  /** Runs one analysis when its turn comes. An analysis that is cancelled while it waits is never started. */
  async run(request: AnalysisRequest, options: Omit<RunOptions, 'memoryBytes'>): Promise<AnalysisOutcome> {
    await this.#turn();
    try {
      return await runAnalysis(request, { ...options, memoryBytes: this.#capacity.childBytes });
    } finally {
      this.#handOver();
    }
  }

  async #turn(): Promise<void> {
    if (this.#running < this.#capacity.children) this.#running += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Gives the place to the next that waits, so that nobody who comes later overtakes it. */
  #handOver(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#running -= 1;
    else next();
  }
}
