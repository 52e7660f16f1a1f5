import { NO_SUPPLY_CHAIN_POLICY } from '../../src/facts/scan-outcome.ts';
import fc from 'fast-check';
import type { AnalysisSpec } from '../../src/facts/analysis-spec.ts';
import { type Attack, defaultThreshold } from '../../src/attacks/table.ts';
import type { Baseline, Waiver } from '../../src/facts/policy.ts';
import type { GatePolicy } from '../../src/facts/policy-change.ts';
import type { AllowedName, IgnoredPath } from '../../src/facts/scan-outcome.ts';
import { sampleSpec } from './sample-outcomes.ts';
import { DAY_MS, END_MS, waiverOf } from './sample-policy.ts';

/** A policy of one analysis, `digits/extraction`, for which only what matters has to be said. */
export function gateOf(more: Partial<GatePolicy> = {}): GatePolicy {
  return {
    analyses: [localSpec('digits', 'extraction')],
    service: {},
    waivers: [],
    ...NO_SUPPLY_CHAIN_POLICY,
    ...more,
  };
}

/** A local analysis. */
export function localSpec(model: string, attack: Attack, more: Partial<AnalysisSpec> = {}): AnalysisSpec {
  const threshold = more.threshold ?? defaultThreshold(attack);
  return { ...sampleSpec(model, attack), local: { settings: {}, threshold }, ...more };
}

/** An entry of `allow`. */
export function allowed(name: string, reason = 'reviewed'): AllowedName {
  return { name, reason, place: waiverOf().place };
}

/** An entry of `ignore`. */
export function ignored(path: string): IgnoredPath {
  return { path, reason: 'reviewed', place: waiverOf().place };
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

const waivers: fc.Arbitrary<readonly Waiver[]> = fc.uniqueArray(
  fc
    .record({
      attack: fc.constantFrom(...GATE_ATTACKS),
      days: fc.constantFrom(-400, 0, 400),
      maxScore: fc.option(limit, { nil: undefined }),
    })
    .map(({ attack, days, maxScore }) =>
      waiverOf({
        finding: `digits/${attack}`,
        endsAtMs: END_MS + days * DAY_MS,
        ...(maxScore === undefined ? {} : { maxScore }),
      }),
    ),
  { selector: ({ finding }) => finding },
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
    waivers,
    baseline: fc.option(baselines, { nil: undefined }),
    allow: names,
    ignore: names,
    unattacked: names,
    covers: names,
    samples: fc.option(fc.constantFrom(20, 50), { nil: undefined }),
    isRequired: fc.boolean(),
  })
  .map(({ baseline, allow, ignore, unattacked, covers, samples, isRequired, ...rest }) => ({
    ...rest,
    service: {},
    ...(samples === undefined ? {} : { minimum: { all: { samples }, tasks: new Map() } }),
    ...(isRequired ? { requireAttacked: ignored('').place } : {}),
    ...(baseline === undefined ? {} : { baseline }),
    allow: allow.map((name) => allowed(name)),
    ignore: ignore.map(ignored),
    unattacked: unattacked.map(ignored),
    covers: covers.map((path) => ({ path, model: 'digits', place: ignored(path).place })),
  }));
