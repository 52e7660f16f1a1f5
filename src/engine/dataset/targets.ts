import { ArtifactFault } from '../fault.ts';
import { shownName } from '../model/shown-name.ts';
import type { LabelFile } from './label-file.ts';

/** Reads labels as the values that a regression should give. @throws ArtifactFault if one of them is no finite number */
export function targetsOf(values: readonly string[], { name }: Pick<LabelFile, 'name'>): Float64Array {
  const targets = Float64Array.from(values, (value) => (value.trim() === '' ? Number.NaN : Number(value)));
  const bad = targets.findIndex((value) => !Number.isFinite(value));
  if (bad === -1) return targets;
  throw new ArtifactFault(
    `${shownName(name)}: the label of input ${String(bad)} (counted from 0) is ${JSON.stringify(shownName(values[bad] ?? ''))}. The ` +
      'labels of a regression are numbers: the values that the model should give.',
  );
}
