import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { readNpy } from '../../packages/engine/src/dataset/npy.ts';
import { judgeModel } from '../../packages/engine/src/model/judge-model.ts';
import { checkForPoisoning } from '../../packages/engine/src/attacks/poisoning/poisoning.ts';
import type { LabelledInputs } from '@model-security-scan/engine/types';
import { OnnxVictim } from '../../packages/engine/src/victim/onnx-victim.ts';
import { projectPath } from '../../tools/project.ts';
import { testRuntime } from '../support/engine-runtime.ts';
import { budgetOf } from '../support/engine-victims.ts';

const fixture = (name: string): string => projectPath(`__tests__/fixtures/engine/${name}`);

/** Some of the digits that the clean CNN was trained on, twice as large, as packages/engine/bench/fixtures/make_clean_cnn.py says. */
async function digits(from: number, to: number): Promise<LabelledInputs> {
  const [x, y] = [fixture('clean-cnn-x.npy'), fixture('clean-cnn-y.npy')];
  const pixels = readNpy(await readFile(x), x).values;
  const values = Float32Array.from({ length: (to - from) * 256 }, (_unused, index) => {
    const [row, column] = [Math.floor((index % 256) / 16), index % 16];
    const place = (from + Math.floor(index / 256)) * 64 + Math.floor(row / 2) * 8 + Math.floor(column / 2);
    return Number(pixels[place]) / 16;
  });
  const labels = Int32Array.from(readNpy(await readFile(y), y).values).slice(from, to);
  const bounds = { low: Float32Array.of(0), high: Float32Array.of(1) };
  return { values, count: to - from, shape: [1, 16, 16], ...bounds, labels };
}

test('a clean CNN whose natural features flip inputs has no backdoor', async () => {
  const [inputs, universal] = [await digits(0, 300), await digits(600, 750)];
  const runtime = await testRuntime();
  const model = judgeModel(await readFile(fixture('clean-cnn.onnx')));
  const victim = await OnnxVictim.open(runtime, model, { kind: 'classification' });
  const result = await checkForPoisoning(
    {
      ...{ runtime, victim, data: inputs, labels: inputs.labels },
      ...{ universal, universalLabels: universal.labels },
      picture: { channels: 1, height: 16, width: 16, order: 'chw' },
    },
    budgetOf(1, 1_000_000),
  );
  expect(result.score.value).toBeLessThanOrEqual(0.15);
  expect(result.meaning).toContain('no backdoor was found');
}, 120_000);
