import { describe, expect, test } from '@jest/globals';
import { NotTestable } from '../../src/fault.ts';
import { Random } from '../../src/random.ts';
import { formatOtherOrder, renumberedAccuracy } from '../../src/prepare/renumbered-classes.ts';
import { prepareCase } from '../../../../__tests__/support/case-analysis.ts';

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
    ['guesses', repeated([0, 1, 2, 2, 1, 0], 10), repeated([1, 2, 0, 2, 0], 12)],
    ['is right', repeated([0, 1, 2], 10), repeated([0, 1, 2], 10)],
    ['was asked about too few inputs', repeated([0, 1, 2], 4), repeated([1, 2, 0], 4)],
  ])('when a model %s, no order makes it right', (_, labels, predicted) => {
    expect(renumberedAccuracy(labels, predicted)).toBeUndefined();
  });

  /** Answers of a model that gives a class its own label so often, and else mostly that of its neighbour. */
  function draw(
    seed: number,
    share: number,
    order = (label: number): number => label,
  ): [Int32Array, Int32Array] {
    const random = new Random(seed);
    const classes = 3 + random.integer(4);
    const labels = Int32Array.from({ length: 100 + random.integer(400) }, () =>
      Math.min(random.integer(classes), random.integer(classes)),
    );
    const predicted = labels.map((label) => {
      const chance = random.uniform();
      return order(chance < share ? label : chance < 0.95 ? (label + 1) % classes : random.integer(classes));
    });
    return [labels, predicted];
  }

  test('a model that is right in its own order is named at any accuracy', () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const [labels, predicted] = draw(seed, 0.85, (label) => (label < 3 ? (label + 1) % 3 : label));
      expect(renumberedAccuracy(labels, predicted)).toBeGreaterThan(0.6);
    }
  });

  test('a model that confuses neighbours less often than it is right is named in no draw of 300', () => {
    const named = Array.from({ length: 300 }, (_, seed) =>
      renumberedAccuracy(...draw(seed, 0.55 + (seed % 5) / 10)),
    );
    expect(named.filter((one) => one !== undefined)).toEqual([]);
  });

  test('five words that the alphabet numbers otherwise than the model are named, with both accuracies', async () => {
    const refused = prepareCase({ folder: 'words-by-alphabet', model: 'cut.txt', data: 'in_words.csv' });
    await expect(refused).rejects.toThrow(NotTestable);
    await expect(refused).rejects.toThrow(/gets 37 % of 1200 .* would get 73 % .* Fair = 0, Good = 1/u);
  });
});
