import pLimit from 'p-limit';
import type { PlannedAnalysis } from '../facts/planned-analysis.ts';
import { MAX_WARNINGS } from '../core/log.ts';
import type { AnalysisResult } from '../facts/outcome.ts';
import { callsPython } from '../facts/local-analysis.ts';
import { cutShort } from '../decide/analysis-result.ts';
import { findMissingSlots } from '../decide/missing-slots.ts';
import { beginAnalysis } from './begin-analysis.ts';
import { type AnalysesContext, AnalysisCourse } from './analysis-course.ts';
import { endAnalysis } from './end-analysis.ts';
import { PictureBudget } from './evidence.ts';

/**
 * Does analyses: starts them, at most `concurrency` at once, and waits for their verdicts if the settings say so. Waiting
 * for one does not delay the start of others, and a failed analysis does not stop the others.
 * @returns a result for each analysis, in the given order
 */
export async function doAnalyses(
  analyses: readonly PlannedAnalysis[],
  context: AnalysesContext,
): Promise<AnalysisResult[]> {
  const { settings, signal } = context;
  const limit = pLimit(settings.concurrency);
  const incomplete = analyses.filter(({ spec }) => findMissingSlots(spec).length > 0);
  // Those of the others are a line of the log.
  const annotated = new Set(incomplete.slice(0, MAX_WARNINGS));
  // Only the page shows pictures.
  const pictures = new PictureBudget(settings.reports.reportFile === undefined ? 0 : undefined);
  const doOne = async (analysis: PlannedAnalysis): Promise<AnalysisResult> => {
    const course = new AnalysisCourse(analysis, context);
    const begun = await limit(() => beginAnalysis(course, annotated.has(analysis)));
    const result = await endAnalysis(begun, course, pictures);
    return { ...cutShort(result, signal), ...describeContent(analysis) };
  };
  // Code of the repository runs when everything else is done, so that it changes nothing of that.
  const results = new Map<PlannedAnalysis, AnalysisResult>();
  for (const isLast of [false, true]) {
    const some = analyses.filter(({ spec }) => callsPython(spec) === isLast);
    const done = await Promise.all(some.map(doOne));
    for (const [place, analysis] of some.entries()) {
      const result = done[place];
      if (result !== undefined) results.set(analysis, result);
    }
  }
  return analyses.flatMap((analysis) => results.get(analysis) ?? []);
}

/** What was analysed, if its digests are known. */
function describeContent({
  digests,
  artifacts,
}: PlannedAnalysis): Pick<AnalysisResult, 'digests' | 'folders'> {
  if (digests === undefined) return {};
  const folders = artifacts.filter(({ form }) => form === 'folder').map(({ slot }) => slot);
  return { digests, ...(folders.length === 0 ? {} : { folders }) };
}
