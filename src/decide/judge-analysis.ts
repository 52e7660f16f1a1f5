import { accuracyFault } from './policy/apply-minimum.ts';
import type { AnalysisFinding, EndedFinding, TimeLimit } from '../facts/analysis-finding.ts';
import { withoutStop } from '@model-security-scan/common/sanitize';

const CUT_SHORT = 'The time ended before the analysis was complete';

/** The verdict on an analysis that has ended. */
export type Verdict =
  | { readonly kind: 'passed'; readonly score?: number }
  /** @see `JudgedResult.doubt` */
  | { readonly kind: 'vulnerable'; readonly score: number; readonly doubt?: string }
  /**
   * No verdict: the analysis failed, so there will never be one, its time was over before, what the user gave allows none, or
   * what it says.
   */
  | { readonly kind: 'failed' | 'cut-short' | 'not-tested' | 'undecided'; readonly why: string };

/**
 * Judges what an analysis has found. Only this function calls a model vulnerable or says that it passed (docs/design.md,
 * rule 1). Pure.
 * @param minimumAccuracy the least accuracy with which a model may pass, if the config file gives one
 */
export function judge(finding: AnalysisFinding, threshold: number, minimumAccuracy?: number): Verdict {
  if (finding.kind === 'ended') return judgeEnded(finding, threshold, minimumAccuracy);
  const why = withoutStop(finding.why);
  return finding.kind === 'failed' && finding.by === 'time'
    ? { kind: 'cut-short', why: `${CUT_SHORT}: ${why}` }
    : { kind: finding.kind, why };
}

/** True if a score makes a model vulnerable; not if the two are equal, but always if one of them is not a number. */
export function isAbove(score: number, threshold: number): boolean {
  return !(score <= threshold);
}

/** A search that found something proves it, however it ended; one that found nothing must have been whole, and strong enough. */
function judgeEnded(finding: EndedFinding, threshold: number, minimumAccuracy: number | undefined): Verdict {
  const { score, doubt, cutShort, unearned } = finding;
  if (score !== undefined && isAbove(score, threshold)) {
    return { kind: 'vulnerable', score, ...(doubt === undefined ? {} : { doubt }) };
  }
  if (doubt !== undefined) return { kind: 'undecided', why: doubt };
  if (cutShort !== undefined) return { kind: 'cut-short', why: formatCutShort(cutShort) };
  if (unearned !== undefined) return { kind: 'not-tested', why: withoutStop(unearned) };
  const inaccurate = accuracyFault(finding.report?.result.accuracy, minimumAccuracy);
  if (inaccurate !== undefined) return { kind: 'not-tested', why: inaccurate };
  return { kind: 'passed', ...(score === undefined ? {} : { score }) };
}

function formatCutShort(limit: TimeLimit): string {
  return (
    `${CUT_SHORT}, and had found nothing, so there is no verdict. ${MORE_TIME[limit]}, or use fewer ` +
    'inputs (samples) or queries (number_of_attack_queries)'
  );
}

const MORE_TIME: Readonly<Record<TimeLimit, string>> = {
  minutes: 'Its own time ran out: raise "minutes" in the config file',
  run: 'Its share of the time of the run ran out: raise the input timeout-minutes',
};
