import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The project's root. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A path in the project, from one relative to its root. */
export function projectPath(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}

/** The Node that runs this program. For npm's scripts that is Node 24 (tools/node24.js), as action.yml declares. */
export const NODE = process.execPath;

/**
 * Runs a Node program from the project's root, without a shell; its output goes to ours.
 * @param args the program's path relative to the root, and its arguments
 * @param variables added to the environment
 * @returns the exit code; 1 where a signal ended it
 */
export async function runNode(
  args: readonly string[],
  folder = '',
  variables: Readonly<Record<string, string>> = {},
): Promise<number> {
  const child = spawn(NODE, args, {
    cwd: projectPath(folder),
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await once(child, 'close');
  return child.exitCode ?? 1;
}

/** The end of a program: its exit code, 1 if a signal ended it, and both streams as one text. */
export interface Captured {
  readonly exitCode: number;
  readonly output: string;
}

/**
 * Runs a program from the project's root, without a shell, and keeps what it prints.
 * @throws Error if it cannot be started
 */
export async function capture(
  program: string,
  args: readonly string[],
  options: Pick<SpawnOptions, 'cwd' | 'env' | 'timeout'> = {},
): Promise<Captured> {
  const child = spawn(program, args, { cwd: ROOT, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  await once(child, 'close');
  return { exitCode: child.exitCode ?? 1, output };
}

/** @param args the program's path relative to the root, and its arguments */
export function captureNode(args: readonly string[]): Promise<Captured> {
  return capture(NODE, args);
}

/** Returns true if a program can be started, and says that it did what it should. */
export function canRun(program: string, args: readonly string[]): Promise<boolean> {
  return capture(program, args).then(
    ({ exitCode }) => exitCode === 0,
    () => false,
  );
}
