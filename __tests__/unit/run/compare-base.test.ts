import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Outcome } from '../../../src/facts/run-outcome.ts';
import { run } from '../../../src/run/run.ts';
import { linearModel, matrix } from '../../support/onnx-writer.ts';
import { createPlainRunner } from '../../support/plain-runner.ts';
import { makeWorkspace, type Workspace } from '../../support/workspace.ts';

const ROWS = Array.from({ length: 400 }, (_unused, row) => [Math.sin(row * 12.9898), Math.cos(row * 78.233)]);
const DATA = `a,b,class\n${ROWS.map(([x = 0, y = 0]) => `${String(x)},${String(y)},${x >= y ? '0' : '1'}\n`).join('')}`;

function configOf(samples: number): string {
  const model = {
    ...{ name: 'points', task: 'tabular-classification', attacks: { evasion: { samples } } },
    artifacts: { model: 'model.onnx', data: 'data.csv' },
  };
  return JSON.stringify({ version: 1, models: [model] });
}

/** A checkout whose only commit has the exact model, and whose workspace has another one, attacked on so many samples. */
async function changedModel(
  samples: number,
): Promise<{ readonly workspace: Workspace; readonly sha: string }> {
  const workspace = await makeWorkspace({
    'model.onnx': linearModel({ weights: matrix('1 0', '0 1') }),
    ...{ 'data.csv': DATA, 'config.yml': configOf(60) },
  });
  const sha = commitAll(workspace.folder);
  await writeFile(join(workspace.folder, 'model.onnx'), linearModel({ weights: matrix('1 0', '0 1.5') }));
  await writeFile(join(workspace.folder, 'config.yml'), configOf(samples));
  return { workspace, sha };
}

/** Makes a repository of a folder. @returns its only commit */
function commitAll(folder: string): string {
  const git = (...parameters: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...parameters], {
      ...{ cwd: folder, encoding: 'utf8' },
    }).trim();
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'base');
  return git('rev-parse', 'HEAD');
}

/** Runs as the command line does with `--compare base-attacked --base REF`. */
async function compareWith(ref: string, samples = 60): Promise<Outcome> {
  const { workspace, sha } = await changedModel(samples);
  await using _removed = workspace;
  return await compareHere(workspace.folder, sha, ref, { 'supply-chain': 'false' });
}

async function compareHere(
  folder: string,
  sha: string,
  ref: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const inputs = {
    ...{ 'base-url': 'local', 'config-file': 'config.yml', cache: 'false' },
    ...{ compare: 'base-attacked', 'timeout-minutes': '5', ...more },
  };
  return await run(createPlainRunner({ inputs, workspace: folder, event: { sha } }), {
    publish: (_runner, found) => Promise.resolve(found),
    adjust: (settings) => ({ ...settings, compare: { isAttacked: true, ref } }),
  });
}

describe('a run with a base', () => {
  it('attacks the base as far as the model of now, whose data chose eps', async () => {
    const { comparisons, results } = await compareWith('HEAD');

    expect(results).toMatchObject([{ outcomes: { eps: expect.any(Number) } }]);
    expect(comparisons?.models).toMatchObject([
      {
        kind: 'changed',
        change: { notes: [] },
        attacks: [{ attack: 'evasion', inputs: expect.any(Number) }],
      },
    ]);
  }, 120_000);

  it('compares models that share their data', async () => {
    const models = ['first', 'second'].map((name) => ({
      ...{ name, task: 'tabular-classification', attacks: { outlier: {} } },
      artifacts: { model: `${name}.onnx`, data: 'data.csv' },
    }));
    const exact = linearModel({ weights: matrix('1 0', '0 1') });
    await using workspace = await makeWorkspace({
      ...{ 'first.onnx': exact, 'second.onnx': exact, 'data.csv': DATA },
      'config.yml': JSON.stringify({ version: 1, models }),
    });
    const sha = commitAll(workspace.folder);
    for (const { artifacts } of models) {
      await writeFile(
        join(workspace.folder, artifacts.model),
        linearModel({ weights: matrix('1 0', '0 1.5') }),
      );
    }
    const { comparisons } = await compareHere(workspace.folder, sha, 'HEAD');

    expect(comparisons?.models).toMatchObject(
      models.map(({ name }) => ({ model: name, kind: 'changed', change: { rows: 400, notes: [] } })),
    );
  }, 120_000);

  it('says why an attack on the base cannot be compared', async () => {
    const { comparisons } = await compareWith('HEAD', 40);

    const [model] = comparisons?.models ?? [];
    expect(model?.change?.notes).toEqual([expect.stringMatching(/^evasion .*samples was 60 and is 40\.$/u)]);
    expect(model).not.toHaveProperty('attacks');
  }, 120_000);

  it('ends before an analysis if the command line names a base that is not there', async () => {
    const outcome = await compareWith('nope');

    expect(outcome).toMatchObject({ status: 'error', failureReason: 'invalid-input' });
    expect(outcome.problems).toMatchObject([{ place: { input: 'base' } }]);
    expect(outcome.results.map(({ state }) => state)).toEqual([]);
  }, 120_000);

  it('warns if the weights that "covers" names changed, and the file that is attacked did not', async () => {
    const model = {
      ...{ name: 'points', task: 'tabular-classification', attacks: { evasion: { samples: 40 } } },
      ...{ artifacts: { model: 'model.onnx', data: 'data.csv' }, covers: ['trained*.onnx'] },
    };
    const exported = linearModel({ weights: matrix('1 0', '0 1') });
    await using workspace = await makeWorkspace({
      ...{ 'model.onnx': exported, 'trained.onnx': exported, 'trained-too.onnx': exported, 'data.csv': DATA },
      'config.yml': JSON.stringify({ version: 1, models: [model] }),
    });
    const sha = commitAll(workspace.folder);
    const retrained = linearModel({ weights: matrix('1 0', '0 1.5') });
    await writeFile(join(workspace.folder, 'trained.onnx'), retrained);
    const outcome = await compareHere(workspace.folder, sha, 'HEAD');

    expect(outcome.comparisons?.models).toMatchObject([{ kind: 'same', stale: ['trained.onnx'] }]);
    expect(outcome.warnings).toEqual([expect.stringContaining('trained.onnx (covers) changed')]);
  }, 120_000);
});
