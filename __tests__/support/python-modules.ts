import { spawnSync } from 'node:child_process';
import { hasPython } from '../../packages/scanner/fuzz/oracle.ts';

/** The Python that loads samples. One with all of {@link MODULES} loads every sample. */
export const PYTHON = process.env['SUPPLY_CHAIN_PYTHON'] ?? 'python3';

/** The modules that samples import, each with others that they need beside it. */
const MODULES = {
  cloudpickle: [],
  h5py: ['numpy'],
  jinja2: [],
  joblib: ['numpy'],
  keras: ['torch'],
  msgpack_numpy: ['msgpack', 'numpy'],
  numpy: [],
  pandas: ['tables'],
  polars: ['cloudpickle'],
  scipy: ['numpy'],
  sklearn: ['scipy'],
  sympy: [],
  tables: ['numpy'],
  torch: [],
  yaml: [],
} as const;

const NAMES = Object.entries(MODULES).flatMap(([name, others]) => [name, ...others]);
const INSTALLED: ReadonlySet<string> = hasPython() ? installedModules() : new Set();

function installedModules(): ReadonlySet<string> {
  const program = 'import importlib.util as u, sys; print(*[m for m in sys.argv[1:] if u.find_spec(m)])';
  const { stdout, status } = spawnSync(PYTHON, ['-I', '-c', program, ...NAMES], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${PYTHON} does not run, which SUPPLY_CHAIN_PYTHON may name`);
  return new Set(stdout.trim().split(' '));
}

/**
 * What keeps a program of a sample from running on this machine: `python3`, or the first module that Python lacks. A module
 * that is there and cannot be imported is a failure of the test.
 */
export function missingModule(program: string): string | undefined {
  if (!hasPython()) return 'python3';
  return Object.entries(MODULES)
    .filter(([name]) => new RegExp(`import[^;\n]*\\b${name}\\b`, 'u').test(program))
    .flatMap(([name, others]) => [name, ...others])
    .find((name) => !INSTALLED.has(name));
}
