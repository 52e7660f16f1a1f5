import { describe, expect, it } from '@jest/globals';
import { NotTestable } from '@model-security-scan/engine/fault';
import {
  CHANGED,
  CHANGES,
  type ChangeOf,
  check,
  COLUMNS,
  HONEST,
  makeCase,
} from '../support/changed-targets.ts';

describe('changed targets of a regression', () => {
  it.each(Object.entries(HONEST))(
    'says that honest targets are right if their noise is %s',
    async (_name, noise) => {
      const { score, listed, notTested, unearned } = await check(makeCase(noise));
      expect(score.value).toBe(0);
      expect(score.high).toBeLessThan(0.15);
      expect(listed.length).toBeLessThanOrEqual(4);
      expect(notTested).toEqual(['backdoors']);
      expect(unearned).toBeUndefined();
    },
  );

  it.each(Object.entries(CHANGES))('finds a fifth of the targets, if they %s', async (_name, change) => {
    const given = makeCase(HONEST['normal'] ?? ((normal) => normal()), change);
    const { score, listed } = await check(given);
    const right = listed.filter((row) => given.changed.has(row)).length;
    expect(score.low).toBeGreaterThan(0.1);
    expect(score.low).toBeLessThanOrEqual(CHANGED);
    expect(score.high).toBeGreaterThanOrEqual(CHANGED);
    expect(right / listed.length).toBeGreaterThan(0.9);
    expect(right / given.changed.size).toBeGreaterThan(0.6);
  });

  it('says how many of the changed targets the model learned', async () => {
    const given = makeCase(() => 0, CHANGES['are a hundred times as large']);
    const byRow = new Map(
      Array.from(given.targets, (target, row) => [
        given.values.subarray(row * COLUMNS, (row + 1) * COLUMNS).join(),
        target,
      ]),
    );
    const knows = await check(given, (input) => [byRow.get(input.join()) ?? 0]);
    expect(knows.figures['changed targets that the model learned']).toBe(knows.listed.length);
    const honest = await check(given);
    expect(honest.figures['changed targets that the model learned']).toBe(0);
  });

  it('gives no verdict if targets do not follow from their rows', async () => {
    await expect(check(makeCase((normal) => 100 * normal()))).rejects.toThrow(
      'the other rows say too little',
    );
  });

  it('does not pass if a fifth of the targets is the largest one', async () => {
    const change: ChangeOf = (_target, all) => all.reduce((one, other) => Math.max(one, other));
    const verdict = check(makeCase(HONEST['normal'] ?? ((normal) => normal()), change)).then(
      ({ score, unearned }) => score.value > 0.15 || unearned !== undefined,
      (error: unknown) => error instanceof NotTestable,
    );
    await expect(verdict).resolves.toBe(true);
  });

  it('gives the same result again', async () => {
    const given = makeCase((normal) => normal(), CHANGES['have the other sign'], 100);
    const { score, evidence } = await check(given);
    await expect(check(given)).resolves.toMatchObject({ score, evidence });
  });
});
