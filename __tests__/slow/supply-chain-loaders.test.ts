import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { hasPython } from '../../tools/pickle-fuzz/oracle.ts';
import { followedSamples } from '../support/followed-samples.ts';
import { type LoaderSample, loaderSamples, MADE_SAMPLES } from '../support/loader-samples.ts';
import { scanAs } from '../support/scan-of-file.ts';

/*
 * Files in the loaders that they are made for: each runs its payload there, and the scan finds each. With a Python that has
 * all of MODULES (`SUPPLY_CHAIN_PYTHON=.../bin/python`) every sample is loaded; the samples for which a module is missing are
 * named. Pickles have more samples of their own: unit/supply-chain-pickle-samples.
 */

const PYTHON = process.env['SUPPLY_CHAIN_PYTHON'] ?? 'python3';
const MODULES = [
  'cloudpickle',
  'jinja2',
  'joblib',
  'keras',
  'msgpack_numpy',
  'numpy',
  'pandas',
  'tables',
  'torch',
  'yaml',
] as const;
const LONG_MS = 300_000;

const INSTALLED: ReadonlySet<string> = hasPython() ? installedModules() : new Set();

function installedModules(): ReadonlySet<string> {
  const program = 'import importlib.util as u, sys; print(*[m for m in sys.argv[1:] if u.find_spec(m)])';
  const { stdout } = spawnSync(PYTHON, ['-I', '-c', program, ...MODULES], { encoding: 'utf8' });
  return new Set(stdout.trim().split(' '));
}

function missingModule(program: string): string | undefined {
  if (!hasPython()) return 'python3';
  return MODULES.find(
    (name) => new RegExp(`import[^;\n]*\\b${name}\\b`, 'u').test(program) && !INSTALLED.has(name),
  );
}

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'loaders-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Runs lines of Python with `path` and `target`. */
function runPython(lines: string, path: string, target: string): string {
  const program = `import sys\npath, target = sys.argv[1:]\n${lines}`;
  const env = { ...process.env, KERAS_BACKEND: 'torch' };
  const options = { env, timeout: LONG_MS, encoding: 'utf8' } as const;
  return spawnSync(PYTHON, ['-I', '-c', program, path, target], options).stderr;
}

const allSamples = (target: string): readonly LoaderSample[] => [
  ...loaderSamples(target),
  ...followedSamples(target),
];

describe('files that run a program in their loader', () => {
  const samples = allSamples('/unused').map(({ name, load }, index) => ({ name, load, index }));

  test.each(samples)('$name is found', async ({ index }) => {
    const sample = allSamples('/tmp/x')[index];
    const { verdicts } = await scanAs(sample?.file ?? '', sample?.bytes ?? Buffer.alloc(0));
    expect(verdicts).toContain(`${sample?.severity ?? 'critical'} ${sample?.rule ?? ''}`);
  });

  test.each(samples.filter(({ load }) => missingModule(load) === undefined))(
    '$name really runs',
    ({ index, load }) => {
      const target = join(folder, `ran-${String(index)}`);
      const sample = allSamples(target)[index];
      const path = join(folder, sample?.file ?? '');
      writeFileSync(path, sample?.bytes ?? '');
      const said = runPython(load, path, target);
      expect({ ran: existsSync(target), said: existsSync(target) ? '' : said }).toEqual({
        ran: true,
        said: '',
      });
    },
    LONG_MS,
  );

  test.each(MADE_SAMPLES.filter(({ make }) => missingModule(make) === undefined))(
    '$name, which its framework wrote, really runs and is found',
    async ({ name, file, make, load, rule, severity = 'critical' }) => {
      const [path, target] = [join(folder, file), join(folder, `ran-${name}`)];
      runPython(make, path, target);
      rmSync(target, { force: true });
      const said = runPython(load, path, target);
      expect({ ran: existsSync(target), said: existsSync(target) ? '' : said }).toEqual({
        ran: true,
        said: '',
      });
      const { verdicts } = await scanAs(file, readFileSync(path));
      expect(verdicts).toContain(`${severity} ${rule}`);
    },
    LONG_MS,
  );

  const programs = [...samples, ...MADE_SAMPLES.map(({ name, make }) => ({ name, load: make }))];
  for (const { name, load } of programs) {
    const missing = missingModule(load);
    if (missing !== undefined) test.todo(`${name} really runs (needs ${missing} for Python)`);
  }
});
