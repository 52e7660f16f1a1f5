import { afterEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../src/run/run.ts';
import { BUILT_IN_FILES } from '../support/built-in-models.ts';
import { pretendCheckout } from '../support/checkout.ts';
import { createPlainRunner, type PlainRunner } from '../support/plain-runner.ts';
import { PUSH } from '../support/runner-environment.ts';
import { makeWorkspace, type Workspace } from '../support/workspace.ts';

const workspaces: Workspace[] = [];
const folders: string[] = [];
afterEach(async () => {
  await Promise.all(workspaces.splice(0).map((workspace) => workspace.remove()));
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});

/** Writes down which reports of other analyses are there when the module is imported. */
const MODULE = `
import os, sys
with open("seen.txt", "w") as seen:
    seen.write(" ".join(sorted(os.listdir("reports"))))
def predict(rows):
    print("::warning::a line of the function")
    sys.stdout.flush()
    return [[float(row[0] > 13), float(row[0] <= 13), 0.0] for row in rows]
`;

const CONFIG = `version: 1
models:
  - name: function
    task: tabular-classification
    artifacts: { predict: { function: served.model:predict, input: lists }, data: wine.csv }
    attacks: { extraction: { number_of_attack_queries: 120 } }
  - name: broken
    task: tabular-classification
    artifacts: { predict: served.model:missing, data: wine.csv }
    attacks: { extraction: { number_of_attack_queries: 120 } }
  - name: file
    task: tabular-classification
    artifacts: { model: wine.onnx, data: wine.csv }
    attacks: { extraction: { number_of_attack_queries: 500 } }
`;

/** Runs the action in a repository with a model file and two functions, one of which is not there. */
async function runWith(
  inputs: Readonly<Record<string, string>>,
): Promise<{ readonly runner: PlainRunner; readonly folder: string }> {
  const files = { ...BUILT_IN_FILES, 'served/model.py': MODULE, '.github/model-security.yml': CONFIG };
  const workspace = await makeWorkspace(files);
  workspaces.push(workspace);
  await pretendCheckout(workspace.folder, PUSH.commit);
  const all = { 'base-url': 'local', 'report-directory': 'reports', 'supply-chain': 'false', ...inputs };
  const runner = createPlainRunner({ inputs: all, workspace: workspace.folder });
  await run(runner);
  return { runner, folder: workspace.folder };
}

describe('a run with Python functions', () => {
  it('calls them after everything else, keeps no results, and fails only the analysis of a function that fails', async () => {
    const records = await mkdtemp(join(tmpdir(), 'records-'));
    folders.push(records);
    const { runner, folder } = await runWith({ python: 'allow', 'cache-directory': records });
    const results: unknown = JSON.parse(runner.outputs['results'] ?? '[]');

    expect(results).toMatchObject([
      { model: 'function', score: expect.any(Number), access: 'black-box', uploads: [{ slot: 'data' }] },
      { model: 'broken', state: 'failed', score: null },
      { model: 'file', score: expect.any(Number) },
    ]);
    expect(runner.summaries.at(-1)).toContain(' has no missing');
    await expect(readFile(join(folder, 'seen.txt'), 'utf8')).resolves.toMatch(/^file-extraction/u);
    await expect(readdir(records)).resolves.toEqual([]);
    expect(JSON.stringify(runner.log.entries)).not.toContain('a line of the function');
  });

  it('calls nothing without the input python', async () => {
    const { runner, folder } = await runWith({});

    expect(runner.outputs['failure-reason']).toBe('invalid-input');
    await expect(readdir(folder)).resolves.not.toContain('seen.txt');
  });
});
