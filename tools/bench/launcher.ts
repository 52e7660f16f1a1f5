import { type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process';
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { projectPath } from '../project.ts';

/** A program that is measured. */
export interface Job {
  /** Its name in the tables. */
  readonly name: string;
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
}

/** The cost of one run, as the kernel counted it. */
export interface Cost {
  readonly wallMs: number;
  readonly cpuMs: number;
  /** The most memory that it held at once. */
  readonly peakBytes: number;
}

/** Runs programs one at a time. */
export class Launcher {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #lines: Interface;
  readonly #answers: AsyncIterator<string>;

  /** @param python a Python interpreter, no wrapper of one: Node does not tell what a child cost */
  constructor(python: string) {
    const program = projectPath('tools/bench/programs/launcher.py');
    this.#child = spawn(python, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#lines = createInterface({ input: this.#child.stdout });
    this.#answers = this.#lines[Symbol.asyncIterator]();
  }

  /** @throws Error where the program fails: its figures would be those of something else */
  async run(job: Job): Promise<Cost> {
    const { argv, env, cwd, name } = job;
    this.#child.stdin.write(`${JSON.stringify({ argv, env, cwd })}\n`);
    const answer = await this.#answers.next();
    if (answer.done === true) throw new Error('The launcher is gone.');
    const result: unknown = JSON.parse(answer.value);
    if (numberAt(result, 'exitCode') !== 0) {
      throw new Error(`${name} failed (exit status ${String(numberAt(result, 'exitCode'))}).`);
    }
    return {
      wallMs: numberAt(result, 'wallMs'),
      cpuMs: numberAt(result, 'cpuMs'),
      peakBytes: numberAt(result, 'peakBytes'),
    };
  }

  close(): void {
    this.#lines.close();
    this.#child.stdin.end();
  }
}

function numberAt(value: unknown, key: string): number {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const found: unknown = entries.find(([name]) => name === key)?.[1];
  if (typeof found !== 'number') throw new Error(`The launcher did not tell ${key}.`);
  return found;
}

/**
 * The interpreter itself, where `python3` is only a wrapper that looks for one.
 * @throws Error where there is no Python 3
 */
export function findPython(): string {
  try {
    return execFileSync('python3', ['-c', 'import sys; print(sys.executable)'], { encoding: 'utf8' }).trim();
  } catch (error) {
    throw new Error('The benchmarks need Python 3 as python3, to measure with and to compare with.', {
      cause: error,
    });
  }
}
