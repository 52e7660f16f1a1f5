import { isUnreadable, Unreadable } from '@model-security-scan/common/unreadable';
import { Worker } from 'node:worker_threads';
import { LIMITS, silenceLimit, limitReached } from './limits.ts';
import { failedResult } from './content/scan-failures.ts';
import { type FileResult, type FileToScan, workerAnswer } from './file-result.ts';
import type { WorkerData } from './scan-worker.ts';
import { present } from '@model-security-scan/common/present';

/** How threads of a scan are started and ended. */
export interface ThreadOptions {
  readonly worker: URL;
  readonly data: WorkerData;
  readonly signal: AbortSignal;
  /** After it, threads are ended; see ScanRequest. */
  readonly endsAtMs: number;
}

/** A thread that scans one file after another. If a file makes it hang or die, the next file gets a new thread. */
export class ScanThread {
  readonly #options: ThreadOptions;
  #worker: Worker | undefined;
  #silentFiles = 0;

  constructor(options: ThreadOptions) {
    this.#options = options;
  }

  /** @throws the signal's reason */
  async scan(file: FileToScan): Promise<FileResult> {
    const { signal } = this.#options;
    signal.throwIfAborted();
    const worker = (this.#worker ??= this.#start());
    const answer = this.#awaitAnswer(worker);
    worker.postMessage(file);
    const outcome = await answer;
    if (!isUnreadable(outcome, 'limit', 'file-limit')) return outcome;
    await this.close();
    signal.throwIfAborted();
    // Only content of a format takes so long, or so much memory; of which one, the thread could not tell.
    return { ...failedResult(0, outcome, true), extraSteps: file.extraSteps ?? LIMITS.fileSteps };
  }

  /** Waits for the result of a file; the reason, if the thread dies, is silent for too long, or is not wanted any more. */
  async #awaitAnswer(worker: Worker): Promise<FileResult | Unreadable> {
    const { signal, endsAtMs } = this.#options;
    const waiting = new AbortController();
    const { promise, resolve } = Promise.withResolvers<FileResult | Unreadable>();
    let watch: NodeJS.Timeout | undefined;
    const watchSilence = (): void => {
      clearTimeout(watch);
      const waitMs = Math.min(silenceLimit(this.#silentFiles), Math.max(0, endsAtMs - Date.now()));
      watch = setTimeout(() => {
        this.#silentFiles += 1;
        resolve(limitReached('time', 'The scan took too long and was ended.'));
      }, waitMs);
    };
    const onMessage = (message: unknown): void => {
      const answer = workerAnswer(message);
      if (answer?.kind === 'working') watchSilence();
      else resolve(answer?.result ?? limitReached('crash', 'The scan sent what cannot be understood.'));
    };
    const onError = (error: unknown): void => {
      resolve(describeDeath(error));
    };
    const endBy = (bound: string, message: string) => (): void => {
      resolve(limitReached(bound, message));
    };
    const onExit = endBy('crash', 'The scan ended unexpectedly.');
    const onAbort = endBy('time', 'The scan was cancelled.');
    signal.addEventListener('abort', onAbort, { signal: waiting.signal });
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    watchSilence();
    try {
      return await promise;
    } finally {
      clearTimeout(watch);
      waiting.abort();
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
    }
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #start(): Worker {
    const { TMPDIR, TEMP, TMP, NODE_COMPILE_CACHE } = process.env;
    return new Worker(this.#options.worker, {
      workerData: this.#options.data,
      // No secret of this process: only where temporary files and compiled code are kept.
      env: present({ TMPDIR, TEMP, TMP, NODE_COMPILE_CACHE }),
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: LIMITS.heapMib },
    });
  }
}

function describeDeath(error: unknown): Unreadable {
  const isMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  if (isMemory) return limitReached('memory', 'The scan needed too much memory and was ended.');
  const reason = error instanceof Error ? error.message : String(error);
  return limitReached('crash', `The scan ended unexpectedly (${reason}).`);
}
