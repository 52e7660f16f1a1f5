import { digestAnalyses } from '../analysis/digest-analyses.ts';
import { planAnalyses, type PlannedAnalysis } from '../analysis/plan.ts';
import { messageOf } from '../core/error-message.ts';
import { ServiceError } from '../core/errors.ts';
import { type IgnoredRecords, RECORD_FAULTS } from '../core/local-plan.ts';
import { InvalidInputError } from '../core/problem.ts';
import type { Runner } from '../core/runner.ts';
import type { Settings } from '../core/settings.ts';
import { describeIgnoredRecords } from '../decide/ignored-records.ts';
import type { CleanFiles } from '../records/clean-files.ts';
import { startBuiltInService } from './built-in-service.ts';
import { makePlan } from './make-plan.ts';
import { openRunRecords, type RunRecords } from './run-records.ts';

interface LocalRun {
  readonly runner: Runner;
  readonly settings: Settings;
  /** Aborted if the run ends before its work is done. */
  readonly signal: AbortSignal;
  /** The time that the run has left. */
  readonly leftMs: number;
}

/** What a run works with while the built-in service runs. */
interface LocalWork {
  /** With the service's address. */
  readonly settings: Settings;
  /** Also aborted if the service is lost. */
  readonly signal: AbortSignal;
  readonly planned: readonly PlannedAnalysis[] | undefined;
  readonly cleanFiles: CleanFiles | undefined;
}

/**
 * Does the work of a run while the built-in service runs, and ends the service however the work ends. What the run has
 * found is kept for the next run, unless this one is cut off.
 * @throws ServiceError `unavailable` if the service cannot be started; InvalidInputError; the error of the work
 */
export async function withBuiltInService<T>(
  run: LocalRun,
  work: (local: LocalWork) => Promise<T>,
): Promise<T> {
  const startedMs = performance.now();
  const { settings, signal } = run;
  const inspected = await inspectAnalyses(run);
  const records = await openRunRecords(run);
  try {
    const leftMs = Math.max(0, run.leftMs - (performance.now() - startedMs));
    const plan = makePlan(settings, run.runner.event, leftMs, inspected, records?.source);
    const result = await workWithService(run, { plan, records, inspected }, work);
    const isDone = !signal.aborted && settings.mode === 'scan';
    const contentIds = plan.analyses.flatMap((analysis) => analysis.contentId ?? []);
    if (isDone && records !== undefined) await save(run, records, contentIds);
    return result;
  } finally {
    await records?.close();
  }
}

interface Prepared {
  readonly plan: ReturnType<typeof makePlan>;
  readonly records: RunRecords | undefined;
  readonly inspected: readonly PlannedAnalysis[] | undefined;
}

async function workWithService<T>(
  { runner, settings, signal }: LocalRun,
  { plan, records, inspected }: Prepared,
  work: (local: LocalWork) => Promise<T>,
): Promise<T> {
  const service = await startBuiltInService({ plan, variable: runner.variable, signal });
  try {
    runner.log.info('The built-in service runs on this machine. Nothing is sent elsewhere.');
    const ignored = describeIgnoredRecords(sum(service.ignoredRecords, records?.ignored ?? {}));
    return await work({
      settings: {
        ...settings,
        service: { ...settings.service, root: service.root },
        notices: [...settings.notices, ...ignored],
      },
      signal: AbortSignal.any([signal, service.lost]),
      planned: inspected,
      cleanFiles: records?.cleanFiles,
    });
  } finally {
    await service.stop();
  }
}

/**
 * Inspects and hashes the files of all analyses.
 * @returns undefined if a file is wrong: the run finds that again, and reports it with everything else
 */
async function inspectAnalyses({
  settings,
  signal,
}: LocalRun): Promise<readonly PlannedAnalysis[] | undefined> {
  try {
    const planned = await planAnalyses(settings.analyses, settings.workspace, signal);
    return await digestAnalyses(planned, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof InvalidInputError || error instanceof ServiceError) return undefined;
    throw error;
  }
}

/** A run does not fail because its results cannot be kept. */
async function save({ runner }: LocalRun, records: RunRecords, contentIds: readonly string[]): Promise<void> {
  try {
    await records.save(contentIds);
  } catch (error) {
    runner.log.info(`The records of this run could not be kept: ${messageOf(error)}.`);
  }
}

function sum(one: IgnoredRecords, other: IgnoredRecords): IgnoredRecords {
  return Object.fromEntries(RECORD_FAULTS.map((fault) => [fault, (one[fault] ?? 0) + (other[fault] ?? 0)]));
}
