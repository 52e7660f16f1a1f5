import { describe, expect, test } from '@jest/globals';
import { agreementOf } from '../../packages/engine/src/attacks/poisoning/labels/label-share.ts';
import { estimateLabelNoise } from '../../packages/engine/src/attacks/poisoning/labels/label-noise.ts';
import { checkForPoisoning } from '../../packages/engine/src/attacks/poisoning/poisoning.ts';
import { NotTestable } from '@model-security-scan/engine/fault';
import { Random } from '../../packages/engine/src/random.ts';
import type { AttackResult, Inputs, LabelledInputs } from '@model-security-scan/engine/types';
import { testRuntime } from '../support/engine-runtime.ts';
import { budgetOf, testVictim, type TestVictim } from '../support/engine-victims.ts';

const COLUMNS = 4;

/** Clusters of normal rows, each class around its own corner; `reach` 1 overlaps much, 4 not at all. */
function clusters(count: number, classes: number, reach: number, seed: number): LabelledInputs {
  const random = new Random(seed);
  const values = new Float32Array(count * COLUMNS);
  random.fillNormals(values);
  const labels = Int32Array.from({ length: count }, (_unused, row) => row % classes);
  labels.forEach((label, row) => {
    for (let column = 0; column < COLUMNS; column += 1) {
      const index = row * COLUMNS + column;
      values[index] = (values[index] ?? 0) + reach * corner(label, column);
    }
  });
  const bounds = { low: new Float32Array(COLUMNS), high: new Float32Array(COLUMNS) };
  return { values, count, shape: [COLUMNS], ...bounds, labels };
}

const corner = (label: number, column: number): number => (((label + 1) >> (column % 3)) & 1 ? 1 : -1) / 2;

/** Knows where the clusters are; `sureness` above 1 makes it surer than it may be. */
function cornerReader(classes: number, reach: number, sureness: number): TestVictim {
  return testVictim(COLUMNS, 'scores', classes, (input) => {
    const powers = Array.from({ length: classes }, (_unused, label) => {
      const distance = input.reduce(
        (sum, value, column) => sum + (value - reach * corner(label, column)) ** 2,
        0,
      );
      return Math.exp((-sureness * distance) / 2);
    });
    const total = powers.reduce((sum, power) => sum + power, 0);
    return powers.map((power) => power / Math.max(total, Number.MIN_VALUE));
  });
}

/** Every so many rows get another label: any, or only class 0 becomes 1. */
function flipped(data: LabelledInputs, every: number, classes: number, blind = true): LabelledInputs {
  const labels = data.labels.map((label, row) => {
    if (blind) {
      return row % every === 0 ? (label + 1 + (Math.floor(row / every) % (classes - 1))) % classes : label;
    }
    return label === 0 && row % every === 0 ? 1 : label;
  });
  return { ...data, labels };
}

async function check(
  data: LabelledInputs,
  victim: TestVictim,
  universal?: LabelledInputs,
): Promise<AttackResult> {
  return checkForPoisoning(
    {
      ...{ victim, data, labels: data.labels, picture: undefined, runtime: await testRuntime() },
      ...{ universal, universalLabels: universal?.labels },
    },
    budgetOf(1, 1_000_000),
  );
}

describe('the share of wrong labels', () => {
  test('is found if it is blind, whatever the scale of the scores', () => {
    const random = new Random(3);
    const labels = Int32Array.from({ length: 900 }, (_unused, row) => row % 3);
    const scores = Float64Array.from({ length: 2700 }, (_unused, index) => {
      const right = labels[Math.floor(index / 3)] === index % 3 ? 1 : 0;
      return right + 0.2 * random.uniform();
    });
    const changed = labels.map((label, row) => (row % 10 === 0 ? (label + 1) % 3 : label));
    for (const scale of [1, 0.05, 20]) {
      const found = estimateLabelNoise([scores.map((score) => scale * score)], changed, 3);
      expect(found.value).toBeCloseTo(0.1, 2);
      expect(found.low).toBeGreaterThan(0.07);
      expect(found.high).toBeLessThan(0.13);
    }
    expect(estimateLabelNoise([scores], labels, 3)).toMatchObject({ value: 0, low: 0 });
    expect(estimateLabelNoise([scores], Int32Array.of(), 3)).toEqual({ value: 0, low: 0, high: 1 });
  });

  test('scores that tell nothing leave it open', () => {
    const labels = Int32Array.from({ length: 300 }, (_unused, row) => row % 3);
    const { low, high } = estimateLabelNoise([new Float64Array(900)], labels, 3);
    expect(low).toBe(0);
    expect(high).toBeCloseTo(2 / 3, 5);
  });

  test('agreement is counted beyond the most frequent label', () => {
    const labels = Int32Array.of(0, 0, 0, 1);
    const always0 = Float64Array.of(1, 0, 1, 0, 1, 0, 1, 0);
    expect(agreementOf(always0, labels, 2)).toBe(0);
    expect(agreementOf(Float64Array.of(1, 0, 1, 0, 1, 0, 0, 1), labels, 2)).toBe(1);
    const half = Int32Array.of(0, 0, 1, 1);
    // Of four labels one was flipped: who gets three right is as good as can be.
    const three = Float64Array.of(1, 0, 1, 0, 1, 0, 0, 1);
    expect(agreementOf(three, half, 2)).toBe(0.5);
    expect(agreementOf(three, half, 2, 0.25)).toBe(1);
    expect(agreementOf(always0, Int32Array.of(0, 0, 0, 0), 2)).toBe(0);
  });
});

describe('clean but hard data is no finding', () => {
  // A model without a wrong label was called vulnerable at .25 (right about 47 %) and .35 (overlapping clusters).
  const SETS = [1, 2, 4].flatMap((reach) => [[reach, 1, 6] as const, [reach, 8, 3] as const]);

  test.each(SETS)(
    'clusters %d apart, a model %d times too sure, %d classes',
    async (reach, sureness, classes) => {
      const data = clusters(240, classes, reach, 10 * reach + classes);
      const score = await check(data, cornerReader(classes, reach, sureness)).then(
        ({ score: { value } }) => value,
        (error: unknown) => (error instanceof NotTestable ? 'not-tested' : error),
      );
      expect([0, 'not-tested']).toContain(typeof score === 'number' && score < 0.05 ? 0 : score);
    },
  );

  test('a model that is mostly wrong on labels that are right', async () => {
    const data = clusters(600, 3, 4, 5);
    const poor = cornerReader(3, -1, 3);
    await expect(check(data, poor)).rejects.toThrow(NotTestable);
  });
});

describe('wrong labels', () => {
  test.each([
    [0.1, true],
    [0.25, true],
    [0.067, false],
  ])('a share of %d is found (blind: %s), also in columns of other units', async (share, blind) => {
    const clean = clusters(600, 3, 4, 6);
    const data = flipped(clean, blind ? Math.round(1 / share) : 15, 3, blind);
    const values = data.values.map((value, index) => (index % COLUMNS === 3 ? 1e4 * (index % 7) : value));
    const wrong = data.labels.filter((label, row) => label !== clean.labels[row]).length / 600;
    const result = await check({ ...data, values }, cornerReader(3, 4, 1));
    expect(wrong).toBeCloseTo(share, 1);
    expect(result.score.value).toBeGreaterThan(0.4 * wrong);
    expect(result.score.value).toBeLessThan(1.1 * wrong);
    expect(result.score.low).toBeLessThanOrEqual(wrong);
    expect(result.notTested).toContain('backdoors');
  });

  test.each([10, 5])('one in %d, at random, is counted with trusted rows as without', async (every) => {
    const data = flipped(clusters(600, 3, 4, 6), every, 3);
    for (const known of [undefined, clusters(150, 3, 4, 9)]) {
      const { score, unearned } = await check(data, cornerReader(3, 4, 1), known);
      expect(unearned).toBeUndefined();
      expect(score.value).toBeCloseTo(1 / every, 1);
      expect(score.value > 0.15).toBe(every === 5);
    }
  });

  test('a model that has learned them by heart cannot clear them', async () => {
    const clean = clusters(600, 3, 4, 7);
    const data = flipped(clean, 2, 3);
    const known = new Map(Array.from(data.labels, (label, row) => [data.values[row * COLUMNS] ?? 0, label]));
    const parrot = testVictim(COLUMNS, 'scores', 3, (input) =>
      [0, 1, 2].map((label) => (known.get(input[0] ?? 0) === label ? 0.998 : 0.001)),
    );
    await expect(check(data, parrot)).rejects.toThrow('Labels were not judged');
  });

  test('633 of 697 labels are wrong, and the right ones lie where a sample would look', async () => {
    const clean = clusters(697, 3, 4, 8);
    const labels = clean.labels.map((label, row) => (row % 11 === 0 ? label : (label + 1 + (row % 2)) % 3));
    expect(labels.filter((label, row) => label !== clean.labels[row])).toHaveLength(633);
    const data = { ...clean, labels };
    await expect(check(data, cornerReader(3, 4, 1))).rejects.toThrow(NotTestable);
    // Trusted data lets backdoors be judged, and the labels are still not called right.
    const result = await check(data, cornerReader(3, 4, 1), clusters(90, 3, 4, 9));
    expect(result.notTested).toEqual(['labels']);
    expect(result.score.value).toBe(0);
    expect(result.unearned).toContain('contradict those of universal_data');
  });

  test('labels that nobody can judge leave the search for backdoors its verdict', async () => {
    const hard = await check(clusters(240, 3, 0.6, 8), cornerReader(3, 0.6, 1), clusters(90, 3, 0.6, 9));
    expect(hard.notTested).toEqual(['labels']);
    expect(hard.unearned).toBeUndefined();
  });

  test('rows beyond the first six thousand are judged, too', async () => {
    const clean = clusters(6100, 2, 4, 8);
    const labels = clean.labels.map((label, row) => (row % 13 === 12 ? 1 - label : label));
    const result = await check({ ...clean, labels }, cornerReader(2, 4, 1));
    expect(result.score.value).toBeGreaterThan(0.06);
    expect(result.figures['rows']).toBe(6100);
  });
});

describe('what cannot be tested is no score', () => {
  const some = (count: number): LabelledInputs => clusters(count, 3, 4, 4);

  const few = some(19);
  const random = new Random(2);
  test.each<[string, LabelledInputs, string | typeof NotTestable]>([
    [
      'copies of few rows',
      {
        ...{ ...few, count: 38, values: Float32Array.from([...few.values, ...few.values]) },
        labels: Int32Array.from([...few.labels, ...few.labels]),
      },
      'data has 38, of which 19 are different',
    ],
    ['one label for all rows', { ...some(90), labels: new Int32Array(90) }, NotTestable],
    [
      'labels that have nothing to do with the rows',
      { ...some(300), labels: new Int32Array(300).map(() => random.integer(3)) },
      NotTestable,
    ],
  ])('%s', async (_name, data, reason) => {
    await expect(check(data, cornerReader(3, 4, 1))).rejects.toThrow(reason);
  });

  test('too few trusted inputs that the model gets right', async () => {
    const result = await check(some(300), cornerReader(3, 4, 1), some(15));
    expect(result.notTested).toEqual(['backdoors', 'systematic labels']);
    expect(result.meaning).toContain('backdoors were not looked for');
    expect(result.limits.join('\n')).toContain('it gets 14 of 15 right');
  });

  test('a search for backdoors that ended early', async () => {
    const data: Inputs & { labels: Int32Array } = some(300);
    const result = await checkForPoisoning(
      {
        ...{ victim: cornerReader(3, 4, 1), data, labels: data.labels, picture: undefined },
        ...{ universal: some(90), universalLabels: some(90).labels, runtime: await testRuntime() },
      },
      { ...budgetOf(1, 1_000_000), timeLeftMs: () => 0 },
    );
    expect(result.cutShort).toBe(true);
    expect(result.notTested).toEqual(['backdoors']);
    expect(result.meaning).toContain('ended early');
  });
});
