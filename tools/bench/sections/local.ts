import { copyFile, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pretendCheckout } from '../../../__tests__/support/checkout.ts';
import { PUSH } from '../../../__tests__/support/runner-environment.ts';
import { NODE, projectPath } from '../../project.ts';
import { actionJob } from '../action.ts';
import type { Bench } from '../bench.ts';
import { costTable } from '../cost-table.ts';
import type { Job } from '../launcher.ts';
import { plainProgram } from '../plain-program.ts';
import { measureRounds } from '../rounds.ts';

const ROWS = 697;
const PIXELS = 64;
const HIGHEST = 16;

const CONFIG = `version: 1
models:
  - name: digits
    task: image-classification
    artifacts: { model: model.onnx, data: digits.npy }
    attacks:
      outlier: { input_dimensions: [8, 8, 1] }
`;

/** A whole run with base-url: local that checks one small model's data for outliers, against a script that runs the model once. */
export async function localSection(bench: Bench): Promise<void> {
  const { folder, full, launcher, print } = bench;
  print('## Local analysis\n');
  const workspace = await mkdtemp(join(folder, 'local-'));
  await mkdir(join(workspace, '.github'));
  await copyFile(
    projectPath('__tests__/fixtures/engine/digits-perceptron.onnx'),
    join(workspace, 'model.onnx'),
  );
  await writeFile(join(workspace, 'digits.npy'), await digits());
  await pretendCheckout(workspace, PUSH.commit);
  const jobOf = (name: string, scan: string): Promise<Job> =>
    actionJob(bench, {
      ...{ name, url: 'local', recorded: true, workspace, config: CONFIG },
      inputs: {
        'api-key': '',
        'org-id': '',
        'supply-chain': scan,
        'fail-on-vulnerability': 'false',
      },
    });
  const jobs = [
    await jobOf('action', 'false'),
    await jobOf('action, with the scan of all files', 'true'),
    await bareJob(bench, workspace),
  ];
  const measured = await measureRounds(launcher, jobs, full ? 25 : 9);
  print(costTable(measured, (name) => name.startsWith('action')));
}

/** 697 digits of the fixtures as NumPy writes them, from 0 to 1. */
async function digits(): Promise<Buffer> {
  const file = await readFile(projectPath('__tests__/fixtures/engine/clean-cnn-x.npy'));
  const pixels = file.subarray(file.length - 900 * PIXELS).subarray(0, ROWS * PIXELS);
  const values = Float32Array.from(pixels, (pixel) => pixel / HIGHEST);
  const description = `{'descr': '<f4', 'fortran_order': False, 'shape': (${String(ROWS)}, 8, 8), }`;
  const header = `${description.padEnd(117)}\n`;
  return Buffer.concat([
    Buffer.from([0x93, ...Buffer.from('NUMPY'), 1, 0, header.length, 0]),
    Buffer.from(header),
    new Uint8Array(values.buffer),
  ]);
}

async function bareJob(bench: Bench, workspace: string): Promise<Job> {
  const runtime = createRequire(import.meta.url).resolve('onnxruntime-web');
  const parts = ['ort-wasm-simd-threaded.mjs', 'ort-wasm-simd-threaded.wasm'];
  const files = parts.map((name) => join(bench.dist, 'engine', name));
  const program = await plainProgram(bench, 'model');
  const inputs = [join(workspace, 'model.onnx'), join(workspace, 'digits.npy'), String(ROWS), String(PIXELS)];
  return {
    name: 'bare script',
    argv: [NODE, program, runtime, ...files, ...inputs],
    env: { PATH: process.env['PATH'] ?? '' },
    cwd: workspace,
  };
}
