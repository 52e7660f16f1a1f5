import { compactName } from './client/answer-fields.ts';
import { plainLine } from '@model-security-scan/common/sanitize';
import type { JobStatus, Stage } from '../../facts/job/job-status.ts';
import type { Progress } from '../analyser.ts';

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

const NOT_BEGUN = 'na';

/** Compares each status of a job with the one before. */
export class StageProgress {
  readonly #tell: (progress: Progress) => void;
  #last = new Map<string, string>();
  #description = '';
  #words = '';

  /** @param tell told each change of stages as a step, else the service's own description */
  constructor(tell: (progress: Progress) => void) {
    this.#tell = tell;
  }

  /**
   * Tells what has changed since the last call.
   * @returns true if the job has moved on: a stage or the description has changed
   */
  note(status: JobStatus): boolean {
    const states = status.states.map(({ said }) => ({ name: said, said, state: 'unknown' as const }));
    const now = status.stages.length > 0 ? status.stages : states;
    const changed = now.filter((stage) => (this.#last.get(stage.name) ?? NOT_BEGUN) !== stage.said);
    this.#last = new Map(now.map((stage) => [stage.name, stage.said]));
    const isDescribedAnew = status.currentStatus !== this.#description;
    this.#description = status.currentStatus;
    const score = typeof status.score === 'number' ? [`score ${String(status.score)}`] : [];
    const description = status.currentStatus === '' ? [] : [`"${status.currentStatus}"`];
    const open = now.filter(({ state }) => state !== 'completed' && state !== 'passed');
    this.#words = [...open.map(describeStage), ...description, ...score].join(', ');
    if (changed.length > 0) this.#tell({ words: changed.map(describeStage).join(', '), isStep: true });
    else this.#tell({ words: status.currentStatus });
    return changed.length > 0 || isDescribedAnew;
  }

  /** @returns a sentence that follows others and says what was not done by the last status; empty before the first one */
  describeLast(): string {
    return this.#words === '' ? '' : ` Last seen of the job: ${plainLine(this.#words, 300)}.`;
  }
}

function describeStage({ name, state, said }: Stage): string {
  if (name === said) return said;
  return `${formatStage(name)} ${state === 'inprogress' ? 'in progress' : said}`;
}
