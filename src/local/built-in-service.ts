import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceError } from '../core/errors.ts';
import { at, integerAt, textAt } from '../core/json.ts';
import { type IgnoredRecords, type LocalPlan, RECORD_FAULTS } from '../core/local-plan.ts';
import type { ServiceRoot } from '../core/service-address.ts';
import { makeTemporaryFolder } from '../files/temporary-folder.ts';
import { bounded } from '../text/sanitize.ts';
import { findServiceEntry } from './service-entry.ts';

export interface BuiltInServiceOptions {
  readonly plan: Omit<LocalPlan, 'directory'>;
  /** Returns an environment variable; empty if it is not set. */
  readonly variable: (name: string) => string;
  /** Ends the start, with its reason. */
  readonly signal: AbortSignal;
}

/** The built-in service while it runs. */
export interface BuiltInService {
  readonly root: ServiceRoot;
  /** How many records it did not use, and why. */
  readonly ignoredRecords: IgnoredRecords;
  /** Aborted, with a ServiceError as its reason, if the service ends before it is stopped. */
  readonly lost: AbortSignal;
  /** Ends the service and its analyses. Resolves when its process is gone and its files are removed. */
  stop(): Promise<void>;
}

const START_LIMIT_MS = 60_000;
/** The service ends its analyses, and then itself, in less time. */
const STOP_LIMIT_MS = 6000;

/** How long the last words of a service that has ended are waited for. */
const LAST_WORDS_MS = 50;

/**
 * All that the service needs of the environment: where temporary files go, what Windows needs, trusted authorities, and the
 * mark by which a runner finds the processes that a job has left behind.
 */
const VARIABLES = ['TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'NODE_EXTRA_CA_CERTS', 'RUNNER_TRACKING_ID'];

/**
 * Starts the built-in service in a process of its own, on a free port of this machine. It ends when `stop` is called,
 * and also when this process ends in any other way: the service notices that the channel between them has closed.
 * @throws ServiceError `unavailable` if it cannot be started; the reason of the signal
 */
export async function startBuiltInService(options: BuiltInServiceOptions): Promise<BuiltInService> {
  options.signal.throwIfAborted();
  const directory = await makeTemporaryFolder();
  const child = new ServiceProcess(directory, options.variable);
  try {
    const started = await child.start({ ...options.plan, directory }, options.signal);
    return { ...started, lost: child.lost, stop: () => child.stop() };
  } catch (error) {
    await child.stop();
    throw error;
  }
}

/** The most that is kept of what the service writes to stderr. */
const KEPT_ERRORS = 4096;

class ServiceProcess {
  readonly #child: ChildProcess;
  readonly #directory: string;
  readonly #exited: Promise<void>;
  readonly #lost = new AbortController();
  #errors = '';
  #isStopping = false;

  constructor(directory: string, variable: (name: string) => string) {
    this.#directory = directory;
    const entries = VARIABLES.map((name) => [name, variable(name)] as const);
    const given = entries.filter(([, value]) => value !== '');
    this.#child = spawn(process.execPath, ['--no-warnings', findServiceEntry()], {
      cwd: directory,
      env: Object.fromEntries(given),
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // A group of its own: Ctrl-C reaches only the action, and what is left of the group can be ended as one.
      detached: true,
      windowsHide: true,
    });
    this.#child.stderr?.on('data', (chunk: Buffer) => {
      this.#errors = (this.#errors + chunk.toString('utf8')).slice(-KEPT_ERRORS);
    });
    this.#exited = new Promise((resolve) => {
      this.#child.once('error', (error) => {
        this.#lose(error.message);
        resolve();
      });
      this.#child.once('exit', (code, signal) => {
        const how = signal === null ? `exit status ${String(code)}` : `signal ${signal}`;
        // Its last words may be on their way.
        setTimeout(() => {
          this.#lose(how);
          resolve();
        }, LAST_WORDS_MS);
      });
    });
  }

  get lost(): AbortSignal {
    return this.#lost.signal;
  }

  /** @returns the address of the service, and which records it did not use */
  async start(
    plan: LocalPlan,
    signal: AbortSignal,
  ): Promise<Pick<BuiltInService, 'root' | 'ignoredRecords'>> {
    const limit = AbortSignal.timeout(START_LIMIT_MS);
    const ending = AbortSignal.any([signal, this.lost, limit]);
    // If the process is gone already, its end tells why.
    this.#child.send(plan, () => undefined);
    try {
      const messages: readonly unknown[] = await once(this.#child, 'message', { signal: ending });
      const [message] = messages;
      const baseUrl = textAt(message, 'baseUrl');
      if (textAt(message, 'kind') === 'ready' && baseUrl !== undefined) {
        return { root: baseUrl, ignoredRecords: readIgnored(at(message, 'ignoredRecords')) };
      }
      throw unavailable('could not be started', textAt(message, 'reason') ?? 'no reason was given');
    } catch (error) {
      signal.throwIfAborted();
      this.lost.throwIfAborted();
      if (!limit.aborted) throw error;
      throw unavailable(`did not start within ${String(START_LIMIT_MS / 1000)} seconds`, this.#errors);
    }
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    if (this.#child.connected) this.#child.disconnect();
    const limit = new AbortController();
    const late = sleep(STOP_LIMIT_MS, undefined, { signal: limit.signal }).then(
      () => {
        this.#endGroup();
      },
      () => undefined,
    );
    await this.#exited;
    limit.abort();
    await late;
    // A service that was killed could not end its analyses.
    this.#endGroup();
    this.#child.stderr?.destroy();
    await rm(this.#directory, { recursive: true, force: true });
  }

  /** Ends the service and its analyses by force. */
  #endGroup(): void {
    const { pid } = this.#child;
    if (pid === undefined) return;
    try {
      if (process.platform === 'win32') this.#child.kill('SIGKILL');
      else process.kill(-pid, 'SIGKILL');
    } catch {
      // Nothing of the group is left.
    }
  }

  #lose(how: string): void {
    if (this.#isStopping) return;
    this.#lost.abort(unavailable(`ended before its work was done (${how})`, this.#errors));
  }
}

function readIgnored(value: unknown): IgnoredRecords {
  return Object.fromEntries(RECORD_FAULTS.map((fault) => [fault, integerAt(value, fault) ?? 0]));
}

function unavailable(what: string, said: string): ServiceError {
  const told = said.trim() === '' ? '' : ` It said: ${bounded(said.trim())}`;
  return new ServiceError(
    'unavailable',
    `The built-in service ${what}. Run again; if that does not help, check the memory and the disk of the runner.${told}`,
  );
}
