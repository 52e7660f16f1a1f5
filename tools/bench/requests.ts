import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench } from './bench.ts';

const VENV = join(tmpdir(), 'model-security-scan-bench-venv');

/**
 * A Python that has `requests`: the one given, else one in a virtual environment of its own, which is kept for next time.
 * @param python an interpreter
 */
export function pythonWithRequests(python: string): Bench['python'] {
  if (hasRequests(python)) return { path: python };
  const own = join(VENV, 'bin', 'python');
  try {
    if (!existsSync(own)) execFileSync(python, ['-m', 'venv', VENV], { stdio: 'ignore' });
    if (!hasRequests(own)) execFileSync(own, ['-m', 'pip', 'install', '-q', 'requests'], { stdio: 'ignore' });
    return { path: own };
  } catch {
    return { missing: 'Python requests could not be had: neither installed nor to be installed with pip.' };
  }
}

function hasRequests(python: string): boolean {
  try {
    execFileSync(python, ['-c', 'import requests'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
