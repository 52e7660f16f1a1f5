import { describe, expect, it } from '@jest/globals';
import { LOCAL_CONFIG, SERVICE_CONFIG } from '../../../src/settings/config/config-rules.ts';
import { describeProblem } from '../../../src/core/problem.ts';
import { type Preprocessing, preprocessingText } from '../../../src/core/preprocessing.ts';
import { comparePolicies } from '../../../src/decide/compare-policies.ts';
import { judgeByBase } from '../../../src/decide/base-policy.ts';
import type { GatePolicy } from '../../../src/facts/policy-change.ts';
import { parseConfig, type ParsedConfig, policyKeys } from '../../../src/settings/config/parse-config.ts';

function parse(line: string, task = 'image-classification', rules = LOCAL_CONFIG): ParsedConfig {
  const text = [
    'version: 1',
    'models:',
    '  - name: m',
    `    task: ${task}`,
    '    artifacts: { model: m.onnx, data: d, label: l.csv }',
    '    attacks: { evasion: , extraction: }',
    ...line.split('\n').map((one) => `    ${one}`),
  ].join('\n');
  return parseConfig(text, 'f', rules);
}

function read(line: string): readonly (Preprocessing | undefined)[] {
  const { analyses, problems } = parse(line);
  expect(problems.map(describeProblem)).toEqual([]);
  return analyses.map(({ local }) => local?.preprocessing);
}

function problemsOf(line: string, task?: string, rules = LOCAL_CONFIG): readonly string[] {
  return parse(line, task, rules).problems.map(({ message }) => message);
}

describe('preprocessing in the config file', () => {
  it.each(['none', 'zero-to-one', 'minus-one-to-one', 'imagenet'])('holds for every attack: %s', (name) => {
    expect(read(`preprocessing: ${name}`)).toEqual([name, name]);
  });

  it('takes steps with a number or a list of numbers, and is written back as it was', () => {
    const line = '{ resize: 256, crop: [224, 200], mean: [0.5], std: [0.2, 0.3, 0.4] }';
    const steps = { resize: [256], crop: [224, 200], mean: [0.5], std: [0.2, 0.3, 0.4] };

    expect(read(`preprocessing: ${line}`)).toEqual([steps, steps]);
    expect(preprocessingText(steps)).toBe(line);
  });

  it.each([
    ['preprocessing: zero-to-on', 'found "zero-to-on"; did you mean "zero-to-one"?'],
    ['preprocessing: [0.5]', '"preprocessing": expected none, zero-to-one'],
    ['preprocessing: { size: 3 }', '"preprocessing" takes no "size"'],
    ['preprocessing: {}', '"preprocessing" is empty'],
    ['preprocessing: { resize: 0 }', '"resize": expected a whole number of pixels up to 8192'],
    ['preprocessing: { crop: [1, 2, 3] }', '"crop": expected a whole number'],
    ['preprocessing: { std: [0, 1, 1] }', '"std": expected a number above 0'],
    ['preprocessing: { mean: x }', '"mean": expected a number for each channel'],
    ['preprocessing: { mean: [] }', '"mean": expected a number for each channel'],
  ])('refuses %s', (line, message) => {
    expect(problemsOf(line)).toEqual([expect.stringContaining(message)]);
  });

  it('is refused for other tasks, and for a service', () => {
    expect(problemsOf('preprocessing: imagenet', 'tabular-classification')).toEqual([
      'tabular-classification takes no "preprocessing": it is for pictures. Remove it.',
    ]);
    expect(problemsOf('preprocessing: imagenet', undefined, SERVICE_CONFIG)).toContain(
      '"preprocessing" is only for base-url: local; a service does not take it. Remove it, or set base-url to local.',
    );
  });

  it('must not contradict normalize_data, which means zero-to-one', () => {
    const normalize = 'config: { normalize_data: yes }';

    expect(problemsOf(`preprocessing: zero-to-one\n${normalize}`)).toEqual([]);
    expect(problemsOf(`preprocessing: none\n${normalize}`)).toEqual([
      expect.stringContaining('say different things'),
      expect.stringContaining('say different things'),
    ]);
  });
});

describe('a pull request that changes preprocessing', () => {
  const policy = (line: string): GatePolicy => {
    const { analyses, gate } = parse(line);
    return { ...gate, analyses };
  };
  const [head, base] = [
    policy('preprocessing: imagenet'),
    policy('preprocessing: { mean: [0.5], std: [0.5] }'),
  ];

  it('is judged with its own, and shown', () => {
    expect(
      judgeByBase(head, base, policyKeys(LOCAL_CONFIG)).analyses.map(({ local }) => local?.preprocessing),
    ).toEqual(['imagenet', 'imagenet']);
    expect(comparePolicies(head, base)).toContainEqual({
      key: 'm/evasion preprocessing',
      before: '{ mean: [0.5], std: [0.5] }',
      after: 'imagenet',
    });
  });
});
