import type { EngineSettings } from '../attacks/engine-settings.ts';
import type { JobSettings } from './analysis-fields.ts';
import { present } from '@model-security-scan/common/present';

const DEFAULT_QUERIES = 150_000;
const SEED = 1;
/** With more samples than usual, the queries grow with them. */
const QUERIES_PER_SAMPLE = 1_500;

type Limits = Pick<JobSettings, 'least' | 'mostTolerance' | 'baselineEps' | 'baselineLabel'>;

/**
 * Completes the settings of an analysis. These defaults change scores, so they are part of the engine: a change makes kept results old.
 * @param limits what settings that are not given are, or must at least or at most be
 */
export function jobSettings(
  { minutes: _minutes, ...given }: EngineSettings,
  timeMs: number,
  { least, mostTolerance, baselineEps, baselineLabel }: Limits = {},
): JobSettings {
  const samples = given.samples ?? least?.samples ?? 0;
  return {
    ...{ seed: SEED, ...given, timeMs },
    maxQueries: Math.max(DEFAULT_QUERIES, QUERIES_PER_SAMPLE * samples),
    ...present({ least, mostTolerance, baselineEps, baselineLabel }),
  };
}
