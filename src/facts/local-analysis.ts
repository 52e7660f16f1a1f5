import {
  INPUT_KINDS,
  type Attack,
  DESCRIPTORS,
  findRow,
  type FieldName,
  type Slot,
  type Task,
} from '@model-security-scan/engine/catalog';
import type { AnalysisSpec } from './analysis-spec.ts';

/** The slots that every local analysis can use. Tables and series also have `minmax`. */
const COMMON_SLOTS: readonly Slot[] = ['data', 'label', 'model'];

function usableSlots(task: Task, attack: Attack): readonly Slot[] {
  return [
    ...COMMON_SLOTS,
    ...(task === 'image-classification' ? [] : (['minmax'] as const)),
    ...DESCRIPTORS[attack].uses,
  ];
}

type PlannedSpec = Pick<AnalysisSpec, 'task' | 'attack' | 'fields' | 'artifacts' | 'local'>;

/** True if the model of an analysis is a Python function: the analysis runs code of the repository. */
export function callsPython({ local }: Pick<AnalysisSpec, 'local'>): boolean {
  return local?.predict !== undefined;
}

/** True if an endpoint or a Python function answers in the place of a model file. */
function hasNoFile(spec: Pick<AnalysisSpec, 'fields' | 'local'>): boolean {
  return spec.fields.use_model_api === 'yes' || callsPython(spec);
}

/** Lists the slots whose files are read: those that are given and can be used. An endpoint replaces the model. */
export function plannedSlots(spec: PlannedSpec): readonly Slot[] {
  const usable = usableSlots(spec.task, spec.attack);
  const wanted = hasNoFile(spec) ? usable.filter((slot) => slot !== 'model') : usable;
  return wanted.filter((slot) => spec.artifacts.some((artifact) => artifact.slot === slot));
}

interface UnusedArtifact {
  readonly text: string;
  /** True if such an analysis usually has it: then it was meant to be read. */
  readonly isUsual: boolean;
}

/** Lists the artifacts that a local analysis does not read. */
export function unusedArtifacts(spec: PlannedSpec): readonly UnusedArtifact[] {
  const { task, attack, fields, artifacts } = spec;
  const planned = plannedSlots(spec);
  const usual = findRow(task, attack)?.usualSlots ?? [];
  return artifacts
    .filter(({ slot }) => !planned.includes(slot))
    .map(({ slot, path }) => {
      const why =
        fields.use_model_api === 'yes' && slot === 'model'
          ? 'use_model_api is yes, so the model is reached by its API'
          : `${attack} does not read ${slot}`;
      return { text: `"${path}" is not used: ${why}.`, isUsual: usual.includes(slot) };
    });
}

/** Lists the slots without which a local analysis is not possible. */
export function neededSlots(spec: PlannedSpec): readonly Slot[] {
  const { task, attack, artifacts } = spec;
  const { needs, needsLabels } = DESCRIPTORS[attack];
  // A table or an .npz file can hold the labels itself, and folders of pictures can be named for their classes.
  const data = artifacts.find(({ slot }) => slot === 'data')?.path ?? '';
  const needsLabel =
    task === 'image-classification' && needsLabels && /^$|\.(?:npy|csv|tsv|txt|png|jpe?g)$/iu.test(data);
  return [
    'data',
    ...(needsLabel ? (['label'] as const) : []),
    ...(hasNoFile(spec) ? needs.filter((slot) => slot !== 'model') : needs),
  ];
}

/** True if neither a model nor a field says what one input is. The columns of a table say it themselves. */
export function lacksShape(spec: PlannedSpec): boolean {
  const { task, attack, fields, artifacts } = spec;
  if (INPUT_KINDS[task] === 'rows') return false;
  const hasModel = fields.use_model_api === 'yes' || artifacts.some(({ slot }) => slot === 'model');
  return (
    !DESCRIPTORS[attack].needs.includes('model') &&
    !hasModel &&
    fields.input_dimensions === NOT_GIVEN.input_dimensions
  );
}

/**
 * The value of a field that is not given. A local analysis finds the value in the model file, or takes
 * its own default. The request has exactly the fields of service spec 4.2 all the same.
 */
export const NOT_GIVEN: Readonly<Partial<Record<FieldName, string>>> = {
  color_space: 'na',
  input_dimensions: 'na',
  model_framework: 'na',
  number_of_attack_queries: '2000',
  number_of_classes: '0',
};
