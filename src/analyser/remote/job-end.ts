import type { AttackDescriptor } from '../../attacks/descriptor.ts';
import { type Attack, DESCRIPTORS } from '../../attacks/table.ts';
import type { JobStatus, Stage, StageState } from '../../facts/job-status.ts';
import type { AnalysisFinding } from '../../facts/analysis-finding.ts';
import { bounded, withoutStop } from '../../text/sanitize.ts';
import {
  BEFORE_DEFENSE,
  DEFENSE,
  ENGINE,
  EXPLORATION,
  isKnownStage,
  QUERIES,
  SANITY,
  stageInFull,
  STAGES,
} from './job-stages.ts';

/** The meaning of a status answer: what the job found, or that a later answer may say it. */
export type JobEnd =
  | AnalysisFinding
  | { readonly kind: 'running' }
  /** This answer cannot be understood, but a later one may. */
  | { readonly kind: 'unreadable'; readonly why: string };

const NO_DEFENSE = /defen[cs]e generation is not triggered/iu;

interface Rule {
  /** The stages that the job must have finished, each with its spellings. */
  readonly stages: readonly (readonly string[])[];
  /** True if the last stage of the job is over. */
  readonly isOver: (status: JobStatus) => boolean;
  /** The states in which a stage counts as finished. */
  readonly done: readonly StageState[];
  /** True if a verdict needs a score. */
  readonly needsScore: boolean;
}

const DONE: readonly StageState[] = ['completed', 'passed'];
const isEngineDone = (status: JobStatus): boolean => DONE.includes(findState(status, ENGINE));

/** The job continues with a defence, unless the service says that none is triggered. */
const WITH_DEFENSE: Rule = {
  stages: [EXPLORATION, SANITY, QUERIES, ENGINE],
  isOver: (status) =>
    findState(status, DEFENSE) === 'completed' ||
    (isEngineDone(status) && NO_DEFENSE.test(status.currentStatus)),
  done: DONE,
  needsScore: true,
};
const ENGINE_ONLY: Rule = {
  stages: [EXPLORATION, SANITY, ENGINE],
  isOver: isEngineDone,
  done: DONE,
  needsScore: true,
};
const SANITY_ONLY: Rule = {
  stages: [SANITY],
  isOver: (status) => DONE.includes(findState(status, SANITY)),
  done: ['passed'],
  needsScore: false,
};

/** The rule that tells when a job has ended, by the stages of its attack. */
const RULES: Readonly<Record<AttackDescriptor['stages'], Rule>> = {
  defence: WITH_DEFENSE,
  engine: ENGINE_ONLY,
  sanity: SANITY_ONLY,
};

/**
 * Reads the end of a job from a status answer. Only this function says that a job has ended, and only if it understands the
 * whole answer (docs/design.md, rule 1). Pure.
 * @param status undefined if the answer was not a JSON object
 */
export function readJobEnd(attack: Attack, status: JobStatus | undefined): JobEnd {
  if (status === undefined) return { kind: 'unreadable', why: 'the answer is not a JSON object' };
  if (status.isOfAnotherJob === true) {
    return { kind: 'unreadable', why: 'the answer is about another job or model' };
  }
  if (status.stages.length === 0) return { kind: 'unreadable', why: 'the answer names no stage' };
  const failed = status.stages.filter((stage) => stage.state === 'failed');
  if (failed.length > 0) return describeFailure(failed, status);
  if (status.contradiction !== undefined) {
    return { kind: 'unreadable', why: `the answer speaks of an error: ${status.contradiction}` };
  }
  const rule = RULES[DESCRIPTORS[attack].stages];
  const unknownStates = status.stages.filter((stage) => stage.state === 'unknown');
  if (unknownStates.length > 0) {
    return { kind: 'unreadable', why: `${listWithStates(unknownStates)} is an unknown state` };
  }
  if (status.isUnfinished === true || isBusy(rule, status) || !rule.isOver(status)) {
    return { kind: 'running' };
  }
  // While the job goes on, the description may speak of what the job itself overcomes.
  if (status.isTroubleDescribed === true) {
    return { kind: 'unreadable', why: `the answer speaks of an error: "${status.currentStatus}"` };
  }
  return readScore(rule, status);
}

/** True if a known stage is under way, even one that the verdict does not need: if it fails, the job fails. */
function isBusy(rule: Rule, status: JobStatus): boolean {
  // If no defence is triggered, the job ends whatever the state of its stage (observed publicly; not in the service spec).
  const counts = rule === WITH_DEFENSE && NO_DEFENSE.test(status.currentStatus) ? BEFORE_DEFENSE : STAGES;
  return counts.some((stage) => findState(status, stage) === 'inprogress');
}

function readScore(rule: Rule, status: JobStatus): AnalysisFinding {
  const { score } = status;
  if (score === 'unreadable') return { kind: 'undecided', why: 'the score is not a number' };
  const doubt = findDoubt(rule, status);
  if (score !== 'absent') return { kind: 'ended', score, ...(doubt === undefined ? {} : { doubt }) };
  if (doubt !== undefined) return { kind: 'undecided', why: doubt };
  return rule.needsScore
    ? { kind: 'undecided', why: 'the job has ended without a score' }
    : { kind: 'ended' };
}

/** Finds the reason that the status of an ended job is not understood as a whole. */
function findDoubt(rule: Rule, status: JobStatus): string | undefined {
  const missing = rule.stages.filter((stage) => !rule.done.includes(findState(status, stage)));
  if (missing.length > 0) {
    return `the job has ended without finishing ${missing.map(([name = '']) => stageInFull(name)).join(', ')}`;
  }
  const unknown = status.stages.filter((stage) => !isKnownStage(stage.name) && stage.state !== 'na');
  return unknown.length > 0 ? `${listNames(unknown)} is an unknown stage; update the action` : undefined;
}

/** @returns the state of a stage, `na` if it is absent; if two spellings are present, the less finished state */
function findState(status: JobStatus, spellings: readonly string[]): StageState {
  const states = status.stages.filter((stage) => spellings.includes(stage.name)).map((stage) => stage.state);
  const order: readonly StageState[] = ['unknown', 'failed', 'inprogress', 'na', 'completed', 'passed'];
  return order.find((state) => states.includes(state)) ?? 'na';
}

function listNames(stages: readonly Stage[]): string {
  return bounded(stages.map((stage) => stageInFull(stage.name)).join(', '));
}

function listWithStates(stages: readonly Stage[]): string {
  return bounded(stages.map((stage) => `${stageInFull(stage.name)} "${stage.said}"`).join(', '));
}

/** The reason comes first; the stages are for those who ask the operator of the service. */
function describeFailure(stages: readonly Stage[], { currentStatus }: JobStatus): AnalysisFinding {
  const names = `${listNames(stages)} failed`;
  const why = currentStatus === '' ? names : `${withoutStop(currentStatus)} (${names})`;
  return { kind: 'failed', why, by: 'service' };
}
