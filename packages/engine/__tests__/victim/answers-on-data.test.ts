import { afterEach, describe, expect, it } from '@jest/globals';
import { ArtifactFault } from '../../src/fault.ts';
import type { AnalysisData } from '../../src/analysis-data.ts';
import { classesOf, predict } from '../../src/predicted-classes.ts';
import { Random } from '../../src/random.ts';
import { EVIDENCE } from '../../src/catalog/attack-result.ts';
import { readMessage } from '@model-security-scan/common/schema/message';
import type { Victim } from '../../src/types.ts';
import { type EndpointPort, EndpointVictim } from '../../src/victim/endpoint-victim.ts';
import { formOfAnswers } from '../../src/victim/class-scores.ts';
import { evadeCase, prepareCase } from '../../../../__tests__/support/case-analysis.ts';
import { prepareTable } from '../../../../__tests__/support/engine-memory-upload.ts';
import { openFunction, removeFunctions, returning } from '../../../../__tests__/support/python-functions.ts';
import {
  attributeOf,
  graphOf,
  integer,
  floats,
  nodeOf,
  onnxModel,
  tensorOf,
  valueOf,
  linearModel,
  type Dimension,
} from '../../../../__tests__/support/onnx-writer.ts';

afterEach(removeFunctions);

async function accuracyOf({ victim, data, labels }: AnalysisData): Promise<number> {
  if (victim === undefined) throw new Error('There is no model.');
  const predicted = await predict(victim, data.values, data.count);
  return predicted.filter((one, row) => one === labels?.[row]).length / data.count;
}

const random = new Random(4);
/** The class of a row is 1 if the first number is greater. */
const ROWS = Array.from({ length: 100 }, () => [random.uniform(), random.uniform()] as const);
const labelOf = ([one, other]: readonly [number, number]): number => Number(one > other);

async function prepared(model: Buffer): Promise<AnalysisData> {
  const lines = ROWS.map((row) => [...row, labelOf(row)].join(','));
  return prepareTable({ model, data: `a,b,label\n${lines.join('\n')}\n` });
}

describe('a single number for each input', () => {
  it.each(['gemm.onnx', 'linear-svc.onnx'])('of %s is a decision value, whose level is 0', async (model) => {
    const analysis = await prepareCase({ folder: 'one-decision-value', model, data: 'test.csv' });
    expect(await accuracyOf(analysis)).toBeCloseTo(0.823, 3);
    expect(analysis.notes).toContainEqual(expect.stringContaining('above 0'));
  });

  it('is a probability if the file says so', async () => {
    const analysis = await prepared(linearModel({ weights: [[4], [-4]], last: 'Sigmoid' }));
    expect(await accuracyOf(analysis)).toBe(1);
    expect(analysis.notes).toContainEqual(expect.stringContaining('above .5'));
  });

  it.each([
    ['lies from 0 to 1, and labels agree with .5', [0.2, 0.4, 0.6, 0.9], [0, 0, 1, 1], 'second-probability'],
    ['does so although labels are swapped', [0.2, 0.4, 0.6, 0.9], [1, 1, 0, 0], 'second-probability'],
    ['does so, and labels are not known', [0.2, 0.4, 0.6, 0.9], undefined, 'second-probability'],
    ['lies between 0 and 1, and labels agree with 0', [0, 0, 0.1, 0.3], [0, 0, 1, 1], 'second-logit'],
    ['lies elsewhere', [0.2, 0.4, 0.6, 1.1], [0, 0, 1, 1], 'second-logit'],
  ])('that %s', (_case, values, labels, form) => {
    const seen = { values: Float32Array.from(values), size: 1, labels };
    expect(formOfAnswers('unknown', seen)).toBe(form);
    expect(formOfAnswers('unit', { ...seen, labels: undefined })).toBe('second-probability');
  });
});

describe('scores of which each column is an output', () => {
  const folder = { folder: 'zipmap-columns', model: 'model.onnx', data: 'test.csv' };

  it.each([undefined, 'i1', 'output_label'])('are joined, with output: %s', async (output) => {
    const analysis = await prepareCase({ ...folder, ...(output !== undefined && { output }) });
    expect(await accuracyOf(analysis)).toBeCloseTo(0.86, 2);
    expect(analysis.classNames).toEqual(['0', '1', '2']);
  });
});

describe('missing values', () => {
  it.each([
    ['imputer.onnx', 0.79],
    ['per-column.onnx', 0.79],
    ['xgboost.onnx', 0.803],
  ])('reach %s, and what was found can be sent on', async (model, accuracy) => {
    const result = await evadeCase({
      ...{ folder: 'missing-values', model, data: 'test.csv' },
      settings: { samples: 20, eps: 0.1, maxQueries: 4_000 },
    });
    expect(result.accuracy).toBeCloseTo(accuracy, 2);
    const pairs = result.evidence.find(({ kind }) => kind === 'pairs');
    expect(readMessage(EVIDENCE, pairs)).toEqual(pairs);
    const lacks = pairs?.kind === 'pairs' && pairs.pairs.some(({ changed }) => changed.some(Number.isNaN));
    expect(lacks).toBe(true);
  });
});

/** The greater of two numbers, by an operator at the end. */
function scoring(
  nodes: readonly Buffer[],
  input: readonly Dimension[],
  output: readonly Dimension[],
): Buffer {
  return onnxModel(
    graphOf({
      nodes: [nodeOf({ operator: 'MatMul', inputs: ['x', 'weights'], outputs: ['logits'] }), ...nodes],
      tensors: [tensorOf('weights', [2, 2], floats(-3, 3, 3, -3))],
      inputs: [valueOf('x', input)],
      outputs: [valueOf(nodes.length === 0 ? 'logits' : 'answer', output)],
    }),
  );
}

const along = (axis: number): Buffer => attributeOf('axis', 2, integer(3, axis));
const meanOfBatch = nodeOf({
  ...{ operator: 'ReduceMean', inputs: ['logits'], outputs: ['mean'] },
  attributes: [attributeOf('axes', 7, integer(8, 0))],
});

describe('answers that depend on the batch', () => {
  it('are asked for one at a time, which is said, without gradients', async () => {
    const halved = [
      meanOfBatch,
      nodeOf({ operator: 'Sum', inputs: ['logits', 'logits'], outputs: ['twice'] }),
      nodeOf({ operator: 'Sub', inputs: ['twice', 'mean'], outputs: ['answer'] }),
    ];
    const analysis = await prepared(scoring(halved, ['N', 2], ['N', 2]));
    expect(analysis.notes).toContainEqual(expect.stringMatching(/^Please check: .* on the other inputs/u));
    expect(await accuracyOf(analysis)).toBe(1);
    expect(await analysis.gradients?.('scores')).toMatchObject({
      message: expect.stringContaining('one input at a time'),
    });
  });

  it.each([
    [
      'softmax over the batch',
      [nodeOf({ operator: 'Softmax', inputs: ['logits'], outputs: ['answer'], attributes: [along(0)] })],
    ],
    [
      'less the mean',
      [meanOfBatch, nodeOf({ operator: 'Sub', inputs: ['logits', 'mean'], outputs: ['answer'] })],
    ],
  ])('and are all the same alone are refused: %s', async (_name, nodes) => {
    const refused = prepared(scoring(nodes, ['N', 2], ['N', 2]));
    await expect(refused).rejects.toThrow(ArtifactFault);
    await expect(refused).rejects.toThrow('depends on the other inputs');
  });

  it('are not those of a random model', async () => {
    const noise = nodeOf({ operator: 'RandomNormalLike', inputs: ['logits'], outputs: ['noise'] });
    const sum = nodeOf({ operator: 'Add', inputs: ['logits', 'noise'], outputs: ['answer'] });
    const { notes } = await prepared(scoring([noise, sum], ['N', 2], ['N', 2]));
    expect(notes.join(' ')).not.toContain('depends on the other inputs');
  });

  it('are refused if the batch is fixed', async () => {
    const nodes = [meanOfBatch, nodeOf({ operator: 'Sub', inputs: ['logits', 'mean'], outputs: ['answer'] })];
    await expect(prepared(scoring(nodes, [4, 2], [4, 2]))).rejects.toThrow('takes 4 inputs at once');
  });
});

describe('a model without an open batch', () => {
  const squeeze = nodeOf({ operator: 'Squeeze', inputs: ['logits'], outputs: ['answer'] });

  it.each([
    ['no batch', scoring([], [2], [2])],
    ['a batch of one', scoring([], [1, 2], [1, 2])],
    ['a batch of one, which its answer lacks', scoring([squeeze], [1, 2], [2])],
    ['a batch of four', scoring([], [4, 2], [4, 2])],
  ])('is attacked one by one: %s', async (_name, model) => {
    const analysis = await prepared(model);
    expect(analysis.victim?.inputShape).toEqual([2]);
    expect(await accuracyOf(analysis)).toBe(1);
  });
});

it('refuses answers that are no numbers, and names how many', async () => {
  const log = nodeOf({ operator: 'Log', inputs: ['logits'], outputs: ['answer'] });
  await expect(prepared(scoring([log], ['N', 2], ['N', 2]))).rejects.toThrow(
    'NaN, which is no number, for 100 of 100 inputs',
  );
});

describe('a single number of a model that runs elsewhere', () => {
  const near = Float32Array.of(0.1, 0.3, 0.6, 0.9);
  const far = Float32Array.from({ length: 40 }, (_unused, at) => at - 20);
  const namedBy = async (victim: Victim, inputs: Float32Array): Promise<readonly number[]> =>
    Array.from(classesOf(await victim.ask(inputs, inputs.length), inputs.length));

  /** An endpoint that answers with the only number of an input. */
  const echo: EndpointPort = {
    protocol: 'mlflow',
    metadata: () => Promise.resolve(undefined),
    infer: (body) => Promise.resolve(body.replace('inputs', 'predictions')),
  };

  it('is a decision value of an endpoint if the first rows show it, whatever its own probes do', async () => {
    const victim = await EndpointVictim.open(echo, 'tabular-classification', [1]);
    expect(await namedBy(victim, far)).toEqual(Array.from(far, (value) => Number(value > 0)));
    expect(await namedBy(victim, near)).toEqual([1, 1, 1, 1]);
  });

  it('of an endpoint is refused if it was a probability, and is none later', async () => {
    const victim = await EndpointVictim.open(echo, 'tabular-classification', [1]);
    expect(await namedBy(victim, near)).toEqual([0, 0, 1, 1]);
    await expect(victim.ask(far, far.length)).rejects.toThrow('one score for each class');
  });

  it('is a decision value of a function if rows of the data show it', async () => {
    const examples = Float32Array.of(0.1, 0.9);
    const given = { shape: [1], columns: [{ name: undefined, mayLack: true }], examples };
    const victim = await openFunction(returning('[row[0] for row in rows]'), given);
    expect(await victim.settle(far, far.length)).toEqual([expect.stringContaining('above 0')]);
    expect(await namedBy(victim, far)).toEqual(Array.from(far, (value) => Number(value > 0)));
  });
});
