import { describe, expect, test } from '@jest/globals';
import { formatOtherOrder, renumberedAccuracy } from '../../../src/engine/prepare/renumbered-classes.ts';

const repeated = (values: readonly number[], times: number): Int32Array =>
  Int32Array.from({ length: values.length * times }, (_, index) => values[index % values.length] ?? 0);

describe('classes in another order', () => {
  test('when a model names each class by another one, it would be right if they were renumbered', () => {
    expect(renumberedAccuracy(repeated([0, 1, 2], 10), repeated([1, 2, 0], 10))).toBe(1);
    expect(formatOtherOrder(0, 1, 30, 3)).toBe(
      'The classes seem to be in another order: the model gets 0 % of 30 labelled inputs right, and would get ' +
        '100 % right if they were numbered as in the model.',
    );
  });

  test.each([
    ['says the same to all', repeated([0, 1, 2], 10), repeated([1], 30)],
    ['is right about too few', repeated([0, 1, 2], 10), repeated([1, 2, 0, 2, 0], 6)],
    ['was asked about too few inputs', repeated([0, 1, 2], 4), repeated([1, 2, 0], 4)],
  ])('when a model %s, no order makes it right', (_, labels, predicted) => {
    expect(renumberedAccuracy(labels, predicted)).toBeUndefined();
  });
});
