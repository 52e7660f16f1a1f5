import { contentId } from '../records/content-id.ts';
import { plannedSlots } from '../core/local-analysis.ts';
import type { LocalPlan, PlannedAnalysis, RecordSource } from '../core/local-plan.ts';
import { isTrustedEvent } from '../decide/trusted-event.ts';
import type { EventContext } from '../core/event.ts';
import type { Settings } from '../core/settings.ts';
import type { PlannedAnalysis as InspectedAnalysis } from '../analysis/plan.ts';
import { effectiveThreshold, ownThreshold } from '../decide/threshold.ts';

/** The part of the run's time, and the most of it, that is kept for verdicts and reports after the last analysis. */
const SHARE_AFTER = 0.1;
const MOST_AFTER_MS = 20_000;

/**
 * Makes the plan that the built-in service is started with.
 * @param leftMs the time that the run has left
 * @param inspected the analyses with the digests of their artifacts, if they are known
 */
export function makePlan(
  settings: Settings,
  event: Pick<EventContext, 'eventName'>,
  leftMs: number,
  inspected: readonly InspectedAnalysis[] = [],
  records?: RecordSource,
): Omit<LocalPlan, 'directory'> {
  const contentIds = findContentIds(inspected);
  const { service, workspace, analyses, vulnerabilityThreshold } = settings;
  const afterMs = Math.min(MOST_AFTER_MS, leftMs * SHARE_AFTER);
  return {
    apiKey: service.apiKey,
    orgId: service.orgId,
    endsAtMs: Math.floor(Date.now() + leftMs - afterMs),
    // A native package runs as it likes, so nothing that a pull request may have changed is loaded.
    nativeFrom: [import.meta.dirname, ...(isTrustedEvent(event.eventName) ? [workspace] : [])],
    ...(records === undefined ? {} : { records }),
    analyses: analyses.map((spec): PlannedAnalysis => {
      const { modelId, task, attack, local } = spec;
      const id = contentIds.get(spec.name);
      return {
        modelId,
        task,
        attack,
        ...(id === undefined ? {} : { contentId: id }),
        settings: local?.settings ?? {},
        threshold: effectiveThreshold(vulnerabilityThreshold, ownThreshold(spec)),
        slots: plannedSlots(spec),
      };
    }),
  };
}

/** Identifies the content of each analysis, by its name; those of endpoints have none. */
function findContentIds(inspected: readonly InspectedAnalysis[]): ReadonlyMap<string, string> {
  const found = inspected.flatMap(({ spec, artifacts, digests = {} }) => {
    const contents = artifacts.flatMap(({ slot, form, files }) => {
      const digest = digests[slot];
      const name = form === 'folder' ? '' : (files[0]?.name ?? '');
      return digest === undefined ? [] : [{ slot, form, name, digest }];
    });
    const id =
      contents.length < artifacts.length || contents.length === 0 ? undefined : contentId(spec, contents);
    return id === undefined ? [] : [[spec.name, id] as const];
  });
  return new Map(found);
}
