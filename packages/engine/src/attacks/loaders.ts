import type { AttackTable } from '../process/serve-analysis.ts';

/** Generated from packages/engine/src/attacks/registry.ts (tools/attack-loaders.ts): the code of each attack, by task and attack. */
export const LOADERS: AttackTable = {
  'image-classification/extraction': async () =>
    (await import('./extraction/attack-by-extraction.ts')).attackByExtraction,
  'image-classification/evasion': async () =>
    (await import('./evasion/attack-by-evasion.ts')).attackByEvasion,
  'image-classification/poisoning': async () => (await import('./poisoning/poisoning.ts')).checkForPoisoning,
  'image-classification/drift': async () => (await import('./drift/drift.ts')).checkForDrift,
  'image-classification/outlier': async () => (await import('./outlier/outlier.ts')).checkForOutliers,
  'image-classification/membership': async () =>
    (await import('./membership/membership.ts')).attackByMembership,
  'tabular-classification/extraction': async () =>
    (await import('./extraction/attack-by-extraction.ts')).attackByExtraction,
  'tabular-classification/evasion': async () =>
    (await import('./evasion/attack-by-evasion.ts')).attackByEvasion,
  'tabular-classification/poisoning': async () =>
    (await import('./poisoning/poisoning.ts')).checkForPoisoning,
  'tabular-classification/drift': async () => (await import('./drift/drift.ts')).checkForDrift,
  'tabular-classification/outlier': async () => (await import('./outlier/outlier.ts')).checkForOutliers,
  'tabular-classification/membership': async () =>
    (await import('./membership/membership.ts')).attackByMembership,
  'tabular-regression/extraction': async () =>
    (await import('./extraction/attack-values-by-extraction.ts')).attackValuesByExtraction,
  'tabular-regression/evasion': async () => (await import('./evasion/values/attack-values.ts')).attackValues,
  'tabular-regression/poisoning': async () =>
    (await import('./poisoning/values/check-values.ts')).checkTargetsForPoisoning,
  'tabular-regression/drift': async () => (await import('./drift/drift.ts')).checkForDrift,
  'tabular-regression/outlier': async () => (await import('./outlier/outlier.ts')).checkForOutliers,
  'tabular-regression/membership': async () =>
    (await import('./membership/membership.ts')).attackByMembership,
  'time-series-forecasting/extraction': async () =>
    (await import('./extraction/attack-forecast-by-extraction.ts')).attackForecastByExtraction,
};
