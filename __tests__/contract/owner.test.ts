import { execFile, execFileSync } from 'node:child_process';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { at, textAt } from '@model-security-scan/common/json';
import { VERDICT_TYPE } from '../../src/report/verdict-file.ts';
import { ownRepository, PLACEHOLDER_OWNER, repositoryOf, setRepository } from '../../tools/owner.ts';
import { NODE, projectPath, ROOT } from '../../tools/project.ts';
import { checkRelease } from '../../tools/workflows/release-version.ts';
import { makeWorkspace, type Workspace } from '../support/workspace.ts';

const SCHEMAS: Readonly<Record<string, string>> = {
  'model-security': 'config',
  report: 'report',
  results: 'results',
  verdict: 'verdict',
};
/** Made from parts, so that this file does not name it. */
const OTHER = ['octo-org', 'model-scanner'].join('/');
/** The files that name the account. */
const files = await filesWith(projectPath(''), ownRepository().split('/')[0] ?? '', git(ROOT, 'ls-files'));
let clone: Workspace;

function git(folder: string, ...args: string[]): string[] {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).split('\n');
}

/** Finds the files, outside of dist/, that hold the text. */
async function filesWith(folder: string, text: string, among: readonly string[] = files): Promise<string[]> {
  const candidates = among.filter((file) => file !== '' && !file.startsWith('dist/'));
  const contents = await Promise.all(candidates.map((file) => readFile(join(folder, file))));
  return candidates.filter((_file, index) => contents[index]?.includes(text) === true);
}

beforeAll(async () => {
  clone = await makeWorkspace();
  for (const file of files) await cp(projectPath(file), join(clone.folder, file));
  git(clone.folder, 'init', '--quiet');
  git(clone.folder, 'add', '--all', '--force');
});
afterAll(() => clone.remove());

describe('the repository that package.json names', () => {
  it('is set everywhere by one command', async () => {
    const before = ownRepository();
    const named = await filesWith(clone.folder, before);
    const changed = setRepository(clone.folder, OTHER);
    expect(named).toEqual(
      expect.arrayContaining(['README.md', 'src/core/package-facts.ts', 'examples/push.yml']),
    );
    expect(changed).toEqual(expect.arrayContaining([...named, '.github/CODEOWNERS']));
    expect(await filesWith(clone.folder, before)).toEqual([]);
    const team = `@${before.split('/')[0] ?? ''}/model-security`;
    expect(await filesWith(clone.folder, team)).toEqual([]);
    expect(await filesWith(projectPath(''), team)).toEqual(['.github/CODEOWNERS']);
    const manifest: unknown = JSON.parse(await readFile(join(clone.folder, 'package.json'), 'utf8'));
    expect(repositoryOf(manifest)).toBe(OTHER);
    expect(await readFile(join(clone.folder, 'examples/push.yml'), 'utf8')).toContain(
      `uses: ${OTHER}@<full SHA>`,
    );
    expect(setRepository(clone.folder, before).toSorted()).toEqual(changed.toSorted());
    const isSame = async (file: string): Promise<boolean> =>
      (await readFile(join(clone.folder, file))).equals(await readFile(projectPath(file)));
    expect(await Promise.all(changed.map(isSame))).not.toContain(false);
  });

  it.each(['', 'acme', 'acme/', 'a b/c', '-a/b', 'a/..', 'https://github.com/a/b'])(
    'is not set to "%s"',
    async (name) => {
      const run = promisify(execFile)(NODE, [projectPath('tools/owner.ts'), name]);
      await expect(run).rejects.toMatchObject({
        code: 2,
        stderr: `"${name}" is no repository. Expected OWNER/NAME, such as acme/my-scanner.\n`,
      });
    },
  );

  it('must be one', () => {
    expect(() => repositoryOf({ repository: 'acme/scanner' })).toThrow('expected github:OWNER/NAME');
    expect(() => repositoryOf({})).toThrow('expected github:OWNER/NAME');
  });
});

describe('a release', () => {
  it.each([
    [`${PLACEHOLDER_OWNER}/scanner`, 1],
    ['acme/scanner', 0],
  ])('of %s has %d problems', (name, count) => {
    const manifest = { version: '1.0.0', repository: `github:${name}` };
    const { problems } = checkRelease('1.0.0', {
      manifest,
      changelog: '## [1.0.0]\n\n- New.\n',
      tags: new Map(),
      commit: '',
    });
    expect(problems).toHaveLength(count);
  });
});

describe('names without an owner', () => {
  it.each(Object.entries(SCHEMAS))('the schema %s', async (file, name) => {
    const text = await readFile(projectPath(`schema/${file}.schema.json`), 'utf8');
    expect(textAt(JSON.parse(text), '$id')).toBe(`urn:model-security-scan:schema:${name}:v1`);
    expect(text).not.toContain(ownRepository());
  });

  it('the type of a verdict', async () => {
    expect(VERDICT_TYPE).toBe('urn:model-security-scan:verdict:v1');
    const schema: unknown = JSON.parse(await readFile(projectPath('schema/verdict.schema.json'), 'utf8'));
    expect(at(schema, 'properties', 'predicateType', 'const')).toBe(VERDICT_TYPE);
  });
});
