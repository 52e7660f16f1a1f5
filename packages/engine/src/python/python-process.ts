import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { Duplex } from 'node:stream';
import { isObject } from '@model-security-scan/common/json';
import { ArtifactFault } from '../fault.ts';
import { shownName } from '../model/shown-name.ts';
import type { PythonAnswer, PythonPort } from '../types.ts';
import { type PythonFrame, pythonFrame, PythonFrameReader } from './python-frames.ts';
import { endProcessTree, treeBytes } from './process-tree.ts';

/** Variables with secrets and files of the runner, which no model needs. */
const WITHHELD =
  /^(?:INPUT_|ACTIONS_|MODEL_SECURITY_)|^GITHUB_(?:TOKEN|ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)$/iu;

/**
 * The environment of a Python function. It lacks the inputs of the action, so that nothing leaks by accident. That stops no
 * code that looks for them: it runs as the same user, as the repository's tests do.
 */
function pythonEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  return {
    ...Object.fromEntries(Object.entries(environment).filter(([name]) => !WITHHELD.test(name))),
    // The workspace stays as it is, and what is printed is not lost if the process is ended.
    PYTHONDONTWRITEBYTECODE: '1',
    PYTHONUNBUFFERED: '1',
    PYTHONIOENCODING: 'utf-8',
  };
}

export interface PythonProcessOptions {
  readonly function: string;
  /** The function that gives its gradient, if there is one. */
  readonly gradient?: string | undefined;
  readonly adapter: string;
  /** The folder in which the function's module is looked for: the absolute path of the workspace. */
  readonly workspace: string;
  /** The memory that the process, and those that it starts, may hold, in bytes. */
  readonly memoryBytes: number;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** How long importing the module, and one call, may take, in milliseconds. */
  readonly startMs?: number;
  readonly callMs?: number;
}

const START_MS = 300_000;
const CALL_MS = 120_000;
const LOOK_MS = 100;
/** How long what a process that has ended has written may still be on its way. */
const LAST_WORDS_MS = 200;
/** The longest answer, and what is kept of what the function prints. */
const MOST_ANSWER_BYTES = 64 * 2 ** 20;
const KEPT_OUTPUT = 2000;
/** Reserved memory is limited more generously than what is held: libraries reserve more than they use. */
const RESERVED_FACTOR = 4;
const [REQUESTS, ANSWERS] = [3, 4];

/** Runs one Python function in the user's own interpreter, started at the first question and ended by `close`. */
export class PythonProcess implements PythonPort {
  readonly #options: PythonProcessOptions;
  readonly #id = randomUUID();
  #running: RunningPython | undefined;
  #fault: ArtifactFault | undefined;
  #isClosed = false;
  /** Questions one after another: the adapter answers in order. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: PythonProcessOptions) {
    this.#options = options;
  }

  ask(header: string, body: Uint8Array): Promise<PythonAnswer> {
    const answer = this.#last.then(() => this.#askNow({ header, body }));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  close(): void {
    this.#isClosed = true;
    this.#running?.end();
  }

  async #askNow(request: PythonFrame): Promise<PythonAnswer> {
    if (this.#fault !== undefined) throw this.#fault;
    try {
      this.#running ??= await this.#start();
      if (request.header === '') return this.#running.about;
      return await this.#running.call(request, this.#options.callMs ?? CALL_MS);
    } catch (error) {
      this.#running?.end();
      this.#fault =
        error instanceof ArtifactFault
          ? error
          : new ArtifactFault(`The Python process failed: ${String(error)}`);
      throw this.#fault;
    }
  }

  async #start(): Promise<RunningPython> {
    const { environment, startMs = START_MS } = this.#options;
    const given = environment['PYTHON'];
    const interpreters = given === undefined || given === '' ? ['python3', 'python'] : [given];
    for (const interpreter of interpreters) {
      const running = await RunningPython.start(interpreter, this.#options, this.#id);
      if (running === undefined) continue;
      this.#running = running;
      if (this.#isClosed) running.end();
      await running.ready(startMs);
      return running;
    }
    throw new ArtifactFault(
      `Python could not be started: there is no ${interpreters.join(' and no ')}. Install Python 3.8 or later, or name the ` +
        'interpreter in the environment variable PYTHON.',
    );
  }
}

type Settle = (answer: PythonAnswer | ArtifactFault) => void;

class RunningPython {
  about: PythonAnswer = { header: '{}', body: new Uint8Array(0) };
  readonly #child: ChildProcess;
  readonly #options: PythonProcessOptions;
  #called: string;
  readonly #mark: string;
  readonly #frames = new PythonFrameReader(MOST_ANSWER_BYTES);
  readonly #watch: NodeJS.Timeout;
  #settle: Settle | undefined;
  #fault: ArtifactFault | undefined;
  #printed = '';
  #hasEnded = false;

  private constructor(child: ChildProcess, options: PythonProcessOptions, mark: string) {
    this.#child = child;
    this.#options = options;
    this.#called = `predict: ${options.function}`;
    this.#mark = mark;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.#printed = (this.#printed + chunk.toString('utf8')).slice(-KEPT_OUTPUT);
      });
    }
    // A process that has just ended is no error here: its end is what counts.
    for (const stream of child.stdio) stream?.on('error', () => undefined);
    child.stdio[ANSWERS]?.on('data', (piece: Buffer) => {
      this.#read(piece);
    });
    // Not 'close': processes that the function has started may keep the pipes open.
    child.once('exit', (code, signal) => {
      if (this.#hasEnded) return;
      const how = signal === null ? `exit status ${String(code)}` : `signal ${signal}`;
      const words = `ended its process (${how}) instead of answering. It must return, not exit`;
      setTimeout(() => {
        this.#fail(words);
      }, LAST_WORDS_MS);
    });
    this.#watch = setInterval(() => {
      this.#look();
    }, LOOK_MS);
  }

  /** @returns undefined if there is no such interpreter */
  static async start(
    interpreter: string,
    options: PythonProcessOptions,
    id: string,
  ): Promise<RunningPython | undefined> {
    const { function: name, gradient, adapter, workspace, memoryBytes, environment } = options;
    const [variable, value] = ['MODEL_SECURITY_PYTHON', id];
    const reserved = String(Math.floor(memoryBytes * RESERVED_FACTOR));
    const functions = [name, reserved, ...(gradient === undefined ? [] : [gradient])];
    const child = spawn(interpreter, [adapter, String(REQUESTS), String(ANSWERS), ...functions], {
      cwd: workspace,
      env: { ...pythonEnvironment(environment), [variable]: value },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe', 'pipe'],
      // A group of its own, so that it can be ended with everything that it starts.
      detached: true,
      windowsHide: true,
    });
    const isThere = await new Promise<boolean>((resolve) => {
      child.once('spawn', () => {
        resolve(true);
      });
      child.once('error', () => {
        resolve(false);
      });
    });
    if (!isThere) return undefined;
    return new RunningPython(child, options, `${variable}=${value}`);
  }

  async ready(limitMs: number): Promise<void> {
    this.about = await this.#answer(limitMs, 'was not imported');
  }

  async call(request: PythonFrame, limitMs: number): Promise<PythonAnswer> {
    const { function: name, gradient = name } = this.#options;
    this.#called = asksGradient(request.header) ? `gradient: ${gradient}` : `predict: ${name}`;
    const answer = this.#answer(limitMs, 'gave no answer');
    const requests = this.#child.stdio[REQUESTS];
    if (requests instanceof Duplex && requests.writable) requests.write(pythonFrame(request));
    return answer;
  }

  end(): void {
    clearInterval(this.#watch);
    const { pid } = this.#child;
    if (pid !== undefined && !this.#hasEnded) endProcessTree(pid, this.#mark);
    this.#hasEnded = true;
    // Processes that nobody could find may still hold the pipes.
    for (const stream of this.#child.stdio) stream?.destroy();
    // Whoever still waits, and the timer of that, would keep this program from ending.
    this.#fault ??= new ArtifactFault(`${this.#called} was ended before it answered.`);
    this.#take(this.#fault);
  }

  async #answer(limitMs: number, problem: string): Promise<PythonAnswer> {
    const words = `${problem} within ${String(Math.round(limitMs / 1000))} seconds. Make it faster, or ask a smaller model`;
    const timer = setTimeout(() => {
      this.#fail(words);
    }, limitMs);
    try {
      const answer = await new Promise<PythonAnswer | ArtifactFault>((resolve) => {
        this.#settle = resolve;
        if (this.#fault !== undefined) this.#take(this.#fault);
      });
      if (answer instanceof ArtifactFault) throw answer;
      return answer;
    } finally {
      clearTimeout(timer);
    }
  }

  #read(piece: Buffer): void {
    const frames = this.#frames.read(piece);
    if (frames === undefined) {
      this.#fail(
        `returned more than ${String(MOST_ANSWER_BYTES)} bytes at once. Return scores or labels only`,
      );
    }
    for (const frame of frames ?? []) {
      const error = errorOf(frame.header);
      if (error === undefined) this.#take(frame);
      else this.#fail(`fails: ${shownName(error, 1000)}${this.#adviseOn(error)}`);
    }
  }

  #adviseOn(error: string): string {
    if (!error.startsWith('ModuleNotFoundError')) return '';
    return `. Install it for ${this.#child.spawnfile}, or name another interpreter in the environment variable PYTHON`;
  }

  #look(): void {
    const { pid } = this.#child;
    const bytes = pid === undefined ? undefined : treeBytes(pid);
    const { memoryBytes } = this.#options;
    if (bytes === undefined || bytes <= memoryBytes) return;
    const most = String(Math.floor(memoryBytes / 2 ** 20));
    this.#fail(`needed more than the ${most} MB of memory that it may use. Use a runner with more memory`);
  }

  #take(answer: PythonAnswer | ArtifactFault): void {
    this.#settle?.(answer);
    this.#settle = undefined;
  }

  /** @param words what is wrong, and what to do; without a full stop */
  #fail(words: string): void {
    if (this.#fault !== undefined || this.#hasEnded) return;
    const printed = this.#printed === '' ? '' : ` It printed: ${shownName(this.#printed.trim(), 300)}`;
    const what = `${this.#called} ${words}`;
    this.#fault = new ArtifactFault(`${what.replace(/\.$/u, '')}.${printed}`);
    this.#take(this.#fault);
    this.end();
  }
}

function asksGradient(header: string): boolean {
  const value: unknown = JSON.parse(header);
  return isObject(value) && value['gradient'] === true;
}

function errorOf(header: string): string | undefined {
  try {
    const value: unknown = JSON.parse(header);
    if (isObject(value)) return typeof value['error'] === 'string' ? value['error'] : undefined;
  } catch {
    // No text of the adapter.
  }
  return 'its answer cannot be read. Only the adapter may write to the pipes of this program';
}
