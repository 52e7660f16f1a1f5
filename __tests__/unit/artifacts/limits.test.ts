import { realpath, symlink } from 'node:fs/promises';
import * as path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { FAULTS } from '../../../src/artifacts/faults.ts';
import { newWalkLimits, walkFolder } from '../../../src/artifacts/folder-walk.ts';
import { inspectArtifacts } from '../../../src/artifacts/inspect.ts';
import { planAnalyses } from '../../../src/artifacts/plan.ts';
import { ServiceError } from '../../../src/core/errors.ts';
import { artifactSpec, NEVER_ENDED, useArchiveWorkspace } from '../../support/archive-workspace.ts';
import { sampleSpec } from '../../support/sample-outcomes.ts';

const { folder, write } = useArchiveWorkspace();

async function writeMany(where: string, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) await write(`${where}/${String(number)}.csv`);
}

describe('the artifacts of a run', () => {
  it('hold a bounded number of files and folders together', async () => {
    await writeMany('one', 3);
    await writeMany('two', 2);
    const root = await realpath(folder());
    const limits = { ...newWalkLimits(NEVER_ENDED), entriesLeft: 4 };
    const walk = (name: string): ReturnType<typeof walkFolder> =>
      walkFolder(root, path.join(root, name), limits);
    expect((await walk('one')).found).toHaveLength(3);
    const crowded = { found: [], faults: [{ name: '', text: FAULTS.tooManyRunEntries }] };
    expect(await walk('two')).toEqual(crowded);
    expect(await walk('one')).toEqual(crowded);
    const enough = { ...newWalkLimits(NEVER_ENDED), entriesLeft: 2 };
    expect((await walkFolder(root, path.join(root, 'two'), enough)).found).toHaveLength(2);
  });

  it('are inspected once when they are the same folder, whatever slot, path or link leads to it', async () => {
    await write('data/a.csv');
    await symlink('data', path.join(folder(), 'alias'));
    const specs = [
      artifactSpec('data'),
      artifactSpec('data/.', 'label'),
      artifactSpec('alias', 'model'),
      artifactSpec('other/../data', 'minmax'),
    ];
    const { artifacts, problems } = await inspectArtifacts(specs, folder(), NEVER_ENDED);
    expect(problems).toEqual([]);
    expect(artifacts.map(({ slot, path: written, archiveName }) => [slot, written, archiveName])).toEqual([
      ['data', 'data', 'data.zip'],
      ['label', 'data/.', 'data.zip'],
      ['model', 'alias', 'alias.zip'],
      ['minmax', 'other/../data', 'data.zip'],
    ]);
    // The very same list, not one that is equal.
    expect(new Set(artifacts.map(({ files }) => files)).size).toBe(1);
  });

  it('are shared by analyses that spell a path in different ways', async () => {
    await write('data/a.csv');
    const specs = ['data', 'data/', './data', 'data/././.'].map((spelling) => ({
      ...sampleSpec('digits', 'outlier'),
      artifacts: [artifactSpec(spelling)],
    }));
    const planned = await planAnalyses(specs, folder(), NEVER_ENDED);
    expect(planned.map(({ artifacts }) => artifacts.length)).toEqual([1, 1, 1, 1]);
    expect(new Set(planned.flatMap(({ artifacts }) => artifacts)).size).toBe(1);
  });
});

describe('a run that ends while its artifacts are inspected', () => {
  const END = new ServiceError('cancelled', 'The run was cancelled.');

  it('stops before the first one', async () => {
    await write('data/a.csv');
    const signal = AbortSignal.abort(END);
    const root = await realpath(folder());
    const spec = { ...sampleSpec('digits', 'outlier'), artifacts: [artifactSpec('data')] };
    await expect(walkFolder(root, path.join(root, 'data'), newWalkLimits(signal))).rejects.toBe(END);
    await expect(inspectArtifacts([artifactSpec('data')], folder(), signal)).rejects.toBe(END);
    await expect(planAnalyses([spec], folder(), signal)).rejects.toBe(END);
  });

  it('stops between files and between folders, and takes the end for no fault of theirs', async () => {
    await writeMany('data', 200);
    for (const specs of [
      [artifactSpec('data')],
      Array.from({ length: 200 }, (_, index) => artifactSpec(`data/${String(index + 1)}.csv`)),
    ]) {
      const run = new AbortController();
      // Hundreds of files cannot be opened in the few turns of the event loop that this takes.
      setImmediate(() => {
        setImmediate(() => {
          run.abort(END);
        });
      });
      await expect(inspectArtifacts(specs, folder(), run.signal)).rejects.toBe(END);
    }
  });
});
