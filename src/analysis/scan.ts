import pLimit, { type LimitFunction } from 'p-limit';
import type { AnalysisSpec } from '../core/analysis-spec.ts';
import { findRow } from '../core/attack-table.ts';
import { at } from '../core/json.ts';
import { type Log, logAbout, MAX_WARNINGS } from '../core/log.ts';
import type { AnalysisResult, PlannedResult, SubmittedResult } from '../core/outcome.ts';
import { submitAnalysis, type SubmittedJob } from '../client/model-analysis.ts';
import type { Clock } from '../core/clock.ts';
import { ServiceError } from '../core/errors.ts';
import type { Transport } from '../http/types.ts';
import { readUploadTargets } from '../client/upload-targets.ts';
import type { Settings } from '../core/settings.ts';
import { logTrace } from '../core/error-trace.ts';
import type { JobStore } from './job-store.ts';
import { JobClaims } from './job-claims.ts';
import { hideUploadSecrets, PublicTexts } from './public-texts.ts';
import { LOCAL_POLL_GAP_MS, MIN_POLL_GAP_MS, RateLimiter } from './rate-limiter.ts';
import { describeMissingSlots, findMissingSlots } from '../decide/missing-slots.ts';
import type { PlannedAnalysis } from './plan.ts';
import { addEvidence, PictureBudget } from './evidence.ts';
import { addReports } from './reports.ts';
import {
  cutShort,
  endedResult,
  failedResult,
  isRunning,
  leftRunning,
  plannedResult,
  refusedResult,
  submittedResult,
  withDetails,
} from '../decide/analysis-result.ts';
import { effectiveThreshold, ownThreshold, thresholdSource } from '../decide/threshold.ts';
import { findingSentence } from '../text/finding-words.ts';
import { rootCause } from './root-cause.ts';
import { requireSameContent } from './same-content.ts';
import { ToldUploads } from './told-uploads.ts';
import { uploadArtifacts } from './uploads.ts';
import { waitForJob } from './await-verdict.ts';

interface ScanContext {
  readonly transport: Transport;
  readonly settings: Settings;
  readonly log: Log;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly jobStore: JobStore;
  /** Says why an analysis must not be submitted; undefined if nothing speaks against it. */
  readonly refusalOf: (analysis: PlannedAnalysis) => string | undefined;
  /** Adds the decision of the policy to the result of an analysis that has a verdict. */
  readonly decide: (result: AnalysisResult) => AnalysisResult;
  /** Removes a secret from everything that is printed or written from now on. */
  readonly mask: (secret: string) => void;
  /** Like `mask`, but the runner is not told: it drops outputs that contain a masked text. */
  readonly hide: (secret: string) => void;
  /** Linked in place of the pages of jobs, which end with the built-in service. */
  readonly runUrl?: string;
  /** Called with each new result of an analysis: as soon as its job is known, before anything else is done. */
  readonly onUpdate: (result: AnalysisResult) => void;
}

/**
 * Submits analyses, at most `concurrency` at once, and waits for their verdicts if the settings say so. Waiting for one
 * does not delay the submission of others, and a failed analysis does not stop the others.
 * @returns a result for each analysis, in the given order
 */
export async function scanAll(
  analyses: readonly PlannedAnalysis[],
  context: ScanContext,
): Promise<AnalysisResult[]> {
  const incomplete = analyses.filter(({ spec }) => findMissingSlots(spec).length > 0);
  const gapMs = context.settings.service.isLocal ? LOCAL_POLL_GAP_MS : MIN_POLL_GAP_MS;
  const shared: SharedState = {
    limit: pLimit(context.settings.concurrency),
    rateLimiter: new RateLimiter(gapMs, context.clock, context.signal),
    ended: new Set(),
    annotated: new Set(incomplete.slice(0, MAX_WARNINGS)),
    claims: new JobClaims(),
    publicTexts: new PublicTexts(analyses.map(({ spec }) => spec)),
    // Only the page shows pictures.
    pictures: new PictureBudget(context.settings.reports.reportFile === undefined ? 0 : undefined),
    told: new ToldUploads(),
  };
  const results = await Promise.all(analyses.map((analysis) => scanOne(analysis, context, shared)));
  const { isLocal } = context.settings.service;
  return results.map((result, index) => {
    const ended = cutShort(result, context.signal, isLocal);
    return { ...ended, ...describeContent(analyses[index]) };
  });
}

/** What was analysed, if its digests are known. */
function describeContent(analysis: PlannedAnalysis | undefined): Pick<AnalysisResult, 'digests' | 'folders'> {
  if (analysis?.digests === undefined) return {};
  const folders = analysis.artifacts.filter(({ form }) => form === 'folder').map(({ slot }) => slot);
  return { digests: analysis.digests, ...(folders.length === 0 ? {} : { folders }) };
}

/** The state that all analyses of a run share. */
interface SharedState {
  readonly limit: LimitFunction;
  readonly rateLimiter: RateLimiter;
  /** The analyses whose missing artifacts are shown as a warning; those of the others are a line of the log. */
  readonly annotated: ReadonlySet<PlannedAnalysis>;
  readonly claims: JobClaims;
  readonly publicTexts: PublicTexts;
  readonly pictures: PictureBudget;
  /** The jobs that were over when they were submitted: the built-in service had their results. */
  readonly ended: Set<string>;
  readonly told: ToldUploads;
}

async function scanOne(
  analysis: PlannedAnalysis,
  context: ScanContext,
  shared: SharedState,
): Promise<AnalysisResult> {
  const { result, hasEnded, isStored } = await shared.limit(() => submitOrResume(analysis, context, shared));
  // If the submission failed, the status of an earlier run must not stay.
  if (result.reason !== undefined && isStored !== true) await context.jobStore.save(analysis, result);
  if (!isRunning(result) || !(context.settings.wait || hasEnded)) return result;
  const judged = context.decide(await awaitVerdict(result, context, shared));
  context.onUpdate(judged);
  await context.jobStore.save(analysis, judged);
  return judged;
}

interface StartedAnalysis {
  readonly result: AnalysisResult;
  /** True if an earlier run has seen the job's end. */
  readonly hasEnded: boolean;
  /** True if the job store has this result already. */
  readonly isStored?: true;
}

async function submitOrResume(
  analysis: PlannedAnalysis,
  context: ScanContext,
  shared: SharedState,
): Promise<StartedAnalysis> {
  const { spec } = analysis;
  const log = logAbout(spec.name, context.log);
  const planned = plannedResult(spec);
  try {
    context.signal.throwIfAborted();
    const refused = context.refusalOf(analysis);
    if (refused !== undefined) {
      log.info(refused);
      return { result: refusedResult(planned, refused), hasEnded: false };
    }
    const { job, refusal, why, isWarning } = await context.jobStore.find(analysis);
    if (refusal !== undefined) {
      const error = new ServiceError('unavailable', refusal);
      return { result: failedResult(planned, error), hasEnded: false, isStored: true };
    }
    if (why !== undefined) log.info(why);
    const explained = why !== undefined && isWarning === true ? plannedResult(spec, [why]) : planned;
    if (job === undefined) {
      return { result: await submit(analysis, explained, log, context, shared), hasEnded: false };
    }
    shared.claims.claim(job.jobId, spec.name);
    shared.publicTexts.addJob(job);
    const result = submittedResult(explained, job);
    context.onUpdate(result);
    return { result, hasEnded: job.hasEnded };
  } catch (error) {
    logTrace(log, error);
    return { result: failedResult(planned, error), hasEnded: false };
  }
}

/** Submits an analysis and uploads its artifacts. An error after the submission keeps the job. */
async function submit(
  analysis: PlannedAnalysis,
  planned: PlannedResult,
  log: Log,
  context: ScanContext,
  { annotated, claims, publicTexts, told, ended }: SharedState,
): Promise<AnalysisResult> {
  const { spec } = analysis;
  let known: PlannedResult | SubmittedResult = planned;
  try {
    reportMissingSlots(spec, log, annotated.has(analysis));
    const { service } = context.settings;
    // If the run is killed from here on, later runs must know that the service may have a job.
    await context.jobStore.announce(analysis);
    context.signal.throwIfAborted();
    const submitted = await submitAnalysis(
      context.transport,
      service,
      service.analysisPath,
      spec.modelId,
      spec.fields,
    );
    const job = service.isLocal ? withRunUrl(submitted, context.runUrl) : submitted;
    claims.claim(job.jobId, spec.name);
    publicTexts.addJob(job);
    known = submittedResult(planned, job);
    context.onUpdate(known);
    const result = await upload(analysis, known, job.answer, log, { ...context, publicTexts, told, ended });
    // Not before: a later run that resumes a job without its files would wait for ever. If the uploads were cut off, the
    // caller stores the job as in doubt.
    await context.jobStore.save(analysis, result);
    return result;
  } catch (error) {
    logTrace(log, error);
    return failedResult(known, await rootCause(error, context));
  }
}

/** Replaces the page of a job by that of the run. */
function withRunUrl({ jobId, answer }: SubmittedJob, runUrl: string | undefined): SubmittedJob {
  return { jobId, answer, ...(runUrl === undefined ? {} : { dashboardUrl: runUrl }) };
}

/** Reports missing artifacts before the submission, so that a person who reads the log can still cancel the run. */
function reportMissingSlots(spec: AnalysisSpec, log: Log, asWarning: boolean): void {
  const missing = describeMissingSlots(spec);
  if (missing === undefined) return;
  if (asWarning) log.warning(missing, spec.place);
  else log.info(missing);
}

async function upload(
  { spec, artifacts }: PlannedAnalysis,
  result: SubmittedResult,
  answer: unknown,
  log: Log,
  context: ScanContext & Pick<SharedState, 'publicTexts' | 'told' | 'ended'>,
): Promise<SubmittedResult> {
  const { transport, settings } = context;
  // The built-in service has the result of the same content, and needs no file.
  if (settings.service.isLocal && at(answer, 'analysed_before') === true) {
    await requireSameContent(artifacts);
    context.ended.add(result.jobId);
    return result;
  }
  const { targets, ignored, moreIgnored } = readUploadTargets(answer);
  hideUploadSecrets(targets, context.publicTexts, context);
  const { uploads, warnings } = await uploadArtifacts({
    transport,
    targets,
    artifacts,
    policy: { allowPrivate: settings.service.isPrivate },
    log,
    useModelApi: spec.fields.use_model_api === 'yes',
    usualSlots: findRow(spec.task, spec.attack)?.usualSlots ?? [],
    isLocal: settings.service.isLocal,
    told: context.told,
  });
  const unknown = ignored.map((key) => `The service asks for an unknown upload, which was not sent: ${key}.`);
  const more =
    moreIgnored === 0
      ? []
      : [`The service asks for ${String(moreIgnored)} more unknown uploads, which were not sent.`];
  return { ...result, uploads, warnings: [...result.warnings, ...unknown, ...more, ...warnings] };
}

/** Waits for the job of a submitted analysis, adds its verdict to the result, and fetches its reports. */
async function awaitVerdict(
  result: SubmittedResult,
  context: ScanContext,
  { rateLimiter, pictures, ended: endedJobs }: SharedState,
): Promise<AnalysisResult> {
  const { transport, settings, clock, signal } = context;
  const { spec, jobId } = result;
  const log = logAbout(spec.name, context.log);
  const threshold = effectiveThreshold(settings.vulnerabilityThreshold, ownThreshold(spec));
  try {
    const verdict = await waitForJob(spec, jobId, threshold, {
      transport,
      access: settings.service,
      clock,
      signal,
      rateLimiter,
      pollIntervalMs: settings.pollIntervalMs,
      hasEnded: endedJobs.has(jobId),
      log,
    });
    const details = settings.service.isLocal ? verdict.details : undefined;
    const judged = withDetails(endedResult(result, verdict, threshold), details);
    if (judged.state !== 'passed' && judged.state !== 'vulnerable') return judged;
    const ended = { ...judged, thresholdFrom: thresholdSource(settings.vulnerabilityThreshold, spec) };
    const { reports, service, workspace } = settings;
    const shared = { transport, access: service, rateLimiter };
    // The built-in service may also run by itself, as `model-security serve`.
    const hasEvidence = service.isLocal || (service.isPrivate && reports.reportFile !== undefined);
    const explained = hasEvidence
      ? await addEvidence(ended, { ...shared, pictures, isSure: service.isLocal })
      : ended;
    const found = findingSentence(explained);
    log.info(found === '' ? `${ended.state}.` : `${ended.state}, ${found}`);
    return await addReports(explained, { ...shared, settings: reports, workspace, log });
  } catch (error) {
    logTrace(log, error);
    const failed = failedResult(result, await rootCause(error, context));
    // The built-in service ends with the run, and its jobs with it.
    return settings.service.isLocal ? failed : leftRunning(failed);
  }
}
