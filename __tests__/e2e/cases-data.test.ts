import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { projectPath } from '../../tools/project.ts';
import { type CliRun, runCli } from '../support/run-cli.ts';

const CASES = projectPath('__tests__/fixtures/cases');
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cases-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** Scans a copy of a case by the sources, so that no build is needed. */
async function scanCase(name: string): Promise<CliRun> {
  const cwd = join(folder, name);
  await cp(join(CASES, name), cwd, { recursive: true });
  return runCli(['command-line', 'scan'], { cwd, entry: projectPath('src/index.ts') });
}

test('a column that current data has lost is drift, and is named', async () => {
  const { exitCode, stdout } = await scanCase('12-drift-lost-column');
  expect(exitCode).toBe(1);
  expect(stdout).toMatch(/✗ model\/drift\s+1 >/u);
  expect(stdout).toContain('reference_data only, and none in');
});

test('a fifth of scattered rows is found, as MinCovDet of scikit-learn finds it: .20 within .03', async () => {
  const { exitCode, stdout } = await scanCase('13-outliers-masked');
  expect(exitCode).toBe(1);
  const [, score] = /✗ scattered\/outlier\s+([\d.]+) >/u.exec(stdout) ?? [];
  expect(Math.abs(Number(score) - 0.2)).toBeLessThanOrEqual(0.03);
});
