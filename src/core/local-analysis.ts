import type { AnalysisSpec } from './analysis-spec.ts';
import type { Attack, FieldName, Slot, Task } from './attack-table.ts';
import type { EngineSettings } from './engine-settings.ts';

/** What the built-in service is told about an analysis beside its request. */
export interface LocalAnalysis {
  readonly settings: EngineSettings;
  /** The threshold of the analysis itself: as it was given, else the default of its attack. */
  readonly threshold: number;
}

/** The slots that the built-in service can use in every analysis. Tables and series also have `minmax`. */
const COMMON_SLOTS: readonly Slot[] = ['data', 'label', 'model'];

/** Lists the slots that the built-in service can use in an analysis of this kind. */
export function usableSlots(task: Task, attack: Attack): readonly Slot[] {
  return [
    ...COMMON_SLOTS,
    ...(task === 'image-classification' ? [] : (['minmax'] as const)),
    ...(attack === 'drift' ? (['reference_data', 'reference_label'] as const) : []),
    ...(attack === 'poisoning' ? (['universal_data', 'universal_label'] as const) : []),
  ];
}

/** Lists the slots whose files are sent: those that are given and can be used. An endpoint stands for the model. */
export function plannedSlots(
  spec: Pick<AnalysisSpec, 'task' | 'attack' | 'fields' | 'artifacts'>,
): readonly Slot[] {
  const usable = usableSlots(spec.task, spec.attack);
  const wanted = spec.fields.use_model_api === 'yes' ? usable.filter((slot) => slot !== 'model') : usable;
  return wanted.filter((slot) => spec.artifacts.some((artifact) => artifact.slot === slot));
}

/** Attacks that work on data alone. */
const WITHOUT_MODEL: readonly Attack[] = ['outlier', 'drift'];

/** Lists the slots without which the built-in service cannot do an analysis. */
export function neededSlots(
  spec: Pick<AnalysisSpec, 'task' | 'attack' | 'fields' | 'artifacts'>,
): readonly Slot[] {
  const { task, attack, fields, artifacts } = spec;
  const needsModel = fields.use_model_api !== 'yes' && !WITHOUT_MODEL.includes(attack);
  // A table or an .npz file can hold the labels itself.
  const data = artifacts.find(({ slot }) => slot === 'data')?.path ?? '';
  const needsLabel =
    task === 'image-classification' &&
    (attack === 'evasion' || attack === 'poisoning') &&
    !/\.npz$/iu.test(data);
  return [
    'data',
    ...(needsLabel ? (['label'] as const) : []),
    ...(needsModel ? (['model'] as const) : []),
    ...(attack === 'drift' ? (['reference_data'] as const) : []),
  ];
}

/** True if neither a model nor a field says what one input is. */
export function lacksShape(spec: Pick<AnalysisSpec, 'attack' | 'fields' | 'artifacts'>): boolean {
  const { attack, fields, artifacts } = spec;
  const hasModel = fields.use_model_api === 'yes' || artifacts.some(({ slot }) => slot === 'model');
  return (
    WITHOUT_MODEL.includes(attack) && !hasModel && fields.input_dimensions === NOT_GIVEN.input_dimensions
  );
}

/**
 * The value that stands for a field that is not given. The built-in service finds the value in the model file, or takes
 * its own default. The request has exactly the fields of service spec 4.2 all the same.
 */
export const NOT_GIVEN: Readonly<Partial<Record<FieldName, string>>> = {
  color_space: 'na',
  input_dimensions: 'na',
  model_framework: 'na',
  number_of_attack_queries: '2000',
  number_of_classes: '0',
};
