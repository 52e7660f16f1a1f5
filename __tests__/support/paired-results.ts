import type { Attack } from '@model-security-scan/engine/catalog';
import type { Skill } from '@model-security-scan/engine/results';
import { packOutcomes } from '@model-security-scan/engine/pack-outcomes';
import { attackSettings } from '../../src/decide/policy/attack-settings.ts';
import { decideAnalysis } from '../../src/decide/scan/decide-findings.ts';
import type { AnalysisSpec } from '../../src/facts/analysis-spec.ts';
import type { AnalysisResult } from '../../src/facts/run-outcome.ts';
import type { BaselineAnalysis } from '../../src/facts/policy/policy.ts';
import { localSpec } from './sample-gate.ts';
import { resultOf } from './sample-results.ts';

const DATA = 'd'.repeat(64);
export const DIGESTS = { model: 'a'.repeat(64), data: DATA, label: 'c'.repeat(64) };
export const EFFORT = { eps: 0.1, queries: 1200 };

/** `+` for an input that fell, `-` for one that held, a space for one that was not attacked. */
export function outcomesOf(
  marks: string,
  effort = EFFORT,
  groups?: (row: number) => number,
): ReturnType<typeof packOutcomes> {
  const rows = Array.from(marks).flatMap((mark, row) => {
    const group = groups === undefined ? {} : { group: groups(row) };
    return mark === ' ' ? [] : [{ key: row, fell: mark === '+', ...group }];
  });
  return packOutcomes(rows, effort);
}

export const HELD = '-'.repeat(30);
/** 12 inputs that fall now and held before, 3 the other way. */
export const NOW = `${'+'.repeat(12)}---${HELD}`;
export const BEFORE = `${'-'.repeat(12)}+++${HELD}`;

export interface Now {
  readonly marks: string;
  readonly spec?: Partial<AnalysisSpec>;
  readonly effort?: typeof EFFORT;
  readonly digests?: NonNullable<AnalysisResult['digests']>;
  readonly skill?: Skill;
  readonly methodVersion?: string;
  readonly state?: 'passed' | 'vulnerable';
  readonly score?: number;
  readonly attack?: Attack;
  readonly interval?: { readonly low: number; readonly high: number };
  readonly threshold?: number;
  /** The group that each input counts in. */
  readonly groups?: (row: number) => number;
  readonly rows?: number;
}

export function resultNow(now: Now): AnalysisResult {
  const { marks, effort, spec, digests = DIGESTS, methodVersion = '2', score = 0.4 } = now;
  const outcomes = outcomesOf(marks, effort, now.groups);
  return resultOf(localSpec('digits', now.attack ?? 'evasion', spec), now.state ?? 'vulnerable', {
    ...{ score, threshold: now.threshold ?? 0.1, digests, methodVersion },
    ...(outcomes === undefined ? {} : { outcomes }),
    ...(now.interval === undefined ? {} : { interval: now.interval }),
    ...(now.rows === undefined ? {} : { rows: now.rows }),
    ...(now.skill === undefined ? {} : { skill: now.skill }),
  });
}

export function analysisBefore(marks: string, more: Partial<BaselineAnalysis> = {}): BaselineAnalysis {
  const outcomes = outcomesOf(marks);
  const settings = attackSettings(localSpec('digits', 'evasion'));
  return {
    ...{ name: 'digits/evasion', isVulnerable: true, score: 0.3, methodVersion: '2' },
    digests: new Map(Object.entries({ ...DIGESTS, model: 'b'.repeat(64) })),
    settings,
    ...(outcomes === undefined ? {} : { outcomes, eps: EFFORT.eps }),
    ...more,
  };
}

export function decide(result: AnalysisResult, before: BaselineAnalysis): AnalysisResult {
  const baseline = { file: 'b.json', analyses: [before], fileFindings: [] };
  return decideAnalysis(result, { policy: { accept: [], baseline }, nowMs: 0 });
}

export function decision(now: Now, before: BaselineAnalysis): readonly [string, string] {
  const { policy } = decide(resultNow(now), before);
  return [policy?.finding ?? '', policy?.why ?? ''];
}
