import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { PNG } from 'pngjs';
import { scanLocally, statesOf } from '../support/e2e-run.ts';
import { externalTensor } from '../support/external-model.ts';
import { floats, graphOf, nodeOf, onnxModel, tensorOf, valueOf } from '../support/onnx-writer.ts';
import { runCli } from '../support/run-cli.ts';
import { makeWorkspace } from '../support/workspace.ts';

/** As PyTorch exports it: class 1 if a pixel is bright; it takes -1 to 1, and its weights are in a file of their own. */
const MODEL = onnxModel(
  graphOf({
    nodes: [
      nodeOf({ operator: 'Flatten', inputs: ['input'], outputs: ['flat'] }),
      nodeOf({ operator: 'Gemm', inputs: ['flat', 'weights', 'bias'], outputs: ['logits'] }),
    ],
    tensors: [
      externalTensor('weights', [1, 2], { location: 'net.onnx.data' }),
      tensorOf('bias', [2], floats(0, 0)),
    ],
    inputs: [valueOf('input', ['batch', 1, 1, 1])],
    outputs: [valueOf('logits', ['batch', 2])],
  }),
);

function grey(value: number): Buffer {
  const png = new PNG({ width: 1, height: 1 });
  png.data.set([value, value, value, 255]);
  return PNG.sync.write(png);
}

function pictures(name: string, from: number): Readonly<Record<string, Buffer>> {
  const values = Array.from({ length: 50 }, (_, index) => from + index);
  return Object.fromEntries(values.map((value) => [`data/${name}/${String(value)}.png`, grey(value)]));
}

const WEIGHTS = floats(-4, 4);
const FILES = {
  'net.onnx': MODEL,
  'net.onnx.data': WEIGHTS,
  ...pictures('bright', 190),
  ...pictures('dark', 20),
};
/** The folders are bright = 0 and dark = 1, so the model needs its weights the other way round. */
const RIGHT = { ...FILES, 'net.onnx.data': floats(4, -4) };

function configOf(more: object = {}, sha256?: string): string {
  const model = sha256 === undefined ? 'net.onnx' : { path: 'net.onnx', sha256 };
  const attacks = { evasion: { samples: 20, eps: 0.01, threshold: 1 } };
  const task = 'image-classification';
  return JSON.stringify({
    version: 1,
    models: [{ name: 'net', task, artifacts: { model, data: 'data' }, attacks, ...more }],
  });
}

/** A picture of one pixel, with 4 by 3 of them; other files as they are. */
function enlarged(name: string, content: Buffer): Buffer {
  if (!name.endsWith('.png')) return content;
  const png = new PNG({ width: 4, height: 3 });
  const [value = 0] = PNG.sync.read(content).data;
  for (let pixel = 0; pixel < 12; pixel += 1) png.data.set([value, value, value, 255], pixel * 4);
  return PNG.sync.write(png);
}

function sha256Of(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

describe('pictures as people bring them, in the bundle', () => {
  const limit = { files: RIGHT, timeLimitMs: 120_000 };

  it('are prepared as init finds out, and scanned without a change of its file', async () => {
    const workspace = await makeWorkspace(RIGHT);
    const init = await runCli(['init'], { cwd: workspace.folder });
    const config = await readFile(join(workspace.folder, '.github/model-security.yml'), 'utf8');
    const validate = await runCli(['validate'], { cwd: workspace.folder });
    await workspace.remove();

    expect(init.exitCode).toBe(0);
    expect(config).toContain('preprocessing: minus-one-to-one');
    expect(validate.stdout).toMatch(/^No problem/u);
  }, 150_000);

  it('are resized, cropped and scaled as init finds out if they are larger than the model takes', async () => {
    const large = Object.entries(RIGHT).map(([name, content]) => [name, enlarged(name, content)] as const);
    const workspace = await makeWorkspace(Object.fromEntries(large));
    const init = await runCli(['init'], { cwd: workspace.folder });
    const config = await readFile(join(workspace.folder, '.github/model-security.yml'), 'utf8');
    const validate = await runCli(['validate'], { cwd: workspace.folder });
    await workspace.remove();

    expect(init.stderr).toContain('The pictures have another size');
    expect(config).toContain('preprocessing: { resize: 1, crop: 1, mean: [0.5], std: [0.5] }');
    expect(validate.stdout).toMatch(/^No problem/u);
  }, 150_000);

  it('are analysed with preprocessing, and fail without it with the line to add', async () => {
    const right = await scanLocally(
      {},
      { ...limit, config: configOf({ preprocessing: 'minus-one-to-one' }) },
    );
    expect(statesOf(right)).toEqual({ 'net/evasion': 'passed' });
    const wrong = await scanLocally({}, { ...limit, config: configOf() });
    expect(wrong.outputs).toMatchObject({ status: 'error', 'failure-reason': 'analysis-failed' });
    expect(wrong.log).toContain('preprocessing: minus-one-to-one');
  }, 250_000);

  it('are not analysed with other weights than the pinned ones, though the model file is the same', async () => {
    const digest = sha256Of(`${sha256Of(MODEL)}  net.onnx\n${sha256Of(floats(4, -4))}  net.onnx.data\n`);
    const config = configOf({ preprocessing: 'minus-one-to-one' }, digest);
    expect(statesOf(await scanLocally({}, { ...limit, config }))).toEqual({ 'net/evasion': 'passed' });
    const changed = await scanLocally({}, { ...limit, files: FILES, config });
    expect(statesOf(changed)).toEqual({ 'net/evasion': 'failed' });
    expect(changed.log).toContain(`its "sha256" is ${digest}`);
  }, 250_000);
});
