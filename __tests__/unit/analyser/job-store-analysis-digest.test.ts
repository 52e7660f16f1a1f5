import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Artifact } from '../../../src/facts/artifact.ts';
import { inspectArtifacts } from '../../../src/artifacts/inspect.ts';
import { FileHashes } from '../../../src/artifacts/file-hashes.ts';
import { analysisDigest } from '../../../src/analyser/remote/analysis-digest.ts';
import type { AnalysisSpec, ArtifactSpec } from '../../../src/facts/analysis-spec.ts';
import type { Slot } from '@model-security-scan/engine/catalog';
import { ServiceError } from '../../../src/core/errors.ts';
import { archiveBytes, createArchive } from '../../../src/analyser/archive.ts';
import { bodyBytes } from '../../support/body-bytes.ts';
import { sampleSpec } from '../../support/sample-outcomes.ts';
import { failureOf } from '../../support/test-transport.ts';
import { makeWorkspace, type Workspace } from '../../support/workspace.ts';

// An empty zip is refused, so this one holds one empty file, "a".
const ZIP = Buffer.from(
  '504b0304140000000000000021000000000000000000000000000100000061' +
    '504b01021400140000000000000021000000000000000000000000000100000000000000000000000000000000' +
    '0061504b050600000000010001002f0000001f0000000000',
  'hex',
);
const FILES = {
  'models/digits.h5': 'weights',
  'data/b.csv': '1,2',
  'data/a.csv': '3,4',
  'data/sub/c.csv': '5,6',
  'packed/data.zip': ZIP,
};
const SPEC = sampleSpec('digits', 'extraction');

let workspace: Workspace;

beforeEach(async () => {
  workspace = await makeWorkspace(FILES);
});

afterEach(async () => {
  await workspace.remove();
});

async function artifactsOf(
  paths: Partial<Record<Slot, string>>,
  folder = workspace.folder,
): Promise<readonly Artifact[]> {
  const place = { kind: 'input', input: 'artifacts' } as const;
  const specs: ArtifactSpec[] = [];
  for (const slot of ['model', 'data', 'label'] as const) {
    const path = paths[slot];
    if (path !== undefined) specs.push({ slot, path, place });
  }
  const { artifacts, problems } = await inspectArtifacts(specs, folder, new AbortController().signal);
  expect(problems).toEqual([]);
  return artifacts;
}

const PATHS = { model: 'models/digits.h5', data: 'data' };

async function digestOf(
  changes: Partial<AnalysisSpec> = {},
  paths: Partial<Record<Slot, string>> = PATHS,
  folder = workspace.folder,
): Promise<string> {
  const hashes = new FileHashes(new AbortController().signal);
  return analysisDigest({ ...SPEC, ...changes }, await artifactsOf(paths, folder), ROOT, hashes);
}

const ROOT = 'https://api.example.com';

describe('the digest of an analysis', () => {
  it('is 32 hexadecimal digits, and the same as in earlier versions', async () => {
    expect(await digestOf()).toBe('a90df9a5197aa3792ab452729cd7992d');
  });

  it('does not depend on the workspace, on times, on order, on the name or on the place', async () => {
    const elsewhere = await makeWorkspace(FILES);
    await utimes(join(elsewhere.folder, 'data/a.csv'), 1, 1);
    const fields = Object.fromEntries(Object.entries(SPEC.fields).reverse());
    const changes = {
      fields,
      name: 'x/extraction',
      model: 'x',
      place: { kind: 'input', input: 'attack' },
      artifacts: [],
    } as const;
    const hashes = new FileHashes(new AbortController().signal);
    const artifacts = (await artifactsOf(PATHS, elsewhere.folder)).toReversed();
    expect(await analysisDigest({ ...SPEC, ...changes }, artifacts, ROOT, hashes)).toBe(await digestOf());
    await elsewhere.remove();
  });

  it('is the same for a file, and for a folder of just this file: the same archive is sent', async () => {
    expect(await digestOf({}, { data: 'models' })).toBe(await digestOf({}, { data: 'models/digits.h5' }));
  });

  it('is another one for another model id, task, attack, field, slot, file name or archive', async () => {
    const fewer = Object.fromEntries(Object.entries(SPEC.fields).filter(([name]) => name !== 'color_space'));
    const digests = [
      await digestOf(),
      await digestOf({ modelId: 'other' }),
      await digestOf({ task: 'tabular-classification' }),
      await digestOf({ attack: 'evasion' }),
      await digestOf({ fields: { ...SPEC.fields, number_of_classes: '11' } }),
      await digestOf({ fields: fewer }),
      await digestOf({ fields: { ...SPEC.fields, color_space: '' } }),
      await digestOf({}, { ...PATHS, label: 'data' }),
      await digestOf({}, { data: 'data' }),
      await digestOf({}, { label: 'data' }),
      await digestOf({}, { data: 'packed/data.zip' }),
      await digestOf({}, { data: 'packed' }),
      await digestOf({}, {}),
    ];
    expect(new Set(digests).size).toBe(digests.length);
    await rename(join(workspace.folder, 'data/a.csv'), join(workspace.folder, 'data/d.csv'));
    digests.push(await digestOf());
    await writeFile(join(workspace.folder, 'data/d.csv'), '3,5');
    digests.push(await digestOf());
    expect(new Set(digests).size).toBe(digests.length);
  });

  it('depends on a secret being given, but not on its value', async () => {
    const withDetails = (details: string): Promise<string> =>
      digestOf({ fields: { ...SPEC.fields, model_api_details: details } });
    expect(await withDetails('secret one')).toBe(await withDetails('secret two'));
    expect(await withDetails('given')).toBe(await withDetails('secret two'));
    const digests = [await withDetails('na'), await withDetails('no'), await withDetails('secret one')];
    expect(new Set(digests).size).toBe(3);
  });
});

describe('the files of a run', () => {
  it('are each read once, however many analyses share them', async () => {
    const hashes = new FileHashes(new AbortController().signal);
    const artifacts = await artifactsOf(PATHS);
    const shared = await artifactsOf({ ...PATHS, label: 'models/digits.h5' });
    const first = await analysisDigest(SPEC, artifacts, ROOT, hashes);
    await rm(workspace.folder, { recursive: true });
    expect(await analysisDigest(SPEC, artifacts, ROOT, hashes)).toBe(first);
    expect(await analysisDigest({ ...SPEC, attack: 'evasion' }, shared, ROOT, hashes)).not.toBe(first);
    expect(await analysisDigest(SPEC, artifacts, 'https://staging.example.com', hashes)).not.toBe(first);
  });

  it('are large ones too', async () => {
    await writeFile(join(workspace.folder, 'models/digits.h5'), Buffer.alloc(3_000_001, 7));
    const [artifact] = await artifactsOf({ model: 'models/digits.h5' });
    const [file] = artifact?.files ?? [];
    if (file === undefined) throw new Error('The artifact has no file.');
    const hash = await new FileHashes(new AbortController().signal).hash(file);
    expect(hash).toBe('7b727ce2d438f3ac83f6f4aac1685c7752d62a3aceba2469c48b3128d3e7f7ee');
  });

  it('that changed since they were looked at are an error that names them', async () => {
    const artifacts = await artifactsOf(PATHS);
    await writeFile(join(workspace.folder, 'data/a.csv'), 'changed');
    const hashes = new FileHashes(new AbortController().signal);
    const error = await failureOf(analysisDigest(SPEC, artifacts, ROOT, hashes));
    expect(error).toMatchObject({ reason: 'upload-failed' });
    expect(error.message).toMatch(
      /^An artifact could not be read: "a\.csv" changed between .* run again\.$/u,
    );
  });

  it.each([1, 300_000, 3_000_001])(
    'of %d bytes that were hashed are not sent with other content, even if their times say nothing',
    async (bytes) => {
      const path = join(workspace.folder, 'models/digits.h5');
      await writeFile(path, Buffer.alloc(bytes, 'a'));
      const [artifact] = await artifactsOf({ model: 'models/digits.h5' });
      const [file] = artifact?.files ?? [];
      if (artifact === undefined || file === undefined) throw new Error('The artifact has no file.');
      await new FileHashes(new AbortController().signal).hash(file);
      expect(await bodyBytes(createArchive(artifact).open())).toHaveLength(archiveBytes(artifact));
      const content = Buffer.alloc(bytes, 'a');
      content.write('b', bytes - 1);
      await writeFile(path, content);
      // As if the file system had not recorded the change.
      const { mtimeMs, ctimeMs, ino } = await stat(path);
      const unseen = { ...artifact, files: [{ ...file, mtimeMs, ctimeMs, ino }] };
      await expect(bodyBytes(createArchive(unseen).open())).rejects.toThrow(/"digits\.h5" changed between/u);
      const zip = { ...unseen, form: 'ready-zip' } as const;
      await expect(bodyBytes(createArchive(zip).open())).rejects.toThrow(/"digits\.h5" changed between/u);
    },
  );

  it('are not sent if they were rewritten and their time was restored, even if they were not hashed', async () => {
    const path = join(workspace.folder, 'models/digits.h5');
    const [artifact] = await artifactsOf({ model: 'models/digits.h5' });
    if (artifact === undefined) throw new Error('There is no artifact.');
    const before = await stat(path);
    await sleep(20);
    await writeFile(path, 'WEIGHTS');
    await utimes(path, before.atime, before.mtime);
    await expect(bodyBytes(createArchive(artifact).open())).rejects.toThrow(/"digits\.h5" changed between/u);
  });

  it('are not read to their end if the run ends', async () => {
    const controller = new AbortController();
    const artifacts = await artifactsOf(PATHS);
    const reason = new ServiceError('cancelled', 'The run was cancelled.');
    controller.abort(reason);
    expect(await failureOf(analysisDigest(SPEC, artifacts, ROOT, new FileHashes(controller.signal)))).toBe(
      reason,
    );
  });
});
