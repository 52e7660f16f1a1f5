import pLimit from 'p-limit';
import type { PlannedAnalysis } from '../facts/artifact.ts';
import { MAX_WARNINGS } from '../core/log.ts';
import type { AnalysisResult, SubmittedResult } from '../facts/run-outcome.ts';
import { callsPython } from '../facts/local-analysis.ts';
import {
  cutShort,
  endedResult,
  failedResult,
  isRunning,
  leftRunning,
  withDetails,
} from '../decide/analysis-result.ts';
import { findMissingSlots } from '../decide/missing-slots.ts';
import { beginAnalysis, type BegunAnalysis } from './begin-analysis.ts';
import { type AnalysesContext, AnalysisCourse } from './analysis-course.ts';
import { judgedReport, PictureBudget, withEvidence } from './result-evidence.ts';
import type { Started } from '../analyser/analyser.ts';
import { logTrace } from '../core/error-trace.ts';
import { judge } from '../decide/judge-analysis.ts';
import {
  effectiveThreshold,
  ownThreshold,
  passWarning,
  thresholdSource,
} from '../decide/policy/threshold.ts';
import { findingSentence } from '../facts/finding-words.ts';
import { saveReports } from './save-reports.ts';

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
  const held = settings.service.declared.notSent;
  const incomplete = analyses.filter(({ spec }) => findMissingSlots(spec, held).length > 0);
  // Those of the others are a line of the log.
  const annotated = new Set(incomplete.slice(0, MAX_WARNINGS));
  // Only the page shows pictures.
  const pictures = new PictureBudget(settings.reports.reportFile === undefined ? 0 : undefined);
  const doOne = async (analysis: PlannedAnalysis): Promise<AnalysisResult> => {
    const course = new AnalysisCourse(analysis, context);
    const begun = await limit(() => beginAnalysis(course, annotated.has(analysis)));
    const result = await endAnalysis(begun, course, pictures);
    const ended = { ...cutShort(result, signal), ...describeContent(analysis) };
    course.end(ended);
    return ended;
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

function describeContent({
  digests,
  artifacts,
}: PlannedAnalysis): Pick<AnalysisResult, 'digests' | 'folders'> {
  if (digests === undefined) return {};
  const folders = artifacts.filter(({ form }) => form === 'folder').map(({ slot }) => slot);
  return { digests, ...(folders.length === 0 ? {} : { folders }) };
}

/** Waits for the verdict on an analysis that was started, if the run waits, or if it has ended already. */
async function endAnalysis(
  { result, started }: BegunAnalysis,
  course: AnalysisCourse,
  pictures: PictureBudget,
): Promise<AnalysisResult> {
  const { context } = course;
  if (started === undefined || !isRunning(result)) return result;
  if (!context.settings.wait && !started.hasEnded) return result;
  const judged = context.decide(await awaitVerdict(result, started, course, pictures));
  if (judged.change !== undefined) course.log.info(judged.change.words);
  context.onUpdate(judged);
  return judged;
}

async function awaitVerdict(
  submitted: SubmittedResult,
  started: Started,
  course: AnalysisCourse,
  pictures: PictureBudget,
): Promise<AnalysisResult> {
  const { context, log } = course;
  const { analyser, settings } = context;
  const { spec } = submitted;
  const threshold = effectiveThreshold(settings.vulnerabilityThreshold, ownThreshold(spec));
  const result = (): SubmittedResult => ({ ...submitted, warnings: course.known.warnings });
  try {
    const finding = await analyser.await(started, course);
    const verdict = judge(finding, threshold, spec.minimumAccuracy);
    const warning = verdict.kind === 'passed' ? passWarning(verdict.score, threshold) : undefined;
    if (warning !== undefined && spec.local === undefined) course.warn(warning);
    const judged = withDetails(endedResult(result(), verdict, threshold), finding);
    if (judged.state !== 'passed' && judged.state !== 'vulnerable') return judged;
    const ended = { ...judged, thresholdFrom: thresholdSource(settings.vulnerabilityThreshold, spec) };
    const report = judgedReport(finding, ended);
    const explained = report === undefined ? ended : withEvidence(ended, report, pictures);
    const found = findingSentence(explained);
    log.info(found === '' ? `${ended.state}.` : `${ended.state}, ${found}`);
    return await saveReports(explained, { started, report, course });
  } catch (error) {
    logTrace(log, error);
    return leftRunning(failedResult(result(), error));
  }
}
