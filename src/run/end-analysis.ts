import type { Started } from '../analyser/analyser.ts';
import { logTrace } from '../core/error-trace.ts';
import type { AnalysisResult, SubmittedResult } from '../facts/outcome.ts';
import { endedResult, failedResult, isRunning, leftRunning, withDetails } from '../decide/analysis-result.ts';
import { judge } from '../decide/judge.ts';
import { effectiveThreshold, ownThreshold, thresholdSource } from '../decide/threshold.ts';
import { findingSentence } from '../facts/finding-words.ts';
import type { AnalysisCourse } from './analysis-course.ts';
import type { BegunAnalysis } from './begin-analysis.ts';
import { judgedReport, type PictureBudget, withEvidence } from './evidence.ts';
import { saveReports } from './save-reports.ts';

/** Waits for the verdict on an analysis that was started, if the run waits, or if it has ended already. */
export async function endAnalysis(
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

/** Adds the verdict to the result of a started analysis, and writes its reports. */
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
