import { mkdir, rename, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { contentId, contentIdOf } from '../../../src/cache/content-id.ts';
import { digestAnalyses } from '../../../src/artifacts/digest-analyses.ts';
import { planAnalyses } from '../../../src/artifacts/plan.ts';
import type { PlannedAnalysis } from '../../../src/facts/artifact.ts';
import { requireSameContent } from '../../../src/analyser/same-content.ts';
import { readUnchanged } from '../../../src/artifacts/read-unchanged.ts';
import { ENGINE_SETTING_NAMES, FIELDS } from '@model-security-scan/engine/catalog';
import { readSettings } from '../../../src/settings/read-settings.ts';
import { settingsSource } from '../../support/settings-source.ts';
import { makeWorkspace, type Workspace } from '../../support/workspace.ts';

const FILES: Readonly<Record<string, string>> = {
  'model.onnx': 'the model',
  'data/0.png': 'zero',
  'data/1.png': 'one',
  'label.csv': 'image,label\n0.png,0\n1.png,1\n',
};

function configOf(attack: object = {}, model: object = {}): string {
  const artifacts = { model: 'model.onnx', data: 'data', label: 'label.csv' };
  const one = { name: 'digits', task: 'image-classification', artifacts, attacks: { evasion: attack } };
  return JSON.stringify({ version: 1, models: [{ ...one, ...model }] });
}

describe('what a record is about', () => {
  let workspace: Workspace;
  beforeEach(async () => {
    workspace = await makeWorkspace({});
  });
  afterEach(() => workspace.remove());

  const put = async (name: string, text: string): Promise<void> => {
    const file = join(workspace.folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  };
  const inspect = async (): Promise<{
    readonly analyses: readonly PlannedAnalysis[];
    readonly id: string | undefined;
  }> => {
    const source = settingsSource({ 'base-url': 'local' }, { workspace: workspace.folder });
    const settings = await readSettings(source);
    if (settings === undefined) throw new Error('There are no settings.');
    const { signal } = new AbortController();
    const planned = await planAnalyses(settings.analyses, workspace.folder, signal);
    const analyses = await digestAnalyses(planned, signal);
    const [first] = analyses;
    return { analyses, id: first === undefined ? undefined : contentIdOf(first) };
  };
  const fill = async (files = FILES, config = configOf()): Promise<void> => {
    for (const name of Object.keys(FILES)) await rm(join(workspace.folder, name), { force: true });
    for (const [name, text] of Object.entries(files)) await put(name, text);
    await put('.github/model-security.yml', config);
  };
  const idOf = async (files?: typeof FILES, config?: string): Promise<string | undefined> => {
    await fill(files, config);
    return (await inspect()).id;
  };

  const without = (name: string): Record<string, string> =>
    Object.fromEntries(Object.entries(FILES).filter(([other]) => other !== name));

  it.each([
    ['a picture has another name', { ...without('data/1.png'), 'data/2.png': 'one' }, configOf()],
    ['two pictures have changed places', { ...FILES, 'data/0.png': 'one', 'data/1.png': 'zero' }, configOf()],
    ['a picture was moved into a folder', { ...without('data/1.png'), 'data/a/1.png': 'one' }, configOf()],
    ['there is one more picture, of no new bytes', { ...FILES, 'data/2.png': 'one' }, configOf()],
    [
      'the labels come in another order',
      { ...FILES, 'label.csv': 'image,label\n1.png,1\n0.png,0\n' },
      configOf(),
    ],
    ['the model has another byte', { ...FILES, 'model.onnx': 'the Model' }, configOf()],
    [
      'the model has another name',
      { ...without('model.onnx'), 'other.onnx': 'the model' },
      configOf({ artifacts: { model: 'other.onnx' } }),
    ],
    ['the classes are given', FILES, configOf({ number_of_classes: 10 })],
    ['the pictures are normalized', FILES, configOf({ normalize_data: 'yes' })],
    ['the colours are others', FILES, configOf({ color_space: 'bgr' })],
    ['eps is given', FILES, configOf({ eps: 0.1 })],
    ['there are other samples', FILES, configOf({ samples: 20 })],
    ['the seed is another', FILES, configOf({ seed: 7 })],
    [
      'another attack is made',
      FILES,
      configOf(
        {},
        { attacks: { poisoning: {} }, artifacts: { model: 'model.onnx', data: 'data', label: 'label.csv' } },
      ),
    ],
  ])('is another if %s', async (_, files, config) => {
    const usual = await idOf();
    const other = await idOf(files, config);
    expect(other).toMatch(/^[\da-f]{64}$/u);
    expect(other).not.toBe(usual);
  });

  it.each([
    ['the threshold', configOf({ threshold: 0.9 })],
    ['the time', configOf({ minutes: 3 })],
    ['the name of the model', configOf({}, { name: 'numbers' })],
  ])(
    'does not depend on %s, nor on the times of the files and the order of their making',
    async (_, config) => {
      const usual = await idOf();
      const files = Object.fromEntries(Object.entries(FILES).toReversed());
      expect(await idOf({ ...files, 'readme.md': 'more' }, config)).toBe(usual);
    },
  );

  it.each(Object.keys(FIELDS))(
    'takes account of the field %s, unless it is no setting of the score',
    (name) => {
      const spec = { task: 'tabular-classification', attack: 'evasion' } as const;
      const artifacts = [{ slot: 'model', form: 'file', name: 'm', digest: 'd' }] as const;
      const ids = ['1', '2'].map((value) => contentId({ ...spec, fields: { [name]: value } }, artifacts));
      const isSame = ['vulnerability_threshold', 'model_api_details'].includes(name);
      expect(ids[0] === ids[1]).toBe(isSame);
    },
  );

  it.each(ENGINE_SETTING_NAMES)('takes account of the setting %s, unless it is a time', (name) => {
    const spec = { task: 'tabular-classification', attack: 'evasion', fields: {} } as const;
    const artifacts = [{ slot: 'model', form: 'file', name: 'm', digest: 'd' }] as const;
    const ids = [1, 2].map((value) => {
      return contentId({ ...spec, local: { settings: { [name]: value }, threshold: 0 } }, artifacts);
    });
    expect(ids[0] === ids[1]).toBe(name === 'minutes');
  });

  describe('after the files were hashed', () => {
    const changes: Readonly<Record<string, (folder: string) => Promise<void>>> = {
      'a file is changed in place, with its length and time restored': async (folder) => {
        const { atime, mtime } = await stat(join(folder, 'data/1.png'));
        await writeFile(join(folder, 'data/1.png'), 'two');
        await utimes(join(folder, 'data/1.png'), atime, mtime);
      },
      'a file is replaced by one of the same length': async (folder) => {
        await writeFile(join(folder, 'new'), 'two');
        await rename(join(folder, 'new'), join(folder, 'data/1.png'));
      },
      'a file becomes a link': async (folder) => {
        await writeFile(join(folder, 'new'), 'two');
        await rm(join(folder, 'data/1.png'));
        await symlink('../new', join(folder, 'data/1.png'));
      },
      'a file is gone': (folder) => rm(join(folder, 'data/1.png')),
      'a folder is replaced by a link to another': async (folder) => {
        await rename(join(folder, 'data'), join(folder, 'old'));
        await mkdir(join(folder, 'other'));
        await writeFile(join(folder, 'other/0.png'), 'zero');
        await writeFile(join(folder, 'other/1.png'), 'two');
        await symlink('other', join(folder, 'data'));
      },
    };

    it.each(Object.entries(changes))(
      'no result is taken for it, and nothing of it is sent, if %s',
      async (_, change) => {
        await fill();
        const { analyses } = await inspect();
        const artifacts = analyses.flatMap((analysis) => analysis.artifacts);
        await requireSameContent(artifacts);
        await change(workspace.folder);
        await expect(requireSameContent(artifacts)).rejects.toMatchObject({ reason: 'upload-failed' });
        const file = artifacts.flatMap(({ files }) => files).find(({ name }) => name === '1.png');
        const read = async (): Promise<void> => {
          if (file === undefined) return;
          for await (const chunk of readUnchanged(file)) expect(chunk.toString()).toBe('one');
        };
        await expect(read()).rejects.toThrow('changed between');
      },
    );

    it('a link that leads to another file since is not followed again', async () => {
      await fill({ ...FILES, 'other.onnx': 'the other' });
      await rename(join(workspace.folder, 'model.onnx'), join(workspace.folder, 'real.onnx'));
      await symlink('real.onnx', join(workspace.folder, 'model.onnx'));
      const { analyses } = await inspect();
      const artifacts = analyses.flatMap((analysis) => analysis.artifacts);
      await rm(join(workspace.folder, 'model.onnx'));
      await symlink('other.onnx', join(workspace.folder, 'model.onnx'));
      await requireSameContent(artifacts);
      const model = artifacts.find(({ slot }) => slot === 'model')?.files[0];
      expect(model?.absolutePath).toMatch(/real\.onnx$/u);
    });
  });
});
