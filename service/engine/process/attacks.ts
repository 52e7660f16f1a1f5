import type { AttackTable } from './serve-analysis.ts';

const byEvasion = async (): ReturnType<AttackTable[string]> =>
  (await import('../evasion/attack-by-evasion.ts')).attackByEvasion;
const byExtraction = async (): ReturnType<AttackTable[string]> =>
  (await import('../extraction/attack-by-extraction.ts')).attackByExtraction;

/** The attacks of the built-in service, by task and attack: the eight rows of service spec 4.2. */
export const ATTACKS: AttackTable = {
  'image-classification/extraction': byExtraction,
  'image-classification/evasion': byEvasion,
  'image-classification/poisoning': async () => (await import('../poisoning/poisoning.ts')).checkForPoisoning,
  'image-classification/drift': async () => (await import('../drift/drift.ts')).checkForDrift,
  'image-classification/outlier': async () => (await import('../outlier/outlier.ts')).checkForOutliers,
  'tabular-classification/extraction': byExtraction,
  'tabular-classification/evasion': byEvasion,
  'time-series-forecasting/extraction': async () =>
    (await import('../extraction/attack-forecast-by-extraction.ts')).attackForecastByExtraction,
};
