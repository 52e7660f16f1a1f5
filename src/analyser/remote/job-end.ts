import { type AttackDescriptor, type Attack, DESCRIPTORS } from '@model-security-scan/engine/catalog';
import type {
  JobStatus,
  PlainState,
  Stage,
  StageState,
  UnreadableScore,
} from '../../facts/job/job-status.ts';
import type { AnalysisFinding } from '../../facts/analysis-finding.ts';
import { bounded, withoutStop } from '@model-security-scan/common/sanitize';
import {
  BEFORE_DEFENSE,
  DEFENSE,
  ENGINE,
  EXPLORATION,
  isKnownStage,
  isSameStage,
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
  /** What an end without a score means. */
  readonly withoutScore: AnalysisFinding;
}

const DONE: readonly StageState[] = ['completed', 'passed'];
const NO_SCORE = { kind: 'undecided', why: 'the job has ended without a score' } as const;
const isEngineDone = (status: JobStatus): boolean => DONE.includes(findState(status, ENGINE));

/** The job continues with a defence, unless the service says that none is triggered. */
const WITH_DEFENSE: Rule = {
  stages: [EXPLORATION, SANITY, QUERIES, ENGINE],
  isOver: (status) =>
    findState(status, DEFENSE) === 'completed' ||
    (isEngineDone(status) && NO_DEFENSE.test(status.currentStatus)),
  done: DONE,
  withoutScore: NO_SCORE,
};
const ENGINE_ONLY: Rule = {
  stages: [EXPLORATION, SANITY, ENGINE],
  isOver: isEngineDone,
  done: DONE,
  withoutScore: NO_SCORE,
};
/** The observed service gives such a job no score: that the check of its data passed is all that it says. */
const SANITY_ONLY: Rule = {
  stages: [SANITY],
  isOver: (status) => DONE.includes(findState(status, SANITY)),
  done: ['passed'],
  withoutScore: { kind: 'ended' },
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
 * @param sentThreshold the threshold that the submission carried, by which the service itself calls a model vulnerable
 */
export function readJobEnd(attack: Attack, status: JobStatus | undefined, sentThreshold = 0): JobEnd {
  if (status === undefined) return { kind: 'unreadable', why: 'the answer is not a JSON object' };
  if (status.isOfAnotherJob === true) {
    return { kind: 'unreadable', why: 'the answer is about another job or model' };
  }
  const end = status.stages.length > 0 ? readStagesEnd(attack, status) : readPlainEnd(status);
  if (end.kind === 'ended' && status.saysVulnerable === true && (end.score ?? 0) <= sentThreshold) {
    return { kind: 'undecided', why: 'the answer calls the model vulnerable, but its score does not' };
  }
  return end;
}

function readStagesEnd(attack: Attack, status: JobStatus): JobEnd {
  const failed = status.stages.filter((stage) => stage.state === 'failed');
  if (failed.length > 0) return describeFailure(failed, status);
  const contrary = status.contradiction ?? saidIn(status, ['failed', 'unknown'])[0];
  if (contrary !== undefined) {
    return { kind: 'unreadable', why: `the answer contradicts a verdict: ${contrary}` };
  }
  const rule = RULES[DESCRIPTORS[attack].stages];
  const unknownStates = status.stages.filter((stage) => stage.state === 'unknown');
  if (unknownStates.length > 0) {
    return { kind: 'unreadable', why: `${listWithStates(unknownStates)} is an unknown state` };
  }
  const isGoingOn = saidIn(status, ['running']).length > 0 || isBusy(rule, status);
  return isGoingOn || !rule.isOver(status) ? { kind: 'running' } : readScore(rule, status);
}

/** Reads the plain form: a state, and a score from 0 to 1, without which no job has a verdict. */
function readPlainEnd(status: JobStatus): JobEnd {
  const { states, score, contradiction } = status;
  const [failed] = saidIn(status, ['failed']);
  if (failed !== undefined) {
    const { message } = status;
    const why = message === undefined ? failed : `${withoutStop(message)} (${failed})`;
    return { kind: 'failed', why, by: 'service' };
  }
  if (contradiction !== undefined) {
    return { kind: 'unreadable', why: `the answer contradicts a verdict: ${contradiction}` };
  }
  const [unknown] = saidIn(status, ['unknown']);
  if (unknown !== undefined) return { kind: 'unreadable', why: `${unknown}, which is an unknown state` };
  if (states.length === 0) return { kind: 'unreadable', why: 'the answer names neither a stage nor a state' };
  if (saidIn(status, ['running']).length > 0) return { kind: 'running' };
  if (score === 'absent') return NO_SCORE;
  if (typeof score !== 'number') return unreadableScore(score);
  return score <= 1
    ? { kind: 'ended', score }
    : { kind: 'undecided', why: `the score is ${String(score)}, and not from 0 to 1` };
}

function saidIn({ states }: JobStatus, wanted: readonly PlainState[]): readonly string[] {
  return states.filter(({ state }) => wanted.includes(state)).map(({ said }) => said);
}

/** True if a stage is under way, even one that the verdict does not need: if it fails, the job fails. */
function isBusy(rule: Rule, status: JobStatus): boolean {
  // If no defence is triggered, the job ends whatever the state of its stage (observed publicly; not in the service spec).
  const counts = rule === WITH_DEFENSE && NO_DEFENSE.test(status.currentStatus) ? BEFORE_DEFENSE : STAGES;
  const later = status.stages.filter(({ name }) => !isKnownStage(name)).map(({ name }) => [name]);
  return [...counts, ...later].some((stage) => findState(status, stage) === 'inprogress');
}

function readScore(rule: Rule, status: JobStatus): AnalysisFinding {
  const { score } = status;
  if (score !== 'absent' && typeof score !== 'number') return unreadableScore(score);
  const doubt = findDoubt(rule, status);
  if (score !== 'absent') return { kind: 'ended', score, ...(doubt === undefined ? {} : { doubt }) };
  return doubt === undefined ? rule.withoutScore : { kind: 'undecided', why: doubt };
}

function unreadableScore({ said }: UnreadableScore): AnalysisFinding {
  return { kind: 'undecided', why: `the score is not one number from 0: ${said}` };
}

function findDoubt(rule: Rule, status: JobStatus): string | undefined {
  const missing = rule.stages.filter((stage) => !rule.done.includes(findState(status, stage)));
  if (missing.length > 0) {
    return `the job has ended without finishing ${missing.map(([name = '']) => stageInFull(name)).join(', ')}`;
  }
  const unknown = status.stages.filter((stage) => !isKnownStage(stage.name) && stage.state !== 'na');
  return unknown.length > 0
    ? `this version does not know what ${listNames(unknown)} judges: look at the job on its dashboard, and for a newer version`
    : undefined;
}

/** @returns the state of a stage, `na` if it is absent; if two spellings are present, the less finished state */
function findState(status: JobStatus, spellings: readonly string[]): StageState {
  const states = status.stages
    .filter(({ name }) => spellings.some((one) => isSameStage(one, name)))
    .map((stage) => stage.state);
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
function describeFailure(stages: readonly Stage[], status: JobStatus): AnalysisFinding {
  const { currentStatus, score } = status;
  // A defence that fails hides what the attack before it found.
  const found = isEngineDone(status) && typeof score === 'number' ? `; the score was ${String(score)}` : '';
  const names = `${listNames(stages)} failed${found}`;
  const why = currentStatus === '' ? names : `${withoutStop(currentStatus)} (${names})`;
  return { kind: 'failed', why, by: 'service' };
}
