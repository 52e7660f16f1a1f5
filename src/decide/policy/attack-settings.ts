import type { AnalysisSpec } from '../../facts/analysis-spec.ts';

/** Fields and settings that do not change what is attacked or how. Details of an endpoint are secret, too. */
const OTHER: readonly string[] = [
  'defense_bestonly',
  'encryption_strategy',
  'minutes',
  'model_api_details',
  'model_framework',
  'vulnerability_threshold',
];

/** How a model is used. Another model may need other ones, so they are no reason against a comparison input by input. */
export const MODEL_SETTINGS: readonly string[] = ['output', 'preprocessing'];

/**
 * The settings of an analysis that change what is attacked or how, by their names in the config file. Runs with other
 * settings than those of the model are not compared input by input.
 */
export function attackSettings({
  fields,
  local,
}: Pick<AnalysisSpec, 'fields' | 'local'>): ReadonlyMap<string, string> {
  const least = Object.entries(local?.least ?? {});
  const given: readonly (readonly [string, unknown])[] = [
    ...Object.entries(fields),
    ...Object.entries(local?.settings ?? {}),
    ...MODEL_SETTINGS.map(
      (name) => [name, new Map<string, unknown>(Object.entries(local ?? {})).get(name)] as const,
    ),
    ...least.map(([name, value]) => [`least ${name}`, value] as const),
  ];
  const counted = given.filter(([name, value]) => value !== undefined && !OTHER.includes(name));
  return new Map(counted.map(([name, value]) => [name, settingText(value)]));
}

function settingText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
