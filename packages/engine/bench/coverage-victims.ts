import { fileURLToPath } from 'node:url';
import { readFile } from 'node:fs/promises';
import type { EvasionAnalysis } from '../src/attacks/evasion/setup.ts';
import { readNpy } from '../src/dataset/npy.ts';
import { judgeModel } from '../src/model/judge-model.ts';
import { Random } from '../src/random.ts';
import type { Runtime } from '../src/runtime/runtime.ts';
import type { Victim } from '../src/types.ts';
import { argMax, rowOf } from '../src/vectors.ts';
import { OnnxVictim } from '../src/victim/onnx-victim.ts';
import { trainPerceptron } from './perceptron.ts';
import { countedVictim, labelsOnly } from './victims.ts';

/** A victim with the rows that are its whole population. */
export interface CoverageVictim {
  readonly name: string;
  readonly analysis: EvasionAnalysis & { readonly victim: Victim; readonly labels: Int32Array };
}

const ROWS = 200;
const COLUMNS = 8;
const CLASSES = 3;
/** How far around its rows the memorising victim knows the answers. */
const REACH = 0.2;

/** Victims of every kind that needs no download: a trained perceptron as it is and behind masks, trees, linear, convolutional. */
export async function coverageVictims(runtime: Runtime): Promise<readonly CoverageVictim[]> {
  const perceptron = await trainedPerceptron(runtime);
  const masked = (name: string, change: (victim: Victim) => Victim): CoverageVictim => {
    const { analysis } = perceptron;
    return { name, analysis: { ...analysis, victim: change(analysis.victim) } };
  };
  const { data, labels } = perceptron.analysis;
  return [
    perceptron,
    masked('the same, labels only', labelsOnly),
    masked('the same, scores rounded to .1', (victim) =>
      answering(victim, (scores) => scores.map((score) => Math.round(10 * score) / 10)),
    ),
    masked('the same, knows its rows within .2', (victim) => memorising(victim, data.values, labels)),
    await table(runtime, 'wine-forest'),
    await table(runtime, 'wine-logistic'),
    await convolutional(runtime),
  ];
}

async function trainedPerceptron(runtime: Runtime): Promise<CoverageVictim> {
  const random = new Random(11);
  const centres = Float32Array.from({ length: CLASSES * COLUMNS }, () => 0.35 + 0.3 * random.uniform());
  const labels = Int32Array.from({ length: ROWS }, (_unused, row) => row % CLASSES);
  const noise = new Float32Array(ROWS * COLUMNS);
  random.fillNormals(noise);
  const values = noise.map((one, index) => {
    const [row, column] = [Math.floor(index / COLUMNS), index % COLUMNS];
    return Math.min(1, Math.max(0, (centres[(row % CLASSES) * COLUMNS + column] ?? 0) + 0.1 * one));
  });
  const lesson = { hidden: 32, steps: 1_500, rate: 3e-3, decay: 0.01, seed: 1 };
  const trained = await trainPerceptron(runtime, { inputs: values, labels, classes: CLASSES, ...lesson });
  const victim = countedVictim([COLUMNS], 'scores', CLASSES, trained.scores);
  const bounds = { low: new Float32Array(COLUMNS), high: new Float32Array(COLUMNS).fill(1) };
  return {
    name: 'perceptron, 3 blobs',
    analysis: analysisOf(runtime, victim, labels, { values, count: ROWS, shape: [COLUMNS], ...bounds }),
  };
}

function analysisOf(
  runtime: Runtime,
  victim: Victim,
  labels: Int32Array,
  data: EvasionAnalysis['data'],
  picture?: EvasionAnalysis['picture'],
): CoverageVictim['analysis'] {
  const known = { randomness: undefined, classes: undefined, classNames: undefined, settings: {} };
  return { victim, labels, data, picture, runtime, ...known };
}

function answering(
  victim: Victim,
  change: (scores: Float32Array, input: Float32Array) => Float32Array,
): Victim {
  return countedVictim(victim.inputShape, victim.answers, victim.answerSize, async (inputs, count) => {
    const scores = (await victim.ask(inputs, count)).slice();
    for (let row = 0; row < count; row += 1) {
      const own = rowOf(scores, row, victim.answerSize);
      own.set(change(own, rowOf(inputs, row, victim.inputSize)));
    }
    return scores;
  });
}

function memorising(victim: Victim, rows: Float32Array, labels: Int32Array): Victim {
  const size = victim.inputSize;
  return answering(victim, (scores, input) => {
    let best = REACH;
    let known = -1;
    for (const [row, label] of labels.entries()) {
      let far = 0;
      for (let column = 0; column < size && far < best; column += 1) {
        far = Math.max(far, Math.abs((rows[row * size + column] ?? 0) - (input[column] ?? 0)));
      }
      if (far < best) [best, known] = [far, label];
    }
    return known === -1 ? scores : scores.map((_score, index) => (index === known ? 1 : 0));
  });
}

function fixture(name: string): string {
  return fileURLToPath(new URL(`../../../__tests__/fixtures/engine/${name}`, import.meta.url));
}

async function open(runtime: Runtime, name: string): Promise<OnnxVictim> {
  const file = judgeModel(await readFile(fixture(`${name}.onnx`)));
  return OnnxVictim.open(runtime, file, { kind: 'classification' });
}

async function table(runtime: Runtime, name: string): Promise<CoverageVictim> {
  const lines = (await readFile(fixture('wine.csv'), 'utf8')).trim().split('\n').slice(1);
  const cells = lines.map((line) => line.split(','));
  const rows = cells.map((row) => row.slice(0, -1).map(Number));
  const size = rows[0]?.length ?? 0;
  const values = Float32Array.from(rows.flat());
  const bound = (of: (...column: readonly number[]) => number): Float32Array =>
    Float32Array.from({ length: size }, (_unused, column) => of(...rows.map((row) => row[column] ?? 0)));
  const victim = await open(runtime, name);
  const names = [...new Set(cells.map((row) => row.at(-1)))].toSorted();
  const labels = Int32Array.from(cells, (row) => names.indexOf(row.at(-1)));
  const bounds = { low: bound(Math.min), high: bound(Math.max) };
  return {
    name,
    analysis: analysisOf(runtime, victim, labels, { values, count: rows.length, shape: [size], ...bounds }),
  };
}

async function convolutional(runtime: Runtime): Promise<CoverageVictim> {
  const victim = await open(runtime, 'clean-cnn');
  const pixels = readNpy(await readFile(fixture('clean-cnn-x.npy')), 'clean-cnn-x.npy').values;
  const classes = readNpy(await readFile(fixture('clean-cnn-y.npy')), 'clean-cnn-y.npy').values;
  const size = victim.inputSize;
  // Digits of 8 by 8 pixels, twice as large, as packages/engine/bench/fixtures/make_clean_cnn.py says.
  const values = Float32Array.from({ length: ROWS * size }, (_unused, index) => {
    const [row, column] = [Math.floor((index % size) / 16), index % 16];
    const place = Math.floor(index / size) * 64 + Math.floor(row / 2) * 8 + Math.floor(column / 2);
    return Number(pixels[place]) / 16;
  });
  const answers = await victim.look(values, ROWS);
  const labels = Int32Array.from(classes.subarray(0, ROWS));
  const right = labels.filter(
    (label, row) => argMax(rowOf(answers, row, victim.answerSize)) === label,
  ).length;
  if (right < ROWS / 2) throw new Error(`clean-cnn gets ${String(right)} of ${String(ROWS)} digits right.`);
  const bounds = { low: Float32Array.of(0), high: Float32Array.of(1) };
  const picture = { channels: 1, height: 16, width: 16, order: 'chw' } as const;
  const data = { values, count: ROWS, shape: victim.inputShape, ...bounds };
  return { name: 'clean-cnn', analysis: analysisOf(runtime, victim, labels, data, picture) };
}
