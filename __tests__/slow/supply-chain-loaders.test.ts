import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { followedSamples } from '../support/followed-samples.ts';
import {
  type LoaderSample,
  loaderSamples,
  MADE_SAMPLES,
  type MadeSample,
} from '../support/loader-samples.ts';
import { missingModule, PYTHON } from '../support/python-modules.ts';
import { verdictsOf } from '../support/scan-of-file.ts';
import { textSamples } from '../support/text-samples.ts';

/*
 * Files in the loaders that they are made for: each runs its payload there, and the scan finds each. With a Python that has
 * all modules (`SUPPLY_CHAIN_PYTHON=.../bin/python`) every sample is loaded; those for which one is missing are named as not
 * run. Pickles have more samples of their own: packages/scanner/__tests__/pickle/pickle-samples.
 */

const LONG_MS = 300_000;

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
  ...textSamples(target),
];

function expectRuns(load: string, path: string, target: string): void {
  const said = runPython(load, path, target);
  const ran = existsSync(target);
  expect({ ran, said: ran ? '' : said }).toEqual({ ran: true, said: '' });
}

function expectSampleRuns(index: number): void {
  const target = join(folder, `ran-${String(index)}`);
  const sample = allSamples(target)[index];
  const path = join(folder, sample?.file ?? '');
  writeFileSync(path, sample?.bytes ?? '');
  expectRuns(sample?.load ?? '', path, target);
}

async function expectMadeRuns(sample: MadeSample): Promise<void> {
  const { name, file, make, load, rule, severity = 'critical' } = sample;
  const [path, target] = [join(folder, file), join(folder, `ran-${name}`)];
  runPython(make, path, target);
  rmSync(target, { force: true });
  expectRuns(load, path, target);
  expect(await verdictsOf(file, readFileSync(path))).toContain(`${severity} ${rule}`);
}

describe('files that run a program in their loader', () => {
  const samples = allSamples('/unused').map(({ name, load }, index) => ({ name, load, index }));

  test.each(samples)('$name is found', async ({ index }) => {
    const sample = allSamples('/tmp/x')[index];
    const verdicts = await verdictsOf(sample?.file ?? '', sample?.bytes ?? Buffer.alloc(0));
    expect(verdicts).toContain(`${sample?.severity ?? 'critical'} ${sample?.rule ?? ''}`);
  });

  for (const { name, index, load } of samples) {
    const missing = missingModule(load);
    if (missing !== undefined) {
      test.todo(`${name}: not run, since there is no ${missing}`);
      continue;
    }
    test(
      `${name} really runs`,
      () => {
        expectSampleRuns(index);
      },
      LONG_MS,
    );
  }

  for (const sample of MADE_SAMPLES) {
    const missing = missingModule(`${sample.make}\n${sample.load}`);
    const title = `${sample.name}, which its framework wrote,`;
    if (missing !== undefined) test.todo(`${title} not run, since there is no ${missing}`);
    else test(`${title} really runs and is found`, () => expectMadeRuns(sample), LONG_MS);
  }
});
