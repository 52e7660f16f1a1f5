import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '../../core/error-message.ts';
import { at, textAt } from '../../core/json.ts';
import { bounded } from '../../text/sanitize.ts';
import type { CacheTask } from './messages.ts';

/** What the toolkit needs to reach the cache. */
const VARIABLES = [
  ...['ACTIONS_CACHE_URL', 'ACTIONS_RESULTS_URL', 'ACTIONS_RUNTIME_TOKEN'],
  ...['ACTIONS_CACHE_SERVICE_V2', 'ACTIONS_CACHE_MODE', 'GITHUB_SERVER_URL'],
  ...['PATH', 'SystemRoot', 'PROGRAMFILES', 'NODE_EXTRA_CA_CERTS', 'RUNNER_TRACKING_ID'],
  ...['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy', 'NO_PROXY', 'no_proxy'],
];

/** The time that one task may take. The cache only saves time: it must not cost much. */
const TIME_LIMIT_MS = 45_000;
/** The process is ended if its folder grows beyond it: an archive can be made to unpack to any size. */
const MAX_FOLDER_BYTES = 128 * 1024 * 1024;
const WATCH_MS = 100;
const KEPT_OUTPUT = 16_384;

/**
 * The toolkit unpacks archives with `tar -P`, which follows absolute paths, `..` and links out of the folder. The cache may
 * hold what anybody put there, so GNU tar is told to unpack only what lies at the top: a name with a slash, and `..`, are
 * left out.
 */
const TAR_OPTIONS = '--exclude=*/* --exclude=..';

export interface CachePlace {
  /** A folder for this task alone: the pack file is read and written there. */
  readonly folder: string;
  /** Returns an environment variable; empty if it is not set. */
  readonly variable: (name: string) => string;
  readonly signal: AbortSignal;
}

/** How a task ended. `problem` is for people. */
export type CacheResult = { readonly found: boolean } | { readonly problem: string };

/** True if the runner offers a cache. */
export function hasCache(variable: (name: string) => string): boolean {
  const url = variable('ACTIONS_CACHE_SERVICE_V2') === '' ? 'ACTIONS_CACHE_URL' : 'ACTIONS_RESULTS_URL';
  return variable(url) !== '' && variable('ACTIONS_RUNTIME_TOKEN') !== '';
}

/** Reads or writes the platform's cache in a process of its own. It never fails: without a cache a run only takes longer. */
export async function runCacheTask(task: CacheTask, place: CachePlace): Promise<CacheResult> {
  if (place.signal.aborted) return { problem: 'the run is ending' };
  const temporary = path.join(place.folder, 'temporary');
  await mkdir(temporary, { recursive: true });
  const child = start(place, temporary);
  const output = collectOutput(child);
  const ending = new AbortController();
  const limit = AbortSignal.any([place.signal, AbortSignal.timeout(TIME_LIMIT_MS), ending.signal]);
  const watch = setInterval(() => {
    void sizeOf([place.folder, temporary]).then((bytes) => {
      if (bytes > MAX_FOLDER_BYTES) ending.abort(new Error('the entry of the cache is too large'));
    });
  }, WATCH_MS);
  const ended = once(child, 'exit').catch(() => undefined);
  try {
    child.send(task, () => undefined);
    const died = ended.then(() => {
      ending.abort(new Error('its process ended'));
    });
    const messages: readonly unknown[] = await once(child, 'message', { signal: limit });
    void died;
    return readAnswer(messages[0], output());
  } catch (error) {
    return { problem: bounded(limit.aborted ? messageOf(limit.reason) : messageOf(error)) };
  } finally {
    clearInterval(watch);
    endGroup(child);
    await ended;
  }
}

function readAnswer(message: unknown, output: string): CacheResult {
  const found = at(message, 'found');
  if (textAt(message, 'kind') !== 'done' || typeof found !== 'boolean') {
    return { problem: bounded(textAt(message, 'reason') ?? 'it gave no answer') };
  }
  // The toolkit tells problems only to the log.
  const problem = /^::(?:warning|error)::(.*)$/mu.exec(output)?.[1];
  return found || problem === undefined ? { found } : { problem: bounded(problem) };
}

function start({ folder, variable }: CachePlace, temporary: string): ChildProcess {
  const given = VARIABLES.map((name) => [name, variable(name)] as const).filter(([, value]) => value !== '');
  return spawn(process.execPath, ['--no-warnings', findEntry()], {
    cwd: folder,
    env: {
      ...Object.fromEntries(given),
      ...{
        GITHUB_WORKSPACE: folder,
        RUNNER_TEMP: temporary,
        TMPDIR: temporary,
        TEMP: temporary,
        TMP: temporary,
      },
      TAR_OPTIONS,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A group of its own, so that tar ends with it.
    detached: true,
    windowsHide: true,
  });
}

function collectOutput(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text = (text + chunk.toString('utf8')).slice(-KEPT_OUTPUT);
    });
  }
  return () => text;
}

async function sizeOf(folders: readonly string[]): Promise<number> {
  let bytes = 0;
  for (const folder of folders) {
    const entries = await readdir(folder, { recursive: true }).catch(() => []);
    for (const entry of entries) {
      bytes += (await stat(path.join(folder, entry)).catch(() => undefined))?.size ?? 0;
    }
  }
  return bytes;
}

function endGroup(child: ChildProcess): void {
  const { pid } = child;
  if (pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing of the group is left.
  }
}

/** Finds the program: beside the bundle, or in the source if the action runs from there. */
function findEntry(): string {
  const folder = import.meta.dirname;
  return import.meta.url.endsWith('.ts')
    ? path.join(folder, 'child.ts')
    : path.join(folder, 'cache', 'index.js');
}
