import { type AttackDescriptor, DESCRIPTORS } from '@model-security-scan/engine/catalog';
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

/** The stages of a job, in their order, by its last stage. An attack that may end with a defence generates queries. */
const STAGES: Readonly<Record<AttackDescriptor['stages'], readonly StageName[]>> = {
  defence: [
    'ModelExploration_Status',
    'SanityCheck_Status',
    'QueryGenerator_Status',
    'VunerabilityEngine_Status',
    'DefenseReport_Status',
  ],
  engine: ['ModelExploration_Status', 'SanityCheck_Status', 'VunerabilityEngine_Status'],
  sanity: ['ModelExploration_Status', 'SanityCheck_Status'],
};

/** The stages of a kind of job, in their order. */
export function stagesOf(kind: JobKind): readonly StageName[] {
  return kind === 'supply-chain' ? ['SupplyChainStatus'] : STAGES[DESCRIPTORS[kind].stages];
}

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
  return stagesOf(kind).includes('DefenseReport_Status');
}
