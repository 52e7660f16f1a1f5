import type { AnalysisResult, Lineage, Outcome } from '../facts/run-outcome.ts';
import type { JudgedFinding } from '../facts/file-scan.ts';
import { recordCounts } from './lineage.ts';

/** The parts that a run of the action has judged. An upload may open and close only their alerts. */
interface Judged {
  /** The analyses, if all of them have a verdict or one is vulnerable. */
  readonly analyses?: readonly AnalysisResult[];
  /** The analyses, if some of them could not be tested, or it is known that each could. */
  readonly tested?: readonly AnalysisResult[];
  /** The verdict on the repository in the record of an earlier scan. */
  readonly record?: { readonly vulnerable: boolean };
  /** The findings in the repository's files, if they were scanned. */
  readonly supplyChain?: readonly JudgedFinding[];
}

/**
 * Selects the judged parts of an outcome. Code scanning closes every alert of a category that an upload does not contain,
 * so a SARIF run exists only for a judged part: for the analyses if all of them have a verdict or one is vulnerable, for what
 * could not be tested if something could not, or if local analyses all have a verdict, for the
 * record if it counts and has a verdict, and for the supply chain if the files of the repository were scanned. A file that
 * could not be scanned is a result of that run.
 */
export function judgedBy(outcome: Outcome): Judged {
  const vulnerable = outcome.lineage === undefined ? undefined : recordVerdict(outcome.lineage);
  return {
    ...(analysesAreJudged(outcome) ? { analyses: outcome.results } : {}),
    ...(testedIsKnown(outcome) ? { tested: outcome.results } : {}),
    ...(vulnerable === undefined ? {} : { record: { vulnerable } }),
    ...(outcome.supplyChain?.scope === 'workspace' ? { supplyChain: outcome.supplyChain.findings } : {}),
  };
}

/**
 * True if a SARIF file must be written, because the run has judged something (see `judgedBy`). Uploading an empty file
 * after a run without a verdict would close alerts as fixed.
 */
export function sarifIsDue(outcome: Outcome): boolean {
  const { analyses, tested, record, supplyChain } = judgedBy(outcome);
  return analyses !== undefined || tested !== undefined || record !== undefined || supplyChain !== undefined;
}

/** True if an analysis has a verdict. One that passed, but has a reason against that, has none. */
export function isDecided({ state, reason }: AnalysisResult): boolean {
  return state === 'vulnerable' || (state === 'passed' && reason === undefined);
}

function analysesAreJudged(outcome: Outcome): boolean {
  const { results } = outcome;
  if (!judgesAnalyses(outcome)) return false;
  return results.every(isDecided) || results.some(({ state }) => state === 'vulnerable');
}

/** An analysis of a service is never `not-tested`, so such a run has nothing to say of it. */
function testedIsKnown(outcome: Outcome): boolean {
  const { results, requested } = outcome;
  if (!judgesAnalyses(outcome)) return false;
  return (
    results.some(({ state }) => state === 'not-tested') ||
    (requested?.venue.hasJobs === false && results.every(isDecided))
  );
}

/** The other modes judge no analyses, or only the leftovers of earlier runs. */
function judgesAnalyses({ mode, status, results, lineage }: Outcome): boolean {
  if (mode !== 'scan' || results.length === 0) return false;
  return status !== 'already-scanned' || lineage?.cached === 'reused';
}

/** The verdict of a record; undefined if there is none, or if the record does not count or has no readable flag. */
function recordVerdict(lineage: Lineage): boolean | undefined {
  // A cached result is about analyses, not about the repository.
  if (lineage.cached !== undefined) return undefined;
  return recordCounts(lineage) && lineage.vulnerable !== 'unknown' ? lineage.vulnerable : undefined;
}
