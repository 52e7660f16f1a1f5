import { describe, expect, it } from '@jest/globals';
import { NotTestable } from '../../src/fault.ts';
import type { AnalysisData } from '../../src/analysis-data.ts';
import { readModel } from '../../src/formats/read-model.ts';
import { readFields } from '../../src/prepare/analysis-fields.ts';
import { Random } from '../../src/random.ts';
import { prepareTable } from '../../../../__tests__/support/engine-memory-upload.ts';
import { member } from '../support/engine-tables.ts';
import {
  attributeOf,
  field,
  FLOAT,
  floats,
  graphOf,
  INT64,
  integer,
  linearModel,
  longs,
  nodeOf,
  onnxModel,
  STRING,
  tensorOf,
  valueOf,
  matrix,
} from '../../../../__tests__/support/onnx-writer.ts';

/** Two classes: the greater of two numbers has its class. The label is that of the greatest score, or of the least. */
function modelOf(label: 'ArgMax' | 'ArgMin', names?: readonly [string, string]): Buffer {
  const along = [attributeOf('axis', 2, integer(3, 1)), attributeOf('keepdims', 2, integer(3, 0))];
  const found = names === undefined ? 'label' : 'place';
  const ml = 'ai.onnx.ml';
  const named = nodeOf({
    ...{ operator: 'LabelEncoder', inputs: ['place'], outputs: ['label'], domain: ml },
    attributes: [
      attributeOf('keys_int64s', 7, integer(8, 0), integer(8, 1)),
      attributeOf('values_strings', 8, ...(names ?? []).map((name) => field(9, name))),
    ],
  });
  const maps = nodeOf({
    ...{ operator: 'ZipMap', inputs: ['scores'], outputs: ['maps'], domain: ml },
    attributes: [attributeOf('classlabels_strings', 8, ...(names ?? []).map((name) => field(9, name)))],
  });
  return onnxModel(
    graphOf({
      nodes: [
        nodeOf({ operator: 'Gemm', inputs: ['input', 'weights', 'bias'], outputs: ['logits'] }),
        nodeOf({ operator: 'Softmax', inputs: ['logits'], outputs: ['scores'] }),
        nodeOf({ operator: label, inputs: ['scores'], outputs: [found], attributes: along }),
        ...(names === undefined ? [] : [named, maps]),
      ],
      tensors: [tensorOf('weights', [2, 2], floats(3, 0, 0, 3)), tensorOf('bias', [2], floats(0, 0))],
      inputs: [valueOf('input', ['N', 2])],
      outputs: [
        valueOf('label', ['N'], names === undefined ? INT64 : STRING),
        valueOf('scores', ['N', 2], FLOAT),
      ],
    }),
  );
}

const random = new Random(4);
const ROWS = Array.from({ length: 100 }, () => [random.uniform(), random.uniform()] as const);

/** Prepares evasion with labels of the class of the greater number, or of the smaller one. */
async function prepared(
  model: Buffer,
  of: 'greater' | 'smaller',
  { output, names = ['0', '1'] }: { output?: string; names?: readonly [string, string] } = {},
): Promise<AnalysisData> {
  const lines = ROWS.map(
    ([a, b]) => `${String(a)},${String(b)},${names[Number(of === 'greater' ? b > a : b < a)] ?? ''}`,
  );
  return prepareTable({ model, data: `a,b,label\n${lines.join('\n')}\n` }, { output });
}

describe('a model of labels and scores', () => {
  it('when the greatest score is another class than the label, is attacked by its labels, and it is said', async () => {
    const { victim, notes } = await prepared(modelOf('ArgMin'), 'smaller');

    expect(victim?.answers).toBe('labels');
    expect(notes.join(' ')).toMatch(
      /the scores of the model contradict its labels: for 64 of 64 inputs .*output: label\./u,
    );
  });

  it('when the labels are names, is attacked by them, too', async () => {
    const names = ['yes', 'no'] as const;
    const { victim, classNames } = await prepared(modelOf('ArgMin', names), 'smaller', { names });

    expect(victim?.answers).toBe('labels');
    expect(classNames).toEqual(names);
    await expect(victim?.ask(Float32Array.of(1, 0, 0, 1), 2)).resolves.toEqual(Float32Array.of(1, 0));
  });

  it('when they agree, is attacked by its scores', async () => {
    const { victim, notes } = await prepared(modelOf('ArgMax'), 'greater');

    expect(victim?.answers).toBe('scores');
    expect(notes).toEqual([]);
  });

  it('when the config file names the scores, is judged by them, and its classes seem swapped', async () => {
    await expect(prepared(modelOf('ArgMin'), 'smaller', { output: 'scores' })).rejects.toThrow(
      /^The classes seem swapped: the model gets 0 % of 100 labelled inputs right, and would get 100 % right/u,
    );
    await expect(prepared(modelOf('ArgMin'), 'smaller', { output: 'scores' })).rejects.toThrow(NotTestable);
  });

  it('when words are numbered by the alphabet in the other order, says that the classes seem swapped', async () => {
    const weights = matrix('3 0', '0 3');
    await expect(prepared(linearModel({ weights }), 'greater', { names: ['yes', 'no'] })).rejects.toThrow(
      /alphabetical order\. Here they were read as no = 0, yes = 1\. Give labels as numbers from 0, in the order of the scores of the model:/u,
    );
  });
});

it('of a model whose inputs go by order, the label is the column of the class names, and numbers beside it are too many', async () => {
  const model = modelOf('ArgMax', ['no', 'yes']);
  const dataOf = (...more: readonly string[]): string =>
    [
      ['a', 'b', ...more, 'churned'].join(','),
      ...ROWS.map(([a, b], row) => [a, b, ...more.map(() => row % 2), b > a ? 'yes' : 'no'].join(',')),
    ].join('\n');

  const { labels } = await prepareTable({ model, data: dataOf() });
  expect(labels).toEqual(Int32Array.from(ROWS, ([a, b]) => Number(b > a)));
  const left = /beside the label \(churned\), 3 columns are left for the 2 numbers .*: a, b, complained\./u;
  const data = dataOf('complained');
  await expect(prepareTable({ model, data })).rejects.toThrow(left);
  await expect(prepareTable({ model, data }, { settings: { 'label-column': 'churned' } })).rejects.toThrow(
    left,
  );
});

/** Several models of two classes each, as one-vs-rest is converted: each names its own two. */
function oneAgainstAll(): Buffer {
  const tensors = [
    tensorOf('weights', [2, 3], floats(1, 0, 0, 1, 0, 0)),
    tensorOf('none', [1], longs(0), INT64),
  ];
  return onnxModel(
    graphOf({
      nodes: [
        nodeOf({
          ...{
            operator: 'LinearClassifier',
            inputs: ['input'],
            outputs: ['own', 'pair'],
            domain: 'ai.onnx.ml',
          },
          attributes: [attributeOf('classlabels_ints', 7, integer(8, 0), integer(8, 1))],
        }),
        nodeOf({ operator: 'MatMul', inputs: ['pair', 'weights'], outputs: ['scores'] }),
      ],
      tensors,
      inputs: [valueOf('input', ['N', 2])],
      outputs: [valueOf('scores', ['N', 3], FLOAT)],
    }),
  );
}

it('when a model inside of the model names fewer classes than there are scores, its names are not taken', async () => {
  const wanted = { task: 'tabular-classification', output: undefined, fields: readFields({}) } as const;
  const openSize = (): Promise<undefined> => Promise.resolve(undefined);
  const { classes, classNames } = await readModel([member('m.onnx', oneAgainstAll())]).inspect({
    ...wanted,
    openSize,
  });

  expect([classes, classNames]).toEqual([3, undefined]);
});
