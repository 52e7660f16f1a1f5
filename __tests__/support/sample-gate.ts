import { NO_SUPPLY_CHAIN_POLICY } from '../../src/facts/file-scan.ts';
import fc from 'fast-check';
import type { AnalysisSpec } from '../../src/facts/analysis-spec.ts';
import { type Attack, defaultThreshold } from '@model-security-scan/engine/catalog';
import type { Acceptance } from '../../src/facts/policy/acceptance.ts';
import type { Baseline } from '../../src/facts/policy/policy.ts';
import type { GatePolicy } from '../../src/facts/policy/policy-change.ts';
import { sampleSpec } from './sample-outcomes.ts';
import { entryOf } from './sample-policy.ts';

/** A policy of one analysis, `digits/extraction`, for which only what matters has to be said. */
export function gateOf(more: Partial<GatePolicy> = {}): GatePolicy {
  return {
    analyses: [localSpec('digits', 'extraction')],
    service: {},
    accept: [],
    ...NO_SUPPLY_CHAIN_POLICY,
    ...more,
  };
}

/** A local analysis. */
export function localSpec(model: string, attack: Attack, more: Partial<AnalysisSpec> = {}): AnalysisSpec {
  const threshold = more.threshold ?? defaultThreshold(attack);
  return { ...sampleSpec(model, attack), local: { settings: {}, threshold }, ...more };
}

/** An entry of `accept` without an end. */
export function entryFor(key: Acceptance['key'], what: string): Acceptance {
  return { key, what, reason: 'reviewed', place: entryOf().place };
}

export const GATE_ATTACKS = ['extraction', 'evasion', 'poisoning'] as const;
const limit = fc.constantFrom(0, 0.2, 0.5, 0.9, 1);

const analyses: fc.Arbitrary<readonly AnalysisSpec[]> = fc
  .uniqueArray(
    fc.record({
      attack: fc.constantFrom(...GATE_ATTACKS),
      threshold: limit,
      maxIncrease: limit,
      isGiven: fc.boolean(),
    }),
    { selector: ({ attack }) => attack },
  )
  .map((some) =>
    some.map(({ attack, threshold, maxIncrease, isGiven }) =>
      localSpec('digits', attack, isGiven ? { threshold, maxIncrease } : {}),
    ),
  );

const entries: fc.Arbitrary<readonly Acceptance[]> = fc.uniqueArray(
  fc
    .record({
      attack: fc.constantFrom(...GATE_ATTACKS),
      until: fc.constantFrom('2026-03-31', '2027-03-31', '2028-03-31'),
      maxScore: fc.option(limit, { nil: undefined }),
    })
    .map(({ attack, until, maxScore }) =>
      entryOf({
        what: `digits/${attack}`,
        until,
        ...(maxScore === undefined ? {} : { maxScore }),
      }),
    ),
  { selector: ({ what }) => what },
);

const baselines: fc.Arbitrary<Baseline> = fc
  .uniqueArray(
    fc.record({ attack: fc.constantFrom(...GATE_ATTACKS), score: limit, isVulnerable: fc.boolean() }),
    {
      selector: ({ attack }) => attack,
    },
  )
  .map((some) => ({
    file: 'b.json',
    analyses: some.map(({ attack, ...rest }) => ({ name: `digits/${attack}`, ...rest })),
    fileFindings: [],
  }));

const names = fc.uniqueArray(fc.constantFrom('a.b', 'c.d', '**'), { maxLength: 3 });

/** Any policy of up to three analyses. */
export const gates: fc.Arbitrary<GatePolicy> = fc
  .record({
    analyses,
    entries,
    baseline: fc.option(baselines, { nil: undefined }),
    accepted: names,
    leftOut: names,
    covers: names,
    samples: fc.option(fc.constantFrom(20, 50), { nil: undefined }),
    isRequired: fc.boolean(),
  })
  .map(({ baseline, entries: some, accepted, leftOut, covers, samples, isRequired, ...rest }) => ({
    ...rest,
    service: {},
    ...(samples === undefined ? {} : { minimum: { all: { samples }, tasks: new Map() } }),
    ...(isRequired ? { requireAttacked: entryOf().place } : {}),
    ...(baseline === undefined ? {} : { baseline }),
    accept: [...some, ...accepted.map((name) => entryFor('name', name))],
    files: {
      paths: [],
      leftOut: leftOut.map((path) => ({ path, place: entryOf().place })),
      failOn: 'high' as const,
    },
    covers: covers.map((path) => ({ path, model: 'digits', place: entryOf().place })),
  }));
