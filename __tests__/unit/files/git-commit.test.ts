import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentIds, openGitCommit } from '../../../src/files/git-commit.ts';

let folder = '';
const git = (...parameters: readonly string[]): string =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@b.example', ...parameters], {
    encoding: 'utf8',
  }).trim();

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'git-commit-'));
  git('init', '-q', '-b', 'main');
  mkdirSync(path.join(folder, 'models ü'));
  writeFileSync(path.join(folder, 'models ü/m.onnx'), Buffer.from([0, 1, 2, 255]));
  symlinkSync('m.onnx', path.join(folder, 'models ü/link.onnx'));
  git('add', '-A');
  git('commit', '-qm', 'one');
  writeFileSync(path.join(folder, 'models ü/m.onnx'), 'changed');
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('a commit has its regular files, as they were, with the ids that git gives them', async () => {
  const commit = await openGitCommit(folder, 'main');
  const target = path.join(folder, 'copy');
  expect(commit?.commit).toBe(git('rev-parse', 'main'));
  expect([...(commit?.files.keys() ?? [])]).toEqual(['models ü/m.onnx']);
  const file = commit?.files.get('models ü/m.onnx');
  expect(file?.bytes).toBe(4);
  if (file === undefined) throw new Error('no file');
  await commit?.write(file, target);
  expect(readFileSync(target)).toEqual(Buffer.from([0, 1, 2, 255]));
  expect((await contentIds(target, 4, file.id)).own).toBe(file.id);
});

it.each(['nothing', '--output=x', 'main:models', '0'.repeat(40)])('%j is no commit', async (ref) => {
  expect(await openGitCommit(folder, ref)).toBeUndefined();
});

it('a folder that is no checkout has no commit', async () => {
  expect(await openGitCommit(tmpdir(), 'main')).toBeUndefined();
});
