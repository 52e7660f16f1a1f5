import { describe, expect, it } from '@jest/globals';
import { balanceByAnswer, requireSecondAnswer } from '../../../src/attacks/extraction/balance.ts';
import { NotTestable } from '../../../src/fault.ts';
import { shareIn } from '../../../src/strata.ts';

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
      const { strata, constant } = balanceByAnswer(classes);
      const { value } = shareIn(strata, (row) => classes[row] === 0);
      expect(value).toBeCloseTo(1 / counts.length, 12);
      expect(constant).toBeCloseTo(value, 12);
    }
  });

  it('counts rare answers together as one, and leaves them out if all of them are too few', () => {
    const many = balanceByAnswer(answers(100, 30, 4, 5));
    expect(many.strata.strata.map(({ classes, inputs }) => [classes, inputs.length])).toEqual([
      [[0], 100],
      [[1], 30],
      [[2, 3], 9],
    ]);
    const few = balanceByAnswer(answers(50, 20, 3));
    expect(few).toMatchObject({ leftOut: 3, constant: 0.5 });
  });

  it('counts each input if there are fewer than 20 for each answer', () => {
    const classes = answers(30, ...Array.from({ length: 20 }, () => 2));
    const { strata, constant } = balanceByAnswer(classes);
    expect(strata.isMean).toBe(false);
    expect(shareIn(strata, (row) => classes[row] === 0).value).toBeCloseTo(30 / 70, 12);
    expect(constant).toBeCloseTo(30 / 70, 12);
  });

  it.each([
    ['one answer only', answers(48), /the model gives all 48 held-out inputs the same class/u],
    ['one other answer', answers(47, 1), /47 of 48 held-out inputs the same class\. Only 1 got another one/u],
    [
      'few others of few',
      answers(33, 5),
      /33 of 38 held-out inputs the same class\. Only 5 got another one/u,
    ],
  ])('refuses %s', (_name, classes, message) => {
    const refused = (): void => {
      requireSecondAnswer(balanceByAnswer(classes), classes.length);
    };
    expect(refused).toThrow(NotTestable);
    expect(refused).toThrow(message);
  });
});
