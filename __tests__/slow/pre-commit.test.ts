import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { NODE, projectPath } from '../../tools/project.ts';
import { TOUCHING_PICKLE } from '../support/inert-pickle.ts';
import { BUILT_IN_FILES } from '../support/built-in-models.ts';
import { makeWorkspace, type Workspace } from '../support/workspace.ts';

// pre-commit is a Python program; `.ci/run` installs it and says where it is.
const PRE_COMMIT = process.env['PRE_COMMIT'];
const itRuns = PRE_COMMIT === undefined ? it.skip : it;
let workspace: Workspace;

function git(folder: string, ...args: readonly string[]): string {
  const identity = [
    '-c',
    'user.name=test',
    '-c',
    'user.email=test@example.com',
    '-c',
    'commit.gpgsign=false',
  ];
  return execFileSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' }).trim();
}

/** A repository of the hook as it is published: what pre-commit needs of this project. */
async function publishHook(folder: string): Promise<string> {
  for (const name of ['.pre-commit-hooks.yaml', 'package.json', 'bin', 'dist']) {
    await cp(projectPath(name), join(folder, name), { recursive: true });
  }
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all', '--force');
  git(folder, 'commit', '--quiet', '--message', 'hook');
  return git(folder, 'rev-parse', 'HEAD');
}

beforeAll(async () => {
  workspace = await makeWorkspace();
});
afterAll(() => workspace.remove());

itRuns('the hook scans the staged files, and no others', async () => {
  const hook = join(workspace.folder, 'hook');
  const project = join(workspace.folder, 'project');
  await mkdir(hook);
  await mkdir(project);
  const repository = `{ repo: ${JSON.stringify(hook)}, rev: ${await publishHook(hook)}, hooks: [{ id: model-files }] }`;
  await writeFile(join(project, '.pre-commit-config.yaml'), `repos:\n  - ${repository}\n`);
  await writeFile(join(project, 'wine.onnx'), BUILT_IN_FILES['wine.onnx']);
  await writeFile(join(project, 'bad.pkl'), TOUCHING_PICKLE);
  git(project, 'init', '--quiet');
  const run = (): { readonly code: number | null; readonly text: string } => {
    const PATH = `${dirname(NODE)}:${process.env['PATH'] ?? ''}`;
    const env = { ...process.env, PATH, PRE_COMMIT_HOME: join(workspace.folder, 'home') };
    const { status, stdout } = spawnSync(PRE_COMMIT ?? '', ['run', '--verbose'], {
      cwd: project,
      env,
      encoding: 'utf8',
    });
    return { code: status, text: stdout };
  };
  git(project, 'add', '.pre-commit-config.yaml', 'wine.onnx');
  expect(run()).toMatchObject({ code: 0, text: expect.stringContaining('2 files') });
  git(project, 'add', 'bad.pkl');
  expect(run()).toMatchObject({ code: 1, text: expect.stringContaining('bad.pkl') });
});
