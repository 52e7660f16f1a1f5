import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fileFingerprint } from '../../../src/facts/fingerprint.ts';
import type { OrganizationPolicy } from '../../../src/facts/organization-policy.ts';
import type { AnalysisResult } from '../../../src/facts/outcome.ts';
import type { Policy } from '../../../src/facts/policy.ts';
import type { Settings } from '../../../src/facts/settings.ts';
import {
  applyOrganizationPolicy,
  findMissing,
  limitThreshold,
} from '../../../src/decide/organization-limits.ts';
import { countsAsVulnerable, decideAnalysis, decideFiles } from '../../../src/decide/judge-findings.ts';
import { judgeFindings } from '../../../src/decide/judge-scan.ts';
import { effectiveThreshold, ownThreshold } from '../../../src/decide/threshold.ts';
import { readSettings } from '../../../src/settings/read-settings.ts';
import { organizationOf } from '../../support/sample-organization.ts';
import { sampleResult, sampleSpec } from '../../support/sample-outcomes.ts';
import { baselineOf, DAY_MS, END_MS, fileWaiver, found, waiverOf } from '../../support/sample-policy.ts';
import { sampleScan, UNKNOWN_CALL } from '../../support/sample-supply-chain.ts';
import { CHECK, settingsSource } from '../../support/settings-source.ts';

const PLACE = { kind: 'file', file: 'f', line: 1, column: 1 } as const;
let plain: Settings;
beforeAll(async () => {
  const read = await readSettings(settingsSource(CHECK));
  if (read === undefined) throw new Error('There are credentials.');
  plain = { ...read, mode: 'scan' };
});

function whyOf(policy: Policy, score = 0.4, nowMs = END_MS - 1): string {
  return decideAnalysis(found(score), { policy, nowMs }).policy?.why ?? '';
}

describe('the decision about a finding, with a policy of the organization', () => {
  const forbidden = { waivers: 'forbidden', baseline: 'forbidden' } as const;

  it.each([
    ['a waiver that is forbidden', { waivers: [waiverOf()] }, forbidden, 'permits no waivers'],
    ['a waiver that is permitted', { waivers: [waiverOf()] }, {}, 'it is waived until'],
    ['a waiver that ends in time', { waivers: [waiverOf()] }, { waiverMaxDays: 1 }, 'it is waived until'],
    [
      'a baseline that is forbidden',
      { waivers: [], baseline: baselineOf({}) },
      forbidden,
      'permits no baseline',
    ],
    [
      'a baseline that is permitted',
      { waivers: [], baseline: baselineOf({}) },
      {},
      'does not fail the check',
    ],
    ['neither', { waivers: [] }, forbidden, 'It fails the check: the score 0.4 is above the threshold 0.1.'],
  ])('goes by %s, and says so', (_name, policy, rules, words) => {
    expect(whyOf({ ...policy, organization: organizationOf(rules) })).toContain(words);
  });

  it('goes by the days that a waiver still has, to the millisecond', () => {
    const policy = { waivers: [waiverOf()], organization: organizationOf({ waiverMaxDays: 30 }) };
    expect(whyOf(policy, 0.4, END_MS - 30 * DAY_MS)).toContain('it is waived');
    expect(whyOf(policy, 0.4, END_MS - 30 * DAY_MS - 1)).toContain('more than 30 days ahead');
  });

  it('names the threshold that the repository asked for, if it is higher', () => {
    const result = found(0.4);
    const spec = { ...result.spec, refusedThreshold: 0.9 };
    const { policy } = decideAnalysis({ ...result, spec }, { policy: { waivers: [] }, nowMs: 0 });
    expect(policy).toEqual({
      finding: 'new',
      why: 'It fails the check: the score 0.4 is above the threshold 0.1 of the organization’s policy (the repository asks for 0.9).',
    });
  });

  it('goes by what is forbidden in files, too', () => {
    const known = {
      finding: 'x',
      fingerprints: [fileFingerprint(UNKNOWN_CALL)],
      sha256: UNKNOWN_CALL.sha256 ?? '',
    };
    const whys = (policy: Policy): readonly string[] =>
      decideFiles(sampleScan([UNKNOWN_CALL]), { policy, nowMs: 0 }).findings.map(
        ({ standing, policy: decided }) => `${standing}: ${decided?.why ?? ''}`,
      );
    const organization = organizationOf(forbidden);
    expect(whys({ waivers: [fileWaiver()], organization })[0]).toMatch(/^flagged: .*permits no waivers/u);
    expect(whys({ waivers: [], baseline: baselineOf({}, [known]), organization })[0]).toMatch(
      /^flagged: .*permits no baseline/u,
    );
    expect(whys({ waivers: [], refusedNames: [UNKNOWN_CALL.subject], organization })[0]).toMatch(
      /^flagged: .*does not permit "allow"/u,
    );
  });
});

describe('the settings of a run', () => {
  it('become stricter, part by part, and say what does not count', () => {
    const supplyChain = {
      ...plain.supplyChain,
      allow: [{ name: 'a.b', reason: 'r', place: PLACE }],
      ignore: [{ path: 'x', reason: 'r', place: PLACE }],
    };
    const analyses = [
      { ...sampleSpec('digits', 'evasion'), maxIncrease: 0.3 },
      sampleSpec('digits', 'drift'),
    ];
    const given: Settings = { ...plain, analyses, supplyChain, rescan: 'never', vulnerabilityThreshold: 0.7 };
    const limits = new Map([['evasion', { threshold: 0.5, 'max-increase': 0.1 }]] as const);
    const rules = { limits, allow: 'forbidden', ignore: 'forbidden' } as const;
    const strict = applyOrganizationPolicy(given, organizationOf(rules));
    expect(strict.analyses).toMatchObject([
      { threshold: 0.5, refusedThreshold: 0.7, maxIncrease: 0.1 },
      { threshold: 0.7 },
    ]);
    expect(strict.analyses[1]).not.toHaveProperty('refusedThreshold');
    expect(strict).toMatchObject({ rescan: 'always', supplyChain: { allow: [], ignore: [] } });
    expect(strict).not.toHaveProperty('vulnerabilityThreshold');
    expect(strict.policy.refusedNames).toEqual(['a.b']);
    expect(strict.notices.join('\n')).toMatch(
      /Judged by the organization’s policy org\/policy.yml[^]*"ignore": 1 entry does not count[^]*Every analysis runs/u,
    );
  });

  it('lack what the organization requires: analyses by task and by model, and the scan of files', () => {
    const declared = [
      sampleSpec('digits', 'evasion'),
      sampleSpec('wine', 'evasion', 'tabular-classification'),
    ];
    const organization = organizationOf({
      required: [
        { of: { task: 'image-classification' }, attacks: ['evasion', 'extraction'] },
        { of: { task: 'time-series-forecasting' }, attacks: ['extraction'] },
        { of: { model: 'Wine' }, attacks: ['extraction'] },
        { of: { model: 'fraud' }, attacks: ['extraction'] },
      ],
      requiresSupplyChain: true,
    });
    const planned = {
      mode: 'scan',
      declared,
      isPart: false,
      supplyChain: { enabled: true, paths: ['.'] },
    } as const;
    const attacked = organizationOf({ requiresAttacked: true });
    const unscanned = { ...planned, supplyChain: { enabled: false, paths: ['.'] } };
    expect(findMissing(attacked, planned)).toEqual([]);
    expect(findMissing(attacked, unscanned).map(({ message }) => message)).toEqual([
      expect.stringContaining('requires every model to be attacked, and so the supply-chain scan'),
    ]);
    const messages = (more: object): readonly string[] =>
      findMissing(organization, { ...planned, ...more }).map(({ message }) => message);
    expect(messages({})).toEqual([
      expect.stringContaining('requires extraction of the model "digits"'),
      expect.stringContaining('requires extraction of the model "wine"'),
      expect.stringContaining('"fraud", which is not configured'),
    ]);
    for (const supplyChain of [
      { enabled: false, paths: ['.'] },
      { enabled: true, paths: ['models'] },
    ]) {
      expect(messages({ supplyChain }).at(-1)).toContain('requires the supply-chain scan');
      expect(messages({ supplyChain, isPart: true })).toHaveLength(3);
    }
    expect(messages({ mode: 'check' })).toEqual([]);
  });
});

const score = fc.constantFrom(0, 0.2, 0.4, 0.6, 0.9, Number.NaN);
const rules: fc.Arbitrary<Partial<OrganizationPolicy>> = fc.record({
  waivers: fc.constantFrom('permitted', 'forbidden'),
  baseline: fc.constantFrom('permitted', 'forbidden'),
  allow: fc.constantFrom('permitted', 'forbidden'),
  waiverMaxDays: fc.constantFrom(1, 30, 3650),
  limits: fc
    .record({ threshold: score, 'max-increase': score })
    .map((limit) => new Map([['extraction', limit]] as const)),
});
const own = fc.record({
  threshold: fc.option(score, { nil: undefined }),
  override: fc.option(score, { nil: undefined }),
  maxIncrease: score,
  isWaived: fc.boolean(),
  before: fc.option(score, { nil: undefined }),
});

describe('an organization’s policy and a repository’s', () => {
  it('are together never looser than either of them, whatever they say', () => {
    fc.assert(
      fc.property(rules, own, score, fc.constantFrom(0, END_MS - DAY_MS), (some, mine, value, nowMs) => {
        const organization = organizationOf(some);
        const { threshold, override, maxIncrease, isWaived, before } = mine;
        const spec = {
          ...sampleSpec('digits', 'extraction'),
          maxIncrease,
          ...(threshold === undefined ? {} : { threshold }),
        };
        const repository: Settings = {
          ...plain,
          analyses: [spec],
          policy: {
            waivers: isWaived ? [waiverOf()] : [],
            ...(before === undefined ? {} : { baseline: baselineOf({ score: before }) }),
          },
          ...(override === undefined ? {} : { vulnerabilityThreshold: override }),
        };
        const bare: Settings = { ...plain, analyses: [{ ...spec, threshold: 9, maxIncrease: 9 }] };
        const isOpen = (settings: Settings): boolean => !countsAsVulnerable(judge(settings, value, nowMs));
        const both = isOpen(applyOrganizationPolicy(repository, organization));
        expect(both && !isOpen(repository)).toBe(false);
        const limit = limitThreshold(9, 'extraction', organization);
        const isAccepted =
          (isWaived && organization.waivers === 'permitted') ||
          (before !== undefined && organization.baseline === 'permitted');
        expect(both && !isAccepted && !isOpen(applyOrganizationPolicy(bare, organization))).toBe(false);
        expect(both && !isAccepted && value > limit).toBe(false);
      }),
    );
  });

  it('allow together no name that either of them does not allow', () => {
    fc.assert(
      fc.property(rules, fc.boolean(), (some, isAllowed) => {
        const allow = isAllowed ? [{ name: UNKNOWN_CALL.subject, reason: 'r', place: PLACE }] : [];
        const given = { ...plain, supplyChain: { ...plain.supplyChain, allow } };
        const { supplyChain } = applyOrganizationPolicy(given, organizationOf(some));
        const [judged] = judgeFindings([UNKNOWN_CALL], supplyChain, 'workspace');
        expect(judged?.standing).toBe(isAllowed && some.allow === 'permitted' ? 'allowed' : 'flagged');
      }),
    );
  });
});

/** Judges a score as a run with these settings does. */
function judge(
  { analyses, vulnerabilityThreshold, policy }: Settings,
  score: number,
  nowMs: number,
): AnalysisResult {
  const spec = analyses[0] ?? sampleSpec('digits', 'extraction');
  const threshold = effectiveThreshold(vulnerabilityThreshold, ownThreshold(spec));
  const state = score > threshold ? 'vulnerable' : 'passed';
  const result = sampleResult('digits', 'extraction', state, { score, threshold });
  return decideAnalysis({ ...result, spec }, { policy, nowMs });
}
