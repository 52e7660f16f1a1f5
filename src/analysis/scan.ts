import pLimit, { type LimitFunction } from 'p-limit';
import type { AnalysisSpec } from '../core/analysis-spec.ts';
import { findRow } from '../core/attack-table.ts';
import { type Log, logAbout, MAX_WARNINGS } from '../core/log.ts';
import type { AnalysisResult, PlannedResult, SubmittedResult } from '../core/outcome.ts';
import { submitAnalysis } from '../client/model-analysis.ts';
import type { Clock } from '../core/clock.ts';
import { ServiceError } from '../core/errors.ts';
import type { Transport } from '../http/types.ts';
import { uploadSecrets } from '../client/upload-secrets.ts';
import { readUploadTargets } from '../client/upload-targets.ts';
import type { Settings } from '../core/settings.ts';
import { logTrace } from '../core/error-trace.ts';
import type { JobStore } from './job-store.ts';
import { JobOwners } from './job-owners.ts';
import { Pace, POLL_GAP_MS } from './pace.ts';
import { describeMissingSlots, missingSlots } from '../decide/missing-slots.ts';
import type { PlannedAnalysis } from './plan.ts';
import { addReports } from './reports.ts';
import {
  cutShort,
  endedResult,
  failedResult,
  isRunning,
  leftRunning,
  plannedResult,
  submittedResult,
} from '../decide/analysis-result.ts';
import { effectiveThreshold } from '../decide/threshold.ts';
import { uploadArtifacts } from './uploads.ts';
import { waitForJob } from './await-verdict.ts';

interface ScanContext {
  readonly transport: Transport;
  readonly settings: Settings;
  readonly log: Log;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly jobStore: JobStore;
  /** Takes a secret out of everything that is printed or written from now on. */
  readonly mask: (secret: string) => void;
  /** Where it is false only the jobs of earlier runs are taken up; an analysis without one stays planned. */
  readonly submits: boolean;
  /** Called when more is known of an analysis; of its job the moment it is known, before anything else is done. */
  readonly onUpdate: (result: AnalysisResult) => void;
}

/**
 * Submits analyses, at most `concurrency` at once, and waits for their verdicts where that is asked for; waiting holds
 * up no submission. One that fails neither stops nor hides the others.
 * @returns a result for each, in the order given
 */
export async function scanAll(
  analyses: readonly PlannedAnalysis[],
  context: ScanContext,
): Promise<AnalysisResult[]> {
  const lacking = analyses.filter(({ spec }) => missingSlots(spec).length > 0);
  const shared: Shared = {
    limit: pLimit(context.settings.concurrency),
    pace: new Pace(POLL_GAP_MS, context.clock, context.signal),
    annotated: new Set(lacking.slice(0, MAX_WARNINGS)),
    owners: new JobOwners(),
  };
  const results = await Promise.all(analyses.map((analysis) => scanOne(analysis, context, shared)));
  return results.map((result) => cutShort(result, context.signal));
}

interface Shared {
  readonly limit: LimitFunction;
  readonly pace: Pace;
  /** The analyses whose missing artifacts are an annotation; those of others are a line of the log. */
  readonly annotated: ReadonlySet<PlannedAnalysis>;
  readonly owners: JobOwners;
}

async function scanOne(
  analysis: PlannedAnalysis,
  context: ScanContext,
  shared: Shared,
): Promise<AnalysisResult> {
  const { result, hasEnded, isStored } = await shared.limit(() => submitOrTakeUp(analysis, context, shared));
  // A status of an earlier run must not stand for a submission that failed.
  if (result.reason !== undefined && isStored !== true) await context.jobStore.save(analysis, result);
  if (!isRunning(result) || !(context.settings.wait || hasEnded)) return result;
  const judged = await awaitVerdict(result, context, shared.pace);
  context.onUpdate(judged);
  await context.jobStore.save(analysis, judged);
  return judged;
}

interface Begun {
  readonly result: AnalysisResult;
  /** True if an earlier run has seen the job's end. */
  readonly hasEnded: boolean;
  /** True if the job store has this result already. */
  readonly isStored?: true;
}

async function submitOrTakeUp(
  analysis: PlannedAnalysis,
  context: ScanContext,
  shared: Shared,
): Promise<Begun> {
  const { spec } = analysis;
  const log = logAbout(spec.name, context.log);
  const planned = plannedResult(spec);
  try {
    context.signal.throwIfAborted();
    const { job, refusal, why, isWarning } = await context.jobStore.find(analysis);
    if (job === undefined && !context.submits) return { result: planned, hasEnded: false };
    if (refusal !== undefined) {
      const refused = new ServiceError('unavailable', refusal);
      return { result: failedResult(planned, refused), hasEnded: false, isStored: true };
    }
    if (why !== undefined) log.info(why);
    const explained = why !== undefined && isWarning === true ? plannedResult(spec, [why]) : planned;
    if (job === undefined) {
      return { result: await submit(analysis, explained, log, context, shared), hasEnded: false };
    }
    shared.owners.claim(job.jobId, spec.name);
    const result = submittedResult(explained, job);
    context.onUpdate(result);
    return { result, hasEnded: job.hasEnded };
  } catch (error) {
    logTrace(log, error);
    return { result: failedResult(planned, error), hasEnded: false };
  }
}

/** Submits an analysis and uploads its artifacts; an error after the submission keeps the job. */
async function submit(
  analysis: PlannedAnalysis,
  planned: PlannedResult,
  log: Log,
  context: ScanContext,
  { annotated, owners }: Shared,
): Promise<AnalysisResult> {
  const { spec } = analysis;
  let known: PlannedResult | SubmittedResult = planned;
  try {
    warnOfMissingSlots(spec, log, annotated.has(analysis));
    const { service } = context.settings;
    const job = await submitAnalysis(
      context.transport,
      service,
      service.analysisPath,
      spec.modelId,
      spec.fields,
    );
    owners.claim(job.jobId, spec.name);
    known = submittedResult(planned, job);
    context.onUpdate(known);
    const result = await upload(analysis, known, job.answer, log, context);
    // Only now: a later run that takes up a job without its files would wait for it in vain. A job whose uploads were
    // cut off is stored as a doubt, by the caller.
    await context.jobStore.save(analysis, result);
    return result;
  } catch (error) {
    logTrace(log, error);
    return failedResult(known, error);
  }
}

/** Before the submission, so that a person who reads the log can still end the run. */
function warnOfMissingSlots(spec: AnalysisSpec, log: Log, warns: boolean): void {
  const missing = describeMissingSlots(spec);
  if (missing === undefined) return;
  if (warns) log.warning(missing, spec.place);
  else log.info(missing);
}

async function upload(
  { spec, artifacts }: PlannedAnalysis,
  result: SubmittedResult,
  answer: unknown,
  log: Log,
  { transport, settings, mask }: ScanContext,
): Promise<SubmittedResult> {
  const { targets, ignored } = readUploadTargets(answer);
  const publicTexts = [result.jobId, result.dashboardUrl ?? '', spec.name, spec.modelId];
  uploadSecrets(targets, publicTexts).forEach(mask);
  const { uploads, warnings } = await uploadArtifacts({
    transport,
    targets,
    artifacts,
    policy: { allowPrivate: settings.service.isPrivate },
    log,
    useModelApi: spec.fields.use_model_api === 'yes',
    usualSlots: findRow(spec.task, spec.attack)?.usualSlots ?? [],
  });
  const unknown = ignored.map((key) => `The service asks for an upload that is not known: ${key}.`);
  return { ...result, uploads, warnings: [...result.warnings, ...unknown, ...warnings] };
}

/** Waits for the job of a submitted analysis, gives the result its verdict, and fetches its reports. */
async function awaitVerdict(
  result: SubmittedResult,
  context: ScanContext,
  pace: Pace,
): Promise<AnalysisResult> {
  const { transport, settings, clock, signal } = context;
  const { spec, jobId } = result;
  const log = logAbout(spec.name, context.log);
  const threshold = effectiveThreshold(settings.vulnerabilityThreshold, spec.fields.vulnerability_threshold);
  try {
    const verdict = await waitForJob(spec, jobId, threshold, {
      transport,
      access: settings.service,
      clock,
      signal,
      pace,
      pollIntervalMs: settings.pollIntervalMs,
      log,
    });
    const ended = endedResult(result, verdict, threshold);
    if (ended.state !== 'passed' && ended.state !== 'vulnerable') return ended;
    const { reports, service, workspace } = settings;
    return await addReports(ended, {
      transport,
      access: service,
      pace,
      settings: reports,
      workspace,
      log,
    });
  } catch (error) {
    logTrace(log, error);
    return leftRunning(failedResult(result, error));
  }
}
