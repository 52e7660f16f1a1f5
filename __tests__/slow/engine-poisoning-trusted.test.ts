import { describe, expect, it } from '@jest/globals';
import { checkForPoisoning } from '../../packages/engine/src/attacks/poisoning/poisoning.ts';
import { judgeByTrusted } from '../../packages/engine/src/attacks/poisoning/labels/trusted-judge.ts';
import { NotTestable } from '@model-security-scan/engine/fault';
import { Random } from '../../packages/engine/src/random.ts';
import type { AttackResult, Estimate, LabelledInputs } from '@model-security-scan/engine/types';
import { testRuntime } from '../support/engine-runtime.ts';
import { budgetOf, testVictim } from '../support/engine-victims.ts';

const COLUMNS = 4;
const ROWS = 400;

/** Rows of two classes, which a plane divides; `noise` blurs it. */
function table(count: number, seed: number, noise = 0.2): LabelledInputs {
  const random = new Random(seed);
  const values = new Float32Array(count * COLUMNS);
  random.fillNormals(values);
  const blur = new Float32Array(count);
  random.fillNormals(blur);
  const labels = Int32Array.from(blur, (move, row) => {
    const [a = 0, b = 0] = values.subarray(row * COLUMNS);
    return a + b + noise * move > 0 ? 1 : 0;
  });
  return {
    ...{ values, count, labels, shape: [COLUMNS] },
    ...{ low: new Float32Array(COLUMNS).fill(-4), high: new Float32Array(COLUMNS).fill(4) },
  };
}

const relabelled = (
  data: LabelledInputs,
  change: (label: number, row: number) => number,
): LabelledInputs => ({
  ...data,
  labels: data.labels.map(change),
});
const oneClass = (label: number, row: number): number => (label === 1 && row % 5 < 2 ? 0 : label);
const firstOf = ({ values }: LabelledInputs, row: number): number => values[row * COLUMNS] ?? 0;

/** Random flips are told to explain nothing, unless it is said how many there are. */
function view(
  data: LabelledInputs,
  trusted: LabelledInputs,
  random: Estimate = { value: 0, low: 0, high: 0.02 },
): ReturnType<typeof judgeByTrusted> {
  const rowsOf = ({ values, count, labels }: LabelledInputs): Parameters<typeof judgeByTrusted>[0] => ({
    features: { values, rows: count, columns: COLUMNS },
    labels,
  });
  return judgeByTrusted(rowsOf(data), rowsOf(trusted), random, 2, true);
}

describe('a judge that learned trusted rows only', () => {
  const clean = table(ROWS, 1);
  const trusted = table(200, 2);

  it.each([
    ['a part of one class', relabelled(clean, oneClass), 0.2],
    ['one region', relabelled(clean, (label, row) => (firstOf(clean, row) > 0.6 ? 0 : label)), 0.25],
  ])('finds that the labels of %s are wrong, and how many', (_name, data, share) => {
    const found = view(data, trusted);
    const wrong = data.labels.filter((label, row) => label !== clean.labels[row]).length / ROWS;
    expect(wrong).toBeCloseTo(share, 1);
    expect(found).toMatchObject({ contradicts: true, isSameKind: true });
    expect(found?.share.low).toBeGreaterThan(wrong - 0.12);
    expect(found?.share.low).toBeLessThan(wrong);
  });

  it('is not contradicted by what random flips explain', () => {
    const noisy = relabelled(clean, (label, row) => (row % 5 === 0 ? 1 - label : label));
    const found = view(noisy, trusted, { value: 0.2, low: 0.17, high: 0.23 });
    expect(found).toMatchObject({ contradicts: false, isSameKind: true, isBlind: false });
    expect(found?.share.value).toBeCloseTo(0.2, 1);
    expect(view(noisy, trusted)).toMatchObject({ contradicts: true });
  });

  it('does not say how many are wrong if all are swapped: the classes may only be named differently', () => {
    expect(
      view(
        relabelled(clean, (label) => 1 - label),
        trusted,
      ),
    ).toMatchObject({
      ...{ contradicts: true, isSameKind: false },
    });
  });

  it.each([0.1, 0.5, 1, 2])('agrees with clean labels, however hard (noise %d)', (noise) => {
    for (const seed of [11, 12, 13]) {
      expect(view(table(ROWS, seed, noise), table(200, seed + 20, noise))).toMatchObject({
        contradicts: false,
      });
    }
  });

  it('is blind if it learned few rows of a hard problem, and absent if it learned fewer', () => {
    expect(view(table(ROWS, 3, 2), table(45, 4, 2))).toMatchObject({ contradicts: false, isBlind: true });
    expect(view(clean, trusted)).toMatchObject({ isBlind: false });
    expect(view(clean, table(15, 4))).toBeUndefined();
  });

  it('proves nothing by trusted rows of another kind', () => {
    const moved = { ...trusted, values: trusted.values.map((value) => value + 1.5) };
    const data = relabelled(clean, oneClass);
    expect(view(data, moved)?.isSameKind).toBe(false);
  });
});

/** A model that learned what it was given by heart, and else knows the plane; `flip` turns its answers. */
function modelOf(data: LabelledInputs, flip = false): ReturnType<typeof testVictim> {
  const known = new Map(Array.from(data.labels, (label, row) => [firstOf(data, row), label]));
  return testVictim(COLUMNS, 'scores', 2, (input) => {
    const plane = (input[0] ?? 0) + (input[1] ?? 0) > 0 ? 1 : 0;
    const answer = known.get(input[0] ?? 0) ?? (flip ? 1 - plane : plane);
    return [0, 1].map((label) => (label === answer ? 0.95 : 0.05));
  });
}

async function check(
  data: LabelledInputs,
  trusted: LabelledInputs | undefined,
  flip = false,
): Promise<AttackResult> {
  return checkForPoisoning(
    {
      ...{ victim: modelOf(data, flip), data, labels: data.labels, picture: undefined },
      ...{ universal: trusted, universalLabels: trusted?.labels, runtime: await testRuntime() },
    },
    budgetOf(1, 1_000_000),
  );
}

describe('poisoning with trusted rows', () => {
  const trusted = table(200, 2);

  it('passes clean labels', async () => {
    const result = await check(table(ROWS, 1), trusted);
    expect(result.unearned).toBeUndefined();
    expect(result.notTested).toBeUndefined();
    expect(result.score.value).toBeLessThan(0.05);
  });

  it('finds labels of one class that they contradict', async () => {
    const result = await check(relabelled(table(ROWS, 1), oneClass), trusted);
    expect(result.score.value).toBeGreaterThan(0.15);
    expect(result.meaning).toMatch(
      /Most likely \d+\.\d % of the labels of 400 rows contradict what the trusted/u,
    );
  });

  it('does not pass labels that trusted rows of another kind contradict', async () => {
    const moved = { ...trusted, values: trusted.values.map((value) => value + 1.5) };
    const result = await check(relabelled(table(ROWS, 1), oneClass), moved);
    expect(result.unearned).toContain('data contradict those of universal_data');
  });

  it('does not pass a model that knows nothing of them', async () => {
    const swapped = relabelled(table(ROWS, 1), (label) => 1 - label);
    const { unearned } = await check(swapped, trusted, true);
    expect(unearned).toContain('no more often than chance does');
  });

  it('says without them that a whole class or region cannot be seen', async () => {
    const result = await check(table(ROWS, 1), undefined);
    expect(result.notTested).toEqual(['backdoors', 'systematic labels']);
    expect(result.meaning).toContain('wrong for a whole class or region cannot be seen without trusted data');
  });
});

describe('copies in training data', () => {
  /** Every fourth label is wrong, and every row stands there three times. */
  const wrong = relabelled(table(150, 5), (label, row) => (row % 4 === 0 ? 1 - label : label));
  const thrice: LabelledInputs = {
    ...wrong,
    count: 450,
    values: Float32Array.from([...wrong.values, ...wrong.values, ...wrong.values]),
    labels: Int32Array.from([...wrong.labels, ...wrong.labels, ...wrong.labels]),
  };

  it('do not vouch for each other', async () => {
    const found = await check(thrice, undefined).then(
      ({ score, unearned }) => (score.value > 0.15 ? 'red' : (unearned ?? 'passed')),
      (error: unknown) => (error instanceof NotTestable ? 'not tested' : error),
    );
    expect(found).not.toBe('passed');
  });

  it('count once in the interval', async () => {
    const clean = table(150, 5);
    const [once, often] = [
      clean,
      { ...thrice, labels: thrice.labels.map((_l, row) => clean.labels[row % 150] ?? 0) },
    ];
    const [short, long] = [await check(once, undefined), await check(often, undefined)];
    expect(long.figures['rows']).toBe(450);
    expect(long.figures['rows without copies']).toBe(short.figures['rows without copies']);
    expect(long.score.high).toBeGreaterThan(0.6 * short.score.high);
  });
});
