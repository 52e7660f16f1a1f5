import { Worker } from 'node:worker_threads';
import type { Runtime, Session } from '../runtime/runtime.ts';

/** The descriptor of the pipe for signs of life in the child: its stdout, which nothing else writes to. */
const STDOUT = 1;
const ALIVE_MS = 2000;

/** A thread that watches this process: the main thread may be busy for minutes. */
export class Watchdog {
  /** The calls of the model that began, and those that ended. */
  readonly #calls = new Int32Array(new SharedArrayBuffer(8));

  /**
   * Starts the thread. It ends this process when the pipe at its standard input closes, because the process that started it has ended;
   * and it gives signs of life, except while one call of the model lasts: only that may never end.
   */
  constructor() {
    const workerData = { calls: this.#calls, stdout: STDOUT, everyMs: ALIVE_MS };
    new Worker(CODE, { eval: true, env: {}, stdout: true, stderr: true, workerData }).unref();
  }

  /** Returns the same runtime, whose calls of the model under attack are watched. Graphs of our own always end. */
  watched(runtime: Runtime): Runtime {
    return {
      kind: runtime.kind,
      open: async (model, isOurs) => {
        if (isOurs === true) return runtime.open(model, isOurs);
        return this.#watchedSession(await this.#during(() => runtime.open(model)));
      },
    };
  }

  #watchedSession(session: Session): Session {
    const { inputs, outputs } = session;
    return {
      ...{ inputs, outputs },
      run: (feeds, fetches) => this.#during(() => session.run(feeds, fetches)),
      close: () => session.close(),
    };
  }

  async #during<T>(call: () => Promise<T>): Promise<T> {
    Atomics.add(this.#calls, 0, 1);
    try {
      return await call();
    } finally {
      Atomics.add(this.#calls, 1, 1);
    }
  }
}

const CODE = `
  const { writeSync } = require('node:fs');
  const { Socket } = require('node:net');
  const { calls, stdout, everyMs } = require('node:worker_threads').workerData;
  const pipe = new Socket({ fd: 0 });
  pipe.on('error', () => undefined);
  pipe.on('close', () => process.kill(process.pid, 'SIGKILL'));
  pipe.resume();
  let before = -1;
  const look = () => {
    const [begun, ended] = [Atomics.load(calls, 0), Atomics.load(calls, 1)];
    if (begun !== ended && begun === before) return;
    before = begun;
    try {
      writeSync(stdout, '.');
    } catch {}
  };
  look();
  setInterval(look, everyMs);
`;
