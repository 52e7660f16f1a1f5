import path from 'node:path';
import { expect, test } from '@jest/globals';
import { sourceChildCode } from '../../src/process/child-code.ts';
import { analyse } from '../../../../__tests__/support/engine-uploads.ts';
import { memorisingModel } from '../support/engine-memoriser.ts';
import { type LabelledSide, SIZE, sideOf } from '../support/membership-sides.ts';

const CODE = sourceChildCode(path.resolve(import.meta.dirname, '../../src/attacks/child.ts'));

function csvOf({ inputs, labels }: LabelledSide, isLabelled: boolean): string {
  const header = ['a', 'b', 'c', 'd', ...(isLabelled ? ['y'] : [])].join(',');
  const rows = Array.from(labels, (label, row) => {
    const own = [...inputs.values.subarray(row * SIZE, (row + 1) * SIZE)].map(String);
    return [...own, ...(isLabelled ? [String(label)] : [])].join(',');
  });
  return `${[header, ...rows].join('\n')}\n`;
}

const [MEMBERS, OTHERS] = [sideOf(120, 1), sideOf(120, 2)];
const MODEL = memorisingModel({
  weights: [
    [-1, 1],
    [1, -1],
    [-0.5, 0.5],
    [0, 0],
  ],
  bias: [0, 0],
  rows: MEMBERS.inputs.values,
  labels: MEMBERS.labels,
  reach: 1e-4,
});

test('an ONNX model that knows its training rows is found in a process of its own, by labels in tables', async () => {
  const outcome = await analyse({
    ...{ task: 'tabular-classification', attack: 'membership', timeMs: 120_000, options: { code: CODE } },
    slots: {
      model: { 'model.onnx': MODEL },
      data: { 'test.csv': csvOf(OTHERS, true) },
      reference_data: { 'train.csv': csvOf(MEMBERS, true) },
    },
  });
  expect(outcome).toMatchObject({
    kind: 'result',
    result: { label: 'y', bound: 'lower', access: 'black-box', skill: { measure: 'accuracy' } },
  });
  if (outcome.kind !== 'result') return;
  // 1,000 questions are fewer than 21 for each of 50 rows a side, the fewest that earn a verdict.
  expect(outcome.result.figures).toMatchObject({ 'training rows': 50, 'other rows': 50 });
  expect(outcome.result.score.value).toBeGreaterThan(0.3);
  expect(outcome.result.unearned).toMatch(/at least 200/u);
});

test('labels are needed on both sides', async () => {
  const slots = {
    model: { 'model.onnx': MODEL },
    data: { 'test.csv': csvOf(OTHERS, true) },
    reference_data: { 'train.csv': csvOf(MEMBERS, false) },
  };
  const outcome = await analyse({
    ...{ task: 'tabular-classification', attack: 'membership', options: { code: CODE }, slots },
  });
  expect(outcome).toMatchObject({
    kind: 'failed',
    reason: expect.stringContaining('The labels of reference_data are missing: give reference_label.'),
  });
});
