import type { EngineSettings } from '../attacks/engine-settings.ts';
import type { Slot } from '../catalog/request-words.ts';
import { isLabelName } from '../dataset/label-file.ts';
import { LABELS_ADVICE } from '../dataset/pick-labels.ts';
import { dataDoubt } from '../dataset/data-doubt.ts';
import { ArtifactFault, NotTestable } from '../fault.ts';
import { shownName } from '../model/shown-name.ts';
import type { Inputs } from '../types.ts';
import type { AnalysisJob } from './analysis-fields.ts';
import type { Labels } from './label-reader.ts';
import type { ReadSet } from './slot-reader.ts';

/** @throws ArtifactFault if `number_of_classes` contradicts the scores of the model, as far as both are known */
export function requireClasses(given: number | undefined, scores: number | undefined): void {
  if (given === undefined || scores === undefined || given === scores) return;
  throw new ArtifactFault(
    `number_of_classes is ${String(given)}, but the model answers with ${String(scores)} scores. ` +
      'Correct it, or leave it out.',
  );
}

/** @returns the classes that labels name at least: one more than the largest of them */
export function largest(labels: Int32Array | undefined): number | undefined {
  return labels?.reduce((most, label) => Math.max(most, label + 1), 0);
}

export interface PreparedSet extends Omit<ReadSet, 'raw'> {
  readonly inputs: Inputs;
  /** The labels, or others that the attack does not get: they show whether the model is used as in its training. */
  readonly checked: Int32Array | undefined;
  /** True if the numbers are pixels that were, or were not, divided by 255. */
  readonly pixels: boolean;
}

/** @throws ArtifactFault if a set that the attack needs is missing, or lacks labels that it needs */
export function requireSets(
  { needs, needsLabels, attack }: Pick<AnalysisJob, 'needs' | 'needsLabels' | 'attack'>,
  reference: Labels | undefined,
  universal: Labels | undefined,
): void {
  if (needs.includes('reference_data') && reference === undefined) {
    throw new ArtifactFault(`The upload of reference_data is missing: ${attack} is measured against it.`);
  }
  if (
    needsLabels &&
    needs.includes('reference_data') &&
    (reference?.labels ?? reference?.targets) === undefined
  ) {
    throw new ArtifactFault('The labels of reference_data are missing: give reference_label.');
  }
  if (universal !== undefined && (universal.labels ?? universal.targets) === undefined) {
    throw new ArtifactFault('The labels of universal_data are missing: give universal_label.');
  }
}

type Job = Pick<AnalysisJob, 'attack' | 'needsLabels' | 'task'> & {
  readonly settings: EngineSettings;
  readonly slots: Readonly<Partial<Record<Slot, unknown>>>;
};

/**
 * @throws ArtifactFault if the attack needs labels, and the data has none
 * @throws NotTestable if no verdict can rest on the data
 */
export function requireData(
  { attack, needsLabels, task, settings, slots }: Job,
  { inputs, labels, targets }: Labels & { readonly inputs: Inputs },
): void {
  if ((labels ?? targets) === undefined && needsLabels) {
    const taken = inputs.columns?.find(isLabelName);
    throw new ArtifactFault(
      taken === undefined
        ? `The labels are missing: ${LABELS_ADVICE}`
        : `The labels are missing: the model takes as many numbers as data has columns, so ${shownName(taken)} was taken for an input. If ` +
            'it holds the label, data lacks a column of the inputs: add it. Else give label as a file of its own.',
    );
  }
  const doubt = dataDoubt(attack, inputs, {
    labels: labels ?? targets,
    bounds: slots.minmax === undefined ? undefined : inputs,
    isEpsEstimated: task === 'tabular-classification' && settings.eps === undefined,
  });
  if (doubt !== undefined) throw new NotTestable(doubt);
}
