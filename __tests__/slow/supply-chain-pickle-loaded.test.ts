import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hasPython } from '../../tools/pickle-fuzz/oracle.ts';
import { type Loader, LOADERS } from '../support/pickle-sample.ts';
import { pickleSamples } from '../support/pickle-samples.ts';

/** A Python with all of {@link MODULES} lets every sample run; without one of them its samples are skipped, and named. */
const PYTHON = process.env['SUPPLY_CHAIN_PYTHON'] ?? 'python3';

/** Modules that the loaders import, and those of them that Python has. */
const MODULES = ['joblib', 'numpy', 'scipy', 'sympy', 'torch'] as const;
const INSTALLED: ReadonlySet<string> = hasPython() ? installedModules() : new Set();

function installedModules(): ReadonlySet<string> {
  const program = 'import importlib.util as u, sys; print(*[m for m in sys.argv[1:] if u.find_spec(m)])';
  const { stdout } = spawnSync(PYTHON, ['-I', '-c', program, ...MODULES], { encoding: 'utf8' });
  return new Set(stdout.trim().split(' '));
}

/** The first module that the loader of a sample needs and Python lacks. */
function missingModule(loader: Loader): string | undefined {
  return MODULES.find(
    (name) => new RegExp(`\\b${name}\\b`, 'u').test(LOADERS[loader]) && !INSTALLED.has(name),
  );
}

// The payload makes an empty file and does nothing else.
const describeWithPython = hasPython() ? describe : describe.skip;

describeWithPython('samples in their loaders (needs python3)', () => {
  let folder = '';

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pickle-samples-'));
  });

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  const samples = pickleSamples('/unused').map(({ name, loader }, index) => ({ name, loader, index }));

  it.each(samples.filter(({ loader }) => missingModule(loader) === undefined))(
    '$name really runs',
    ({ index }) => {
      const target = join(folder, `ran-${String(index)}`);
      const file = join(folder, `sample-${String(index)}`);
      const sample = pickleSamples(target)[index];
      writeFileSync(file, sample?.bytes ?? '');
      const load = LOADERS[sample?.loader ?? 'pickle'];
      const program = `import sys\npath = sys.argv[1]\ntry:\n    ${load}\nexcept Exception:\n    pass`;
      spawnSync(PYTHON, ['-I', '-c', program, file], { timeout: 60_000 });
      expect(existsSync(target)).toBe(true);
    },
    60_000,
  );

  // The runner counts these as skipped, and names what is missing.
  for (const { name, loader } of samples) {
    const missing = missingModule(loader);
    if (missing !== undefined) it.todo(`${name} really runs (needs the Python module ${missing})`);
  }
});
