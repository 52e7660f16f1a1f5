import { describe, expect, test } from '@jest/globals';
import { ArtifactFault } from '../../src/fault.ts';
import { judgeModel } from '../../src/model/judge-model.ts';
import { chooseAnswer, type WantedAnswer } from '../../src/model/model-answer.ts';
import { refuseTokens } from '../../src/model/refused-models.ts';
import { planInputs } from '../../src/victim/input-tensors.ts';
import { WEIGHTS, zipMapModel } from '../support/engine-models.ts';
import { figuresHere, pictures, table } from '../support/engine-small-analyses.ts';
import { npyOf } from '../../../../__tests__/support/engine-uploads.ts';
import {
  type Dimension,
  FLOAT,
  floats,
  graphOf,
  INT64,
  linearModel,
  nodeOf,
  onnxModel,
  tensorOf,
  valueOf,
  matrix,
} from '../../../../__tests__/support/onnx-writer.ts';

type Output = readonly [name: string, shape: readonly Dimension[] | undefined, elementType?: number];

/** A model whose outputs are what its file says; it is never run. */
function withOutputs(...outputs: readonly Output[]): Buffer {
  const nodes = outputs.map(([name]) => nodeOf({ operator: 'Identity', inputs: ['input'], outputs: [name] }));
  return onnxModel(
    graphOf({
      nodes,
      inputs: [valueOf('input', ['N', 3])],
      outputs: outputs.map(([name, shape, type]) => valueOf(name, shape, type)),
    }),
  );
}

function answerOf(model: Buffer, wanted: Partial<WantedAnswer> = {}): string {
  return tried(() => chooseAnswer(judgeModel(model), { kind: 'classification', ...wanted }).tensor);
}

function tried(step: () => string): string {
  try {
    return step();
  } catch (error) {
    if (error instanceof ArtifactFault) return error.message;
    throw error;
  }
}

const LABEL: Output = ['label', ['N'], INT64];
const SCORES: Output = ['scores', ['N', 3]];

describe('the output that answers', () => {
  test.each<[string, readonly Output[], string]>([
    ['labels beside scores', [LABEL, ['probabilities', ['N', 3]]], 'probabilities'],
    ['a feature map beside scores', [['map', ['N', 64, 7, 7]], SCORES], 'scores'],
    ['scores with sides of 1', [['scores', ['N', 3, 1, 1]]], 'scores'],
    ['a shape that is not told', [['scores', undefined]], 'scores'],
    ['labels alone', [LABEL], 'label'],
  ])('is not in doubt with %s', (_, outputs, expected) => {
    expect(answerOf(withOutputs(...outputs))).toBe(expected);
  });

  test('is refused, with the line that names it, if two could be meant', () => {
    const model = withOutputs(['policy', ['N', 3]], ['value', ['N', 2]]);

    expect(answerOf(model)).toMatch(/policy \(\? x 3\), value \(\? x 2\)\. Name .*: output: policy\.$/u);
    expect(answerOf(model, { output: 'value' })).toBe('value');
    expect(answerOf(model, { output: 'vale' })).toMatch(/no output "vale", .* has: policy \(\? x 3\)/u);
  });

  test('of a forecaster is in doubt if there are two of numbers', () => {
    const model = withOutputs(['values', ['N', 12, 1]], ['state', ['N', 4, 8]]);

    expect(answerOf(model, { kind: 'values' })).toMatch(/^The model has 2 outputs that could be/u);
    expect(answerOf(model, { kind: 'values', output: 'values' })).toBe('values');
  });

  test('behind a ZipMap is its scores, also if the maps are named', () => {
    expect(answerOf(zipMapModel())).toBe('scores');
    expect(answerOf(zipMapModel(), { output: 'maps' })).toBe('scores');
    expect(answerOf(zipMapModel(), { output: 'label' })).toBe('label');
  });

  test.each<[string, Output]>([
    ['an object detector', ['boxes', [1, 84, 8400]]],
    ['segmentation', ['mask', ['N', 21, 64, 64]]],
  ])('of %s is named as not attacked', (_, output) => {
    expect(answerOf(withOutputs(output))).toContain(
      'Object detectors, segmentation and models of sequences are not attacked by this tool.',
    );
  });
});

/** Looks up each of 5 numbers in a table, and adds the rows up. */
function tokenModel(name: string, lookUp: 'Gather' | 'OneHot' | 'none'): Buffer {
  const table = tensorOf('table', [256, 2], floats(...Array.from({ length: 512 }, () => 0.5)));
  const inputs = lookUp === 'Gather' ? ['table', 'places'] : ['places', 'table'];
  return onnxModel(
    graphOf({
      nodes: [
        nodeOf({ operator: 'Identity', inputs: [name], outputs: ['places'] }),
        nodeOf({ operator: lookUp === 'none' ? 'Mul' : lookUp, inputs, outputs: ['found'] }),
        nodeOf({ operator: 'ReduceSum', inputs: ['found'], outputs: ['scores'] }),
      ],
      tensors: [table],
      inputs: [valueOf(name, ['N', 5], INT64)],
      outputs: [valueOf('scores', ['N', 2])],
    }),
  );
}

describe('token inputs', () => {
  test.each([
    ['are looked up in a table', 'x', 'Gather'],
    ['are written out as ones and zeros', 'x', 'OneHot'],
    ['have their usual name', 'input_ids', 'none'],
  ] as const)('are named as not attacked if they %s', (_, name, lookUp) => {
    const words = tried(() => planInputs(judgeModel(tokenModel(name, lookUp)), undefined).shape.join());

    expect(words).toMatch(/^The model takes tokens/u);
    expect(words).toContain('does not attack');
  });

  test.each([
    ['refused, if compared with all places, as by JAX', 'Expand', 'The model takes tokens (its input bytes'],
    ['not refused for a comparison alone', 'Cast', ''],
  ])('of bytes are %s', (_, spread, message) => {
    const nodes = [
      nodeOf({ operator: 'Reshape', inputs: ['bytes', 'shape'], outputs: ['column'] }),
      nodeOf({ operator: spread, inputs: ['column', 'size'], outputs: ['spread'] }),
      nodeOf({ operator: 'Equal', inputs: ['spread', 'places'], outputs: ['same'] }),
    ];
    const [inputs, outputs] = [[valueOf('bytes', ['N', 2048], INT64)], [valueOf('same', ['N', 2])]];
    const said = tried(() => {
      refuseTokens(judgeModel(onnxModel(graphOf({ nodes, inputs, outputs }))));
      return '';
    });
    expect(said.startsWith(message) && (said === '') === (message === '')).toBe(true);
  });

  test('are not taken for whole numbers that a model computes with', () => {
    expect(tried(() => planInputs(judgeModel(tokenModel('x', 'none')), undefined).shape.join())).toBe('5');
  });
});

test('a model that is cut short says so, wherever it is cut', () => {
  const model = linearModel({ weights: WEIGHTS });
  const lengths = [1, 10, 40, model.length - 60];

  for (const length of lengths) {
    const words = tried(() => answerOf(model.subarray(0, length)));
    expect([length, words]).toEqual([length, expect.stringMatching(/cut short|cut off|damaged|no graph/u)]);
  }
});

describe('labels that do not match', () => {
  const data = 'a,b,class\n2,1,0\n1,2,1\n5,9,1\n';

  test('are refused if the data has others, with the first place', async () => {
    const differing = await figuresHere(table({ data, label: 'label\n0\n1\n0\n' }));
    expect(differing['failed']).toContain(
      'l.csv and d.csv (class) both hold labels, and they differ for 1 of 3 inputs, first for input 2 (counted from 0).',
    );
    expect(await figuresHere(table({ data, label: 'label\n0\n1\n1\n' }))).toMatchObject({ count: 3 });
  });

  test('are refused if there are more or fewer than inputs', async () => {
    const arrays = { data: { 'd.npy': npyOf([2, 2], [2, 1, 1, 2]) }, label: 'label\n0\n1\n1\n' };
    const { failed } = await figuresHere(table(arrays));
    expect(failed).toContain('l.csv has 3 labels, but the data has 2 inputs.');
  });
});

describe('a first line of labels that is the one too many', () => {
  const answered = async (label: string): Promise<unknown> => {
    const data = { 'd.npy': npyOf([2, 2], [2, 1, 1, 2]) };
    const { failed, score } = await figuresHere(table({ data, label }));
    return failed ?? score;
  };

  test.each([
    ['above words', 'diagnosis\nbenign\nmalignant\n'],
    ['above numbers', 'diagnosis\n0\n1\n'],
    ['beside row numbers', ',diagnosis\n0,benign\n1,malignant\n'],
  ])('is a header of any name %s', async (_what, label) => {
    expect(await answered(label)).toBe(1);
  });

  test.each([
    ['a label of another line', 'benign\nmalignant\nbenign\n', 3],
    ['a number', '7\n0\n1\n', 3],
    ['one of two too many', 'diagnosis\n0\n1\n1\n', 4],
  ])('is none if it is %s', async (_what, label, count) => {
    expect(await answered(label)).toContain(`has ${String(count)} labels, but the data has 2 inputs`);
  });
});

describe('the range of the pixels', () => {
  /** Two pixels; class 1 if they are bright together. With numbers up to 255 nearly all are. */
  const bright = {
    'model.onnx': linearModel({ weights: matrix('0 1', '0 1'), bias: [1, 0], inputShape: ['N', 1, 1, 2] }),
  };
  const pixels = Array.from({ length: 200 }, (_unused, index) => (index * 97) % 256);
  const truth = Array.from({ length: 100 }, (_unused, row) =>
    (pixels[2 * row] ?? 0) + (pixels[2 * row + 1] ?? 0) > 255 ? 1 : 0,
  );

  async function analysed(values: readonly number[], type: '<f4' | '|u1'): Promise<string> {
    const data = { 'd.npy': npyOf([100, 1, 1, 2], values, type) };
    const slots = { model: bright, data, label: { 'l.npy': npyOf([100], truth, '<i8') } };
    return String((await figuresHere(pictures(slots)))['failed'] ?? 'analysed');
  }

  test('is compared for bytes and for arrays of other numbers', async () => {
    expect(await analysed(pixels, '|u1')).toContain(
      'with pixels from 0 to 1. Add this line to the model in the config file, beside "artifacts": preprocessing: zero-to-one',
    );
    const scaled = async (scale: (pixel: number) => number): Promise<string> =>
      analysed(pixels.map(scale), '<f4');
    expect(await scaled((pixel) => pixel / 255)).toBe('analysed');
    expect(await scaled((pixel) => pixel / 127.5 - 1)).toContain(
      'with pixels from 0 to 1. Save them as an array (.npy) of pixels from 0 to 1, as in training.',
    );
  });
});

test('the type of an output is told apart from its name', () => {
  expect(answerOf(withOutputs(['label', ['N', 3], FLOAT], ['scores', ['N'], INT64]))).toBe('label');
});
