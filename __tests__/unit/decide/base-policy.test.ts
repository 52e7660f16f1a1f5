import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { GatePolicy } from '../../../src/facts/policy/policy-change.ts';
import {
  findDropped,
  findDroppedSlots,
  findSame,
  judgeByBase,
  thresholdOf,
} from '../../../src/decide/policy/base-policy.ts';
import { comparePolicies } from '../../../src/decide/policy/compare-policies.ts';
import { countsAsVulnerable, decideAnalysis } from '../../../src/decide/scan/decide-findings.ts';
import type { AnalysisSpec } from '../../../src/facts/analysis-spec.ts';
import type { Attack } from '@model-security-scan/engine/catalog';
import { baseBranch, readBaseCommit } from '../../../src/decide/policy/base-commit.ts';
import { LOCAL_CONFIG } from '../../../src/settings/config/config-rules.ts';
import { policyKeys } from '../../../src/settings/config/parse-config.ts';
import { readEventPayload } from '../../../src/runner/event-payload.ts';
import { sampleResult, sampleSpec } from '../../support/sample-outcomes.ts';
import { END_MS } from '../../support/sample-policy.ts';
import { GATE_ATTACKS, gateOf, gates, localSpec } from '../../support/sample-gate.ts';

const KEYS = policyKeys(LOCAL_CONFIG);

type Scores = Readonly<Partial<Record<Attack, number>>>;

const scores: fc.Arbitrary<Scores> = fc.record(
  Object.fromEntries(GATE_ATTACKS.map((attack) => [attack, fc.constantFrom(0, 0.1, 0.3, 0.6, 0.95)])),
);

/** The analyses that fail the check, if these are the scores of the models. */
function closing(gate: GatePolicy, found: Scores): readonly string[] {
  return gate.analyses
    .map((spec) => {
      const score = found[spec.attack] ?? 0;
      const threshold = thresholdOf(spec);
      const state = score > threshold ? 'vulnerable' : 'passed';
      const result = { ...sampleResult('digits', spec.attack, state, { score, threshold }), spec };
      return decideAnalysis(result, { policy: gate, nowMs: END_MS });
    })
    .filter(countsAsVulnerable)
    .map(({ spec }) => spec.name);
}

describe('the policy of the base', () => {
  it('judges a run as it would judge the base, whatever the pull request’s own says', () => {
    fc.assert(
      fc.property(gates, gates, scores, (head, base, found) => {
        // A pull request without an analysis of the base fails before anything is judged.
        fc.pre(findDropped(head, base).length === 0);
        const closed = closing(judgeByBase(head, base, KEYS), found);
        expect(closed).toEqual(expect.arrayContaining([...closing(base, found)]));
      }),
      { numRuns: 500 },
    );
  });

  it('is all that counts for accept, files, the baseline, the minimum and require-attacked', () => {
    fc.assert(
      fc.property(gates, gates, (head, base) => {
        const { analyses, ...rest } = judgeByBase(head, base, KEYS);
        const { analyses: ofBase, ...expected } = base;
        expect(rest).toEqual(expected);
        expect(analyses.map(({ name }) => name)).toEqual(head.analyses.map(({ name }) => name));
        expect(ofBase).toBe(base.analyses);
      }),
    );
  });

  it('gives a policy that differs from its own only by new analyses', () => {
    fc.assert(
      fc.property(gates, gates, (head, base) => {
        fc.pre(findDropped(head, base).length === 0);
        const changes = comparePolicies(judgeByBase(head, base, KEYS), base);
        const added = head.analyses.filter((spec) => findSame(base.analyses, spec) === undefined);
        expect(changes.map(({ key }) => key)).toEqual(added.map(({ name }) => name));
        expect(changes.every(({ before }) => before === 'not given')).toBe(true);
      }),
    );
  });

  it.each([
    [0.2, 0.2, 'config'],
    [0.95, 0.5, 'default'],
  ])(
    'judges a new analysis with threshold %p by the stricter of it and the default',
    (own, expected, from) => {
      const added = localSpec('digits', 'evasion', { threshold: own, maxIncrease: 0.5 });
      const judged = judgeByBase(gateOf({ analyses: [added] }), gateOf(), KEYS);
      expect(judged.analyses[0]).toMatchObject({
        threshold: expected,
        thresholdFrom: from,
        maxIncrease: 0,
        local: { threshold: expected },
      });
    },
  );

  it('sends a service the threshold of the base', () => {
    const [own, given] = ['0.9', '0.2'].map((threshold) => {
      const spec = sampleSpec('digits', 'extraction');
      return { ...spec, fields: { ...spec.fields, vulnerability_threshold: threshold } };
    });
    const head = gateOf({ analyses: own === undefined ? [] : [own] });
    const known = judgeByBase(head, gateOf({ analyses: given === undefined ? [] : [given] }), KEYS);
    expect(known.analyses[0]).toMatchObject({ threshold: 0.2, fields: { vulnerability_threshold: '0.2' } });
    const unknown = judgeByBase(head, gateOf({ analyses: [] }), KEYS);
    expect(unknown.analyses[0]).toMatchObject({ threshold: 0, fields: { vulnerability_threshold: '0' } });
  });
});

const place = { kind: 'input', input: 'artifacts' } as const;
const [FIRST, SECOND] = ['a'.repeat(64), 'b'.repeat(64)] as const;

/** An analysis with artifacts, each with its digest, if it has one. */
function pinned(
  artifacts: Readonly<Partial<Record<'data' | 'label' | 'model', string | undefined>>>,
): AnalysisSpec {
  const slots = (['data', 'label', 'model'] as const).filter((slot) => Object.hasOwn(artifacts, slot));
  const list = slots.map((slot) => {
    const sha256 = artifacts[slot];
    return { slot, path: `${slot}-of-head`, place, ...(sha256 === undefined ? {} : { sha256 }) };
  });
  return localSpec('digits', 'evasion', { artifacts: list });
}

describe('how hard is attacked, and with which data', () => {
  it('is what the base says, also where it says nothing', () => {
    const settings = { eps: 0.1, samples: 200, seed: 7, minutes: 5 };
    const spec = localSpec('digits', 'evasion', { local: { settings, threshold: 0.5 } });
    const bare = localSpec('digits', 'evasion');
    const weak = { eps: 0.001, samples: 1, seed: 3, minutes: 0.1 };
    const head = gateOf({ analyses: [{ ...spec, local: { settings: weak, threshold: 0.5 } }] });
    expect(judgeByBase(head, gateOf({ analyses: [spec] }), KEYS).analyses[0]?.local?.settings).toEqual(
      settings,
    );
    expect(judgeByBase(head, gateOf({ analyses: [bare] }), KEYS).analyses[0]?.local?.settings).toEqual({});
    expect(judgeByBase(head, gateOf({ analyses: [] }), KEYS).analyses[0]?.local?.settings).toEqual(weak);
  });

  it('has the queries of the base, and the other fields of the pull request', () => {
    const of = (queries: string, framework: string): AnalysisSpec => {
      const spec = localSpec('digits', 'extraction');
      const fields = { number_of_attack_queries: queries, model_framework: framework };
      return { ...spec, fields: { ...spec.fields, ...fields } };
    };
    const head = gateOf({ analyses: [{ ...of('10', 'onnx'), name: 'DIGITS/extraction' }] });
    const judged = judgeByBase(head, gateOf({ analyses: [of('2000', 'tensorflow')] }), KEYS);
    expect(judged.analyses[0]).toMatchObject({
      name: 'DIGITS/extraction',
      fields: { number_of_attack_queries: '2000', model_framework: 'onnx' },
    });
  });

  it('keeps to the pins of the base, except for the model', () => {
    const head = gateOf({ analyses: [pinned({ data: SECOND, label: SECOND, model: SECOND })] });
    const base = gateOf({ analyses: [pinned({ data: FIRST, label: undefined, model: FIRST })] });
    expect(judgeByBase(head, base, KEYS).analyses[0]?.artifacts).toEqual([
      { slot: 'data', path: 'data-of-head', place, sha256: FIRST, pinnedBy: 'base' },
      { slot: 'label', path: 'label-of-head', place, sha256: SECOND },
      { slot: 'model', path: 'model-of-head', place, sha256: SECOND },
    ]);
  });

  it('has the categorical columns of the base, also where it gives none', () => {
    const of = (...names: readonly string[]): GatePolicy => {
      const spec = localSpec('digits', 'evasion', { task: 'tabular-classification' });
      const given = names.map((name) => ['categorical_columns_info', name] as const);
      return gateOf({ analyses: [{ ...spec, fields: { ...spec.fields, ...Object.fromEntries(given) } }] });
    };
    const judged = (head: GatePolicy, base: GatePolicy): unknown =>
      judgeByBase(head, base, KEYS).analyses[0]?.fields.categorical_columns_info;
    expect(judged(of('age,income'), of())).toBeUndefined();
    expect(judged(of('age,income'), of('job'))).toBe('job');
    expect(judged(of(), of('job'))).toBe('job');
  });

  it('is not that of another task', () => {
    const [spec = localSpec('digits', 'extraction')] = gateOf().analyses;
    const other = gateOf({ analyses: [{ ...spec, task: 'tabular-regression' }] });
    expect(findDropped(other, gateOf()).map(({ name }) => name)).toEqual(['digits/extraction']);
    expect(findDropped(gateOf(), gateOf())).toEqual([]);
  });

  it('misses an artifact that the base gives and the pull request drops, with a digest or without', () => {
    const base = gateOf({ analyses: [pinned({ data: FIRST, label: undefined, model: FIRST })] });
    const dropped = findDroppedSlots(gateOf({ analyses: [pinned({ data: FIRST })] }), base, KEYS);
    expect(dropped.map(({ slot }) => slot)).toEqual(['label']);
    for (const analyses of [[pinned({ data: undefined })], []]) {
      expect(findDroppedSlots(base, gateOf({ analyses }), KEYS)).toEqual([]);
    }
  });
});

/** What workflow_run says of the workflow that ended. */
function runOf(event: string | undefined, ...bases: readonly string[]): object {
  return { workflow_run: { event, pull_requests: bases.map((base) => ({ base: { sha: base } })) } };
}

describe('the base commit', () => {
  const sha = 'a'.repeat(40);
  const LONG = '0f'.repeat(32);
  const event = { serverUrl: '', repository: 'o/n', ref: '', sha: '', actor: '' };
  const pull = { pull_request: { base: { sha } } };

  it.each([
    ['pull_request', pull, { kind: 'commit', sha }],
    ['pull_request_target', pull, { kind: 'commit', sha }],
    ['merge_group', { merge_group: { base_sha: sha } }, { kind: 'commit', sha }],
    ['merge_group', {}, { kind: 'not-named' }],
    ['pull_request', undefined, { kind: 'not-named' }],
    ['pull_request', { pull_request: { base: { sha: 'main' } } }, { kind: 'not-named' }],
    ['pull_request', { pull_request: { base: { sha: '0'.repeat(40) } } }, { kind: 'not-named' }],
    ['pull_request', { pull_request: { base: { sha: `${sha}a` } } }, { kind: 'not-named' }],
    ['pull_request', { pull_request: { base: { sha: LONG } } }, { kind: 'commit', sha: LONG }],
    ['push', pull, { kind: 'none' }],
    ['schedule', {}, { kind: 'none' }],
    ['workflow_run', runOf('push', sha), { kind: 'none' }],
    ['workflow_run', runOf('pull_request', sha), { kind: 'commit', sha }],
    ['workflow_run', runOf('pull_request', sha, sha), { kind: 'commit', sha }],
    ['workflow_run', runOf('pull_request', sha, 'b'.repeat(40)), { kind: 'not-named' }],
    ['workflow_run', runOf('pull_request'), { kind: 'not-named' }],
    ['workflow_run', runOf('pull_request_target'), { kind: 'not-named' }],
    ['workflow_run', runOf('merge_group'), { kind: 'not-named' }],
    ['workflow_run', runOf(undefined), { kind: 'not-named' }],
    ['workflow_run', undefined, { kind: 'not-named' }],
  ])('of %s', (eventName, payload, expected) => {
    expect(readBaseCommit({ ...event, eventName, payload: readEventPayload(payload) })).toEqual(expected);
  });

  it('is none on the command line', () => {
    const target = { repoUrl: 'u', fork: false };
    expect(
      readBaseCommit({ ...event, eventName: 'pull_request', payload: readEventPayload(pull), target }),
    ).toEqual({
      kind: 'none',
    });
  });
});

describe('the branch of the base', () => {
  const pull = { pull_request: { base: { ref: 'trunk', sha: 'b'.repeat(40) } } };
  const group = { merge_group: { base_ref: 'refs/heads/trunk', base_sha: 'b'.repeat(40) } };
  const event = { serverUrl: 's', repository: 'r', ref: 'f', sha: 'a', actor: 'c' };

  it.each([
    ['pull_request', pull, 'trunk'],
    ['merge_group', group, 'trunk'],
    ['merge_group', { merge_group: { base_ref: 'a/refs/heads/b' } }, 'a/refs/heads/b'],
    ['pull_request', { pull_request: { base: {} } }, 'the base branch'],
    ['push', pull, undefined],
  ])('of %s', (eventName, payload, expected) => {
    expect(baseBranch({ ...event, eventName, payload: readEventPayload(payload) })).toBe(expected);
  });
});
