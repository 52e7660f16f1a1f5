import { rulesFor } from '../../../src/settings/input-rules.ts';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { InvalidInputError } from '@model-security-scan/common/problem';
import type { Mode, PolicySource } from '../../../src/facts/settings.ts';
import { readPolicySource } from '../../../src/settings/policy-source.ts';
import { InputReader } from '../../../src/settings/reader.ts';
import { makeWorkspace, type Workspace } from '../../support/workspace.ts';

const DEFAULT = '.github/model-security.yml';
let workspace: Workspace;

beforeEach(async () => {
  workspace = await makeWorkspace({ 'a/other.yml': 'version: 1' });
});
afterEach(() => workspace.remove());

interface Changes {
  readonly mode?: Mode;
  readonly isLocal?: boolean;
  readonly isPullRequest?: boolean;
}

async function sourceOf(
  inputs: Readonly<Record<string, string>>,
  { mode = 'scan', isLocal = false, isPullRequest = false }: Changes = {},
): Promise<PolicySource | undefined> {
  const input = (name: string): string => inputs[name] ?? '';
  const source = { input, workspace: workspace.folder, isPullRequest };
  const reader = new InputReader(input);
  const { policySource } = await readPolicySource(reader, source, mode, rulesFor({ isLocal }, false));
  if (reader.problems.length > 0) throw new InvalidInputError(reader.problems);
  return policySource;
}

describe('where the policy is kept', () => {
  it.each([
    [{}, { from: 'head', configFile: DEFAULT }],
    [{ 'policy-from': 'base' }, { from: 'base', configFile: DEFAULT }],
    [{ 'config-file': './a/../a/x.yml' }, { from: 'head', configFile: 'a/x.yml' }],
    [{ 'config-file': '../x.yml' }, { from: 'head' }],
    [{ config: 'version: 1' }, { from: 'head' }],
    [{ baseline: 'b.json' }, { from: 'head', configFile: DEFAULT, baselineFile: 'b.json' }],
    [{ baseline: '/tmp/b.json' }, { from: 'head', configFile: DEFAULT }],
  ])('is named by the inputs %j', async (inputs, expected) => {
    expect(await sourceOf(inputs)).toEqual(expected);
  });

  it('is not the text of a config, if the base has to judge a pull request', async () => {
    const inputs = { config: 'version: 1', 'policy-from': 'base' };
    expect(await sourceOf(inputs)).toEqual({ from: 'base' });
    await expect(sourceOf(inputs, { isPullRequest: true })).rejects.toThrow(
      /^input "config": cannot be used with policy-from: base on a pull request.*Move the text into a config file/u,
    );
    const head = { ...inputs, 'policy-from': 'head' };
    expect(await sourceOf(head, { isPullRequest: true })).toEqual({ from: 'head' });
  });

  it('is the path of the workflow, wherever a link of the pull request leads', async () => {
    await mkdir(join(workspace.folder, '.github'));
    await symlink('../a/other.yml', join(workspace.folder, DEFAULT));
    await writeFile(join(workspace.folder, 'b.json'), '');
    await symlink('/tmp', join(workspace.folder, 'out'));
    expect(await sourceOf({ baseline: 'out/b.json' })).toEqual({
      from: 'head',
      configFile: DEFAULT,
      baselineFile: 'out/b.json',
    });
  });

  it('is in the workspace even by its second name', async () => {
    const second = `${workspace.folder}-second`;
    await symlink(workspace.folder, second);
    const source = await sourceOf({ baseline: join(second, 'a', 'b.json') });
    await rm(second);
    expect(source).toMatchObject({ baselineFile: 'a/b.json' });
  });

  it.each(['out/b.json', 'a/out/b.json', 'a/out/../out/b.json'])(
    'is there by its second name, wherever a link of the pull request leads: %s',
    async (file) => {
      const second = `${workspace.folder}-second`;
      await symlink(workspace.folder, second);
      await Promise.all(['out', 'a/out'].map((name) => symlink('/tmp', join(workspace.folder, name))));
      const source = await sourceOf({ baseline: `${second}/${file}` });
      await rm(second);
      expect(source).toMatchObject({ baselineFile: join(file) });
    },
  );

  it.each<readonly [Mode, boolean, boolean]>([
    ['scan', false, true],
    ['plan', false, true],
    ['check', true, true],
    ['check', false, false],
  ])('matters in mode %s, with local %p: %p', async (mode, isLocal, matters) => {
    expect((await sourceOf({}, { mode, isLocal })) !== undefined).toBe(matters);
  });
});
