import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readNpy } from '../src/dataset/npy.ts';
import { GradientModel } from '../src/gradient/gradient-model.ts';
import { readGraph } from '../src/gradient/graph.ts';
import { judgeModel } from '../src/model/judge-model.ts';
import type { Runtime } from '../src/runtime/runtime.ts';
import { planInputs } from '../src/victim/input-tensors.ts';
import { tableHead, tableRow } from '../../common/bench/table.ts';

/** The largest error that counts as the same gradient, as a share of its largest number. */
const GOAL = 1e-5;

/** The gradients of nets of many families beside those that PyTorch computes in double precision. */
export async function gradientRows(
  folder: string,
  runtime: Runtime,
  print: (text: string) => void,
): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.onnx')).toSorted();
  print(tableHead(['net, exporter', 'largest error', `goal: ${String(GOAL)}`]));
  for (const file of files) {
    const name = file.slice(0, -'.onnx'.length);
    const error = await errorOf(folder, name, runtime).catch((problem: unknown) => String(problem));
    const shown = typeof error === 'number' ? error.toExponential(1) : error;
    print(tableRow([name, shown, typeof error === 'number' && error <= GOAL ? 'met' : 'missed']));
  }
}

async function errorOf(folder: string, name: string, runtime: Runtime): Promise<number> {
  const read = async (end: string): Promise<ReturnType<typeof readNpy>> => {
    const path = join(folder, `${name}_${end}.npy`);
    return readNpy(await readFile(path), path);
  };
  const [input, weights, expected] = [await read('x'), await read('w'), await read('g')];
  const bytes = await readFile(join(folder, `${name}.onnx`));
  const file = judgeModel(bytes);
  const answer = file.outputs[0]?.name ?? '';
  const model = await GradientModel.open(runtime, {
    ...{ bytes, graph: readGraph(bytes), plan: planInputs(file, input.shape.slice(1)) },
    target: answer,
    answer,
  });
  try {
    const every = (row: ArrayLike<number>): Float32Array =>
      Float32Array.from({ length: model.rows * row.length }, (_unused, at) => row[at % row.length] ?? 0);
    const linear = every(weights.values);
    const { gradient } = await model.run(every(input.values), {
      ...{ linear, expected: linear },
      weight: new Float32Array(model.rows),
      sharpness: new Float32Array(model.rows).fill(1),
    });
    const all = Array.from(expected.values, Number);
    const largest = all.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    return (
      all.reduce((most, value, at) => Math.max(most, Math.abs(value - (gradient[at] ?? Number.NaN))), 0) /
      largest
    );
  } finally {
    await model.close();
  }
}
