import { createHash } from 'node:crypto';
import { rename, rm, stat, symlink, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { contentIdOf } from '../../../src/cache/content-id.ts';
import { Spool } from '../../../src/analyser/local/spool.ts';
import { digestAnalyses } from '../../../src/artifacts/digest-analyses.ts';
import { findPinFaults } from '../../../src/artifacts/pins.ts';
import { planAnalyses } from '../../../src/artifacts/plan.ts';
import type { AnalysisSpec } from '../../../src/facts/analysis-spec.ts';
import type { PlannedAnalysis } from '../../../src/facts/artifact.ts';
import { findExternalData } from '@model-security-scan/scanner/external-data';
import { externalModel, weightsFile } from '../../support/external-model.ts';
import { localSpec } from '../../support/local-analyses.ts';
import { makeWorkspace, type Workspace } from '../../support/workspace.ts';

const WEIGHTS = weightsFile(0, 1, 0, 0, 1);

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

describe('a local model with external data', () => {
  let workspace: Workspace;
  const model = externalModel(2, { location: 'weights/w.data' });
  beforeEach(async () => {
    workspace = await makeWorkspace({ 'm/net.onnx': model, 'm/weights/w.data': WEIGHTS, 'd.csv': '1,2\n' });
  });
  afterEach(() => workspace.remove());

  const spec = (sha?: string): AnalysisSpec => {
    const found = localSpec({ artifacts: { model: 'm/net.onnx', data: 'd.csv' } });
    if (sha === undefined) return found;
    return {
      ...found,
      artifacts: found.artifacts.map((one) => (one.slot === 'model' ? { ...one, sha256: sha } : one)),
    };
  };
  const plan = async (wanted = spec()): Promise<PlannedAnalysis> => {
    const { signal } = new AbortController();
    const [planned] = await digestAnalyses(await planAnalyses([wanted], workspace.folder, signal), signal);
    if (planned === undefined) throw new Error('Nothing was planned.');
    return planned;
  };
  const modelFiles = async (): Promise<readonly string[]> => {
    const { artifacts } = await plan();
    return artifacts
      .filter(({ slot }) => slot === 'model')
      .flatMap(({ files }) => files.map(({ name }) => name));
  };

  it('has the digest of all its files, and is another model if they change', async () => {
    const lines = `${sha256(model)}  net.onnx\n${sha256(WEIGHTS)}  weights/w.data\n`;
    const before = await plan();
    expect(before.digests?.model).toBe(sha256(lines));
    expect(findPinFaults(await plan(spec(sha256(lines))))).toEqual([]);

    await writeFile(join(workspace.folder, 'm/weights/w.data'), weightsFile(0, 0, 1, 1, 0));

    expect(contentIdOf(await plan())).not.toBe(contentIdOf(before));
    expect(findPinFaults(await plan(spec(sha256(lines))))).toHaveLength(1);
    // The digest of the model file alone is no way around it.
    expect(findPinFaults(await plan(spec(sha256(model))))).toHaveLength(1);
  });

  const changes: Readonly<Record<string, (file: string, content: Buffer) => Promise<void>>> = {
    'written anew': writeFile,
    'written anew, with its times restored': async (file, content) => {
      const { atime, mtime } = await stat(file);
      await writeFile(file, content);
      await utimes(file, atime, mtime);
    },
    'replaced by another file': async (file, content) => {
      await writeFile(`${file}.new`, content);
      await rename(`${file}.new`, file);
    },
    'replaced by a link': async (file, content) => {
      await writeFile(`${file}.new`, content);
      await rm(file);
      await symlink(`${file}.new`, file);
    },
    cut: (file) => truncate(file, 4),
    gone: (file) => rm(file),
  };
  it.each(Object.entries(changes))(
    'is not analysed if its data is %s after it was hashed',
    async (_name, change) => {
      const [model] = (await plan()).artifacts.filter(({ slot }) => slot === 'model');
      if (model === undefined) throw new Error('There is no model.');
      const spool = new Spool(new AbortController().signal);
      try {
        await change(join(workspace.folder, 'm/weights/w.data'), weightsFile(0, 0, 1, 1, 0));
        await expect(spool.take(model)).rejects.toMatchObject({
          reason: 'upload-failed',
          message: expect.stringMatching(/w\.data.* changed between/u),
        });
      } finally {
        await spool.remove();
      }
    },
  );

  it('is itself alone for a service, which is sent what the user named', async () => {
    const { local, ...ofService } = spec();
    expect(local).toBeDefined();
    expect((await plan(ofService)).artifacts.map(({ form }) => form)).not.toContain('folder');
  });

  it.each(['/etc/passwd', '../../outside.data', 'missing.data', '.git/config', 'weights'])(
    'keeps out what is no file of the workspace: %s',
    async (location) => {
      await writeFile(join(workspace.folder, 'm/net.onnx'), externalModel(2, { location }));
      expect(await modelFiles()).toEqual(['net.onnx']);
    },
  );

  it('keeps out what a link leads to outside of the workspace', async () => {
    await symlink('/etc/passwd', join(workspace.folder, 'm/link.data'));
    await writeFile(join(workspace.folder, 'm/net.onnx'), externalModel(2, { location: 'link.data' }));
    expect(await modelFiles()).toEqual(['net.onnx']);
  });

  it('is named with the two lines that fetch it if its data is a Git LFS pointer', async () => {
    const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n';
    await writeFile(join(workspace.folder, 'm/weights/w.data'), pointer);
    await expect(plan()).rejects.toThrow(/weights\/w\.data".*LFS/u);
  });

  it.each([
    ['garbage', Buffer.from('garbage')],
    ['a model cut in half', model.subarray(0, model.length / 2)],
    ['an endless message', Buffer.from([0x3a, 0xff, 0xff, 0xff, 0xff, 0x7f])],
  ])('is not searched further if it is %s', async (_, content) => {
    const file = join(workspace.folder, 'm/net.onnx');
    await writeFile(file, content);
    expect(findExternalData(file)).toEqual([]);
  });
});
