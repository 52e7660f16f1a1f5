import { LABELS_ADVICE } from '../dataset/pick-labels.ts';
import { ArtifactFault } from '../fault.ts';
import type { AnalysisJob } from './analysis-fields.ts';

/** A slot of inputs, as far as its labels go. */
interface Labelled {
  readonly labels: Int32Array | undefined;
  readonly targets: Float64Array | undefined;
}

/** @throws ArtifactFault if a set that the attack needs is missing, or a trusted set has no labels */
export function requireSets(
  { needs, attack }: Pick<AnalysisJob, 'needs' | 'attack'>,
  reference: Labelled | undefined,
  universal: Labelled | undefined,
): void {
  if (needs.includes('reference_data') && reference === undefined) {
    throw new ArtifactFault(`The upload of reference_data is missing: ${attack} is measured against it.`);
  }
  if (universal !== undefined && (universal.labels ?? universal.targets) === undefined) {
    throw new ArtifactFault('The labels of universal_data are missing: give universal_label.');
  }
}

/** @throws ArtifactFault if the attack needs labels, and the data has none */
export function requireLabels(
  { needsLabels }: Pick<AnalysisJob, 'needsLabels'>,
  { labels, targets }: Labelled,
): void {
  if ((labels ?? targets) !== undefined || !needsLabels) return;
  throw new ArtifactFault(`The labels are missing: ${LABELS_ADVICE}`);
}
