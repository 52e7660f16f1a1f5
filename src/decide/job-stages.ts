/** The stages that are known, as the service spells them (observed publicly; not in the interface document). */
export const EXPLORATION = ['ModelExploration_Status'];
export const SANITY = ['SanityCheck_Status'];
export const QUERIES = ['QueryGenerator_Status'];
/** The first is how the service spells it. */
export const ENGINE = ['VunerabilityEngine_Status', 'VulnerabilityEngine_Status'];
export const DEFENSE = ['DefenseReport_Status'];
const SUPPLY_CHAIN = ['SupplyChainStatus'];
/** All but that of the defence. */
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

/** @param name as the service spells it */
export function isKnownStage(name: string): boolean {
  return WORDS.has(name);
}

/** A stage in words; by the service's name where it is not known. */
export function stageWords(name: string): string {
  return WORDS.get(name) ?? name;
}

/** `sanity check (SanityCheck_Status)`: in words, and as whoever runs the service has to look for it. */
export function stageInFull(name: string): string {
  const words = WORDS.get(name);
  return words === undefined ? name : `${words} (${name})`;
}
