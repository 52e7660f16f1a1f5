import { rm } from 'node:fs/promises';
import { messageOf } from '../../src/core/error-message.ts';
import type { LocalPlan, LocalStart, PlannedAnalysis } from '../../src/core/local-plan.ts';
import { type ChildCode, nativeRuntimeFolder } from '../engine/process/child-code.ts';
import type { LocalService } from '../local-service.ts';
import type { ServiceOptions } from '../options.ts';
import { ContentRecords } from '../records/content-records.ts';
import { contentLineage } from '../records/content-lineage.ts';
import { startLocalService } from '../server.ts';

/**
 * Serves one run of the action that started this process, and ends with it: when the channel to the action closes,
 * for whatever reason, the service ends its analyses and itself.
 * @param code the code of the processes that analyse
 */
export function serveAction(code: ChildCode): void {
  const run = new ServedRun(code);
  // Ctrl-C goes to every process of a terminal. The action decides when its service ends.
  process.on('SIGINT', () => undefined);
  process.once('SIGTERM', () => void run.end());
  process.once('disconnect', () => void run.end());
  process.once('message', (plan: LocalPlan) => void run.start(plan));
}

/** How long the end may take before the process ends anyway. */
const END_LIMIT_MS = 5000;

class ServedRun {
  readonly #code: ChildCode;
  #directory: string | undefined;
  #starting: Promise<LocalService> | undefined;
  #isEnding = false;

  constructor(code: ChildCode) {
    this.#code = code;
  }

  async start(plan: LocalPlan): Promise<void> {
    if (this.#isEnding) return;
    this.#directory = plan.directory;
    const opening = openRecords(plan);
    this.#starting = opening.then((records) => startLocalService(optionsOf(plan, this.#code, records)));
    try {
      const { baseUrl } = await this.#starting;
      tell({ kind: 'ready', baseUrl, ignoredRecords: (await opening)?.ignored ?? {} });
    } catch (error) {
      tell({ kind: 'failed', reason: messageOf(error) });
      await this.end();
    }
  }

  async end(): Promise<void> {
    if (this.#isEnding) return;
    this.#isEnding = true;
    setTimeout(() => process.exit(1), END_LIMIT_MS).unref();
    const service = await this.#starting?.catch(() => undefined);
    await service?.close();
    if (this.#directory !== undefined) await rm(this.#directory, { recursive: true, force: true });
    process.exit(0);
  }
}

function tell(message: LocalStart): void {
  // The action may have ended meanwhile: then nobody listens.
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}

function openRecords({ records, analyses }: LocalPlan): Promise<ContentRecords | undefined> {
  return records === undefined ? Promise.resolve(undefined) : ContentRecords.open(records, analyses);
}

function optionsOf(plan: LocalPlan, code: ChildCode, records: ContentRecords | undefined): ServiceOptions {
  const planned = new Map(
    plan.analyses.map((analysis) => [keyOf(analysis.modelId, analysis.attack), analysis]),
  );
  const find = (modelId: string, attack: string): PlannedAnalysis | undefined =>
    planned.get(keyOf(modelId, attack));
  const isKept = ({ modelId, attack }: PlannedAnalysis): boolean =>
    records?.find(modelId, attack) !== undefined;
  const native = plan.nativeFrom.map(nativeRuntimeFolder).find((folder) => folder !== undefined);
  return {
    engine: 'attacks',
    // Others on the runner are not told which jobs there are; the ids of jobs cannot be guessed.
    listsJobs: false,
    apiKey: plan.apiKey,
    orgId: plan.orgId,
    dataDirectory: plan.directory,
    endsAtMs: plan.endsAtMs,
    analysesPlanned: plan.analyses.filter((analysis) => !isKept(analysis)).length,
    childCode: { ...code, native },
    planOf: (modelId, attack) => {
      const found = find(modelId, attack);
      return found === undefined ? undefined : { ...found, isKept: isKept(found) };
    },
    contentRecord: (target) => contentLineage(target, plan.analyses, records?.all ?? []),
    ...(records === undefined ? {} : { keptAnalyses: records }),
    engineSettings: (modelId, attack) => find(modelId, attack)?.settings ?? {},
  };
}

function keyOf(modelId: string, attack: string): string {
  return JSON.stringify([modelId, attack]);
}
