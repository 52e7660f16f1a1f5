import { describe, expect, it, test } from '@jest/globals';
import { ArtifactFault } from '../../src/fault.ts';
import { judgeModel } from '../../src/model/judge-model.ts';
import { chooseAnswer, SEVERAL_LABELS } from '../../src/model/model-answer.ts';
import { refuseSeveralLabels } from '../../src/model/refused-models.ts';
import { Random } from '../../src/random.ts';
import { prepareTable } from '../../../../__tests__/support/engine-memory-upload.ts';
import {
  type Dimension,
  FLOAT,
  graphOf,
  INT64,
  linearModel,
  matrix,
  nodeOf,
  type NodeParts,
  onnxModel,
  valueOf,
} from '../../../../__tests__/support/onnx-writer.ts';

type Output = readonly [name: string, shape: readonly Dimension[], elementType: number];

/** A model that is never run: what its file says of its outputs, and the steps that make them. */
function fileOf(outputs: readonly Output[], nodes: readonly NodeParts[] = []): Buffer {
  return onnxModel(
    graphOf({
      nodes: [
        ...outputs
          .filter(([name]) => !nodes.some((node) => node.outputs.includes(name)))
          .map(([name]) => nodeOf({ operator: 'Identity', inputs: ['input'], outputs: [name] })),
        ...nodes.map(nodeOf),
      ],
      inputs: [valueOf('input', ['N', 3])],
      outputs: outputs.map(([name, shape, type]) => valueOf(name, shape, type)),
    }),
  );
}

function verdictOn(model: Buffer): string {
  const file = judgeModel(model);
  try {
    refuseSeveralLabels(file, chooseAnswer(file, { kind: 'values' }));
    return 'accepted';
  } catch (error) {
    return error instanceof ArtifactFault ? error.message : String(error);
  }
}

const SCORES: Output = ['scores', ['N', 3], FLOAT];
const MARKED = [
  { operator: 'Sigmoid', inputs: ['input'], outputs: ['scores'] },
  { operator: 'Binarizer', inputs: ['scores'], outputs: ['marks'], domain: 'ai.onnx.ml' },
] as const;
const BINARY = [
  { operator: 'Sigmoid', inputs: ['input'], outputs: ['second'] },
  { operator: 'Binarizer', inputs: ['second'], outputs: ['marks'], domain: 'ai.onnx.ml' },
  { operator: 'Concat', inputs: ['second', 'second'], outputs: ['scores'] },
] as const;

describe('a file of a model', () => {
  test.each<[string, Buffer]>([
    ['a label for each score', fileOf([['label', ['N', 3], INT64], SCORES])],
    [
      'labels, and the scores of each one after another',
      fileOf([
        ['label', ['N', 3], INT64],
        ['scores', [3, 'N', 2], FLOAT],
      ]),
    ],
    ['labels of several columns alone', fileOf([['label', ['N', 3], INT64]])],
    ['a level for each score', fileOf([['label', ['N'], INT64], SCORES], MARKED)],
  ])('with %s is refused as multi-label', (_what, model) => {
    expect(verdictOn(model)).toBe(SEVERAL_LABELS);
  });

  test.each<[string, Buffer]>([
    ['one label beside the scores', fileOf([['label', ['N'], INT64], SCORES])],
    ['a label in a column of its own', fileOf([['label', ['N', 1], INT64], SCORES])],
    ['the best two classes beside the scores', fileOf([['best', ['N', 2], INT64], SCORES])],
    ['two classes by one level', fileOf([['scores', ['N', 2], FLOAT]], BINARY)],
  ])('with %s is no multi-label one', (_what, model) => {
    expect(verdictOn(model)).toBe('accepted');
  });
});

/** Inputs of three numbers with a label, as a table; the model adds one to the score of each class by its own number. */
async function preparing(row: (random: Random) => readonly number[], label?: 'largest'): Promise<string> {
  const random = new Random(7);
  const rows = Array.from({ length: 100 }, () => row(random));
  const lines = rows.map((values) => {
    const found = label === undefined ? random.integer(3) : values.indexOf(Math.max(...values));
    return [...values, found].join();
  });
  const model = linearModel({ weights: matrix('4 0 0', '0 4 0', '0 0 4'), last: 'Sigmoid' });
  const data = `a,b,c,label\n${lines.join('\n')}\n`;
  try {
    await prepareTable({ model, data }, { attack: 'extraction', needsLabels: false });
    return 'prepared';
  } catch (error) {
    return error instanceof ArtifactFault ? error.message : 'no fault of the model';
  }
}

const normal = (random: Random): number => {
  const values = new Float32Array(1);
  random.fillNormals(values);
  return values[0] ?? 0;
};

describe('the scores of a model, each a sigmoid of its own', () => {
  it('when several are high at once and others are all low, are those of a multi-label model', async () => {
    const said = await preparing((random) => [normal(random), normal(random), normal(random)]);

    expect(said).toMatch(/multi-label.*for \d+ % of 100 inputs their sum is far from 1, .* several/u);
  });

  it('when one is high at a time, are those of classes', async () => {
    const said = await preparing((random) => {
      const found = random.integer(3);
      return [0, 1, 2].map((one) => (one === found ? 2 : -2) + 0.3 * normal(random));
    }, 'largest');

    expect(said).toBe('prepared');
  });

  it('when the greatest is the label, are those of classes, however high the others are', async () => {
    const said = await preparing((random) => [0, 1, 2].map(() => 1 + Math.abs(normal(random))), 'largest');

    expect(said).toBe('prepared');
  });
});
