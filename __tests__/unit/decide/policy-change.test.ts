import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Minimums } from '../../../src/facts/policy/requirements.ts';
import type { EngineSettings } from '@model-security-scan/engine/catalog';
import type { GatePolicy } from '../../../src/facts/policy/policy-change.ts';
import type { AnalysisSpec, LocalAnalysis } from '../../../src/facts/analysis-spec.ts';
import { comparePolicies } from '../../../src/decide/policy/compare-policies.ts';
import { entryFor, gateOf, gates, localSpec } from '../../support/sample-gate.ts';
import { sampleSpec } from '../../support/sample-outcomes.ts';
import { baselineOf, entryOf, NAME } from '../../support/sample-policy.ts';

/** Two policies, and the key that differs with its two values. */
type Row = readonly [Partial<GatePolicy>, Partial<GatePolicy>, string, string, string];

function withThreshold(threshold: number, more: object = {}): Partial<GatePolicy> {
  return { analyses: [localSpec('digits', 'extraction', { threshold, ...more })] };
}

/** An analysis with settings of its attack. */
function withSettings(settings: EngineSettings, queries = '2000'): Partial<GatePolicy> {
  const spec = localSpec('digits', 'extraction', { local: { settings, threshold: 0.9 } });
  return { analyses: [{ ...spec, fields: { ...spec.fields, number_of_attack_queries: queries } }] };
}

function withPin(sha256?: string, path = 'd'): Partial<GatePolicy> {
  const data = { slot: 'data', path, place: entryOf().place } as const;
  const artifacts = [sha256 === undefined ? data : { ...data, sha256 }];
  return { analyses: [localSpec('digits', 'extraction', { artifacts })] };
}

function minimumOf(eps: number): Minimums {
  return { all: {}, tasks: new Map([['image-classification', { eps }]]) };
}

/** A local analysis with this in the place of a model file. */
function withLocal(more: Partial<LocalAnalysis>): Partial<GatePolicy> {
  return {
    analyses: [localSpec('digits', 'extraction', { local: { settings: {}, threshold: 0.9, ...more } })],
  };
}

/** An analysis at a service. */
function ofService(more: Partial<AnalysisSpec>, threshold = '0.2'): Partial<GatePolicy> {
  const spec = sampleSpec('digits', 'extraction');
  const fields = { ...spec.fields, vulnerability_threshold: threshold };
  return { analyses: [{ ...spec, fields, modelId: 'Digits', ...more }] };
}

const other = 'b'.repeat(64);
const accepted = (more: string): string => `until 2027-03-31${more} (a reason)`;
const SKILL = { measure: 'r2', value: 0.5, low: 0.4, high: 0.6, tolerance: 0.3 } as const;
const leftOut = { paths: [], leftOut: [{ path: '**', place: entryOf().place }], failOn: 'high' } as const;
const two = { analyses: [...gateOf().analyses, localSpec('digits', 'evasion')] };

const ROWS: readonly Row[] = [
  [ofService({}), ofService({}, '0.4'), `${NAME} threshold`, '0.2', '0.4'],
  [ofService({}), ofService({ modelId: 'b1' }), `${NAME} id`, 'not given', 'b1'],
  [
    ofService({}),
    ofService({ task: 'tabular-regression' }),
    `${NAME} task`,
    'image-classification',
    'tabular-regression',
  ],
  [withLocal({}), withLocal({ output: 'logits' }), `${NAME} output`, 'not given', 'logits'],
  [withLocal({}), withLocal({ predict: { function: 'a:b' } }), `${NAME} predict`, 'not given', 'a:b'],
  [
    withLocal({ predict: { function: 'a:b' } }),
    withLocal({ predict: { function: 'a:b', input: 'pandas' } }),
    `${NAME} predict`,
    'a:b',
    'a:b (input: pandas)',
  ],
  [
    withLocal({ predict: { function: 'a:b' } }),
    withLocal({ predict: { function: 'a:b', gradient: 'a:c' } }),
    `${NAME} gradient`,
    'not given',
    'a:c',
  ],
  [withLocal({}), withLocal({ preprocessing: 'imagenet' }), `${NAME} preprocessing`, 'not given', 'imagenet'],
  [withThreshold(0.3), withThreshold(0.9), `${NAME} threshold`, '0.3', '0.9'],
  [{}, withThreshold(0.95), `${NAME} threshold`, '0.9', '0.95'],
  [
    withThreshold(0.3, { maxIncrease: 0 }),
    withThreshold(0.3, { maxIncrease: 0.2 }),
    `${NAME} max-increase`,
    '0',
    '0.2',
  ],
  [withThreshold(0.3, { maxIncrease: 0 }), withThreshold(0.3), `${NAME} max-increase`, '0', 'not given'],
  [two, {}, 'digits/evasion', 'analysed, threshold 0.5', 'not given'],
  [withSettings({ eps: 0.1 }), withSettings({ eps: 0.05 }), `${NAME} eps`, '0.1', '0.05'],
  [withSettings({}), withSettings({ samples: 50 }), `${NAME} samples`, 'not given', '50'],
  [withSettings({}), withSettings({}, '900'), `${NAME} number_of_attack_queries`, '2000', '900'],
  [withSettings({}), withSettings({ fixed: ['age'] }), `${NAME} fixed`, 'not given', '["age"]'],
  [withPin(other), withPin(), `${NAME} sha256 of data`, other, 'not given'],
  [withPin(undefined, 'd'), withPin(undefined, 'e'), `${NAME} data`, 'd', 'e'],
  [{}, { accept: [entryOf()] }, `accept finding ${NAME}`, 'not given', accepted('')],
  [
    { accept: [entryOf({ maxScore: 0.4 })] },
    { accept: [entryOf({ maxScore: 0.8 })] },
    `accept finding ${NAME}`,
    accepted(', max-score 0.4'),
    accepted(', max-score 0.8'),
  ],
  [
    { accept: [entryOf({ sha256: other })] },
    { accept: [entryOf({ sha256: other }), entryOf({ sha256: 'c' })] },
    `accept finding ${NAME}`,
    accepted(`, sha256 ${other}`),
    `${accepted(`, sha256 ${other}`)}; ${accepted(', sha256 c')}`,
  ],
  [{}, { accept: [entryFor('name', 'os.system')] }, 'accept name os.system', 'not given', '(reviewed)'],
  [
    { accept: [entryOf()] },
    { accept: [entryOf({ isNotTested: true })] },
    `accept finding ${NAME}`,
    accepted(''),
    accepted(', not-tested'),
  ],
  [{}, { files: leftOut }, 'files paths', 'not given', '!**'],
  [{}, { files: { ...leftOut, paths: leftOut.leftOut, leftOut: [] } }, 'files paths', 'not given', '**'],
  [{}, { service: { reportFormat: 'json' } }, 'service report-format', 'not given', 'json'],
  [{}, { service: { allowsMissingArtifacts: true } }, 'service allow-missing-artifacts', 'not given', 'true'],
  [{}, { files: { ...leftOut, leftOut: [], failOn: 'critical' } }, 'files fail-on', 'high', 'critical'],
  [{}, { service: { notSent: ['model'] } }, 'service not-sent', 'not given', 'model'],
  [{}, { service: { paths: { status: '/j/{job_id}' } } }, 'service paths status', 'not given', '/j/{job_id}'],
  [
    {},
    { covers: [{ path: 'a.pt', model: 'digits', place: entryOf().place }] },
    'covers a.pt',
    'not given',
    'model digits',
  ],
  [
    { minimum: minimumOf(0.1) },
    { minimum: minimumOf(0.01) },
    'minimum image-classification eps',
    '0.1',
    '0.01',
  ],
  [{}, { minimum: { all: { samples: 50 }, tasks: new Map() } }, 'minimum samples', 'not given', '50'],
  [{}, { requireAttacked: entryOf().place }, 'require-attacked', 'not given', 'true'],
  [{}, { baseline: baselineOf({}) }, 'baseline b.json', 'not given', 'sha256 not known'],
  [
    { baseline: { ...baselineOf({}), sha256: 'a' } },
    { baseline: { ...baselineOf({}), sha256: 'b' } },
    'baseline b.json',
    'sha256 a',
    'sha256 b',
  ],
  [
    { baseline: baselineOf({ eps: 0.1 }) },
    { baseline: baselineOf({ eps: 0.05, score: 0.9, methodVersion: '2', skill: SKILL }) },
    `baseline ${NAME}`,
    'score 0.4, eps 0.1',
    'score 0.9, eps 0.05, tolerance 0.3, method version 2',
  ],
  [
    { baseline: baselineOf({}) },
    { baseline: baselineOf({}, [{ finding: 'f', fingerprints: ['p'] }]) },
    'baseline f',
    'not given',
    'p in sha256 not known',
  ],
];

describe('a change of the policy', () => {
  it.each(ROWS)('%# is listed with both values, in either direction', (base, head, key, before, after) => {
    const [given, changed] = [gateOf(base), gateOf(head)];
    expect(comparePolicies(changed, given)).toEqual([{ key, before, after }]);
    expect(comparePolicies(given, changed)).toEqual([{ key, before: after, after: before }]);
  });

  it('is listed whatever the case of names', () => {
    const upper = { ...localSpec('digits', 'extraction', { threshold: 0.95 }), name: 'DIGITS/extraction' };
    expect(comparePolicies(gateOf({ analyses: [upper] }), gateOf())).toEqual([
      { key: 'DIGITS/extraction threshold', before: '0.9', after: '0.95' },
    ]);
  });

  it('is never lost, and there is none if nothing differs', () => {
    fc.assert(
      fc.property(gates, gates, (head, base) => {
        expect(comparePolicies(head, head)).toEqual([]);
        const back = comparePolicies(base, head).map(({ key, before, after }) => ({
          key,
          before: after,
          after: before,
        }));
        expect(new Set(comparePolicies(head, base))).toEqual(new Set(back));
      }),
    );
  });

  it('never keeps the names of models’ secrets', () => {
    const fields = { ...localSpec('digits', 'extraction').fields, model_api_details: 'token-1234567890' };
    const head = gateOf({ analyses: [localSpec('digits', 'extraction', { fields })] });
    expect(comparePolicies(head, gateOf())).toEqual([]);
  });
});
