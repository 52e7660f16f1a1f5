import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { BUILT_IN_FILES, wineConfig, WITHSTOOD } from '../support/built-in-models.ts';
import { runCli } from '../support/run-cli.ts';
import { makeWorkspace, type Workspace } from '../support/workspace.ts';

const workspaces: Workspace[] = [];
afterAll(async () => {
  for (const workspace of workspaces) await workspace.remove();
});

it('a plan in units lists an analysis whose result is cached: a report of no unit would be no verdict', async () => {
  const { 'wine.onnx': model, 'wine.csv': data, 'wine-minmax.csv': minmax } = BUILT_IN_FILES;
  const [project, kept] = [
    await makeWorkspace({
      'wine.onnx': model,
      'wine.csv': data,
      'wine-minmax.csv': minmax,
      '.github/model-security.yml': wineConfig({ attacks: WITHSTOOD }),
    }),
    await makeWorkspace(),
  ];
  workspaces.push(project, kept);
  const cwd = project.folder;
  const identity = [
    '-c',
    'user.name=test',
    '-c',
    'user.email=test@example.com',
    '-c',
    'commit.gpgsign=false',
  ];
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all'],
    ['commit', '--quiet', '--message', 'models'],
  ]) {
    execFileSync('git', [...identity, ...args], { cwd });
  }
  const cached = ['--cache-directory', join(kept.folder, 'cache')];
  expect((await runCli(['scan', ...cached], { cwd })).exitCode).toBe(0);
  const plain = await runCli(['scan', '--mode', 'plan', ...cached], { cwd });
  expect(plain.stdout).toContain('scanned before');
  const plan = await runCli(['scan', '--mode', 'plan', '--units', '3', ...cached], { cwd });
  expect(plan.exitCode).toBe(0);
  expect(JSON.parse(plan.stdout)).toEqual([
    expect.objectContaining({ only: 'wine/outlier', seconds: expect.any(Number) }),
  ]);
});
