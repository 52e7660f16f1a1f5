import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { contentId } from '../../../src/cache/content-id.ts';
import { isObject } from '@model-security-scan/common/json';
import { ENGINE_SETTINGS } from '@model-security-scan/engine/catalog';
import type { Skill } from '@model-security-scan/engine/results';
import { attackSettings } from '../../../src/decide/policy/attack-settings.ts';
import { keepBaselineChoices, lostSkillWarnings } from '../../../src/decide/baseline/baseline-skill.ts';
import { decideAnalysis } from '../../../src/decide/scan/decide-findings.ts';
import type { AnalysisResult } from '../../../src/facts/run-outcome.ts';
import type { Baseline, BaselineAnalysis } from '../../../src/facts/policy/policy.ts';
import { renderResultsFile } from '../../../src/report/results-file.ts';
import { readBaselineText } from '../../../src/settings/results/baseline.ts';
import { localSpec } from '../../support/sample-gate.ts';
import { sampleOutcome, sampleSpec } from '../../support/sample-outcomes.ts';
import { resultOf } from '../../support/sample-results.ts';
import { PROGRAM } from '../../support/sample-program.ts';

const { min: MIN_EPS, max: MAX_EPS } = ENGINE_SETTINGS.eps;
const GOOD: Skill = { measure: 'r2', value: 0.59, low: 0.54, high: 0.64, tolerance: 3.2 };
const BAD: Skill = { measure: 'r2', value: 0.04, low: 0.03, high: 0.05, tolerance: 4.9 };

function baselineWith(skill?: Skill, more: Partial<BaselineAnalysis> = {}): Baseline {
  const analysis = {
    ...{ name: 'demand/evasion', isVulnerable: true, score: 0.27, methodVersion: '2' },
    ...{ interval: { low: 0.2, high: 0.35 }, settings: attackSettings(localSpec('demand', 'evasion')) },
    ...more,
  };
  return {
    ...{ file: 'b.json', fileFindings: [] },
    analyses: [skill === undefined ? analysis : { ...analysis, skill }],
  };
}

function resultWith(state: 'passed' | 'vulnerable', score: number, skill: Skill): AnalysisResult {
  return resultOf(localSpec('demand', 'evasion'), state, {
    ...{ score, threshold: 0.2, methodVersion: '2', skill, interval: { low: score, high: score + 0.1 } },
  });
}

function decide(result: AnalysisResult, baseline: Baseline): AnalysisResult {
  return decideAnalysis(result, { policy: { accept: [], baseline }, nowMs: 0 });
}

describe('a regression beside its baseline', () => {
  it('is never fixed if its tolerance is larger, since it got a laxer test', () => {
    const { policy, change } = decide(
      resultWith('passed', 0, { ...GOOD, tolerance: 4.9 }),
      baselineWith(GOOD),
    );
    expect(policy).toBeUndefined();
    expect(change?.words).toMatchSnapshot();
  });

  it('is new, not known, if its tolerance is larger, or the baseline does not say one', () => {
    for (const baseline of [baselineWith(GOOD), baselineWith()]) {
      const { policy } = decide(resultWith('vulnerable', 0.25, { ...GOOD, tolerance: 4.9 }), baseline);
      expect(policy?.finding).toBe('new');
      expect(policy?.why).toContain('not comparable with the baseline');
    }
  });

  it('is known if its tolerance is the same, and its score no higher', () => {
    const { policy } = decide(resultWith('vulnerable', 0.25, GOOD), baselineWith(GOOD));
    expect(policy?.finding).toBe('known');
  });

  it('is fixed with the same tolerance, unless it knows less of the labels than before', () => {
    const [kept, lost] = [GOOD, { ...BAD, tolerance: 3.2 }].map((skill) =>
      decide(resultWith('passed', 0, skill), baselineWith(GOOD)),
    );
    expect(kept?.policy?.finding).toBe('fixed');
    expect(lost?.policy).toBeUndefined();
    expect(lost?.change?.words).toMatch(/the R² fell from 0\.59 to 0\.04 \(/u);
  });

  it('gets the tolerance of the baseline as its most, and is then another content', () => {
    const spec = localSpec('demand', 'evasion');
    const settings = { analyses: [spec], policy: { accept: [], baseline: baselineWith(GOOD) } };
    const [limited = spec] = keepBaselineChoices(settings).analyses;
    expect(limited.local?.mostTolerance).toBe(3.2);
    expect(contentId(limited, [])).not.toBe(contentId(spec, []));
  });

  it.each([0.07, MIN_EPS, MAX_EPS])(
    'gets the eps of the baseline, and is then another content: %d',
    (eps) => {
      const spec = localSpec('demand', 'evasion');
      const baseline = baselineWith(undefined, { eps });
      const [limited = spec] = keepBaselineChoices({
        analyses: [spec],
        policy: { accept: [], baseline },
      }).analyses;
      expect(limited.local).toStrictEqual({ ...spec.local, baselineEps: eps });
      const other = {
        ...limited,
        local: { ...limited.local, settings: {}, threshold: 0.2, baselineEps: 0.08 },
      };
      expect(contentId(limited, [])).not.toBe(contentId(other, []));
      expect(contentId(limited, [])).not.toBe(contentId(spec, []));
    },
  );

  it('gets the label column of the baseline unless the config file names one, and is then another content', () => {
    const [spec, own] = [
      localSpec('demand', 'evasion'),
      localSpec('demand', 'evasion', { local: { settings: { 'label-column': 'price' }, threshold: 0.2 } }),
    ];
    const policy = { accept: [], baseline: baselineWith(GOOD, { label: 'sales' }) };
    const [limited = spec, other] = [spec, own].flatMap(
      (one) => keepBaselineChoices({ analyses: [one], policy }).analyses,
    );
    expect([limited.local?.baselineLabel, other?.local?.baselineLabel]).toEqual(['sales', undefined]);
    expect(contentId(limited, [])).not.toBe(contentId(spec, []));
  });

  it.each([
    ['the config file sets one', 0.07, { local: { settings: { eps: 0.2 }, threshold: 0.2 } }],
    ['it is no eps that anybody could set', -1, {}],
    ['it is larger than anybody could set', MAX_EPS + 1, {}],
    ['the baseline has none', undefined, {}],
  ])('gets no eps of the baseline if %s', (_name, eps, more) => {
    const baseline = baselineWith(undefined, eps === undefined ? {} : { eps });
    const analyses = [
      localSpec('demand', 'evasion', more),
      localSpec('demand', 'extraction', more),
      sampleSpec('demand', 'evasion'),
    ];
    expect(keepBaselineChoices({ analyses, policy: { accept: [], baseline } }).analyses).toStrictEqual(
      analyses,
    );
  });

  it('keeps a tolerance of the config file', () => {
    const spec = localSpec('demand', 'evasion', {
      local: { settings: { tolerance: 9 }, threshold: 0.2 },
    });
    const settings = { analyses: [spec], policy: { accept: [], baseline: baselineWith(GOOD) } };
    expect(keepBaselineChoices(settings).analyses[0]?.local?.mostTolerance).toBeUndefined();
  });
});

describe('a model that knows less than in the baseline', () => {
  const accuracy = (value: number): Skill => ({
    ...{ measure: 'accuracy', value, low: value - 0.02, high: value + 0.02 },
  });

  it('is warned of once, with both figures, also if its finding is known', () => {
    const result = resultWith('vulnerable', 0.2, accuracy(0.632));
    expect(decide(result, baselineWith(accuracy(0.917))).policy?.finding).toBe('known');
    const other = resultWith('passed', 0.2, accuracy(0.5));
    expect(lostSkillWarnings([result, other], baselineWith(accuracy(0.917)))).toEqual([
      expect.stringMatching(/its accuracy fell.*91\.7.*63\.2.*\(95.*89\.7.*93\.7.*61\.2.*65\.2/u),
    ]);
  });

  it.each<[string, Baseline | undefined]>([
    ['the intervals overlap', baselineWith(accuracy(0.917))],
    ['the intervals meet', baselineWith({ ...accuracy(0.95), low: 0.92 })],
    ['they measure something else', baselineWith({ ...GOOD, low: 0.99, high: 1 })],
    ['the baseline does not say it', baselineWith()],
    ['the baseline has no such analysis', { ...baselineWith(), analyses: [] }],
    ['there is no baseline', undefined],
  ])('is not warned of if %s', (_name, baseline) => {
    const results = [resultWith('passed', 0, { ...accuracy(0.9), high: 0.92 })];
    expect(lostSkillWarnings(results, baseline)).toEqual([]);
  });
});

describe('the skill in a results file', () => {
  it('fits the schema, and is read back', () => {
    const text = renderResultsFile(sampleOutcome({ results: [resultWith('passed', 0, GOOD)] }), PROGRAM);
    const schema: unknown = JSON.parse(
      readFileSync(new URL('../../../schema/results.schema.json', import.meta.url), 'utf8'),
    );
    if (!isObject(schema)) throw new Error('The schema is an object.');
    const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(schema);
    validate(JSON.parse(text));
    expect(validate.errors ?? []).toEqual([]);
    expect(readBaselineText(text, 'b.json', 'b.json')).toMatchObject({ analyses: [{ skill: GOOD }] });
    expect(readBaselineText(text.replace('"low": 0.54', '"low": 0.9'), 'b.json', 'b.json')).toMatchObject({
      message: expect.stringContaining('"skill": low is above high'),
    });
  });
});
