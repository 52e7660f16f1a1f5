import { describe, expect, it } from '@jest/globals';
import type { ThresholdSource } from '../../../src/facts/analysis-spec.ts';
import { passWarning, thresholdSource } from '../../../src/decide/policy/threshold.ts';

type Spec = Parameters<typeof thresholdSource>[1];

const LOCAL: Spec = {
  task: 'image-classification',
  attack: 'extraction',
  fields: { vulnerability_threshold: '0' },
  local: { settings: {}, threshold: 0.9 },
};
const REMOTE: Spec = {
  task: 'image-classification',
  attack: 'extraction',
  fields: { vulnerability_threshold: '0' },
};

describe('a threshold comes from', () => {
  it.each<[string, number | undefined, Spec, ThresholdSource]>([
    ['the default of the attack', undefined, LOCAL, 'default'],
    ['the default of a service', undefined, REMOTE, 'default'],
    ['the key threshold', undefined, { ...LOCAL, threshold: 0.9 }, 'config'],
    [
      'the field of extraction',
      undefined,
      { ...REMOTE, fields: { vulnerability_threshold: '0.1' } },
      'config',
    ],
    ['the input, which comes before all', 0.9, { ...LOCAL, threshold: 0.5 }, 'input'],
    ['the policy of the base', undefined, { ...LOCAL, threshold: 0.5, thresholdFrom: 'default' }, 'default'],
  ])('%s', (_name, override, spec, source) => {
    expect(thresholdSource(override, spec)).toBe(source);
  });
});

describe('a pass at a service', () => {
  it.each<[number | undefined, number, RegExp | undefined]>([
    [0.9, 95, /95 % is 0\.95/u],
    [1, 1.5, /no model is ever vulnerable/u],
    [0.9, 1, undefined],
    [40, 95, undefined],
    [0.9, 0.95, undefined],
    [undefined, 0, /without a score/u],
  ])('is warned of: score %s, threshold %s', (score, threshold, words) => {
    const warning = passWarning(score, threshold);
    expect(warning ?? '').toMatch(words ?? /^$/u);
  });
});
