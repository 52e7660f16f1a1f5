import { describe, expect, test } from '@jest/globals';
import { judgeModel } from '../../src/model/judge-model.ts';
import { classScores, formOfAnswers } from '../../src/victim/class-scores.ts';
import { OnnxVictim, type OnnxVictimOptions } from '../../src/victim/onnx-victim.ts';
import {
  columnsModel,
  falselyOpenModel,
  onlyOneAnswer,
  WEIGHTS,
  zipMapModel,
} from '../support/engine-models.ts';
import { testRuntime } from '../../../../__tests__/support/engine-runtime.ts';
import { faultOf } from '../support/engine-tables.ts';
import {
  attributeOf,
  field,
  FLOAT,
  floats,
  graphOf,
  INT64,
  type LinearParts,
  linearModel,
  nodeOf,
  onnxModel,
  STRING,
  valueOf,
} from '../../../../__tests__/support/onnx-writer.ts';

const INPUTS = Float32Array.of(2, 0, 9, 0, 3, 9);

async function open(model: Buffer, options: Partial<OnnxVictimOptions> = {}): Promise<OnnxVictim> {
  return OnnxVictim.open(await testRuntime(), judgeModel(model), { kind: 'classification', ...options });
}

function rounded(values: Float32Array): number[] {
  return [...values].map((value) => Math.round(value * 1000) / 1000);
}

/** The two classes after softmax for INPUTS. */
const SOFT = [0.881, 0.119, 0.047, 0.953];

describe('a classifier', () => {
  test.each<[string, Partial<LinearParts>, number[]]>([
    ['logits', {}, SOFT],
    ['probabilities by Softmax', { last: 'Softmax' }, SOFT],
    ['double precision', { elementType: 11 }, SOFT],
    ['half precision', { elementType: 10 }, SOFT],
    ['whole numbers', { elementType: INT64 }, SOFT],
    ['a fixed batch of 1', { inputShape: [1, 3] }, SOFT],
    ['a fixed batch of 5', { inputShape: [5, 3] }, SOFT],
    ['a shape that is not told', { outputShape: [undefined, undefined] }, SOFT],
    ['sigmoids of its own for each class', { last: 'Sigmoid' }, [0.638, 0.362, 0.344, 0.656]],
  ])('of %s gives probabilities', async (_, parts, scores) => {
    const victim = await open(linearModel({ weights: WEIGHTS, ...parts }));

    expect(rounded(await victim.ask(INPUTS, 2))).toEqual(scores);
    expect([victim.answers, victim.answerSize, victim.queries]).toEqual(['scores', 2, 2]);
  });

  test.each<[string, Partial<LinearParts>]>([
    ['a logit', {}],
    ['a probability', { last: 'Sigmoid' }],
  ])('of one number that is %s has two classes', async (_, parts) => {
    const victim = await open(linearModel({ weights: [[1], [-1], [0]], ...parts }));

    expect(rounded(await victim.ask(INPUTS, 2))).toEqual([0.119, 0.881, 0.953, 0.047]);
  });

  test('is no regression, which a forecaster may be', async () => {
    const regression = onnxModel(
      graphOf({
        nodes: [
          nodeOf({
            operator: 'LinearRegressor',
            domain: 'ai.onnx.ml',
            inputs: ['input'],
            outputs: ['sum'],
            attributes: [
              attributeOf('coefficients', 6, field(7, floats(1, 2, 3))),
              attributeOf('intercepts', 6, field(7, floats(0))),
            ],
          }),
          nodeOf({ operator: 'Identity', inputs: ['sum'], outputs: ['variable'] }),
        ],
        inputs: [valueOf('input', ['N', 3], FLOAT)],
        outputs: [valueOf('variable', ['N', 1], FLOAT)],
      }),
    );

    expect(await faultOf(() => open(regression))).toMatch(/^The model .* one number of a regression/u);
    const forecaster = await open(regression, { kind: 'values' });
    expect([...(await forecaster.ask(INPUTS, 2))]).toEqual([29, 33]);
  });

  test('of labels alone gives labels', async () => {
    const victim = await open(linearModel({ weights: WEIGHTS, last: 'ArgMax' }));

    expect([victim.answers, ...(await victim.ask(INPUTS, 2))]).toEqual(['labels', 0, 1]);
    expect(victim.answerSize).toBe(1);
  });

  test('of scikit-learn shows the scores that ZipMap hides, and the names of its classes', async () => {
    const victim = await open(zipMapModel());

    expect(rounded(await victim.ask(INPUTS, 2))).toEqual(SOFT);
    expect(victim.classNames).toEqual(['7', '9']);
  });

  test('with an input for each column takes them side by side', async () => {
    const victim = await open(columnsModel());

    expect(victim.inputShape).toEqual([3]);
    expect(rounded(await victim.ask(INPUTS, 2))).toEqual(SOFT);
  });

  test('gives the same answers in many batches as in one', async () => {
    const victim = await open(linearModel({ weights: WEIGHTS }));
    const count = 1000;
    const inputs = Float32Array.from({ length: count * 3 }, (_, index) => Math.sin(index));
    const together = await victim.ask(inputs, count);

    expect(together).toHaveLength(2000);
    for (const row of [0, 255, 256, 999]) {
      const alone = await victim.ask(inputs.subarray(row * 3, row * 3 + 3), 1);
      expect(rounded(alone)).toEqual(rounded(together.subarray(row * 2, row * 2 + 2)));
    }
  });

  test('whose open batch is not open is asked one by one', async () => {
    const victim = await open(falselyOpenModel());

    expect(rounded(await victim.ask(INPUTS, 2))).toEqual(SOFT);
  });

  test('tells the features that its last dense layer reads, which is no query', async () => {
    const victim = await open(linearModel({ weights: WEIGHTS }));
    const features = await victim.features(INPUTS, 2);

    expect([features?.size, ...(features?.values ?? [])]).toEqual([3, ...INPUTS]);
    expect(victim.queries).toBe(0);
  });
});

describe('the shape of pictures', () => {
  const flat = WEIGHTS.concat([[0, 0]]);

  test.each<[string, (number | string)[], number[] | undefined, number[]]>([
    ['from the model', ['N', 1, 2, 2], undefined, [1, 2, 2]],
    ['in the other order', ['N', 1, 2, 2], [2, 2, 1], [1, 2, 2]],
    ['where the model leaves it open', ['N', 'c', 'h', 'w'], [2, 2, 1], [2, 2, 1]],
    ['where the model leaves sides open', ['N', 1, 'h', 'w'], [2, 2, 1], [1, 2, 2]],
    ['flat in the model', ['N', 4], [2, 2, 1], [4]],
    ['without channels', ['N', 2, 2], [2, 2, 1], [2, 2]],
  ])('is found %s', async (_, inputShape, dimensions, shape) => {
    const victim = await open(linearModel({ weights: flat, inputShape }), { dimensions });

    expect(victim.inputShape).toEqual(shape);
  });

  test.each<[(number | string)[], number[] | undefined, string]>([
    [['N', 1, 2, 2], [28, 28, 1], 'input_dimensions is 28,28,1, but the model takes 1 x 2 x 2'],
    [['N', 1, 'h', 'w'], undefined, 'The model leaves its input open: 1 x ? x ?. Give input_dimensions'],
  ])('that cannot be is a fault: %j with %j', async (inputShape, dimensions, reason) => {
    expect(await faultOf(() => open(linearModel({ weights: flat, inputShape }), { dimensions }))).toContain(
      reason,
    );
  });
});

describe('a forecaster', () => {
  test('gives its numbers as they are', async () => {
    const victim = await open(linearModel({ weights: [[1], [10], [100]] }), { kind: 'values' });

    expect([victim.answers, ...(await victim.ask(INPUTS, 2))]).toEqual(['values', 902, 930]);
  });

  test('of values that are no numbers is a fault', async () => {
    const victim = await open(linearModel({ weights: [[1], [1], [1]] }), { kind: 'values' });

    await expect(victim.ask(Float32Array.of(NaN, 1, 1), 1)).rejects.toThrow('answers NaN');
  });
});

describe('a model that cannot be asked', () => {
  test.each<[string, Buffer, string]>([
    ['has no input', onnxModel(graphOf({ outputs: [valueOf('y', [1])] })), 'has no input'],
    [
      'answers with text',
      onnxModel(graphOf({ inputs: [valueOf('x', ['N', 1])], outputs: [valueOf('y', ['N'], STRING)] })),
      'zipmap',
    ],
    ['gives one answer for all', onlyOneAnswer(), 'does not give one answer for each input'],
  ])('%s: says what to do', async (_, model, reason) => {
    expect(await faultOf(() => open(model))).toContain(reason);
  });
});

describe('class scores', () => {
  test('survive infinite logits and such that are no numbers', () => {
    const answers = Float32Array.of(Infinity, 1, -Infinity, NaN, 5, NaN, NaN, NaN);

    expect([...classScores('logits', answers, 2)]).toEqual([1, 0, 1, 0, 1, 0, 0.5, 0.5]);
  });

  test.each([
    ['unknown', [0.2, 0.8, 1, 0], 2, 'probabilities'],
    ['unknown', [0.2, 0.7, 1, 0], 2, 'logits'],
    ['unknown', [-1, 2], 2, 'logits'],
    ['unknown', [0.1, 0.9], 1, 'second-probability'],
    ['unknown', [0.1, 1.9], 1, 'second-logit'],
    ['sigmoids', [0.9, 0.9], 2, 'sigmoids'],
  ] as const)('are told from logits: %s %j of %i is %s', (said, answers, size, form) => {
    expect(formOfAnswers(said, { values: Float32Array.from(answers), size })).toBe(form);
  });
});
