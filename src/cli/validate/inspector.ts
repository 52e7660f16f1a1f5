import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { INSPECTOR } from '@model-security-scan/engine/programs';
import { Worker } from 'node:worker_threads';
import { messageOf } from '../../core/errors.ts';
import type { InspectionAnswer, InspectionRequest } from '@model-security-scan/engine/inspection';
import { plainLine } from '@model-security-scan/common/sanitize';

/** The most time that one request may take. */
const LIMIT_MS = 60_000;
const MEMORY_MB = 1024;

/** Reads models and data in a thread of its own. If a file makes it hang or die, the next request gets a new thread. */
export class Inspector {
  #worker: Worker | undefined;

  async ask(request: InspectionRequest): Promise<InspectionAnswer> {
    const worker = (this.#worker ??= startWorker());
    const { promise, resolve } = Promise.withResolvers<InspectionAnswer | string>();
    const timer = setTimeout(
      resolve,
      LIMIT_MS,
      `reading it took more than ${String(LIMIT_MS / 1000)} seconds`,
    );
    const onMessage = (answer: InspectionAnswer): void => {
      resolve(answer);
    };
    const onError = (error: unknown): void => {
      resolve(`reading it failed: ${plainLine(messageOf(error), 200)}`);
    };
    const onExit = (): void => {
      resolve('reading it ended unexpectedly');
    };
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(request);
    const answer = await promise;
    clearTimeout(timer);
    worker.off('message', onMessage).off('error', onError).off('exit', onExit);
    if (typeof answer !== 'string') return answer;
    await this.close();
    const slot = request.kind === 'model' ? 'model' : 'data';
    return { faults: [{ slot, message: `The file cannot be used: ${answer}.` }] };
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}

function startWorker(): Worker {
  const worker = new Worker(findProgram(), {
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  // Without a listener, an error between two requests would end the process.
  return worker.on('error', () => undefined);
}

/** Finds the program of the thread: beside the bundle, or in the source if the command runs from there. */
function findProgram(): URL {
  const isSource = import.meta.url.endsWith('.ts');
  return pathToFileURL(isSource ? INSPECTOR : path.join(import.meta.dirname, 'inspector', 'index.js'));
}
