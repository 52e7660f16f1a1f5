import { makeLens } from '../src/substitute/lens.ts';
import { Substitute } from '../src/substitute/substitute.ts';
import { Random } from '../src/random.ts';
import type { Runtime } from '../src/runtime/runtime.ts';
import { table } from '../../common/bench/table.ts';
import { PlainTrainer } from './plain-trainer.ts';
import type { BenchRuntimes } from './victims.ts';

const [MEMBERS, INPUTS, HIDDEN, CLASSES, BATCH, STEPS, EXAMPLES] = [5, 64, 128, 10, 16, 500, 400];

/** The speed of training a copy, on both runtimes. */
export async function trainingRows({ native, wasm }: BenchRuntimes): Promise<string> {
  const rows = [...(await trainingSpeed(native)), ...(await trainingSpeed(wasm))];
  const header = [`${String(STEPS)} steps of 5 perceptrons 64-128-10, batch ${String(BATCH)}`, 's'];
  return `### Training a copy: the ONNX loop beside a plain loop\n\n${table(header, rows)}`;
}

/** The seconds that the same training takes in the ONNX loop and in plain loops of JavaScript. */
async function trainingSpeed(runtime: Runtime): Promise<string[][]> {
  const random = new Random(1);
  const inputs = new Float32Array(EXAMPLES * INPUTS);
  random.fillNormals(inputs);
  const answers = new Float32Array(EXAMPLES * CLASSES);
  for (let row = 0; row < EXAMPLES; row += 1) answers[row * CLASSES + random.integer(CLASSES)] = 1;
  const copy = await Substitute.create(
    runtime,
    {
      ...{
        members: MEMBERS,
        hidden: [HIDDEN],
        answers: CLASSES,
        loss: 'cross-entropy',
        seed: 1,
        sharedScale: true,
      },
      lens: makeLens(INPUTS, undefined),
    },
    inputs,
  );
  const training = { steps: STEPS, batch: BATCH, rate: 3e-3, decay: 0 };
  await copy.train({ inputs, answers, count: EXAMPLES }, { ...training, steps: 50 });
  let started = performance.now();
  await copy.train({ inputs, answers, count: EXAMPLES }, training);
  const loop = performance.now() - started;
  const plain = new PlainTrainer(INPUTS, HIDDEN, CLASSES, random);
  const train = (steps: number): void => {
    for (let step = 0; step < steps; step += 1) {
      plain.step(inputs, answers, random.permutation(EXAMPLES).subarray(0, BATCH), 3e-3);
    }
  };
  train(50);
  started = performance.now();
  // One member takes the same time as any other.
  train(STEPS);
  const plainly = (performance.now() - started) * MEMBERS;
  return [
    [`ONNX loop, ${runtime.kind}`, (loop / 1000).toFixed(3)],
    ['plain loop', (plainly / 1000).toFixed(3)],
    [`times as fast, ${runtime.kind}`, (plainly / loop).toFixed(1)],
  ];
}
