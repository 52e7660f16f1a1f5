import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { readActionMetadata } from '../../tools/action-metadata.ts';
import { NODE, projectPath } from '../../tools/project.ts';
import { commitOf, pretendCheckout } from './checkout.ts';
import { inputVariables, makeRunnerEnvironment, type RunnerEvent } from './runner-environment.ts';
import { parseKeyValueFile } from './runner-files.ts';
import { logLines, parseCommands, type WorkflowCommand } from './workflow-commands.ts';

const BUNDLE = projectPath('dist/index.js');
const ACTION = projectPath('action.yml');

/** For runs that hang. No run takes long, even on a busy machine. */
const TIME_LIMIT_MS = 150_000;

export interface RunOptions {
  /** By their names in action.yml; its defaults are applied for the others. */
  readonly inputs: Readonly<Record<string, string>>;
  /** The checked-out repository. Default: an empty folder that is gone afterwards. */
  readonly workspace?: string;
  /** The folder that is a checkout, relative to the workspace. Default: the workspace itself. */
  readonly checkout?: string;
  /** Default: a push to the main branch (see PUSH). */
  readonly event?: RunnerEvent;
  /** Variables to add or change; undefined takes one away. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** The value of `${{ github.token }}`. */
  readonly githubToken?: string;
  /** After it the process is killed and the run is an error. */
  readonly timeLimitMs?: number;
  /** The bundle to run. Default: the one that is built into dist. */
  readonly bundle?: string;
  /** Called with every line that is printed, as it comes, unmasked. */
  readonly onLine?: (line: string, kill: (signal: NodeJS.Signals) => void) => void;
}

export interface ActionRun {
  /** null where a signal ended the process. */
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Both streams as a person sees them: what was masked up to a line is `***` in it. */
  readonly log: string;
  /** GITHUB_OUTPUT as the runner reads it. */
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly commands: readonly WorkflowCommand[];
  /** The values that the runner was told to mask. */
  readonly masks: readonly string[];
  readonly durationMs: number;
}

/** A run that is under way. */
interface StartedAction {
  readonly pid: number | undefined;
  kill(signal: NodeJS.Signals): void;
  /** @throws Error where the time limit passed, or where the runner would refuse the outputs */
  readonly done: Promise<ActionRun>;
}

/** @throws Error that says what to do where the bundle was not built */
function requireBundle(): void {
  if (!existsSync(BUNDLE)) throw new Error('dist/index.js is missing: build it with `npm run build`.');
}

/** Runs the built bundle as the runner does, and waits for its end. */
export async function runAction(options: RunOptions): Promise<ActionRun> {
  const started = await startAction(options);
  return started.done;
}

/** Starts the built bundle as the runner does: Node on dist/index.js without a shell, in a clean environment. */
export async function startAction(options: RunOptions): Promise<StartedAction> {
  if (options.bundle === undefined) requireBundle();
  const folder = await mkdtemp(join(tmpdir(), 'action-run-'));
  const workspace = options.workspace ?? join(folder, 'workspace');
  await mkdir(workspace, { recursive: true });
  await pretendCheckout(join(workspace, options.checkout ?? ''), commitOf(options.event, options.env));
  const runner = await makeRunnerEnvironment(folder, workspace, options.event, options.env);
  const inputs = inputVariables(
    readActionMetadata(ACTION),
    options.inputs,
    options.githubToken ?? 'token-of-the-workflow',
  );
  const startedAt = performance.now();
  const child = spawn(NODE, [options.bundle ?? BUNDLE], {
    cwd: workspace,
    env: { ...inputs, ...runner.variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = (signal: NodeJS.Signals): void => {
    child.kill(signal);
  };
  const collected = collect(child, (line) => options.onLine?.(line, kill));
  const finish = async (): Promise<ActionRun> => {
    try {
      const end = await untilClosed(child, options.timeLimitMs ?? TIME_LIMIT_MS, collected);
      return {
        ...end,
        ...report(collected),
        outputs: parseKeyValueFile(await readFile(runner.outputFile, 'utf8')),
        summary: await readFile(runner.summaryFile, 'utf8'),
        durationMs: performance.now() - startedAt,
      };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
  return { pid: child.pid, kill, done: finish() };
}

type Child = ChildProcessByStdio<null, Readable, Readable>;

interface Collected {
  stdout: string;
  stderr: string;
  /** Lines of both streams, in the order in which they came. */
  readonly lines: string[];
}

function collect(child: Child, onLine: (line: string) => void): Collected {
  const collected: Collected = { stdout: '', stderr: '', lines: [] };
  for (const name of ['stdout', 'stderr'] as const) {
    let rest = '';
    const take = (line: string): void => {
      collected.lines.push(line);
      onLine(line);
    };
    child[name].setEncoding('utf8');
    child[name].on('data', (text: string) => {
      collected[name] += text;
      const lines = logLines(rest + text);
      rest = lines.pop() ?? '';
      lines.forEach(take);
    });
    child[name].on('end', () => {
      if (rest !== '') take(rest);
    });
  }
  return collected;
}

function untilClosed(
  child: Child,
  timeLimitMs: number,
  collected: Collected,
): Promise<Pick<ActionRun, 'exitCode' | 'signal'>> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(
        new Error(`The action did not end within ${String(timeLimitMs)} ms:\n${collected.lines.join('\n')}`),
      );
    }, timeLimitMs);
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.on('close', (exitCode, signal) => {
      clearTimeout(timer);
      resolve({ exitCode, signal });
    });
  });
}

function report(collected: Collected): Pick<ActionRun, 'stdout' | 'stderr' | 'log' | 'commands' | 'masks'> {
  const commands = parseCommands(collected.lines.join('\n'));
  return {
    stdout: collected.stdout,
    stderr: collected.stderr,
    log: visibleLog(collected.lines),
    commands,
    masks: commands.filter(({ name }) => name === 'add-mask').map(({ message }) => message),
  };
}

function visibleLog(lines: readonly string[]): string {
  const masks: string[] = [];
  const visible: string[] = [];
  for (const line of lines) {
    const mask = parseCommands(line).find(({ name }) => name === 'add-mask');
    if (mask === undefined) {
      visible.push(masks.reduce((text, secret) => text.replaceAll(secret, '***'), line));
    } else {
      // The runner masks a text of several lines line by line as well.
      masks.push(...[mask.message, ...logLines(mask.message)].filter((secret) => secret !== ''));
    }
  }
  return visible.join('\n');
}
