import { describe, expect, it } from '@jest/globals';
import type { Skill } from '@model-security-scan/engine/results';
import { attackSettings } from '../../../src/decide/policy/attack-settings.ts';
import type { AnalysisSpec } from '../../../src/facts/analysis-spec.ts';
import type { BaselineAnalysis } from '../../../src/facts/policy/policy.ts';
import {
  analysisBefore,
  BEFORE,
  decide,
  decision,
  DIGESTS,
  EFFORT,
  HELD,
  NOW,
  type Now,
  resultNow,
} from '../../support/paired-results.ts';
import { localSpec } from '../../support/sample-gate.ts';
import { sampleResult } from '../../support/sample-outcomes.ts';

describe('a run that attacked the same inputs as its baseline', () => {
  it('fails if more inputs fell than chance explains, whatever the score says', () => {
    const [finding, why] = decision({ marks: NOW, score: 0.3 }, analysisBefore(BEFORE, { score: 0.35 }));
    expect(finding).toBe('new');
    expect(why).toMatch(/45 inputs.*12 fell.*3.*: more than chance.*0\.018, level 0\.02\)/u);
  });

  it.each([
    ['nothing changed', HELD, HELD, 'no more than chance (p = 1, level 0.02)'],
    ['all fell', '+'.repeat(30), HELD, 'other way: more than chance (p < 0.0001, level 0.02)'],
    ['fewer fell', BEFORE, NOW, 'fewer fell, more than chance explains (p = 0.018, level 0.02)'],
    [
      'hardly fewer fell',
      `-++${HELD}`,
      `+++${HELD}`,
      'fewer fell, but no more than chance explains (p = 0.5,',
    ],
  ])('says what chance explains if %s', (_name, marks, then, words) => {
    expect(decision({ marks }, analysisBefore(then))[1]).toContain(words);
  });

  it('is compared on the inputs that both attacked, since a retrained model gets others right', () => {
    const [finding, why] = decision({ marks: `${NOW}++++` }, analysisBefore(`${BEFORE}    --`));
    expect(finding).toBe('new');
    expect(why).toContain('45 inputs that both runs attacked');
  });

  it('says so even if it passes', () => {
    const { change, policy } = decide(
      resultNow({ marks: NOW, state: 'passed', score: 0.05 }),
      analysisBefore(BEFORE, { isVulnerable: false, score: 0.01 }),
    );
    expect(policy).toBeUndefined();
    expect(change?.words).toMatch(/0\.01, now 0\.05.*45 inputs.*12 fell/u);
    expect(change?.words).not.toContain('fixed');
  });

  it.each<[string, string, BaselineAnalysis, string]>([
    ['more rows that held', `${HELD}${HELD}`, analysisBefore(HELD), 'known'],
    ['a few of its rows', HELD, analysisBefore(`${HELD}${HELD}`), 'known'],
    ['more rows, of which more fell', `${NOW}++++`, analysisBefore(BEFORE), 'new'],
  ])('is compared on the rows in common if the data has %s', (_name, marks, before, finding) => {
    const digests = { ...DIGESTS, data: 'e'.repeat(64), label: 'e'.repeat(64) };
    const [found, why] = decision({ marks, digests }, before);
    expect(found).toBe(finding);
    expect(why).toMatch(/of (?:30|45) inputs that both runs attacked.*since the baseline the data changed/u);
  });

  it.each<[string, string, string, string]>([
    ['as many rows find no rise', HELD, HELD, 'known'],
    ['more fell than chance explains', NOW, BEFORE, 'new'],
    ['fewer rows were attacked', HELD, `${HELD}-`, 'new'],
  ])('that passed then and is above the threshold now: %s', (_name, marks, then, finding) => {
    const before = analysisBefore(then, { isVulnerable: false, score: 0.05 });
    expect(decision({ marks }, before)[0]).toBe(finding);
  });

  it.each<[string, Partial<Now>, Partial<BaselineAnalysis>, string]>([
    ['the same model, byte by byte', {}, {}, 'known'],
    [
      'the same model that is used otherwise',
      { spec: { local: { settings: {}, threshold: 0.1, output: 'other' } } },
      {},
      'new',
    ],
    ['a model without a digest in both runs', { digests: {} }, { digests: new Map() }, 'new'],
  ])('is not worse by the luck of the search if it is %s', (_name, more, then, finding) => {
    const digests = { ...DIGESTS, model: 'b'.repeat(64) };
    const [found, why] = decision({ marks: NOW, digests, ...more }, analysisBefore(BEFORE, then));
    expect(found).toBe(finding);
    expect(why).toContain('of 45 inputs that both runs attacked');
    expect(why.includes('the model is the same, byte by byte')).toBe(finding === 'known');
  });

  it('counts each class equally', () => {
    const groups = (row: number): number => (row < 10 ? 1 : 0);
    const then = `${'-'.repeat(10)}${'+'.repeat(12)}${'-'.repeat(78)}`;
    const marks = `${'+'.repeat(7)}${'-'.repeat(15)}${'-'.repeat(78)}`;
    expect(decision({ marks }, analysisBefore(then))[0]).toBe('known');
    const [finding, why] = decision({ marks, groups }, analysisBefore(then));
    expect(finding).toBe('new');
    expect(why).toMatch(/100 inputs.*each class counted equally.*7 fell/u);
  });
});

describe('scores of attacks that do not say how their inputs ended', () => {
  const settings = analysisBefore('').settings ?? new Map<string, string>();
  const scored = { name: 'digits/evasion', methodVersion: '2', isVulnerable: true, score: 0.3, settings };
  const before = { ...scored, interval: { low: 0.2, high: 0.4 }, rows: 100 };
  const now = { marks: '', interval: { low: 0.3, high: 0.5 }, rows: 105 };
  const { rows: _rows, ...unlimited } = before;
  it.each<[string, Now, BaselineAnalysis, string]>([
    ['known if the intervals overlap', now, before, 'known'],
    ['new if they do not', { ...now, interval: { low: 0.41, high: 0.5 } }, before, 'new'],
    ['known if they touch', { ...now, interval: { low: 0.4, high: 0.5 } }, before, 'known'],
    ['known if they touch from below', { ...now, interval: { low: 0.1, high: 0.2 } }, before, 'known'],
    ['known if the upper ends are the same', { ...now, interval: { low: 0.3, high: 0.4 } }, before, 'known'],
    ['new without an interval', { marks: '', rows: 105 }, before, 'new'],
    ['new without one then', now, { ...scored, rows: 100 }, 'new'],
    ['known with as many rows', { ...now, rows: 100 }, before, 'known'],
    ['known if only the baseline says it', now, { ...analysisBefore(HELD), ...before }, 'known'],
    [
      'known of an attack that has no paired test',
      { ...now, marks: HELD, attack: 'outlier' },
      {
        ...{ ...analysisBefore(HELD), ...before, name: 'digits/outlier' },
        settings: attackSettings(localSpec('digits', 'outlier')),
      },
      'known',
    ],
    ['new if its number of rows is not known', now, unlimited, 'new'],
    ['new with fewer rows', { ...now, rows: 99 }, before, 'new'],
    ['new if the baseline had passed', now, { ...before, isVulnerable: false }, 'new'],
    ['new if the number of rows is not known', { marks: '', interval: now.interval }, before, 'new'],
    ['known if it is not higher', { ...now, rows: 99, score: 0.29 }, before, 'known'],
  ])('are %s', (_name, result, then, finding) => {
    const [found, why] = decision(result, then);
    expect(found).toBe(finding);
    expect(why).not.toMatch(/input by input|undefined|NaN/u);
    expect(why.includes('max-increase: 0.1 of this analysis')).toBe(finding === 'new');
  });
});

describe('scores are compared instead, and it is said why', () => {
  const same = analysisBefore(HELD);
  const skillOf = (tolerance: number): Skill => ({
    measure: 'r2',
    value: 0.5,
    low: 0.4,
    high: 0.6,
    tolerance,
  });
  it.each<[string, Now, BaselineAnalysis, string]>([
    [
      'other ranges of columns',
      { marks: HELD, digests: { ...DIGESTS, minmax: 'e'.repeat(64) } },
      same,
      'the ranges of the columns changed',
    ],
    [
      'another setting',
      { marks: HELD, spec: { local: { settings: { samples: 60 }, threshold: 0.1 } } },
      same,
      'samples was not set and is 60',
    ],
    ['another eps', { marks: HELD, effort: { ...EFFORT, eps: 0.12 } }, same, 'eps was 0.1 and is 0.12'],
    [
      'other queries',
      { marks: HELD, effort: { ...EFFORT, queries: 800 } },
      same,
      'the attack had 1,200 queries and has 800',
    ],
    [
      'too few inputs',
      { marks: '-'.repeat(19) },
      analysisBefore('-'.repeat(19)),
      'only 19 of 19 inputs of the baseline were attacked again',
    ],
    [
      'a stricter test',
      { marks: HELD, skill: skillOf(2.4) },
      { ...same, skill: skillOf(3) },
      'the tolerance was 3 and is 2.4',
    ],
    [
      'outcomes that say nothing',
      { marks: HELD },
      { ...same, outcomes: { inputs: '', fell: '', queries: 1200 } },
      'it is not known which inputs fell',
    ],
    [
      'few inputs in common',
      { marks: HELD },
      analysisBefore(`${HELD}${HELD}-`),
      'only 30 of 61 inputs of the baseline were attacked again',
    ],
  ])('with %s', (_name, now, before, words) => {
    const [finding, why] = decision(now, before);
    expect(finding).toBe('new');
    expect(why).toMatch(/0\.4 is above .*0\.3/u);
    expect(why).toContain(`not compared input by input: ${words}`);
  });

  it.each<[string, Now, BaselineAnalysis]>([
    ['other queries by a little', { marks: HELD, effort: { ...EFFORT, queries: 1080 } }, same],
    ['another tolerance by a little', { marks: HELD, skill: skillOf(2.71) }, { ...same, skill: skillOf(3) }],
    ['a tolerance that only the baseline says', { marks: HELD }, { ...same, skill: skillOf(3) }],
    ['just enough inputs', { marks: '-'.repeat(20) }, analysisBefore('-'.repeat(20))],
  ])('not with %s', (_name, now, before) => {
    const [finding, why] = decision(now, before);
    expect(finding).toBe('known');
    expect(why).toMatch(/of [23]0 inputs that both runs attacked/u);
  });

  it.each([0.3, 0.2])('and no max-increase is named if the score did not rise: %d', (score) => {
    const before = analysisBefore(`${HELD}-`, { isVulnerable: false });
    const [finding, why] = decision({ marks: HELD, score }, before);
    expect(finding).toBe('new');
    expect(why).not.toContain('max-increase');
  });

  it('with a max-increase, also one of 0', () => {
    const given = (maxIncrease: number): readonly [string, string] =>
      decision({ marks: HELD, spec: { maxIncrease } }, same);
    expect(given(0)[0]).toBe('new');
    expect(given(0.2)).toEqual(['known', expect.stringContaining('(max-increase 0.2)')]);
    expect(given(0.2)[1]).not.toContain('input');
  });

  it('not at all with another version of the method', () => {
    const [finding, why] = decision({ marks: HELD, methodVersion: '3' }, same);
    expect(finding).toBe('new');
    expect(why).toMatch(/version 2 .*version 3/u);
  });
});

it('names an eps that the config file sets only once', () => {
  const specOf = (eps: number): Partial<AnalysisSpec> => ({ local: { settings: { eps }, threshold: 0.1 } });
  const settings = attackSettings(localSpec('digits', 'evasion', specOf(0.1)));
  const before = analysisBefore(BEFORE, { settings });
  const effort = { ...EFFORT, eps: 0.12 };
  const [, why] = decision({ marks: NOW, spec: specOf(0.12), effort }, before);
  expect(why.match(/eps was 0\.1 and is 0\.12/gu)).toHaveLength(1);
});

it('says what changed since the baseline, although the score did not', () => {
  const changed = resultNow({ marks: HELD, score: 0.3, digests: { ...DIGESTS, label: 'e'.repeat(64) } });
  expect(decide(changed, analysisBefore(HELD)).policy).toMatchObject({
    finding: 'known',
    why: expect.stringContaining('the labels changed'),
  });
});

it('compares only scores of a service', () => {
  const result = sampleResult('digits', 'evasion', 'vulnerable', { score: 0.4, threshold: 0.1 });
  const { policy } = decide(result, { name: 'digits/evasion', isVulnerable: true, score: 0.3 });
  expect(policy?.why).toMatch(/the score 0\.4 is above the baseline’s 0\.3; max-increase: 0\.1 of/u);
});

it('leaves secrets and what does not matter out of the settings', () => {
  const spec = localSpec('digits', 'evasion', {
    local: { settings: { eps: 0.1, minutes: 3 }, threshold: 0.1 },
  });
  const fields = { ...spec.fields, model_api_details: 'a secret' };
  const settings = attackSettings({ ...spec, fields });
  expect(settings.get('eps')).toBe('0.1');
  expect([...settings.keys()]).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:minutes|model_api_details|model_framework)$/u)]),
  );
});
