import { type EngineSettings, DESCRIPTORS } from '@model-security-scan/engine/catalog';
import { machineCapacity } from '@model-security-scan/engine/memory-limits';
import { jobSettings } from '@model-security-scan/engine/job-settings';
import {
  type AnalysisRequest,
  type TrialOutcome,
  tryAnalysis,
} from '@model-security-scan/engine/run-analysis';
import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import { plannedSlots } from '../../facts/local-analysis.ts';
import type { PlannedAnalysis } from '../../facts/artifact.ts';
import { findChildCode } from './child-place.ts';
import { jobOf } from './analysis-runs.ts';
import { Spool } from './spool.ts';
import { present } from '@model-security-scan/common/present';

/** A model that answers so slowly is tried by its analysis. */
const MOST_MS = 60_000;

/** An analysis that was tried, and what was found. */
export interface Tried {
  readonly spec: AnalysisSpec;
  readonly outcome: TrialOutcome;
}

/**
 * Tries data on model files, each model once: whether labels and answers fit, and whether pictures are scaled as in its training.
 * Nothing is attacked.
 * @param eventName the event of the run; empty outside GitHub Actions
 * @param signal ends the trials, with its reason
 * @throws ServiceError `upload-failed` if a file cannot be read
 */
export async function tryModels(
  analyses: readonly PlannedAnalysis[],
  {
    workspace,
    eventName,
    signal,
  }: { readonly workspace: string; readonly eventName: string; readonly signal: AbortSignal },
): Promise<readonly Tried[]> {
  const spool = new Spool(signal);
  const tried = new Map<string, Tried>();
  try {
    // Labels tell more, so an analysis that takes them comes first.
    const [labelled, others] = [true, false].map((wanted) =>
      analyses.filter((one) => isTriable(one) && DESCRIPTORS[one.spec.attack].needsLabels === wanted),
    );
    for (const { spec, artifacts } of [...(labelled ?? []), ...(others ?? [])]) {
      if (tried.has(spec.model)) continue;
      const uploads: Record<string, AnalysisRequest['uploads'][string]> = {};
      for (const artifact of artifacts.filter(({ slot }) => TRIED_SLOTS.includes(slot))) {
        uploads[artifact.slot] = await spool.take(artifact);
      }
      const outcome = await tryAnalysis(
        { ...jobOf(spec), uploads, settings: jobSettings(columnsOf(spec), MOST_MS, spec.local) },
        { code: findChildCode(eventName, workspace), memoryBytes: machineCapacity().childBytes, signal },
      );
      tried.set(spec.model, { spec, outcome });
    }
    return [...tried.values()];
  } finally {
    await spool.remove();
  }
}

function columnsOf({ local }: AnalysisSpec): EngineSettings {
  const { fixed, integer, 'label-column': label } = local?.settings ?? {};
  return {
    ...present({ fixed, integer }),
    ...(label === undefined ? {} : { 'label-column': label }),
  };
}

const TRIED_SLOTS: readonly string[] = ['model', 'data', 'label'];

/** True for a model file whose answers the attack depends on. */
function isTriable({ spec }: PlannedAnalysis): boolean {
  return DESCRIPTORS[spec.attack].needs.includes('model') && plannedSlots(spec).includes('model');
}
