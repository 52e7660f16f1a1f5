import { describe, expect, it } from '@jest/globals';
import { baselineDoubt } from '../../../src/decide/baseline/paired-test.ts';
import type { BaselineAnalysis } from '../../../src/facts/policy/policy.ts';
import {
  analysisBefore,
  BEFORE,
  decide,
  decision,
  EFFORT,
  HELD,
  type Now,
  NOW,
  resultNow,
} from '../../support/paired-results.ts';

/** Two of 30 inputs hold. */
const CEILING = `${'+'.repeat(28)}--`;
const ALL_FELL = '+'.repeat(30);
const CHECK = expect.stringMatching(
  /^Please check: the comparison with the baseline could not fail: of 30 inputs that both runs attacked, only 2 could still fall, too few to show more than chance\. For a comparison by inputs, set an eps/u,
);

describe('a baseline in which so few inputs held that no outcome could be worse', () => {
  const before = analysisBefore(CEILING, { score: 28 / 30 });

  it.each([
    [ALL_FELL, 1],
    [CEILING, 28 / 30],
  ])('does not fail the check, whatever the score is, and a person is asked to check: %#', (marks, score) => {
    const result = decide(resultNow({ marks, score }), before);
    expect(result.policy?.finding).toBe('known');
    expect(result.policy?.why).toContain('2 could still fall, too few');
    expect(result.warnings).toEqual([CHECK]);
    expect(decide(result, before).warnings).toEqual([CHECK]);
    expect(result.change?.words).not.toContain('fixed');
  });

  it('is named when it is written', () => {
    const doubt = baselineDoubt(resultNow({ marks: CEILING }));
    expect(doubt).toMatch(
      /^Please check: as a baseline, this result cannot show .* of 30 inputs, only 2 could still fall/u,
    );
    const others: readonly Now[] = [
      { marks: BEFORE },
      { marks: CEILING, spec: { maxIncrease: 0 } },
      { marks: CEILING, state: 'passed' },
      { marks: CEILING, attack: 'outlier' },
      { marks: ALL_FELL, score: 1 },
      { marks: '' },
    ];
    for (const fine of others) expect(baselineDoubt(resultNow(fine))).toBeUndefined();
  });
});

describe('a finding that passes now', () => {
  const FEWER = { marks: BEFORE, state: 'passed', score: 0.05 } as const;
  const before = analysisBefore(NOW);

  it('is fixed if fewer inputs fell than chance explains', () => {
    const [finding, why] = decision(FEWER, before);
    expect(finding).toBe('fixed');
    expect(why).toMatch(/3 fell.*12.*fewer fell.*more than chance.*0\.018/u);
  });

  it.each<[string, Partial<Now>, string]>([
    [
      'chance explains it',
      { marks: `-${NOW.slice(1)}` },
      'It passes now, but does not count as fixed: chance explains the difference.',
    ],
    [
      'its eps is smaller',
      { effort: { ...EFFORT, eps: 0.01 } },
      'Since the baseline: eps was 0.1 and is 0.01. It passes now, but does not count as fixed: the attack or its data was another one.',
    ],
    [
      'it had fewer queries',
      { effort: { ...EFFORT, queries: 600 } },
      'does not count as fixed: the attack had 1,200 queries and has 600.',
    ],
  ])('is not fixed if %s', (_name, more, words) => {
    const { policy, change } = decide(resultNow({ ...FEWER, ...more }), before);
    expect(policy).toBeUndefined();
    expect(change?.words).toContain(words);
  });

  const { outcomes: _outcomes, ...bare } = before;
  const { settings: _settings, ...unset } = bare;
  const interval = { low: 0.2, high: 0.4 };
  const FEW = '-'.repeat(19);
  it.each<[string, Partial<Now>, BaselineAnalysis, string]>([
    ['apart', { interval: { low: 0, high: 0.19 } }, { ...bare, interval }, 'do not overlap.'],
    [
      'apart, and its own outcomes are not known',
      { marks: '', interval: { low: 0, high: 0.19 } },
      { ...before, interval },
      'do not overlap.',
    ],
    [
      'not apart',
      { interval: { low: 0, high: 0.2 } },
      { ...bare, interval },
      'intervals of the two scores overlap',
    ],
    [
      'apart, and too few inputs are the same',
      { marks: FEW, interval: { low: 0, high: 0.19 } },
      analysisBefore(FEW, { interval }),
      'do not overlap.',
    ],
    ['not known now', {}, { ...bare, interval }, 'its interval is not known'],
    ['not known then', { interval }, bare, 'its interval is not known'],
    [
      'of an attack of which nothing is known',
      { interval: { low: 0, high: 0.19 } },
      { ...unset, interval },
      'does not count as fixed: the baseline does not say how it attacked',
    ],
  ])(
    'goes by its score if inputs cannot be compared, if the intervals are %s',
    (_name, more, then, words) => {
      const { policy, change } = decide(resultNow({ ...FEWER, ...more }), then);
      expect(policy?.finding).toBe(words === 'do not overlap.' ? 'fixed' : undefined);
      expect(change?.words).toContain(words);
    },
  );
});

it('takes an eps that the baseline chose for one that the config file set, and names others with three digits', () => {
  const spec = { local: { settings: { eps: 0.1 }, threshold: 0.1 } };
  expect(decision({ marks: HELD, spec }, analysisBefore(HELD))[1]).toContain('of 30 inputs');
  const other = { marks: HELD, effort: { ...EFFORT, eps: 0.054_545_458 } };
  const then = analysisBefore(HELD, { eps: 0.055_436_380_2 });
  expect(decision(other, then)[1]).toMatch(/0\.0554.*0\.0545/u);
});
