import { createHash } from 'node:crypto';
import type { PlannedAnalysis } from '../../src/core/local-plan.ts';
import type { ContentRecord } from './content-record.ts';
import type { LineageRecord, Target } from './lineage-record.ts';

/**
 * Makes the lineage record that stands for the records of all planned analyses.
 * @param records of all planned analyses, in their order; empty if one has none
 */
export function contentLineage(
  target: Target,
  planned: readonly PlannedAnalysis[],
  records: readonly ContentRecord[],
): LineageRecord | undefined {
  const newest = records.toSorted((one, other) => other.kept.madeMs - one.kept.madeMs)[0];
  if (newest === undefined) return undefined;
  const commits = new Set(records.map(({ commit }) => commit));
  const isVulnerable = records.some(
    ({ kept }, index) => kept.result.score.value > (planned[index]?.threshold ?? 0),
  );
  const ids = records.map(({ contentId }) => contentId).join('\n');
  return {
    branchname: target.branch,
    // Records of several commits are those of none.
    commitid: (commits.size === 1 ? newest.commit : undefined) ?? '',
    createdtimestamp: new Date(newest.kept.madeMs).toISOString(),
    depth: String(target.depth),
    hashedjobid: createHash('sha256').update(ids).digest('hex'),
    modelid: planned[0]?.modelId ?? '',
    orgid: target.orgId,
    repotype: target.repoType,
    repourl: target.repoUrl,
    supplychain_vuldetected: isVulnerable ? 1 : 0,
  };
}
