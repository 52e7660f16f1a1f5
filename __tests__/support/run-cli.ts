import { spawn } from 'node:child_process';
import { NODE, projectPath } from '../../tools/project.ts';
import { makeWorkspace } from './workspace.ts';

const ENTRY = projectPath('bin/model-security.js');
const TIME_LIMIT_MS = 120_000;

export interface CliRun {
  /** null if a signal ended the process. */
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CliOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The program to run. Default: bin/model-security.js with the bundle that is built into dist. */
  readonly entry?: string;
}

interface StartedCli {
  readonly pid: number;
  /** Resolves with stdout as soon as it has a whole line; with what there is if the process ends before. */
  readonly firstLine: Promise<string>;
  /** What was written to stderr so far. */
  readonly errors: () => string;
  kill(signal: NodeJS.Signals): void;
  readonly done: Promise<CliRun>;
}

/** Runs the command line as its user does, without a shell and without a terminal, and waits for its end. */
export async function runCli(args: readonly string[], options: CliOptions): Promise<CliRun> {
  return startCli(args, options).done;
}

/** Runs the command line in a folder with nothing but these files, which is gone afterwards. */
export async function runCliOn(
  files: Readonly<Record<string, string | Uint8Array>>,
  args: readonly string[],
): Promise<CliRun> {
  await using workspace = await makeWorkspace(files);
  return await runCli(args, { cwd: workspace.folder });
}

/** Starts the command line. */
export function startCli(args: readonly string[], { cwd, env = {}, entry = ENTRY }: CliOptions): StartedCli {
  const { PATH = '', TMPDIR = '/tmp' } = process.env;
  const child = spawn(NODE, [entry, ...args], {
    cwd,
    env: { PATH, TMPDIR, HOME: cwd, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const text = { stdout: '', stderr: '' };
  const { promise: firstLine, resolve: tellLine } = Promise.withResolvers<string>();
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (part: string) => {
      text[name] += part;
      if (text.stdout.includes('\n')) tellLine(text.stdout.split('\n')[0] ?? '');
    });
  }
  const done = new Promise<CliRun>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`model-security ${args.join(' ')} did not end:\n${text.stderr}`));
    }, TIME_LIMIT_MS);
    child.on('close', (exitCode) => {
      clearTimeout(timer);
      tellLine(text.stdout);
      resolve({ exitCode, ...text });
    });
  });
  return {
    pid: child.pid ?? 0,
    firstLine,
    errors: () => text.stderr,
    kill: (signal) => {
      child.kill(signal);
    },
    done,
  };
}
