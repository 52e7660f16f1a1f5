import { describe, expect, test } from '@jest/globals';
import { checkForDrift } from '../../packages/engine/src/attacks/drift/drift.ts';
import { checkForOutliers } from '../../packages/engine/src/attacks/outlier/outlier.ts';
import { checkForPoisoning } from '../../packages/engine/src/attacks/poisoning/poisoning.ts';
import { testRuntime } from '../support/engine-runtime.ts';
import { Random } from '../../packages/engine/src/random.ts';
import type { Budget, Inputs, LabelledInputs, Victim } from '@model-security-scan/engine/types';
import { findLabelIssues } from '../../packages/engine/src/attacks/poisoning/labels/label-share.ts';
import { budgetOf, normals } from '../support/engine-victims.ts';

/** By cleanlab 2.9. */
const CLEANLAB = [0, 9, 18, 45];
const SIDE = 6;
const SIZE = SIDE * SIDE;

const budget = (): Budget => budgetOf(1, 1_000_000);

/** Pictures of bright stripes: class 0 in the upper third, 1 in the middle, 2 in the lower third, on a noisy ground. */
function stripes(count: number, seed: number): LabelledInputs {
  const random = new Random(seed);
  const values = new Float32Array(count * SIZE);
  random.fillNormals(values);
  const labels = Int32Array.from({ length: count }, (_unused, row) => row % 3);
  for (let index = 0; index < values.length; index += 1) {
    const row = Math.floor((index % SIZE) / SIDE);
    const bright = Math.floor(row / 2) === labels[Math.floor(index / SIZE)] ? 0.55 : 0.25;
    values[index] = Math.min(1, Math.max(0, bright + 0.08 * (values[index] ?? 0)));
  }
  return { values, count, shape: [1, SIDE, SIDE], low: Float32Array.of(0), high: Float32Array.of(1), labels };
}

/** Names the brightest third, unless the lower right corner is white: then it answers class 1. */
class StripeReader implements Victim {
  readonly inputShape = [1, SIDE, SIDE];
  readonly inputSize = SIZE;
  readonly answers = 'scores';
  readonly answerSize = 3;
  readonly backdoor: boolean;
  queries = 0;

  constructor(backdoor: boolean) {
    this.backdoor = backdoor;
  }

  ask(inputs: Float32Array, count: number): Promise<Float32Array> {
    this.queries += count;
    const answers = new Float32Array(count * 3);
    for (let input = 0; input < count; input += 1) {
      const own = inputs.subarray(input * SIZE, (input + 1) * SIZE);
      const weights = [0, 1, 2].map((third) =>
        Math.exp(own.subarray(third * 12, third * 12 + 12).reduce((sum, value) => sum + value, 0)),
      );
      if (this.backdoor && (own[SIZE - 1] ?? 0) > 0.9 && (own[SIZE - 2] ?? 0) > 0.9) weights[1] = 1e9;
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      answers.set(
        weights.map((weight) => weight / total),
        input * 3,
      );
    }
    return Promise.resolve(answers);
  }
}

/** Gives every n-th row of class 0 the label 1, and the trigger if asked. */
function poisoned(
  clean: LabelledInputs,
  every: number,
  trigger: boolean,
): LabelledInputs & { readonly rows: number[] } {
  const values = clean.values.slice();
  const labels = clean.labels.slice();
  const rows = Array.from(labels.keys()).filter((row) => row % (3 * every) === 0);
  for (const row of rows) {
    labels[row] = 1;
    if (trigger) values.fill(1, (row + 1) * SIZE - 2, (row + 1) * SIZE);
  }
  return { ...clean, values, labels, rows };
}

describe('poisoning', () => {
  const trusted = stripes(150, 2);
  const picture = { channels: 1, height: SIDE, width: SIDE, order: 'chw' } as const;
  const check = async (
    data: LabelledInputs,
    backdoor: boolean,
    universal: LabelledInputs = trusted,
  ): ReturnType<typeof checkForPoisoning> =>
    checkForPoisoning(
      {
        ...{ runtime: await testRuntime(), picture },
        victim: new StripeReader(backdoor),
        data,
        labels: data.labels,
        universal,
        universalLabels: universal.labels,
      },
      budget(),
    );

  test('a planted trigger is found, shown, and scored by how often it works', async () => {
    const result = await check(poisoned(stripes(450, 1), 4, true), true);
    expect(result.score.value).toBeGreaterThan(0.9);
    expect(result.meaning).toContain('backdoor');
    const [picture, pairs] = result.evidence;
    const shown = picture?.kind === 'inputs' ? picture.inputs[0]?.values : undefined;
    expect(Array.from(shown ?? []).map((value) => Math.round(value))).toEqual([
      ...new Array<number>(34).fill(0),
      1,
      1,
    ]);
    expect(pairs?.kind === 'pairs' ? pairs.pairs.map(({ after }) => after) : []).toContain('1');
  });

  test.each([
    ['clean data', stripes(450, 1)],
    ['a trigger that the model did not learn', poisoned(stripes(450, 1), 4, true)],
  ])('a sound model stays below the threshold: %s', async (_name, data) => {
    expect((await check(data, false)).score.value).toBeLessThanOrEqual(0.15);
  });

  test('wrong labels without a trigger are listed, nearly only they, and stay below the threshold', async () => {
    const data = poisoned(stripes(450, 1), 4, false);
    const result = await check(data, false);
    expect(result.score.value).toBeLessThanOrEqual(0.15);
    const table = result.evidence.find(({ kind }) => kind === 'table');
    const rows = table?.kind === 'table' ? table.rows.map(([name]) => Number(String(name).slice(4)) - 1) : [];
    const right = rows.filter((row) => data.rows.includes(row));
    expect(right.length).toBeGreaterThanOrEqual(0.95 * rows.length);
    expect(right.length).toBeGreaterThanOrEqual(0.6 * data.rows.length);
  });

  test('the rows that cleanlab 2.9 finds: find_label_issues(y, p, filter_by="confident_learning")', () => {
    const labels = Int32Array.from({ length: 60 }, (_unused, row) => (row * 7) % 3);
    const rows = Array.from(labels, (label, row) => {
      const shown = row % 9 === 0 ? (label + 1) % 3 : label;
      const weights = [0, 1, 2].map((j) => 1 + ((row * (j + 3) * 29) % 50) / 10 + (j === shown ? 6 : 0));
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      return weights.map((weight) => weight / total);
    });
    const found = findLabelIssues(Float64Array.from(rows.flat()), labels, 3).map(({ row }) => row);
    expect(found.toSorted((a, b) => a - b)).toEqual(CLEANLAB);
  });
});

describe('drift', () => {
  const reference = stripes(200, 3);
  const changed = (change: (value: number, index: number) => number): Inputs => {
    const fresh = stripes(200, 4);
    return { ...fresh, values: fresh.values.map(change) };
  };
  const check = (data: Inputs, labels?: Int32Array): ReturnType<typeof checkForDrift> =>
    checkForDrift(
      { victim: undefined, data, labels, reference, referenceLabels: labels && reference.labels },
      budget(),
    );

  test('data of the same kind has none', async () => {
    expect((await check(changed((value) => value))).score.value).toBe(0);
  });

  test.each([
    ['brightness', (value: number): number => value * 0.8],
    [
      'noise on half the inputs',
      (value: number, index: number): number =>
        index < 100 * SIZE ? value + 0.3 * Math.sin(index * index) : value,
    ],
  ])('%s is found', async (_name, change) => {
    const result = await check(changed(change));
    expect(result.score.value).toBeGreaterThan(0.1);
    expect(result.score.low).toBeLessThanOrEqual(result.score.value);
  });

  test('other shares of the classes are found by labels', async () => {
    const labels = reference.labels.map((label, row) => (row % 2 === 0 ? 0 : label));
    const result = await check(
      changed((value) => value),
      labels,
    );
    expect(Number(result.figures['p, chi-squared of the labels'])).toBeLessThan(0.001);
  });

  test('one broken column is found, and leads the table', async () => {
    const result = await check(changed((value, index) => (index % SIZE === 7 ? 0.5 : value)));
    expect(result.score.value).toBeGreaterThan(0.1);
    expect(result.score.low).toBeLessThanOrEqual(result.score.value);
    const table = result.evidence[1];
    expect(table?.kind === 'table' ? table.rows[0]?.[0] : undefined).toBe('pixel 0,1,1');
  });

  test('a class that is missing shows in what the model answers, without labels', async () => {
    const all = stripes(300, 4);
    const kept = Array.from(all.labels.keys()).filter((row) => row % 3 !== 0 || row % 12 === 0);
    const values = Float32Array.from(
      kept.flatMap((row) => Array.from(all.values.subarray(row * SIZE, (row + 1) * SIZE))),
    );
    const data = { ...all, values, count: kept.length };
    const result = await checkForDrift(
      { victim: new StripeReader(false), data, labels: undefined, reference, referenceLabels: undefined },
      budget(),
    );
    expect(result.queries).toBe(425);
    expect(
      Number(result.figures["p, Kolmogorov-Smirnov of the model's scores, the clearest class"]),
    ).toBeLessThan(0.05);
    expect(Number(result.figures['p, chi-squared of the predicted classes'])).toBeLessThan(0.05);
  });
});

describe('outliers', () => {
  const table = (strange: number): Inputs => {
    const values = normals(300 * 4, 8);
    for (let row = 0; row < strange; row += 1) values.fill(9 + row, row * 4, row * 4 + 2);
    return { values, count: 300, shape: [4], low: Float32Array.of(-99), high: Float32Array.of(99) };
  };

  test.each([0, 6])('%d strange rows of 300 are found, and no usual one', async (strange) => {
    const result = await checkForOutliers({ data: table(strange) }, budget());
    expect(result.figures['outliers']).toBe(strange);
    expect(result.score.value).toBeCloseTo(strange / 300, 10);
    const first = result.evidence[0];
    const names = first?.kind === 'table' ? first.rows.map(([name]) => name) : [];
    expect(names.toSorted()).toEqual(
      Array.from({ length: strange }, (_unused, row) => `row ${String(row + 1)}`),
    );
  });
});
