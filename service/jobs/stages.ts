import type { JobKind } from './job.ts';

/** Stage names as the live service spells them (observed publicly; not in the interface document). */
export type StageName =
  | 'ModelExploration_Status'
  | 'SanityCheck_Status'
  | 'QueryGenerator_Status'
  | 'VunerabilityEngine_Status'
  | 'DefenseReport_Status'
  | 'SupplyChainStatus';

export type StageState = 'na' | 'inprogress' | 'completed' | 'passed' | 'failed';

/** The stages of an attack that generates queries and, if it succeeds, a defense. */
const QUERY_STAGES: readonly StageName[] = [
  'ModelExploration_Status',
  'SanityCheck_Status',
  'QueryGenerator_Status',
  'VunerabilityEngine_Status',
  'DefenseReport_Status',
];

/** The stages of each kind of job, in their order. */
export const STAGES: Readonly<Record<JobKind, readonly StageName[]>> = {
  extraction: QUERY_STAGES,
  evasion: QUERY_STAGES,
  poisoning: ['ModelExploration_Status', 'SanityCheck_Status', 'VunerabilityEngine_Status'],
  drift: ['ModelExploration_Status', 'SanityCheck_Status', 'VunerabilityEngine_Status'],
  outlier: ['ModelExploration_Status', 'SanityCheck_Status'],
  'supply-chain': ['SupplyChainStatus'],
};

/** Names of the stages for people. */
export const STAGE_LABELS: Readonly<Record<StageName, string>> = {
  ModelExploration_Status: 'Model exploration',
  SanityCheck_Status: 'Sanity check',
  QueryGenerator_Status: 'Query generation',
  VunerabilityEngine_Status: 'Vulnerability analysis',
  DefenseReport_Status: 'Defense generation',
  SupplyChainStatus: 'Supply-chain scan',
};

/** The sentence that tells clients (observed publicly) that a job has ended without a defense. */
export const NO_DEFENSE = 'Defense generation is not triggered';

/** True if a job of this kind ends with a defense when it finds the model vulnerable. */
export function hasDefense(kind: JobKind): boolean {
  return STAGES[kind].includes('DefenseReport_Status');
}
