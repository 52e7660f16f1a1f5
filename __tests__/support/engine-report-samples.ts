import type { AttackResult, Evidence, ModelCall } from '@model-security-scan/engine/types';
import type { JobSummary } from '../../src/facts/job/job-summary.ts';

/** A job whose names and digests are those of no real model. */
export const SAMPLE_SUMMARY: JobSummary = {
  jobId: 'am9iLTE=',
  model: 'digits',
  task: 'image-classification',
  attack: 'evasion',
  threshold: 0.5,
  verdict: 'vulnerable',
  runtime: 'onnxruntime-web 1.30.0 (WebAssembly)',
  engineVersion: '0.1.0',
  files: [
    { slot: 'model', name: 'models/digits.onnx', bytes: 41_234, sha256: 'a1'.repeat(32) },
    { slot: 'data', name: 'data/test', bytes: 9876, sha256: '0f'.repeat(32) },
  ],
};

/** A zero of 8 x 8 pixels, moved and noisy. */
function drawnZero(seed: number): Float32Array {
  return Float32Array.from({ length: 64 }, (_unused, index) => {
    const [x, y] = [(index % 8) - 3.5 + (seed % 3) * 0.4 - 0.4, Math.floor(index / 8) - 3.5];
    const ring = Math.exp(-((Math.hypot(x * 1.4, y) - 2.8) ** 2) / 0.7);
    return Math.min(1, Math.max(0, ring + 0.05 * Math.sin(index * 7.3 + seed * 3)));
  });
}

function changedZero(seed: number): Float32Array {
  return drawnZero(seed).map((value, index) =>
    Math.min(1, Math.max(0, value + 0.18 * Math.sign(Math.sin(index * 2.1 + seed)))),
  );
}

export function samplePairs(count: number): Evidence {
  return {
    kind: 'pairs',
    title: 'Inputs changed within eps to another class',
    shape: [1, 8, 8],
    pairs: Array.from({ length: count }, (_unused, index) => ({
      name: `image ${String(index)}.png`,
      original: drawnZero(index),
      changed: changedZero(index),
      before: '0 (0.98)',
      after: `${String(2 + (index % 7))} (0.61)`,
      distance: 0.18 + index / 1000,
    })),
  };
}

type Point = readonly [number, number];

function points(count: number, of: (at: number) => Point): readonly Point[] {
  return Array.from({ length: count }, (_unused, at) => of(at));
}

export const SAMPLE_CURVE: Evidence = {
  kind: 'curve',
  title: 'Success against eps, by attack',
  xLabel: 'eps (largest change of a pixel)',
  yLabel: 'share of inputs changed to another class',
  series: [
    { name: 'all attacks', points: points(21, (at) => [at / 80, 1 - Math.exp(-at / 5)]) },
    { name: 'Square', points: points(11, (at) => [at / 40, 1 - Math.exp(-at / 4)]) },
    { name: 'transfer from a substitute', points: points(3, (at) => [at / 8, at * 0.31]) },
    { name: 'scores rounded to one decimal', points: [[0.2, 0.4]] },
  ],
};

export function sampleTable(rows: number): Evidence {
  return {
    kind: 'table',
    title: 'Rows with probably wrong labels',
    header: ['row', 'label', 'looks like', 'margin'],
    rows: Array.from({ length: rows }, (_unused, row) => [
      row * 3 + 1,
      row % 10,
      `class ${String((row + 4) % 10)}`,
      0.8123456 / (row + 1),
    ]),
  };
}

export const SAMPLE_INPUTS: Evidence = {
  kind: 'inputs',
  title: 'The strangest inputs',
  shape: [8, 8, 1],
  inputs: Array.from({ length: 5 }, (_unused, index) => ({
    name: `image ${String(index)}.png`,
    values: changedZero(index * 5),
    note: `score ${(0.99 - index / 50).toFixed(2)}`,
  })),
};

/** A row of a table without any number. */
export const SAMPLE_GAPS: Evidence = {
  ...{ kind: 'inputs', title: 'Inputs that are answered otherwise now', shape: [64] },
  inputs: [{ name: '1', values: new Float32Array(64).fill(NaN), note: 'before 0, now 1' }],
};

/** A row that a change turns. */
function row(name: string, original: readonly number[], changed: readonly number[]): Pair {
  const [before, after] = ['1', '0'];
  return {
    ...{ name, before, after, distance: 0.2 },
    original: Float32Array.from(original),
    changed: Float32Array.from(changed),
  };
}

type Pairs = Extract<Evidence, { kind: 'pairs' }>;
type Pair = Pairs['pairs'][number];

/** Pairs of a table, which no picture can show. */
export const SAMPLE_ROWS: Evidence = {
  kind: 'pairs',
  title: 'Rows changed to another class',
  shape: [9],
  pairs: [
    {
      ...row('row 4', [1, 2, 3, 4, 5, 6, 7, 8, 9], [1, 2.5, 3, 4, 5, 6, 7, 8, 7]),
      before: '1 (0.7)',
      after: '0 (0.6)',
    },
    { ...row('row 9', Array<number>(9).fill(0), [9, 8, 7, 6, 5, 4, 3, 2, 1]), distance: Infinity },
  ],
};

/** How a model is asked that takes a float and a whole number. */
export const SAMPLE_CALL: ModelCall = {
  inputs: [
    { name: 'age', type: 'float32', shape: [1] },
    { name: 'rooms', type: 'int64', shape: [1] },
  ],
  batch: 1,
  output: 'label',
  answers: 'labels',
  classes: ['3', '5'],
};

/** Pairs that a test can ask about again. */
export const SAMPLE_TESTS: Pairs = {
  ...{ kind: 'pairs', title: 'Rows changed to another class', shape: [2], call: SAMPLE_CALL },
  pairs: [
    {
      ...{ ...row('row 1', [1, 2], [1.5, 2.25]), before: '3', after: '5', distance: 0.1 },
      test: { label: 0, answer: 1, given: Float32Array.of(1.5, 2) },
    },
    { ...row('row 2', [4, 5], [4.5, -7]), before: '5', after: '3', test: { label: 1, answer: 0 } },
  ],
};

/** Evidence with nothing in it, in each form that can be empty. */
const EMPTY_EVIDENCE: readonly Evidence[] = [
  { kind: 'pairs', title: 'No pairs', shape: [1, 8, 8], pairs: [] },
  { kind: 'curve', title: 'No series', xLabel: 'x', yLabel: 'y', series: [] },
  {
    ...{ kind: 'curve', title: 'No points', xLabel: 'x', yLabel: 'y' },
    series: [
      { name: 'a', points: [] },
      { name: 'b', points: points(2, (at) => (at === 0 ? [NaN, 1] : [1, Infinity])) },
    ],
  },
  { kind: 'table', title: 'No rows', header: [], rows: [] },
  { kind: 'inputs', title: 'No inputs', shape: [8], inputs: [] },
];

export const SAMPLE_RESULT: AttackResult = {
  score: { value: 0.88, low: 0.78, high: 0.94 },
  bound: 'lower',
  access: 'black-box',
  meaning:
    'An attacker who sees the scores changes 88 of 100 pictures to another class without a person noticing.',
  cutShort: false,
  limits: [
    'Attackers who know the weights of the model may need smaller changes.',
    'Only changes of single pixels were tried; rotation, blur and patches were not.',
  ],
  queries: 46_320,
  seconds: 12.345_678,
  accuracy: 0.9712,
  method: {
    name: 'Square Attack, HopSkipJump and transfer',
    formula:
      'share of the inputs that the model gets right and an attack changes to another class within eps ≤ r/2; Wilson interval',
    sources: [
      'Andriushchenko, Croce, Flammarion, Hein: Square Attack, ECCV 2020',
      'Chen, Jordan, Wainwright: HopSkipJumpAttack, IEEE S&P 2020',
    ],
  },
  figures: { eps: 0.18, norm: 'Linf', samples: 60, 'robust accuracy': 0.1165, 'median queries to eps': 312 },
  evidence: [samplePairs(15), SAMPLE_CURVE, sampleTable(12), SAMPLE_INPUTS],
};

/** A result for each kind of evidence, by what is special about it. */
export const RESULTS_BY_NAME: Readonly<Record<string, AttackResult>> = {
  everything: SAMPLE_RESULT,
  pairs: { ...SAMPLE_RESULT, evidence: [samplePairs(3)] },
  curve: { ...SAMPLE_RESULT, evidence: [SAMPLE_CURVE] },
  'a table of 1,000 rows': { ...SAMPLE_RESULT, evidence: [sampleTable(1000)] },
  inputs: { ...SAMPLE_RESULT, evidence: [SAMPLE_INPUTS] },
  'inputs that lack numbers': { ...SAMPLE_RESULT, evidence: [SAMPLE_GAPS] },
  'rows of a table': { ...SAMPLE_RESULT, evidence: [SAMPLE_ROWS] },
  'pairs with tests': { ...SAMPLE_RESULT, evidence: [SAMPLE_TESTS] },
  'empty evidence': { ...SAMPLE_RESULT, evidence: EMPTY_EVIDENCE },
  'nothing at all': { ...SAMPLE_RESULT, evidence: [], limits: [], figures: {} },
  'numbers that are none': {
    ...SAMPLE_RESULT,
    accuracy: NaN,
    figures: { 'median distance': Infinity, eps: NaN },
    evidence: [
      { kind: 'table', title: 'Numbers', header: ['a', 'b'], rows: [[NaN, Infinity]] },
      {
        kind: 'inputs',
        title: 'Inputs',
        shape: [2, 2],
        inputs: [{ name: 'x', values: Float32Array.of(NaN, 1, Infinity, 0), note: '' }],
      },
    ],
  },
};
