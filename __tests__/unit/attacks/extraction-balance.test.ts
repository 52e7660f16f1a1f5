import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  balanceByAnswer,
  balancedAgreement,
  requireSecondAnswer,
} from '../../../src/attacks/extraction/balance.ts';
import { NotTestable } from '../../../src/engine/fault.ts';

/** So many inputs with the answer 0, so many with 1, and so on. */
function answers(...counts: readonly number[]): Int32Array {
  return Int32Array.from(counts.flatMap((count, answer) => Array.from({ length: count }, () => answer)));
}

describe('agreement that is balanced by answer', () => {
  it('gives a copy that always names the most frequent answer one share, however common that is', () => {
    for (const counts of [
      [970, 30],
      [20, 20],
      [400, 10, 90],
    ]) {
      const classes = answers(...counts);
      const { value } = balancedAgreement(balanceByAnswer(classes), (row) => classes[row] === 0);
      expect(value).toBeCloseTo(1 / counts.length, 12);
    }
  });

  it('has an interval that is as wide as the rarer answer makes it', () => {
    const rare = balanceByAnswer(answers(992, 8));
    // Kish: 1 / (.25 / 992 + .25 / 8)
    expect(rare.size).toBeCloseTo(31.74, 2);
    const all = balancedAgreement(rare, () => true);
    expect(all).toMatchObject({ value: 1, high: 1 });
    expect(all.low).toBeCloseTo(0.892, 3);
    expect(balancedAgreement(balanceByAnswer(answers(500, 500)), () => true).low).toBeGreaterThan(0.99);
  });

  it('counts rare answers together, each as one answer, and leaves them out if all of them are too few', () => {
    const many = balanceByAnswer(answers(30, ...Array.from({ length: 20 }, () => 2)));
    expect(many).toMatchObject({ answers: 21, leftOut: 0 });
    expect(many.groups.map(({ rows, answers: names }) => [rows.length, names])).toEqual([
      [30, 1],
      [40, 20],
    ]);
    expect(balanceByAnswer(answers(30, 20, 3))).toMatchObject({ answers: 2, leftOut: 3 });
  });

  it.each([
    ['one answer only', answers(38), /the model gives all 38 held-out inputs the same class/u],
    ['one other answer', answers(37, 1), /37 of 38 held-out inputs the same class\. Only 1 got another one/u],
  ])('refuses %s', (_name, classes, message) => {
    const refused = (): void => {
      requireSecondAnswer(balanceByAnswer(classes), classes.length);
    };
    expect(refused).toThrow(NotTestable);
    expect(refused).toThrow(message);
  });

  it('stays within its interval, which is never narrower than that of as many balanced inputs', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 2, maxLength: 8 }),
        fc.integer({ min: 1, max: 9 }),
        (counts, every) => {
          const classes = answers(...counts);
          const balance = balanceByAnswer(classes);
          fc.pre(balance.answers >= 2);
          const { value, low, high } = balancedAgreement(balance, (row) => row % every === 0);
          expect(low).toBeLessThanOrEqual(value);
          expect(high).toBeGreaterThanOrEqual(value);
          expect(balance.size).toBeLessThanOrEqual(classes.length + 1e-9);
        },
      ),
    );
  });
});
