import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { startGithubServer } from '../../__tests__/support/github-server.ts';
import { linearModel, matrix } from '../../__tests__/support/onnx-writer.ts';
import { runAction } from '../../__tests__/support/run-action.ts';
import { DEFAULT_CONFIG_FILE } from '../../src/facts/settings.ts';
import type { Scene } from './scenes.ts';

const REPOSITORY = 'example-org/models';
const [BASE, HEAD] = ['5e1f0c9a7d3b4286b1c2d3e4f5061728394a5b6c', '9f2c1e7a5b3d4086c1a2e3f405162738495a6b7c'];
const ROWS = 500;

const CONFIG = `version: 1
models:
  - name: churn
    task: tabular-classification
    max-disagreement: 0.05
    max-accuracy-loss: 0.01
    artifacts: { model: models/churn.onnx, data: data/customers.csv }
    attacks:
      evasion: { eps: 0.02 }
`;

/** Two columns, and the larger of them as class; of the last rows `relabelled`, the other class. */
function customers(relabelled: number): string {
  const lines = Array.from({ length: ROWS }, (_unused, row) => {
    const [spent, visits] = [Math.sin(row * 12.9898), Math.cos(row * 78.233)];
    const isLeaving = spent >= visits !== row >= ROWS - relabelled;
    return `${spent.toFixed(4)},${visits.toFixed(4)},${isLeaving ? 'leaves' : 'stays'}`;
  });
  return ['spent,visits,class', ...lines, ''].join('\n');
}

const modelOf = (weights: string): Buffer =>
  linearModel({ weights: matrix('1 0', weights), last: 'Softmax' });

/**
 * A pull request that trained a model again, and changed some labels.
 * @param workspace a folder for its files
 * @throws Error where the run did not come to what the picture is to show
 */
export async function playComparison(workspace: string): Promise<readonly Scene[]> {
  const head = { 'models/churn.onnx': modelOf('0 1.4'), 'data/customers.csv': customers(8) };
  for (const [name, content] of Object.entries({ [DEFAULT_CONFIG_FILE]: CONFIG, ...head })) {
    await mkdir(dirname(join(workspace, name)), { recursive: true });
    await writeFile(join(workspace, name), content);
  }
  const github = await startGithubServer({ repository: REPOSITORY });
  const base = { 'models/churn.onnx': modelOf('0 1'), 'data/customers.csv': customers(0) };
  github.files.set(BASE, { [DEFAULT_CONFIG_FILE]: CONFIG, ...base });
  const repo = { full_name: REPOSITORY, default_branch: 'main' };
  const pull = {
    number: 8,
    head: { ref: 'new-churn', sha: HEAD, repo },
    base: { ref: 'main', sha: BASE, repo },
  };
  try {
    const { summary, log } = await runAction({
      workspace,
      event: { name: 'pull_request', payload: { repository: repo, pull_request: pull } },
      githubToken: github.token,
      inputs: { 'base-url': 'local', compare: 'base-attacked', 'supply-chain': 'false' },
      env: { GITHUB_API_URL: github.url, GITHUB_REPOSITORY: REPOSITORY, GITHUB_SHA: HEAD },
    });
    if (!summary.includes('accuracy')) throw new Error(`The run compared nothing:\n${log}`);
    return [{ name: 'comparison', markdown: summary }];
  } finally {
    await github.close();
  }
}
