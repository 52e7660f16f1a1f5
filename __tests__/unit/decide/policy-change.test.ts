import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Baseline } from '../../../src/facts/policy.ts';
import type { EngineSettings } from '../../../src/attacks/settings.ts';
import { loosens, type ChangeEffect, type GatePolicy } from '../../../src/facts/policy-change.ts';
import { comparePolicies } from '../../../src/decide/compare-policies.ts';
import { allowed, gateOf, gates, ignored, localSpec } from '../../support/sample-gate.ts';
import { baselineOf, DAY_MS, END_MS, fileWaiver, NAME, waiverOf } from '../../support/sample-policy.ts';

/** A change from one policy to another, its effect, what it is about, and words that tell it. */
type Row = readonly [Partial<GatePolicy>, Partial<GatePolicy>, ChangeEffect, string, string];

function withThreshold(threshold: number, more: object = {}): Partial<GatePolicy> {
  return { analyses: [localSpec('digits', 'extraction', { threshold, ...more })] };
}

/** An analysis with settings of its attack. */
function withSettings(settings: EngineSettings, queries = '2000'): Partial<GatePolicy> {
  const spec = localSpec('digits', 'extraction', { local: { settings, threshold: 0.9 } });
  return { analyses: [{ ...spec, fields: { ...spec.fields, number_of_attack_queries: queries } }] };
}

/** A baseline whose attack chose its eps and its tolerance. */
function baselineWith(eps: number, tolerance = 2): { readonly baseline: Baseline } {
  const skill = { measure: 'r2', value: 0.5, low: 0.4, high: 0.6, tolerance } as const;
  return { baseline: baselineOf({ eps, skill }) };
}

const later = { until: '2028-01-01', endsAtMs: END_MS + 300 * DAY_MS };
const other = 'b'.repeat(64);
const withAllow = { allow: [allowed('os.system')] };
const withIgnore = { ignore: [ignored('**')] };
const two = { analyses: [...gateOf().analyses, localSpec('digits', 'evasion')] };

/** Each row loosens from left to right; the same backwards must not. */
const LOOSER: readonly Row[] = [
  [withThreshold(0.3), withThreshold(0.9), 'loosened', NAME, 'threshold 0.3 -> 0.9'],
  [{}, withThreshold(0.95), 'loosened', NAME, 'threshold 0.9 -> 0.95'],
  [
    withThreshold(0.3, { maxIncrease: 0 }),
    withThreshold(0.3, { maxIncrease: 0.2 }),
    'loosened',
    NAME,
    'max-increase 0 -> 0.2',
  ],
  [
    withThreshold(0.3, { maxIncrease: 0 }),
    withThreshold(0.3),
    'loosened',
    NAME,
    'max-increase 0 -> not given',
  ],
  [{}, { waivers: [waiverOf()] }, 'loosened', NAME, 'has a new waiver until 2027-03-31 (a reason)'],
  [
    { waivers: [waiverOf()] },
    { waivers: [waiverOf(later)] },
    'loosened',
    NAME,
    'prolonged: 2027-03-31 -> 2028-01-01',
  ],
  [
    { waivers: [waiverOf({ maxScore: 0.4 })] },
    { waivers: [waiverOf({ maxScore: 0.8 })] },
    'loosened',
    NAME,
    'max-score of the waiver 0.4 -> 0.8',
  ],
  [
    { waivers: [waiverOf({ maxScore: 0.4 })] },
    { waivers: [waiverOf()] },
    'loosened',
    NAME,
    'max-score of the waiver 0.4 -> no limit',
  ],
  [two, {}, 'loosened', 'digits/evasion', 'is no longer analysed'],
  [withSettings({ eps: 0.1 }), withSettings({ eps: 0.05 }), 'loosened', NAME, 'eps 0.1 -> 0.05'],
  [withSettings({ samples: 100 }), withSettings({ samples: 50 }), 'loosened', NAME, 'samples 100 -> 50'],
  [withSettings({}), withSettings({ samples: 50 }), 'loosened', NAME, 'samples not given -> 50'],
  [withSettings({}), withSettings({ minutes: 1 }), 'loosened', NAME, 'minutes not given -> 1'],
  [
    withSettings({}, '2000'),
    withSettings({}, '900'),
    'loosened',
    NAME,
    'number_of_attack_queries 2000 -> 900',
  ],
  [withSettings({}), withSettings({ fixed: ['age'] }), 'loosened', NAME, 'fixed not given -> ["age"]'],
  [
    withSettings({ integer: ['a'] }),
    withSettings({ integer: ['a', 'b'] }),
    'loosened',
    NAME,
    'integer ["a"] -> ["a","b"]',
  ],
  [withSettings({ tolerance: 2 }), withSettings({ tolerance: 5 }), 'loosened', NAME, 'tolerance 2 -> 5'],
  [
    { ...withSettings({}), ...baselineWith(0.1) },
    { ...withSettings({ eps: 0.001 }), ...baselineWith(0.1) },
    'loosened',
    NAME,
    'eps not given -> 0.001',
  ],
  [
    { baseline: { ...baselineOf({ eps: 0.1 }), sha256: 'a' } },
    { baseline: { ...baselineOf({ eps: 0.05 }), sha256: 'b' } },
    'loosened',
    'b.json',
    'weaker attacks: digits/extraction eps 0.1 -> 0.05',
  ],
  [{}, withAllow, 'loosened', 'os.system', 'was added to "allow" (reviewed)'],
  [{}, withIgnore, 'loosened', '**', 'was added to "ignore" (reviewed)'],
  [{}, { baseline: baselineOf({}) }, 'loosened', 'b.json', 'is a new baseline'],
  [
    { baseline: { ...baselineOf({}), sha256: 'a' } },
    { baseline: { ...baselineOf({ score: 0.9 }), sha256: 'b' } },
    'loosened',
    'b.json',
    'higher scores: digits/extraction 0.4 -> 0.9',
  ],
  [
    { baseline: baselineOf({}) },
    { baseline: baselineOf({}, [{ finding: 'f', fingerprints: ['p'] }]) },
    'loosened',
    'b.json',
    '1 finding in files added',
  ],
];

const OTHERS: readonly Row[] = [
  [
    withThreshold(0.3),
    withThreshold(0.3, { maxIncrease: 0.2 }),
    'loosened',
    NAME,
    'max-increase not given -> 0.2',
  ],
  [
    withThreshold(0.3, { maxIncrease: 0.2 }),
    withThreshold(0.3),
    'changed',
    NAME,
    'max-increase 0.2 -> not given',
  ],
  [
    { waivers: [fileWaiver()] },
    { waivers: [fileWaiver({ sha256: other })] },
    'loosened',
    fileWaiver().finding,
    'is for another content',
  ],
  [
    { waivers: [waiverOf()], baseline: baselineOf({}) },
    { baseline: baselineOf({}) },
    'changed',
    NAME,
    'lost its waiver, so the baseline decides',
  ],
  [withAllow, { allow: [allowed('os.system', 'why')] }, 'changed', 'os.system', 'has another reason'],
  [
    { waivers: [waiverOf()] },
    { waivers: [waiverOf({ reason: 'x' })] },
    'changed',
    NAME,
    'another reason (x)',
  ],
  [
    { baseline: baselineOf({ methodVersion: '1' }) },
    { baseline: baselineOf({ methodVersion: '2' }) },
    'changed',
    'b.json',
    'scores of another method version',
  ],
  [withSettings({}), withSettings({ eps: 0.001 }), 'loosened', NAME, 'eps not given -> 0.001'],
  [withSettings({ eps: 0.1 }), withSettings({}), 'changed', NAME, 'eps 0.1 -> not given'],
  [withSettings({}), withSettings({ samples: 100 }), 'changed', NAME, 'samples not given -> 100'],
  [withSettings({}), withSettings({ tolerance: 5 }), 'loosened', NAME, 'tolerance not given -> 5'],
  [
    { ...withSettings({}), ...baselineWith(0.1, 8) },
    { ...withSettings({ tolerance: 5 }), ...baselineWith(0.1, 8) },
    'tightened',
    NAME,
    'tolerance not given -> 5',
  ],
  [withSettings({}), withSettings({ integer: ['a'] }), 'changed', NAME, 'integer not given -> ["a"]'],
  [withSettings({ seed: 1 }), withSettings({ seed: 2 }), 'changed', NAME, 'seed 1 -> 2'],
  [withSettings({}), withSettings({}, 'x'), 'loosened', NAME, 'number_of_attack_queries 2000 -> x'],
];

function expectChange(base: Partial<GatePolicy>, head: Partial<GatePolicy>, row: Row): void {
  const [, , effect, about, words] = row;
  const changes = comparePolicies(gateOf(head), gateOf(base));
  expect(changes).toContainEqual({ effect, about, words: expect.stringContaining(words) });
}

const isLoosened = (head: GatePolicy, base: GatePolicy): boolean =>
  loosens({ kind: 'compared', base: '', judgedBy: 'head', changes: comparePolicies(head, base), notes: [] });

describe('a change of the policy', () => {
  it.each([...LOOSER, ...OTHERS])('%# is told', (...row) => {
    expectChange(row[0], row[1], row);
  });

  it.each(LOOSER)('%# tightens if it is taken back', (...[base, head]) => {
    const changes = comparePolicies(gateOf(base), gateOf(head));
    expect(changes.map(({ effect }) => effect)).toEqual(['tightened']);
  });

  it('is told whatever the case of names', () => {
    const upper = { ...localSpec('digits', 'extraction', { threshold: 0.95 }), name: 'DIGITS/extraction' };
    expect(comparePolicies(gateOf({ analyses: [upper] }), gateOf())).toHaveLength(1);
  });

  it('is none if nothing differs, and adding is never a loosening of an analysis', () => {
    fc.assert(
      fc.property(gates, (gate) => {
        expect(comparePolicies(gate, gate)).toEqual([]);
        const more = { ...gate, analyses: [...gate.analyses, localSpec('other', 'drift')] };
        expect(isLoosened(more, gate)).toBe(false);
        expect(isLoosened(gate, more)).toBe(true);
      }),
    );
  });

  it('never keeps the names of models’ secrets', () => {
    const fields = { ...localSpec('digits', 'extraction').fields, model_api_details: 'token-1234567890' };
    const head = gateOf({ analyses: [localSpec('digits', 'extraction', { fields })] });
    expect(comparePolicies(head, gateOf())).toEqual([]);
  });
});
