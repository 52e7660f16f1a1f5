import { ArtifactFault } from '../fault.ts';

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
