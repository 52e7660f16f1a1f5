import type { AnalysisResult, Lineage } from '../../facts/run-outcome.ts';
import type { ModelComparisons } from '../../facts/results/model-comparison.ts';
import type { PolicyOutcome } from '../../facts/policy/policy.ts';
import type { RunState } from '../../facts/run-state.ts';
import type { Settings } from '../../facts/settings.ts';
import { scansEverything, type SupplyChainOutcome } from '../../facts/file-scan.ts';
import { fixedInFiles } from '../../decide/baseline/compare-with-baseline.ts';
import { lostSkillWarnings } from '../../decide/baseline/baseline-skill.ts';
import { baselineDoubt } from '../../decide/baseline/paired-test.ts';
import { staleWarnings } from '../../decide/compare/judge-comparison.ts';
import { decideAnalysis, withWarning } from '../../decide/scan/decide-findings.ts';
import type { PolicyAtTime } from '../../decide/policy/accept-rulings.ts';
import { partNotices, recordWarnings } from '../../decide/lineage.ts';
import { settingsWarnings } from '../../decide/policy/settings-warnings.ts';
import { warnOfAnalyses } from '../../decide/policy/accept-warnings.ts';
import { type ActiveRun, entryFacts, policyOf } from '../active-run.ts';

/** What a run found in its models and in its files. */
export interface Findings {
  readonly results: readonly AnalysisResult[];
  /** Absent if no file was scanned. */
  readonly supplyChain: SupplyChainOutcome | undefined;
  /** Absent if no model was compared with its version before. */
  readonly comparisons?: ModelComparisons | undefined;
}

/** Applies the policy of the run to what it has found. */
export function judgeFindings(
  active: ActiveRun,
  { results: found, supplyChain, comparisons }: Findings,
  lineage: Lineage,
): Pick<RunState, 'results' | 'supplyChain' | 'comparisons' | 'policy' | 'warnings' | 'notices'> {
  const { settings } = active;
  const policy = policyOf(active);
  const isBaseline = settings.reports.resultsFile !== undefined && policy.policy.baseline === undefined;
  const results = found
    .map((result) => decideAnalysis(result, policy))
    .map((result) => (isBaseline ? withWarning(result, baselineDoubt(result)) : result));
  return {
    ...(supplyChain === undefined ? {} : { supplyChain }),
    ...(comparisons && { comparisons }),
    results,
    policy: { ...policyOutcome(policy, settings, supplyChain), entries: entryFacts(active) },
    warnings: [
      ...settingsWarnings(settings),
      ...warnOfAnalyses(policy, results),
      ...recordWarnings(settings, lineage, results),
      ...lostSkillWarnings(results, policy.policy.baseline),
      ...staleWarnings(comparisons),
    ],
    notices: partNotices(settings.only, results),
  };
}

function policyOutcome(
  { policy }: PolicyAtTime,
  { supplyChain: { files } }: Settings,
  scan: SupplyChainOutcome | undefined,
): PolicyOutcome {
  const { baseline } = policy;
  // What was not looked at is not known to be fixed.
  const fixed = scansEverything(files) ? fixedInFiles(baseline, scan) : [];
  return { hasBaseline: baseline !== undefined, fixedInFiles: fixed };
}
