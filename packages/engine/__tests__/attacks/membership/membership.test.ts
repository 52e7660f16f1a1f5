import { beforeAll, describe, expect, test } from '@jest/globals';
import { NotTestable } from '../../../src/fault.ts';
import type { AttackResult, Evidence } from '../../../src/types.ts';
import { expectSound } from '../../support/attack-analyses.ts';
import {
  membershipOf,
  memoriser,
  ofClass,
  reversed,
  sideOf,
  together,
} from '../../support/membership-sides.ts';

const THRESHOLD = 0.1;
const [MEMBERS, OTHERS] = [sideOf(220, 1), sideOf(220, 2)];

function tablesOf({ evidence }: AttackResult): readonly Extract<Evidence, { kind: 'table' }>[] {
  return evidence.flatMap((one) => (one.kind === 'table' ? [one] : []));
}

describe('a model that knows its training rows by heart', () => {
  let found: AttackResult;
  beforeAll(async () => {
    found = await membershipOf(memoriser(MEMBERS), MEMBERS, OTHERS);
  });

  test('is found, with the rows that it gives away, by number only', () => {
    expectSound(found);
    expect(found).toMatchObject({ bound: 'lower', access: 'black-box', cutShort: false });
    expect(found.score.value).toBeGreaterThan(0.5);
    expect(found.score.value).toBe(found.figures['advantage, low']);
    // No file answers, so 200 rows a side are asked about.
    expect(found.queries).toBe(21 * 400);
    expect(found.meaning).toMatch(/200 training rows and 200 others .* at least (?:7|8|9)\d of 100/u);
    const given = tablesOf(found).find(({ title }) => title.includes('given away'));
    expect(given?.rows).toHaveLength(10);
    for (const [row] of given?.rows ?? []) expect(Number(row)).toBeGreaterThan(0);
    expect(found.evidence[0]).toMatchObject({ kind: 'curve', marks: [{ at: found.figures['FPR read'] }] });
  });

  test('is found in any order of the rows, with the same score', async () => {
    const other = await membershipOf(memoriser(MEMBERS), reversed(MEMBERS), reversed(OTHERS));
    expect(other.score).toEqual(found.score);
    expect(other.figures).toEqual(found.figures);
  });

  test('is found by its labels only', async () => {
    const told = await membershipOf(memoriser(MEMBERS, 'labels'), MEMBERS, OTHERS);
    expect(told.score.value).toBeGreaterThan(0.05);
  });

  test.each([
    ['are counted', undefined],
    ['are counted also if one side is an array, which names no columns', ['d', 'c', 'b', 'a']],
  ])('is judged without the rows that are on both sides, which %s', async (_how, columns) => {
    const victim = memoriser(MEMBERS);
    // The first rows of the members.
    const copied = sideOf(30, 1);
    const { inputs, labels } = together(OTHERS, copied);
    const found = await membershipOf(victim, MEMBERS, { inputs: { ...inputs, columns }, labels });
    expect(found.figures).toMatchObject({
      'rows on both sides': 30,
      'training rows': 190,
      'other rows': 200,
    });
    expect(found.score.value).toBeGreaterThan(0.5);
  });

  test('is found with fewer rows than a pass needs', async () => {
    const [few, others] = [sideOf(60, 3), sideOf(60, 4)];
    const told = await membershipOf(memoriser(few), few, others);
    expect(told.score.value).toBeGreaterThan(THRESHOLD);
    expect(told.figures).not.toHaveProperty('TPR at 1 %');
    expect(told.figures).toHaveProperty('TPR at 5 %');
  });
});

test('a model that knows one class by heart is said to give that class away', async () => {
  const found = await membershipOf(memoriser(ofClass(MEMBERS, 1)), MEMBERS, OTHERS);
  const [, shown = '0'] =
    /^Please check: class 1 gives away .*at least (0\.\d+)\.$/u.exec(found.limits[0] ?? '') ?? [];
  expect(Number(shown)).toBeGreaterThan(Number(found.figures['advantage, low']));
});

describe('a model that saw neither side', () => {
  test('is no finding, and passes with enough rows', async () => {
    const found = await membershipOf(memoriser(undefined), MEMBERS, OTHERS);
    expect(found.score.value).toBeLessThan(0.05);
    expect(found.figures['advantage, high']).toBeLessThan(0.2);
    expect(found.unearned).toBeUndefined();
    expect(tablesOf(found).map(({ title }) => title)).toEqual(['Advantage of the attacker in each class']);
  });

  test('earns no pass with fewer than 200 rows a side', async () => {
    const found = await membershipOf(memoriser(undefined), sideOf(150, 3), sideOf(220, 4));
    expect(found.score.value).toBeLessThan(THRESHOLD);
    expect(found.unearned).toMatch(/at least 200/u);
  });
});

describe('no verdict', () => {
  test.each([
    ['rows of another kind', sideOf(220, 5, 1.5), /without the model .* column 1/u],
    ['too few rows', sideOf(49, 6), /data has 49 different rows .* at least 50/u],
    ['the same rows on both sides', MEMBERS, /220 that are in both/u],
    [
      'labels of one class',
      { ...OTHERS, labels: OTHERS.labels.map(() => 1) },
      /classes that the other side lacks \(0\)/u,
    ],
  ])('from %s', async (_what, others, message) => {
    const attempt = membershipOf(memoriser(MEMBERS), MEMBERS, others);
    await expect(attempt).rejects.toThrow(NotTestable);
    await expect(attempt).rejects.toThrow(message);
  });

  test('if the labels of the training rows are others', async () => {
    const wrong = { ...MEMBERS, labels: MEMBERS.labels.map((label) => 1 - label) };
    const attempt = membershipOf(memoriser(undefined), wrong, {
      ...OTHERS,
      labels: OTHERS.labels.map((one) => 1 - one),
    });
    await expect(attempt).rejects.toThrow(/no better than guessing/u);
  });

  test('of a model that answers at random, or large pictures', async () => {
    const victim = memoriser(MEMBERS);
    const randomness = { asked: 16, changed: 9, changedClass: 1 };
    await expect(membershipOf(victim, MEMBERS, OTHERS, { randomness })).rejects.toThrow(/9 of 16/u);
    const picture = { channels: 1, height: 40, width: 40, order: 'chw' as const };
    await expect(membershipOf(victim, MEMBERS, OTHERS, { picture })).rejects.toThrow(/40 by 40 pixels/u);
  });
});
