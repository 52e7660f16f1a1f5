import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  MOST_OUTCOMES,
  packOutcomes,
  unpackGroups,
  unpackOutcomes,
} from '@model-security-scan/engine/pack-outcomes';
import { pairedTail } from '../../../src/decide/baseline/mcnemar.ts';
import { ATTACK_RESULT } from '@model-security-scan/engine/results';
import { readMessage } from '@model-security-scan/common/schema/message';
import { SAMPLE_RESULT } from '../../support/engine-report-samples.ts';

const EFFORT = { eps: 0.1, queries: 1200 };

describe('packed outcomes', () => {
  it('give back every row and whether it fell, in rising order', () => {
    const rows = fc.uniqueArray(
      fc.maxSafeNat().map((one) => one % 2 ** 48),
      { minLength: 1, maxLength: 60 },
    );
    fc.assert(
      fc.property(rows, fc.integer(), (some, bits) => {
        const given = some.map((key, index) => ({
          ...{ key, group: index % 300 },
          fell: ((bits >> (index % 31)) & 1) === 1,
        }));
        const packed = packOutcomes(given, EFFORT);
        const found = packed === undefined ? undefined : unpackOutcomes(packed);
        const rising = given.toSorted((one, other) => one.key - other.key);
        expect([...(found ?? [])]).toEqual(rising.map(({ key, fell }) => [key, fell]));
        const groups = packed === undefined ? undefined : unpackGroups(packed);
        expect([...(groups ?? [])]).toEqual(rising.map(({ key, group }) => [key, group]));
      }),
    );
  });

  it('take a bit and six bytes for each of 1,000 inputs, in base64', () => {
    const packed = packOutcomes(
      Array.from({ length: 1000 }, (_unused, row) => ({ key: 2 * row, fell: row % 3 === 0 })),
      EFFORT,
    );
    expect(packed).toMatchObject(EFFORT);
    expect([packed?.inputs.length, packed?.fell.length]).toEqual([8000, 168]);
  });

  it('are not made of nothing, or of too many inputs', () => {
    expect(packOutcomes([], EFFORT)).toBeUndefined();
    const many = Array.from({ length: MOST_OUTCOMES + 1 }, (_unused, key) => ({ key, fell: true }));
    expect(packOutcomes(many, EFFORT)).toBeUndefined();
    expect(packOutcomes(many.slice(1), EFFORT)).toBeDefined();
  });

  it('hold a group for each row, or none at all', () => {
    const two = { inputs: 'AAAAAAADAAAAAAAJ', fell: 'Ag==' };
    expect(unpackOutcomes({ ...two, groups: 'AAAAAA==' })?.size).toBe(2);
    expect(unpackOutcomes({ ...two, groups: 'AAA=' })).toBeUndefined();
  });

  it.each([
    ['no rows', '', ''],
    ['bits for more inputs', 'AAAAAAAD', 'AAA='],
    [
      'bits for fewer inputs',
      Buffer.from(Array.from({ length: 54 }, (_unused, at) => at)).toString('base64'),
      'AA==',
    ],
    ['an input without its last byte', 'AAAAAAA=', 'AA=='],
    ['the same input twice', 'AAAAAAADAAAAAAAD', 'AA=='],
    ['far too long a text', 'A'.repeat(10 * MOST_OUTCOMES), 'A'.repeat(MOST_OUTCOMES)],
  ])('are refused with %s', (_name, inputs, fell) => {
    expect(unpackOutcomes({ inputs, fell })).toBeUndefined();
  });

  it('of a process that ran a hostile model are checked', () => {
    const outcomes = packOutcomes([{ key: 3, fell: true }], EFFORT);
    const read = (given: unknown): unknown =>
      readMessage(ATTACK_RESULT, { ...SAMPLE_RESULT, outcomes: given });
    expect(read(outcomes)).toMatchObject({ outcomes });
    for (const wrong of [
      { fell: 'AAAA' },
      { inputs: 7 },
      { queries: -1 },
      { eps: 'x' },
      { groups: 'AA==' },
    ]) {
      expect(read({ ...outcomes, ...wrong })).toBeUndefined();
    }
  });
});

it("gives in McNemar's test the changes of each stratum their weight", () => {
  const rare = { worse: 3, better: 0, weight: 1 / 8 };
  const frequent = { worse: 5, better: 9, weight: 1 / 92 };
  // By hand: of 2 ** 17 ways, those with a sum of at least 3 / 8 + 5 / 92 are 3 of the first and at least 5 of the 14 others.
  expect(pairedTail([rare, frequent])).toBeCloseTo((1 / 8) * 0.9102172851, 3);
  expect(pairedTail([frequent, frequent])).toBeCloseTo(
    pairedTail([{ worse: 10, better: 18, weight: 1 }]),
    12,
  );
  const none = { worse: 0, better: 0, weight: 1 };
  expect(pairedTail([none, { ...none, weight: 0.5 }])).toBe(1);
});

describe("McNemar's exact test", () => {
  // Sums of binomial coefficients in exact fractions.
  it.each([
    [0, 0, 1],
    [0, 5, 1],
    [1, 0, 0.5],
    [5, 0, 0.03125],
    [7, 0, 0.0078125],
    [12, 3, 0.017578125],
    [3, 12, 0.996307373046875],
    [600, 500, 0.0014097724957182138],
    [5100, 4900, 0.023292763852473693],
  ])('of %d changes for the worse and %d for the better gives %d', (worse, better, p) => {
    expect(pairedTail([{ worse, better, weight: 1 }])).toBeCloseTo(p, 10);
  });
});
