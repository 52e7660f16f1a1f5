import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { NODE, projectPath } from '../../../tools/project.ts';

const CONFIG = `version: 1
require-attacked: true
models:
  - name: digits
    task: image-classification
    artifacts: { model: digits.onnx, data: digits.csv, label: labels.csv }
    attacks: { evasion: {} }
`;

test('a scan of files only says that it attacked nothing, also of models that the config file attacks', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'files-only-'));
  try {
    await mkdir(join(folder, '.github'));
    await writeFile(join(folder, '.github/model-security.yml'), CONFIG);
    for (const name of ['digits.csv', 'labels.csv']) await writeFile(join(folder, name), 'a\n1\n');
    const model = projectPath('__tests__/fixtures/engine/digits-perceptron.onnx');
    await copyFile(model, join(folder, 'digits.onnx'));
    const args = [projectPath('src/index.ts'), 'command-line', 'scan', '--supply-chain-only', '--json'];
    const { stdout, stderr, status } = spawnSync(NODE, args, { cwd: folder, encoding: 'utf8' });
    expect(stderr).toMatch(/^PASSED {2}Nothing was attacked; .*1 model was not attacked: digits\.onnx\./mu);
    expect(stderr).toContain('This run only scanned files.');
    expect(JSON.parse(stdout)).toMatchObject({ run: { status: 'passed', verdict: 'none' } });
    expect(status).toBe(0);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
