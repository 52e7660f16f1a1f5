import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectPath } from '../../project.ts';

const VENV = join(tmpdir(), 'model-security-scan-engine-venv');
const PACKAGES = [
  'numpy',
  'onnx',
  'onnxruntime',
  'scikit-learn',
  'skl2onnx',
  'torch',
  'adversarial-robustness-toolbox',
  'foolbox',
];

/** A Python with the reference tools, in a virtual environment that is kept for next time. The first time it downloads some GiB. */
export function pythonWithReferences(python: string): string {
  const own = join(VENV, 'bin', 'python');
  if (!existsSync(own)) execFileSync(python, ['-m', 'venv', VENV], { stdio: 'ignore' });
  try {
    execFileSync(own, ['-c', 'import art, foolbox, onnx, onnxruntime, skl2onnx, torch'], { stdio: 'ignore' });
  } catch {
    execFileSync(own, ['-m', 'pip', 'install', '-q', ...PACKAGES], { stdio: 'inherit' });
  }
  return own;
}

/** Runs a Python program and returns what it prints. */
export function runPython(python: string, program: string, args: readonly string[]): string {
  const env = { ...process.env };
  // Old kernels, set for old libraries, would slow the references down.
  delete env['OPENBLAS_CORETYPE'];
  delete env['OPENBLAS_L2_SIZE'];
  return execFileSync(python, [program, ...args], { encoding: 'utf8', env, maxBuffer: 2 ** 28 });
}

/** Makes the victims of a seed. @returns their folder */
export function makeVictims(python: string, program: string, folder: string, seed: number): string {
  const made = join(folder, `${program}-${String(seed)}`);
  runPython(python, projectPath(`tools/engine-victims/${program}`), [made, String(seed)]);
  return made;
}
