import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { commitOf, pretendCheckout } from './checkout.ts';
import { serviceInputs } from './interface-service.ts';
import { type ActionRun, type RunOptions, startAction } from './run-action.ts';
import { parseKeyValueFile } from './runner-files.ts';
import { type RecordedRequest, type Script, startStrictServer } from './strict-server.ts';
import { logLines } from './workflow-commands.ts';
import { makeWorkspace, type Workspace } from './workspace.ts';

export interface KeptOptions extends Omit<RunOptions, 'inputs' | 'workspace'> {
  /** The files of the repository. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  /** Called before the run, for what a plain list of files cannot say: links, devices, odd names. */
  readonly prepare?: (workspace: string) => Promise<void>;
  /** Called when the process runs. */
  readonly meanwhile?: (kill: (signal: NodeJS.Signals) => void, workspace: string) => Promise<void>;
}

/** A run of the bundle, and everything that it left on its machine. */
export interface KeptRun {
  readonly run: ActionRun;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /**
   * By where it was found: both streams (without what tells the runner what to mask), every file of the runner, of the
   * home and temporary folders, and those that are new in the workspace; a file's text begins with its own path.
   */
  readonly left: ReadonlyMap<string, string>;
}

const FOLDERS = ['home', 'temp', 'tmp'];
const FILES = ['output', 'summary', 'state', 'env', 'path'];

/** Runs the bundle where all that it may write to is kept until it was read. */
export async function runKept(
  inputs: Readonly<Record<string, string>>,
  options: KeptOptions = {},
): Promise<KeptRun> {
  const { files = {}, prepare, meanwhile, ...rest } = options;
  const folder = await mkdtemp(join(tmpdir(), 'kept-run-'));
  const workspace = await makeWorkspace(files);
  try {
    const file = (name: string): string => join(folder, name);
    await Promise.all([
      ...FOLDERS.map((name) => mkdir(file(name))),
      ...FILES.map((name) => writeFile(file(name), '')),
    ]);
    await prepare?.(workspace.folder);
    await pretendCheckout(workspace.folder, commitOf(rest.event, rest.env));
    const before = await pathsIn(workspace.folder);
    const env = {
      HOME: file('home'),
      RUNNER_TEMP: file('temp'),
      TMPDIR: file('tmp'),
      GITHUB_OUTPUT: file('output'),
      GITHUB_STEP_SUMMARY: file('summary'),
      GITHUB_STATE: file('state'),
      GITHUB_ENV: file('env'),
      GITHUB_PATH: file('path'),
      ...rest.env,
    };
    const started = await startAction({ ...rest, env, inputs, workspace: workspace.folder });
    const [run] = await Promise.all([
      started.done,
      meanwhile?.((signal) => {
        started.kill(signal);
      }, workspace.folder),
    ]);
    return await collect(run, folder, workspace, new Set(before));
  } finally {
    await Promise.all([workspace.remove(), rm(folder, { recursive: true, force: true })]);
  }
}

/** A run of the bundle, and everything that it asked the service. */
export interface KeptTalk {
  readonly kept: KeptRun;
  readonly requests: readonly RecordedRequest[];
}

/** Runs the bundle as {@link runKept} does, against a service that answers by a script. */
export async function keptTalk(
  script: Script,
  inputs: Readonly<Record<string, string>>,
  options: KeptOptions = {},
): Promise<KeptTalk> {
  await using server = await startStrictServer(script);
  const kept = await runKept({ ...serviceInputs(server.origin), ...inputs }, options);
  return { kept, requests: server.requests };
}

async function collect(
  run: ActionRun,
  folder: string,
  workspace: Workspace,
  before: ReadonlySet<string>,
): Promise<KeptRun> {
  const left = new Map([
    ['stdout', withoutMasks(run.stdout)],
    ['stderr', run.stderr],
  ]);
  for (const path of await pathsIn(folder)) left.set(path, await textOf(folder, path));
  for (const path of await pathsIn(workspace.folder)) {
    if (!before.has(path)) left.set(`workspace/${path}`, await textOf(workspace.folder, path));
  }
  const written = async (name: string): Promise<string> => readFile(join(folder, name), 'utf8');
  return {
    run,
    left,
    outputs: parseKeyValueFile(await written('output')),
    summary: await written('summary'),
  };
}

function withoutMasks(stdout: string): string {
  return logLines(stdout)
    .filter((line) => !line.startsWith('::add-mask::'))
    .join('\n');
}

/** Paths of all files below a folder, with forward slashes. */
async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}

async function textOf(folder: string, path: string): Promise<string> {
  return `${path}\n${await readFile(join(folder, path), 'utf8')}`;
}
