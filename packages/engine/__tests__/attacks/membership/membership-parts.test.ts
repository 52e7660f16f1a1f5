import { describe, expect, test } from '@jest/globals';
import { combine, stratified } from '../../../src/attacks/membership/combine.ts';
import { measured } from '../../../src/attacks/membership/measures.ts';
import { Random } from '../../../src/random.ts';
import { auc, aucWithError } from '../../../src/statistics/auc.ts';
import { newcombe, wilson } from '../../../src/statistics/distributions.ts';
import { fitSoftmax } from '../../../src/statistics/multivariate/logistic.ts';
import { predictRidge } from '../../../src/statistics/multivariate/ridge.ts';
import { boostedGuesses } from '../../../src/statistics/trees/boosted-trees.ts';
import { normals } from '../../../../../__tests__/support/engine-victims.ts';

const always = (): boolean => true;

describe('what is measured of answers', () => {
  test('is the log-odds of the label against the sum of the others, with a floor', () => {
    const answers = Float32Array.of(0.5, 0.25, 0.25, 0, 1, 0);
    const [odds, shares] = measured({ labels: Float64Array.of(0, 0), classes: 3 }, answers, 3);
    expect([...(odds ?? [])]).toEqual([0, expect.closeTo(Math.log(1e-6), 6)]);
    expect([...(shares ?? [])]).toEqual([0.5, 0]);
  });
});

describe('intervals', () => {
  test("Newcombe's is that of his paper: 56 of 70 against 48 of 80", () => {
    const { value, low, high } = newcombe({ successes: 56, trials: 70 }, { successes: 48, trials: 80 });
    expect(value).toBeCloseTo(0.2, 10);
    expect(low).toBeCloseTo(0.0524, 4);
    expect(high).toBeCloseTo(0.3339, 4);
  });

  test("that of one share against an empty one is Wilson's, joined", () => {
    const { low } = newcombe({ successes: 0, trials: 10 }, { successes: 0, trials: 10 });
    expect(low).toBeCloseTo(-wilson(0, 10).high, 10);
  });

  test("DeLong's error is that of pairs counted one by one", () => {
    const values = [3, 1, 2, 2, 5, 0, 4, 1];
    const positive = [1, 0, 1, 0, 1, 0, 0, 1];
    const { auc: area, error } = aucWithError(values, positive);
    expect(area).toBe(auc(values, positive));
    const [ones, zeros] = [
      [3, 2, 5, 1],
      [1, 2, 0, 4],
    ];
    const above = (one: number, other: number): number => (one > other ? 1 : one === other ? 0.5 : 0);
    const variance = (parts: readonly number[]): number => {
      const mean = parts.reduce((sum, part) => sum + part, 0) / parts.length;
      return parts.reduce((sum, part) => sum + (part - mean) ** 2, 0) / (parts.length - 1);
    };
    const of = (own: readonly number[], others: readonly number[], flip: boolean): number =>
      variance(
        own.map(
          (one) => others.reduce((sum, other) => sum + (flip ? above(other, one) : above(one, other)), 0) / 4,
        ),
      ) / 4;
    expect(error).toBeCloseTo(Math.sqrt(of(ones, zeros, false) + of(zeros, ones, true)), 10);
  });
});

describe('the learners', () => {
  const inputs = normals(400 * 2, 7);
  const labels = Int32Array.from({ length: 400 }, (_unused, row) =>
    (inputs[2 * row] ?? 0) - 2 * (inputs[2 * row + 1] ?? 0) > 0 ? 1 : 0,
  );

  test('a softmax regression finds the minimum: its gradient is nought', () => {
    const shares = Float32Array.from({ length: 800 }, (_unused, at) => (labels[at >> 1] === at % 2 ? 1 : 0));
    const model = fitSoftmax({ inputs, shares, count: 400, classes: 2 }, 5);
    const logits = predictRidge(model, inputs);
    const slope = [0, 0, 0];
    for (const [row, label] of labels.entries()) {
      const rest = 1 / (1 + Math.exp((logits[2 * row] ?? 0) - (logits[2 * row + 1] ?? 0))) - label;
      for (const [at, value] of [inputs[2 * row] ?? 0, inputs[2 * row + 1] ?? 0, 1].entries()) {
        slope[at] = (slope[at] ?? 0) + rest * value;
      }
    }
    const weight = (column: number): number => model.weights[2 * column + 1] ?? 0;
    expect(Math.abs((slope[0] ?? 0) + 5 * weight(0))).toBeLessThan(0.1);
    expect(Math.abs((slope[1] ?? 0) + 5 * weight(1))).toBeLessThan(0.1);
    expect(Math.abs(slope[2] ?? 0)).toBeLessThan(0.1);
  });

  test('boosted trees give logits of classes', () => {
    const examples = { inputs, size: 2, scores: Float32Array.from(labels), classes: 1, count: 400 };
    const asked = normals(200 * 2, 8);
    const logits = boostedGuesses(examples, asked, new Random(1), { loss: 'log-odds', trees: 60 });
    const right = logits.filter(
      (logit, row) => logit > 0 === (asked[2 * row] ?? 0) - 2 * (asked[2 * row + 1] ?? 0) > 0,
    );
    expect(right.length).toBeGreaterThan(180);
    expect(Math.max(...logits)).toBeGreaterThan(2);
  });
});

describe('the combination', () => {
  const member = Uint8Array.from({ length: 400 }, (_unused, row) => row % 2);

  test('has as many rows of each side in each fold', () => {
    const folds = stratified(member, new Random(1));
    for (const side of [0, 1]) {
      const counts = [0, 1, 2, 3, 4].map(
        (fold) => folds.filter((one, row) => one === fold && member[row] === side).length,
      );
      expect(counts).toEqual([40, 40, 40, 40, 40]);
    }
  });

  test('finds nothing in noise, and most in a signal', () => {
    const noise = Array.from({ length: 12 }, (_unused, at) => ({
      name: `noise ${String(at)}`,
      values: Float64Array.from(normals(400, 20 + at)),
    }));
    const nothing = combine(noise, member, new Random(1), always);
    expect(nothing.advantage.low).toBeLessThan(0.05);
    expect(nothing.advantage.high).toBeGreaterThan(0);
    const told = Float64Array.from(normals(400, 40), (value, row) => value + 3 * (member[row] ?? 0));
    const found = combine([...noise, { name: 'signal', values: told }], member, new Random(1), always);
    // Two normal laws three deviations apart: 2 Φ(1.5) - 1.
    expect(found.advantage.value).toBeGreaterThan(0.8);
    expect(found.advantage.value).toBeLessThan(0.93);
    expect(found.atFive.fpr).toBeLessThan(0.1);
  });

  test('is cut short if the time ends', () => {
    const signal = { name: 'signal', values: Float64Array.from(normals(400, 3)) };
    expect(combine([signal], member, new Random(1), () => false).isCutShort).toBe(true);
  });
});
