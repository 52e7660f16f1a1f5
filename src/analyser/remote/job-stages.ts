import { compactName } from './client/answer-fields.ts';

/** The known stages of a job, each with its spellings (observed publicly; not in the service spec). */
export const EXPLORATION = ['ModelExploration_Status'];
export const SANITY = ['SanityCheck_Status'];
export const QUERIES = ['QueryGenerator_Status'];
/** The first is the spelling of the service. */
export const ENGINE = ['VunerabilityEngine_Status', 'VulnerabilityEngine_Status'];
export const DEFENSE = ['DefenseReport_Status'];
const SUPPLY_CHAIN = ['SupplyChainStatus'];
/** All stages except the defence. */
export const BEFORE_DEFENSE = [EXPLORATION, SANITY, QUERIES, ENGINE, SUPPLY_CHAIN];
export const STAGES = [...BEFORE_DEFENSE, DEFENSE];

const WORDS = new Map(
  [
    [EXPLORATION, 'model exploration'] as const,
    [SANITY, 'sanity check'] as const,
    [QUERIES, 'query generator'] as const,
    [ENGINE, 'vulnerability engine'] as const,
    [DEFENSE, 'defense report'] as const,
    [SUPPLY_CHAIN, 'supply chain'] as const,
  ].flatMap(([spellings, words]) => spellings.map((name) => [name, words] as const)),
);

const KEYS = new Set([...WORDS.keys()].map(compactName));

/**
 * True if the action knows a stage.
 * @param name as the service spells it
 */
export function isKnownStage(name: string): boolean {
  return KEYS.has(compactName(name));
}

/** True if two names are spellings of one stage. */
export function isSameStage(one: string, other: string): boolean {
  return compactName(one) === compactName(other);
}

/** @returns a stage in words, or the service's name for it if the stage is not known */
export function formatStage(name: string): string {
  return WORDS.get(name) ?? name;
}

/** @returns a stage in words and by the service's name: `sanity check (SanityCheck_Status)` */
export function stageInFull(name: string): string {
  const words = WORDS.get(name);
  return words === undefined ? name : `${words} (${name})`;
}
