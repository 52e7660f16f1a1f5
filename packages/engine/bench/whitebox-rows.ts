import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { attackByEvasion } from '../src/attacks/evasion/attack-by-evasion.ts';
import type { Randomness } from '../src/analysis-data.ts';
import { isObject } from '@model-security-scan/common/json';
import { readNpy } from '../src/dataset/npy.ts';
import { judgeModel } from '../src/model/judge-model.ts';
import type { Runtime } from '../src/runtime/runtime.ts';
import { OnnxVictim } from '../src/victim/onnx-victim.ts';
import { tableHead, tableRow } from '../../common/bench/table.ts';
import { endless } from './victims.ts';

const MANY = 10_000_000;
const RANDOM: Randomness = { asked: 64, changed: 64, changedClass: 1 };

/**
 * Robust accuracy of victims that hide their scores, beside the one that attacks in PyTorch found.
 * @param goal how far it may lie above the reference
 */
export async function whiteboxRows(
  folder: string,
  runtime: Runtime,
  goal: number,
  print: (text: string) => void,
): Promise<void> {
  const truth: unknown = JSON.parse(await readFile(join(folder, 'truth.json'), 'utf8'));
  if (!isObject(truth)) throw new Error(`${folder}/truth.json is no object.`);
  const head = [
    'victim',
    'eps',
    'engine',
    'reference',
    'self-check',
    'gradients',
    'seconds',
    `goal: + ${String(goal)}`,
  ];
  print(tableHead(head));
  const gaps: number[] = [];
  for (const [name, about] of Object.entries(truth)) {
    if (!isObject(about) || !isObject(about['eps'])) continue;
    for (const [eps, reference] of Object.entries(about['eps'])) {
      const { robust, figures, seconds } = await attack(folder, name, about, Number(eps), runtime);
      const [planted, found] = [figures['self-check: planted'], figures['self-check: found']];
      const check =
        planted === undefined ? String(figures['self-check']) : `${String(found)} of ${String(planted)}`;
      gaps.push(robust - Number(reference));
      const met = robust <= Number(reference) + goal ? 'met' : 'missed';
      const shown = [
        robust.toFixed(2),
        Number(reference).toFixed(2),
        check,
        String(figures['gradients'] ?? 0),
      ];
      print(tableRow([name, eps, ...shown, seconds.toFixed(0), met]));
    }
  }
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / Math.max(1, gaps.length);
  print(`\nOn average ${mean.toFixed(3)} above the reference.\n`);
}

async function attack(
  folder: string,
  name: string,
  about: Record<string, unknown>,
  eps: number,
  runtime: Runtime,
): Promise<{ robust: number; figures: Record<string, number | string>; seconds: number }> {
  const read = async (end: string): Promise<ReturnType<typeof readNpy>> => {
    const file = join(folder, `${String(about['data'])}_${end}.npy`);
    return readNpy(await readFile(file), file);
  };
  const [inputs, labels] = [await read('x'), await read('y')];
  const [count = 0, ...shape] = inputs.shape;
  const [channels = 1, height = 1, width = 1] = shape;
  const model = judgeModel(await readFile(join(folder, `${name}.onnx`)));
  const victim = await OnnxVictim.open(runtime, model, { kind: 'classification', dimensions: shape });
  const bound = (key: string, absent: number): Float32Array => {
    const values = about[key];
    return Array.isArray(values) ? Float32Array.from(values, Number) : Float32Array.of(absent);
  };
  const data = {
    values: Float32Array.from(inputs.values),
    count,
    shape,
    low: bound('low', 0),
    high: bound('high', 1),
  };
  const { score, figures, seconds } = await attackByEvasion(
    {
      ...(about['random'] === true && { randomness: RANDOM }),
      ...{ victim, data, runtime, classes: undefined, classNames: undefined },
      labels: Int32Array.from(labels.values),
      picture: shape.length === 3 ? { channels, height, width, order: 'chw' } : undefined,
      settings: { eps, samples: count },
      gradients: (of, examples) => victim.gradients(of, examples),
      features: (given, many) => victim.features(given, many),
    },
    endless(1, MANY),
  );
  const attacked = Number(figures['samples'] ?? 0);
  return { robust: ((1 - score.value) * attacked) / count, figures: { ...figures }, seconds };
}
