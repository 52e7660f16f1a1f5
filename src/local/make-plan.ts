import { plannedSlots } from '../core/local-analysis.ts';
import type { LocalPlan, PlannedAnalysis } from '../core/local-plan.ts';
import type { EventContext } from '../core/event.ts';
import type { Settings } from '../core/settings.ts';
import { effectiveThreshold, ownThreshold } from '../decide/threshold.ts';

/** The part of the run's time, and the most of it, that is kept for verdicts and reports after the last analysis. */
const SHARE_AFTER = 0.1;
const MOST_AFTER_MS = 20_000;

/** Events whose checkout is as trusted as the workflow itself. */
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch', 'release'];

/**
 * Makes the plan that the built-in service is started with.
 * @param leftMs the time that the run has left
 */
export function makePlan(
  settings: Settings,
  event: Pick<EventContext, 'eventName'>,
  leftMs: number,
): Omit<LocalPlan, 'directory'> {
  const { service, workspace, analyses, vulnerabilityThreshold } = settings;
  const afterMs = Math.min(MOST_AFTER_MS, leftMs * SHARE_AFTER);
  return {
    apiKey: service.apiKey,
    orgId: service.orgId,
    endsAtMs: Math.floor(Date.now() + leftMs - afterMs),
    // A native package runs as it likes, so nothing that a pull request may have changed is loaded.
    nativeFrom: [import.meta.dirname, ...(TRUSTED_EVENTS.includes(event.eventName) ? [workspace] : [])],
    analyses: analyses.map((spec): PlannedAnalysis => {
      const { modelId, attack, local } = spec;
      return {
        modelId,
        attack,
        settings: local?.settings ?? {},
        threshold: effectiveThreshold(vulnerabilityThreshold, ownThreshold(spec)),
        slots: plannedSlots(spec),
      };
    }),
  };
}
