import { type AnalysisResult, type Lineage, type Outcome, recordCounts } from '../../core/outcome.ts';

/** What a run of the action has judged, and so what an upload may open and close alerts of. */
interface Judged {
  /** The analyses, where their verdicts are worth a run of SARIF. */
  readonly analyses?: readonly AnalysisResult[];
  /** What the record of an earlier scan says of the repository. */
  readonly record?: { readonly vulnerable: boolean };
}

/**
 * Code scanning closes every alert of a category that an upload does not name. So a run of SARIF exists only for what
 * was judged: the analyses where all of them have a verdict or one is vulnerable, and the record where it speaks for
 * this commit and can be read. A run that judged nothing has no runs of SARIF.
 */
export function judgedBy(outcome: Outcome): Judged {
  const vulnerable = outcome.lineage === undefined ? undefined : recordVerdict(outcome.lineage);
  return {
    ...(analysesAreJudged(outcome) ? { analyses: outcome.results } : {}),
    ...(vulnerable === undefined ? {} : { record: { vulnerable } }),
  };
}

/**
 * Whether a SARIF file is to be written: only where the run has judged something (see `judgedBy`). An upload of an empty
 * file by a run that could not decide would close alerts as fixed.
 */
export function sarifIsDue(outcome: Outcome): boolean {
  const { analyses, record } = judgedBy(outcome);
  return analyses !== undefined || record !== undefined;
}

/** Whether an analysis has a verdict; one that passed with a reason why it may not has none. */
export function isDecided({ state, reason }: AnalysisResult): boolean {
  return state === 'vulnerable' || (state === 'passed' && reason === undefined);
}

function analysesAreJudged({ mode, status, results }: Outcome): boolean {
  // Other modes judge none of the analyses, or only those of them that were left over.
  if (mode !== 'scan' || status === 'already-scanned' || results.length === 0) return false;
  return results.every(isDecided) || results.some(({ state }) => state === 'vulnerable');
}

/** Undefined without a record, with one of another commit that was not accepted, and with one that does not say. */
function recordVerdict(lineage: Lineage): boolean | undefined {
  return recordCounts(lineage) && lineage.vulnerable !== 'unknown' ? lineage.vulnerable : undefined;
}
