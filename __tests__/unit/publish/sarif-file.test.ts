import { mkdir, readdir, readFile, realpath, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { at } from '@model-security-scan/common/json';
import type { Outcome } from '../../../src/facts/run-outcome.ts';
import { readSettings } from '../../../src/settings/read-settings.ts';
import { writeFiles } from '../../../src/publish/written-files.ts';
import type { Settings } from '../../../src/facts/settings.ts';
import { createPlainRunner, type PlainRunner } from '../../support/plain-runner.ts';
import { bareOutcome, sampleOutcome, sampleResult } from '../../support/sample-outcomes.ts';
import { expectValidSarif } from '../../support/sarif-schema.ts';
import { CHECK, settingsSource } from '../../support/settings-source.ts';
import { makeWorkspace, type Workspace } from '../../support/workspace.ts';

let workspace: Workspace;
let settings: Settings;

beforeAll(async () => {
  workspace = await makeWorkspace({ 'a-file': 'text' });
  const read = await readSettings(settingsSource(CHECK, { workspace: workspace.folder }));
  if (read === undefined) throw new Error('There are credentials.');
  settings = read;
});
afterAll(() => workspace.remove());

const OUTCOME = sampleOutcome({
  mode: 'scan',
  status: 'vulnerable',
  results: [sampleResult('digits', 'extraction', 'vulnerable')],
});

/** Writes the SARIF file to a path. */
function writeSarif(
  runner: PlainRunner,
  outcome: Outcome,
  { reports, ...others }: Settings,
  sarifFile: string,
): Promise<Outcome> {
  return writeFiles(runner, outcome, { ...others, reports: { ...reports, sarifFile } });
}

const FAILED: Outcome = { ...OUTCOME, failed: true, failureReason: 'vulnerable' };

it('is written into folders that are made for it', async () => {
  const written = await writeSarif(createPlainRunner(), OUTCOME, settings, 'a/b/c.sarif');
  expect(written).toEqual({ ...OUTCOME, sarifFile: 'a/b/c.sarif' });
  const log: unknown = JSON.parse(await readFile(join(workspace.folder, 'a/b/c.sarif'), 'utf8'));
  expectValidSarif(log);
});

it('says where the action comes from, and places what has no place on the workflow', async () => {
  const variables = {
    GITHUB_ACTION_REPOSITORY: 'acme/scanner',
    GITHUB_WORKFLOW_REF: 'octo-org/digits/.github/workflows/scan.yml@refs/heads/main',
  };
  const result = sampleResult('digits', 'extraction', 'vulnerable');
  const inline = { ...result, spec: { ...result.spec, place: { kind: 'input', input: 'config' } } } as const;
  const outcome = { ...OUTCOME, results: [inline] };
  const changed = { ...settings, configFile: 'models.yml' };
  await writeSarif(createPlainRunner({ variables }), outcome, changed, 'placed.sarif');
  const text = await readFile(join(workspace.folder, 'placed.sarif'), 'utf8');
  const log: unknown = JSON.parse(text);
  expectValidSarif(log);
  expect(text).toContain('https://github.com/acme/scanner');
  expect(text).toContain('.github/workflows/scan.yml');
  expect(at(log, 'version')).toBe('2.1.0');
});

it('is not written when nothing was judged', async () => {
  const outcome = await writeSarif(createPlainRunner(), bareOutcome(), settings, 'none.sarif');
  expect(outcome.sarifFile).toBeUndefined();
  expect(outcome.notices).toEqual([expect.stringContaining('No SARIF file was written')]);
  await expect(readFile(join(workspace.folder, 'none.sarif'))).rejects.toThrow('ENOENT');
});

it('takes the place of an older one, or of a link, and leaves nothing beside it', async () => {
  await symlink('../a-file', join(workspace.folder, 'a/link.sarif'));
  for (const name of ['a/twice.sarif', 'a/twice.sarif', 'a/link.sarif']) {
    await writeSarif(createPlainRunner(), OUTCOME, settings, name);
    expectValidSarif(JSON.parse(await readFile(join(workspace.folder, name), 'utf8')));
  }
  expect(await readFile(join(workspace.folder, 'a-file'), 'utf8')).toBe('text');
  expect((await readdir(join(workspace.folder, 'a'))).toSorted()).toEqual(['b', 'link.sarif', 'twice.sarif']);
  const { warnings } = await writeSarif(createPlainRunner(), FAILED, settings, 'a/b');
  expect(warnings?.at(-1)).toContain('a folder has this path');
  expect(await readdir(join(workspace.folder, 'a'))).toHaveLength(3);
});

it('fails the run when it cannot be written', async () => {
  const says = 'The SARIF file could not be written to ';
  const write = (outcome: Outcome): Promise<Outcome> =>
    writeSarif(createPlainRunner(), outcome, settings, 'a-file/b.sarif');
  const passed = await write({ ...OUTCOME, status: 'passed', failed: false });
  expect(passed).toMatchObject({ status: 'error', failed: true, origin: 'runner' });
  expect(passed.errorMessage).toContain(says);
  expect(passed.sarifFile).toBeUndefined();
  // A finding outranks the failure, and a run that has failed anyway keeps its reason.
  const reported = await write({ ...OUTCOME, status: 'vulnerable', failed: false });
  expect(reported).toMatchObject({ status: 'vulnerable', failed: true, origin: 'runner' });
  const failed = await write({ ...OUTCOME, status: 'vulnerable', failed: true, failureReason: 'vulnerable' });
  expect(failed).toMatchObject({ status: 'vulnerable', failureReason: 'vulnerable' });
  expect(failed.warnings?.at(-1)).toContain(says);
});

describe('a link of the repository', () => {
  let outer: Workspace;
  let real: string;

  // outer/real is the checkout, outer/linked leads to it; in the checkout, `out` leads out and `hop` leads to `out`.
  beforeAll(async () => {
    outer = await makeWorkspace({ 'real/data/file': 'text', 'outside/file': 'text' });
    real = join(await realpath(outer.folder), 'real');
    await symlink(real, join(outer.folder, 'linked'));
    await symlink('../outside', join(real, 'out'));
    await symlink('out', join(real, 'hop'));
    await symlink('data', join(real, 'within'));
    await symlink(join(real, 'hop'), join(outer.folder, 'shortcut'));
    await mkdir(join(real, '.git'));
    await symlink('.git', join(real, 'hooks'));
  });
  afterAll(() => outer.remove());

  // By whatever name the workspace and the file are given, the same place is the same answer.
  const WORKSPACES = ['real', 'linked'];
  const SPELLINGS = ['', 'real', 'linked'];
  const PLACES: readonly (readonly [folder: string, isWritten: boolean])[] = [
    ['new/folder', true],
    ['data', true],
    ['within', true],
    ['out', false],
    ['hop', false],
    ['hop/deeper', false],
    ['within/../out', false],
    ['hooks', false],
    ['.git', false],
  ];
  const cases = WORKSPACES.flatMap((name) =>
    SPELLINGS.flatMap((spelling) =>
      PLACES.map(([folder, isWritten]) => [name, spelling, folder, isWritten] as const),
    ),
  );

  it.each(cases)(
    'GITHUB_WORKSPACE %s, sarif-file in %s %s: %s',
    async (name, spelling, folder, isWritten) => {
      const prefix = spelling === '' ? '' : join(outer.folder, spelling);
      const file = join(prefix, folder, 'x.sarif');
      const changed = { ...settings, workspace: join(outer.folder, name) };
      const outcome = await writeSarif(createPlainRunner(), OUTCOME, changed, file);
      expect(outcome.sarifFile).toBe(isWritten ? file : undefined);
      expect(await readdir(join(outer.folder, 'outside'))).toEqual(['file']);
      expect(await readdir(join(real, '.git'))).toEqual([]);
    },
  );

  it('is not followed either if another folder leads to it, but a folder beside the workspace is free to use', async () => {
    const changed = { ...settings, workspace: real };
    const through = join(outer.folder, 'shortcut/x.sarif');
    expect((await writeSarif(createPlainRunner(), OUTCOME, changed, through)).sarifFile).toBeUndefined();
    const beside = join(outer.folder, 'beside/x.sarif');
    expect((await writeSarif(createPlainRunner(), OUTCOME, changed, beside)).sarifFile).toBe(beside);
  });

  it('that leads in a circle is refused', async () => {
    await symlink('circle', join(real, 'circle'));
    const outcome = await writeSarif(
      createPlainRunner(),
      FAILED,
      { ...settings, workspace: real },
      'circle/x',
    );
    expect(outcome.warnings?.at(-1)).toContain('too many links');
  });
});
