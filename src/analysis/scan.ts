import pLimit, { type LimitFunction } from 'p-limit';
import type { AnalysisSpec } from '../core/analysis-spec.ts';
import { findRow } from '../core/attack-table.ts';
import { type Log, logAbout, MAX_WARNINGS } from '../core/log.ts';
import type { AnalysisResult } from '../core/outcome.ts';
import { submitAnalysis } from '../client/model-analysis.ts';
import type { Clock } from '../core/clock.ts';
import { ServiceError } from '../core/errors.ts';
import type { Transport } from '../http/types.ts';
import { uploadSecrets } from '../client/upload-secrets.ts';
import { readUploadTargets } from '../client/upload-targets.ts';
import type { Settings } from '../core/settings.ts';
import { logTrace } from '../core/error-trace.ts';
import type { JobStore } from '../core/job-store.ts';
import { JobOwners } from './job-owners.ts';
import { Pace, POLL_GAP_MS } from './pace.ts';
import { describeMissingSlots, missingSlots } from '../decide/missing-slots.ts';
import type { PlannedAnalysis } from './plan.ts';
import { addReports } from './reports.ts';
import {
  cutShort,
  failedResult,
  judgedResult,
  leftRunning,
  plannedResult,
  submittedResult,
  thresholdOf,
} from '../decide/analysis-result.ts';
import { uploadArtifacts } from './uploads.ts';
import { waitForJob } from './await-verdict.ts';

interface ScanContext {
  readonly transport: Transport;
  readonly settings: Settings;
  readonly log: Log;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly memory: JobStore;
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
  const { limit, pace } = shared;
  const {
    result: submitted,
    hasEnded,
    isKept,
  } = await limit(() => submitOrTakeUp(analysis, context, shared));
  // A status of an earlier run must not stand for a submission that failed.
  if (submitted.reason !== undefined && isKept !== true) await context.memory.save(analysis, submitted);
  const isOpen = submitted.state === 'submitted' && submitted.reason === undefined;
  if (!isOpen || !(context.settings.wait || hasEnded)) return submitted;
  const judged = await awaitVerdict(submitted, context, pace);
  context.onUpdate(judged);
  await context.memory.save(analysis, judged);
  return judged;
}

interface Begun {
  readonly result: AnalysisResult;
  /** Whether the job is one that an earlier run has seen to its end. */
  readonly hasEnded: boolean;
  /** The memory says it already. */
  readonly isKept?: true;
}

async function submitOrTakeUp(
  analysis: PlannedAnalysis,
  context: ScanContext,
  { annotated, owners }: Shared,
): Promise<Begun> {
  const { spec } = analysis;
  const log = logAbout(spec.name, context.log);
  let result = plannedResult(spec);
  try {
    context.signal.throwIfAborted();
    const { job: remembered, refusal, why, isWarning } = await context.memory.find(analysis);
    if (remembered === undefined && !context.submits) return { result, hasEnded: false };
    if (refusal !== undefined) {
      const refused = new ServiceError('unavailable', refusal);
      return { result: failedResult(result, refused), hasEnded: false, isKept: true };
    }
    if (why !== undefined) log.info(why);
    if (why !== undefined && isWarning === true) result = { ...result, warnings: [why] };
    if (remembered !== undefined) {
      owners.claim(remembered.jobId, spec.name);
      result = submittedResult(spec, remembered);
      context.onUpdate(result);
      return { result, hasEnded: remembered.hasEnded };
    }
    tellMissing(spec, log, annotated.has(analysis));
    const { service } = context.settings;
    const job = await submitAnalysis(
      context.transport,
      service,
      service.analysisPath,
      spec.modelId,
      spec.fields,
    );
    owners.claim(job.jobId, spec.name);
    result = { ...submittedResult(spec, job), warnings: result.warnings };
    context.onUpdate(result);
    result = await upload(analysis, result, job.answer, log, context);
    // Only now: a job without its files would be waited for in vain by the run that takes it up. One whose uploads are
    // cut off is kept as a doubt, by the caller.
    await context.memory.save(analysis, result);
    return { result, hasEnded: false };
  } catch (error) {
    logTrace(log, error);
    return { result: failedResult(result, error), hasEnded: false };
  }
}

/** Before the submission: whoever reads along can still end the run. */
function tellMissing(spec: AnalysisSpec, log: Log, warns: boolean): void {
  const missing = describeMissingSlots(spec);
  if (missing === undefined) return;
  if (warns) log.warning(missing, spec.place);
  else log.info(missing);
}

async function upload(
  { spec, artifacts }: PlannedAnalysis,
  result: AnalysisResult,
  answer: unknown,
  log: Log,
  { transport, settings, mask }: ScanContext,
): Promise<AnalysisResult> {
  const { targets, ignored } = readUploadTargets(answer);
  const publicTexts = [result.jobId ?? '', result.dashboardUrl ?? '', spec.name, spec.modelId];
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
  result: AnalysisResult,
  context: ScanContext,
  pace: Pace,
): Promise<AnalysisResult> {
  const { transport, settings, clock, signal } = context;
  const { jobId = '' } = result;
  const log = logAbout(result.spec.name, context.log);
  const threshold = thresholdOf(result.spec, settings.vulnerabilityThreshold);
  try {
    const verdict = await waitForJob(result.spec, jobId, threshold, {
      transport,
      access: settings.service,
      clock,
      signal,
      pace,
      pollIntervalMs: settings.pollIntervalMs,
      log,
    });
    const judged = judgedResult(result, verdict, threshold);
    if (judged.state !== 'passed' && judged.state !== 'vulnerable') return judged;
    const { reports, service, workspace } = settings;
    return await addReports(judged, jobId, {
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
