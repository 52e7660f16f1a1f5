import pLimit from 'p-limit';
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

/** Where models are tried. */
export interface TrialPlace {
  readonly workspace: string;
  /** The event of the run; empty outside GitHub Actions. */
  readonly eventName: string;
  /** Ends the trials, with its reason. */
  readonly signal: AbortSignal;
  /** Takes what is tried now. */
  readonly note: (words: string) => void;
}

/**
 * Tries data on model files, each model once: whether labels and answers fit, and whether pictures are scaled as in its training.
 * Nothing is attacked. As many are tried at once as the machine carries.
 * @throws ServiceError `upload-failed` if a file cannot be read
 */
export async function tryModels(
  analyses: readonly PlannedAnalysis[],
  { workspace, eventName, signal, note }: TrialPlace,
): Promise<readonly Tried[]> {
  const failed = new AbortController();
  const ended = AbortSignal.any([signal, failed.signal]);
  const spool = new Spool(ended);
  const { children, childBytes: memoryBytes } = machineCapacity();
  const child = { code: findChildCode(eventName, workspace), memoryBytes, signal: ended };
  const chosen = oneOfEachModel(analyses);
  try {
    return await pLimit(children).map(chosen, async ({ spec, artifacts }, at) => {
      note(`Trying data on ${spec.model} (${String(at + 1)} of ${String(chosen.length)})`);
      const uploads: Record<string, AnalysisRequest['uploads'][string]> = {};
      for (const artifact of artifacts.filter(({ slot }) => TRIED_SLOTS.includes(slot))) {
        uploads[artifact.slot] = await spool.take(artifact);
      }
      const settings = jobSettings(columnsOf(spec), MOST_MS, spec.local);
      return { spec, outcome: await tryAnalysis({ ...jobOf(spec), uploads, settings }, child) };
    });
  } finally {
    failed.abort();
    await spool.remove();
  }
}

/** Chooses the analysis that each model is tried with. Labels tell more, so one that takes them comes first. */
function oneOfEachModel(analyses: readonly PlannedAnalysis[]): readonly PlannedAnalysis[] {
  const chosen = new Map<string, PlannedAnalysis>();
  for (const one of analyses.filter(isTriable)) {
    const known = chosen.get(one.spec.model);
    if (known === undefined || (takesLabels(one) && !takesLabels(known))) chosen.set(one.spec.model, one);
  }
  return [...chosen.values()];
}

function takesLabels({ spec }: PlannedAnalysis): boolean {
  return DESCRIPTORS[spec.attack].needsLabels;
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
