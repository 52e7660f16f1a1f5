import { describe, expect, test } from '@jest/globals';
import { formatTraining, unseenFirst } from '../../../src/cli/init/similarity.ts';

const pathsOf = (...paths: readonly string[]): readonly string[] =>
  unseenFirst(paths.map((path) => ({ path }))).map(({ path }) => path);

describe('the data that init tries first', () => {
  test.each([
    ['data/train', 'data/validation'],
    ['train.csv', 'valid.csv'],
    ['X_train.npy', 'X_test.npy'],
    ['data/credit-training.csv', 'data/credit-holdout.csv'],
    ['training/a.csv', 'eval/a.csv'],
    ['train.csv', 'dev.csv'],
  ])('when there are %s and %s, is the one that the model has not seen', (training, unseen) => {
    expect(pathsOf(training, unseen)).toEqual([unseen, training]);
    expect(formatTraining({ path: training })).toContain('Only training data was found');
    expect(formatTraining({ path: unseen })).toBe('');
  });

  test('when no name tells, keeps its order, before training data', () => {
    expect(pathsOf('train/b.csv', 'constraint.csv', 'a.csv', 'devices.csv', 'test/c.csv')).toEqual([
      'test/c.csv',
      'constraint.csv',
      'a.csv',
      'devices.csv',
      'train/b.csv',
    ]);
  });
});
