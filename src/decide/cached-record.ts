import { createHash } from 'node:crypto';
import type { AnalysisSpec } from '../facts/analysis-spec.ts';
import type { LineageRecord, Target } from '../facts/run-outcome.ts';
import type { Settings } from '../facts/settings.ts';
import {
  CACHE_FAULTS,
  type CachedResult,
  type CacheFault,
  type IgnoredResults,
} from '../facts/cached-result.ts';
import { listNames } from '@model-security-scan/common/list-names';
import { counted } from '@model-security-scan/common/number-words';
import { plainLine } from '@model-security-scan/common/sanitize';
import { isAbove } from './judge-analysis.ts';
import { accuracyFault } from './policy/apply-minimum.ts';
import { effectiveThreshold, ownThreshold } from './policy/threshold.ts';

type Kept = ReadonlyMap<string, CachedResult>;

/**
 * Makes one record of the kept results of all planned analyses. Pure.
 * @returns undefined if an analysis has none that gives a verdict, or none is planned
 */
export function recordOfCached(
  kept: Kept,
  { analyses, vulnerabilityThreshold, repository }: CachedSettings,
  target: Target,
): LineageRecord | undefined {
  const found = analyses.flatMap((spec) => {
    const result = kept.get(spec.name);
    return result === undefined ? [] : [{ spec, result }];
  });
  const newest = found.toSorted((one, other) => other.result.madeMs - one.result.madeMs)[0]?.result;
  if (newest === undefined || found.length < analyses.length) return undefined;
  const isAboveLimit = ({ spec, result }: Found): boolean =>
    isAbove(result.score, effectiveThreshold(vulnerabilityThreshold, ownThreshold(spec)));
  if (found.some((one) => !isAboveLimit(one) && !mayPass(one))) return undefined;
  const isVulnerable = found.some(isAboveLimit);
  const ids = found.map(({ result }) => result.contentId).join('\n');
  // Results of several commits are those of none.
  const hasOneCommit = new Set(found.map(({ result }) => result.commit)).size === 1;
  return {
    ...(target.branch === undefined ? {} : { branchname: target.branch }),
    ...(hasOneCommit && newest.commit !== undefined ? { commitid: newest.commit } : {}),
    createdtimestamp: new Date(newest.madeMs).toISOString(),
    depth: String(repository.depth),
    hashedjobid: createHash('sha256').update(ids).digest('hex'),
    modelid: analyses[0]?.modelId ?? '',
    orgid: 'local',
    repotype: repository.type,
    repourl: target.repoUrl,
    supplychain_vuldetected: isVulnerable ? 1 : 0,
  };
}

type CachedSettings = Pick<Settings, 'analyses' | 'vulnerabilityThreshold' | 'repository'>;
interface Found {
  readonly spec: AnalysisSpec;
  readonly result: CachedResult;
}

/** As `judge` says it of a score that is not above the threshold. */
function mayPass({ spec: { minimumAccuracy }, result: { isUnearned, accuracy } }: Found): boolean {
  return isUnearned !== true && accuracyFault(accuracy, minimumAccuracy) === undefined;
}

const MAX_LISTED = 20;

/** Says for a run that analyses nothing which results it could use again. */
export function cachedNotices(kept: Kept, analyses: readonly AnalysisSpec[]): readonly string[] {
  const [own, missing] = [
    analyses.filter(({ name }) => kept.has(name)),
    analyses.filter(({ name }) => !kept.has(name)),
  ];
  const named = (specs: readonly AnalysisSpec[]): string =>
    listNames(specs, MAX_LISTED, ({ name }) => plainLine(name, 200));
  return [
    ...(own.length === 0 ? [] : [`The result of an earlier run is kept for ${named(own)}.`]),
    ...(missing.length === 0 ? [] : [`No result is kept for ${named(missing)}.`]),
  ];
}

const REASONS: Readonly<Record<CacheFault, string>> = {
  damaged: 'damaged or cut off',
  unsigned: 'not signed with the input cache-secret',
  'other-signature': 'signed with another key than the input cache-secret',
  foreign: 'about another analysis than their name says',
  older: 'made by another version of the action',
};

/** Says which cached results were not used, in one sentence for each reason. */
export function describeIgnored(ignored: IgnoredResults): readonly string[] {
  return CACHE_FAULTS.flatMap((fault) => {
    const count = ignored[fault] ?? 0;
    if (count === 0) return [];
    const what = `${counted(count, 'cached result was', 'cached results were')} not used`;
    return [`${what}: ${REASONS[fault]}. What they cover is scanned again.`];
  });
}

/** Adds the counts of two places. */
export function sumOfIgnored(one: IgnoredResults, other: IgnoredResults): IgnoredResults {
  return Object.fromEntries(CACHE_FAULTS.map((fault) => [fault, (one[fault] ?? 0) + (other[fault] ?? 0)]));
}
