import { RUNNER_VENUE } from '../../../src/facts/venue.ts';
import { LOCAL_CONFIG, SERVICE_CONFIG } from '../../../src/settings/config/config-rules.ts';
import { describe, expect, it } from '@jest/globals';
import type { AnalysisSpec } from '../../../src/facts/analysis-spec.ts';
import { ATTACKS, defaultThreshold, ROWS } from '@model-security-scan/engine/catalog';
import { describeProblem } from '@model-security-scan/common/problem';
import { parseConfig } from '../../../src/settings/config/parse-config.ts';
import { oneAnalysis } from '../../support/one-analysis.ts';
import { effectiveThreshold, ownThreshold, thresholdWarnings } from '../../../src/decide/policy/threshold.ts';

/** A config file with one model; the lines stand in its mapping. */
function textOf(...lines: readonly string[]): string {
  const model = ['name: m', 'id: x', 'task: tabular-classification', ...lines];
  return ['version: 1', 'models:', `  - ${model.join('\n    ')}`].join('\n');
}

const EXTRACTION =
  'model_framework: onnx, input_dimensions: 3, number_of_classes: 2, number_of_attack_queries: 9';
const EVASION = 'model_framework: onnx, input_dimensions: 3, number_of_classes: 2, normalize_data: no';
const CONFIG = `config: { ${EXTRACTION}, normalize_data: no }`;

function specsOf(isLocal: boolean, ...lines: readonly string[]): readonly AnalysisSpec[] {
  const { analyses, problems } = parseConfig(textOf(...lines), 'f', isLocal ? LOCAL_CONFIG : SERVICE_CONFIG);
  expect(problems.map(describeProblem)).toEqual([]);
  return analyses;
}

function thresholdsOf(isLocal: boolean, ...lines: readonly string[]): readonly number[] {
  return specsOf(isLocal, ...lines).map((spec) => effectiveThreshold(undefined, ownThreshold(spec)));
}

function problemsOf(...lines: readonly string[]): readonly string[] {
  return parseConfig(textOf(CONFIG, ...lines), 'f').problems.map(describeProblem);
}

const EXPECTED =
  'f:7:38: "threshold": expected the score above which the analysis is vulnerable, a number of at least 0, such as 0.5';
const BOTH = 'attacks: { extraction: , evasion: }';

describe('the threshold of an analysis', () => {
  it.each([
    ['the default of a service', false, [0, 0], [BOTH]],
    ['the defaults of local analyses', true, [0.9, 0.5], [BOTH]],
    ['that of the model', false, [0.3, 0.3], ['threshold: 0.3', BOTH]],
    ['that of the model, local', true, [0.3, 0.3], ['threshold: 0.3', BOTH]],
    [
      "the attack's before the model's",
      true,
      [0.3, 0],
      ['threshold: 0.3', 'attacks: { extraction: , evasion: { threshold: 0 } }'],
    ],
    [
      "the model's before the wire field",
      false,
      [0.3],
      ['threshold: 0.3', 'attacks: { extraction: { vulnerability_threshold: 0.1 } }'],
    ],
    ['the wire field', false, [0.1], ['attacks: { extraction: { vulnerability_threshold: 0.1 } }']],
    ['the wire field, local', true, [0.1], ['attacks: { extraction: { vulnerability_threshold: 0.1 } }']],
    ['the wire field 0, local', true, [0], ['attacks: { extraction: { vulnerability_threshold: 0 } }']],
    ['without a leading zero', false, [0.25], ['attacks: { evasion: { threshold: .25 } }']],
  ])('is %s', (_name, isLocal, expected, lines) => {
    expect(thresholdsOf(isLocal, CONFIG, ...lines)).toEqual(expected);
  });

  it('gives way to the input', () => {
    const [spec] = specsOf(true, CONFIG, 'attacks: { evasion: { threshold: 0.3 } }');
    expect(spec?.threshold).toBe(0.3);
    expect(effectiveThreshold(0.7, 0.3)).toBe(0.7);
  });

  it.each(ROWS)('is taken by $attack of $task, and never sent', ({ task, attack, fields }) => {
    const text = oneAnalysis('m', task, attack, {
      fields: { threshold: 0.4, 'max-increase': 0.02 },
      artifacts: { model: 'm', data: 'd' },
    });
    const { analyses, problems } = parseConfig(text, 'f', LOCAL_CONFIG);
    expect(problems).toEqual([]);
    expect(analyses[0]).toMatchObject({ threshold: 0.4, maxIncrease: 0.02, local: { threshold: 0.4 } });
    expect(Object.keys(analyses[0]?.fields ?? {})).toEqual(fields);
  });

  it.each([
    ['-0.1', `${EXPECTED}, found "-0.1".`],
    ['-1e3', `${EXPECTED}, found "-1e3".`],
    ['high', `${EXPECTED}, found "high".`],
    ['1e-3', 'found "1e-3".'],
    ['', '"threshold": expected the score above which'],
    ['[1]', '"threshold": expected the score above which'],
  ])('is refused if it is no number of at least 0: %s', (text, message) => {
    const problems = problemsOf(`attacks: { evasion: { threshold: ${text} } }`);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(message);
  });

  it('is not vulnerability_threshold for an attack that does not send that', () => {
    expect(problemsOf('attacks: { evasion: { vulnerability_threshold: 0.5 } }')).toMatchSnapshot();
  });

  it('refuses a negative field, too, and one in config', () => {
    const [problem] = problemsOf('attacks: { extraction: { vulnerability_threshold: -1 } }');
    expect(problem).toContain('found "-1", which is negative.');
    const config = `config: { ${EVASION}, threshold: 0.5 }`;
    const { problems } = parseConfig(textOf(config, 'attacks: { evasion: }'), 'f');
    expect(problems.map(({ message }) => message)).toMatchSnapshot();
  });
});

describe('a threshold that no score can be above', () => {
  function warningsOf(input: number | undefined, ...lines: readonly string[]): readonly string[] {
    const analyses = specsOf(true, CONFIG, ...lines);
    const given = input === undefined ? {} : { vulnerabilityThreshold: input };
    return thresholdWarnings({ venue: RUNNER_VENUE, analyses, ...given });
  }

  it.each(['1', '50'])('is a warning for local analyses: %s', (threshold) => {
    const [warning, ...more] = warningsOf(
      undefined,
      `attacks: { evasion: { threshold: ${threshold} }, extraction: }`,
    );
    expect(more).toEqual([]);
    expect(warning).toContain(
      `The threshold of m/evasion is ${threshold} (f:7:16), but scores with base-url: local are 0 to 1`,
    );
  });

  it.each(['1', '999'])('is like a max-increase that no score can have: %s', (increase) => {
    const lines = `attacks: { evasion: { max-increase: ${increase} }, extraction: { max-increase: .99 } }`;
    const [warning, ...more] = warningsOf(0.5, lines);
    expect(more).toEqual([]);
    expect(warning).toContain(`The max-increase of m/evasion is ${increase} (f:7:16)`);
  });

  it('is one warning for the input, and none below 1', () => {
    const lines = 'attacks: { evasion: { threshold: 9 }, extraction: }';
    expect(warningsOf(1, lines)).toHaveLength(1);
    expect(warningsOf(0.99, lines)).toEqual([]);
    expect(ATTACKS.every((attack) => defaultThreshold(attack) < 1)).toBe(true);
  });
});
