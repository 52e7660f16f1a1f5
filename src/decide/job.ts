import type { Attack } from '../core/attack-table.ts';
import type { JobStatus, Stage, StageState } from '../core/job-status.ts';
import { bounded } from '../text/sanitize.ts';
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

/** What a status answer means. */
export type Verdict =
  | { readonly kind: 'running' }
  | { readonly kind: 'passed'; readonly score?: number }
  | { readonly kind: 'vulnerable'; readonly score: number }
  /** A stage failed: there is no verdict, and there will be none. */
  | { readonly kind: 'failed'; readonly why: string }
  /** The job has ended, but what it says is no verdict. */
  | { readonly kind: 'undecided'; readonly why: string }
  /** The answer cannot be read now; a later one may. */
  | { readonly kind: 'unreadable'; readonly why: string };

/** The verdict at the end of a job. */
export type FinalVerdict = Exclude<Verdict, { kind: 'running' | 'unreadable' }>;

const NO_DEFENSE = /defen[cs]e generation is not triggered/iu;

interface Rule {
  /** The stages that must have been gone through, each by its spellings. */
  readonly stages: readonly (readonly string[])[];
  /** Whether the last stage of the kind is over. */
  readonly isOver: (status: JobStatus) => boolean;
  /** The states in which a stage counts as gone through. */
  readonly done: readonly StageState[];
  readonly scoreIsDue: boolean;
}

const DONE: readonly StageState[] = ['completed', 'passed'];
const engineIsDone = (status: JobStatus): boolean => DONE.includes(stateOf(status, ENGINE));

/** Extraction and evasion go on to a defence, unless it is not triggered. */
const WITH_DEFENSE: Rule = {
  stages: [EXPLORATION, SANITY, QUERIES, ENGINE],
  isOver: (status) =>
    stateOf(status, DEFENSE) === 'completed' ||
    (engineIsDone(status) && NO_DEFENSE.test(status.currentStatus)),
  done: DONE,
  scoreIsDue: true,
};
const ENGINE_ONLY: Rule = {
  stages: [EXPLORATION, SANITY, ENGINE],
  isOver: engineIsDone,
  done: DONE,
  scoreIsDue: true,
};
const SANITY_ONLY: Rule = {
  stages: [SANITY],
  isOver: (status) => DONE.includes(stateOf(status, SANITY)),
  done: ['passed'],
  scoreIsDue: false,
};

/** When a job of each kind has ended (observed publicly; not in the interface document). */
const RULES: Readonly<Record<Attack, Rule>> = {
  extraction: WITH_DEFENSE,
  evasion: WITH_DEFENSE,
  poisoning: ENGINE_ONLY,
  drift: ENGINE_ONLY,
  outlier: SANITY_ONLY,
};

/**
 * Judges a status answer. Pure, and the only place where a job is called passed: what is not understood never is
 * (docs/design.md, rule 1).
 * @param status undefined where the answer was no object
 * @param threshold a score above it is vulnerable; at or under it is not
 */
export function judgeJob(attack: Attack, status: JobStatus | undefined, threshold: number): Verdict {
  if (status === undefined) return { kind: 'unreadable', why: 'the answer is no object' };
  if (status.isOfAnotherJob === true) return { kind: 'unreadable', why: 'the answer is about another job' };
  if (status.stages.length === 0) return { kind: 'unreadable', why: 'the answer names no stage' };
  const failed = status.stages.filter((stage) => stage.state === 'failed');
  if (failed.length > 0) {
    return { kind: 'failed', why: `${names(failed)} failed${prose(status)}` };
  }
  if (status.error !== undefined) {
    return { kind: 'unreadable', why: `the answer has an error, "${status.error}"` };
  }
  const rule = RULES[attack];
  const unknownStates = status.stages.filter((stage) => stage.state === 'unknown');
  if (unknownStates.length > 0) {
    return { kind: 'unreadable', why: `${sayings(unknownStates)} is a state that is not known` };
  }
  if (isBusy(rule, status) || !rule.isOver(status)) return { kind: 'running' };
  return judgeEndedJob(rule, status, threshold);
}

/** Whether a known stage is under way, needed or not: its failure would be one of the job. */
function isBusy(rule: Rule, status: JobStatus): boolean {
  // That no defence is triggered ends a job whatever its stage says (observed publicly; not in the interface document).
  const counts = rule === WITH_DEFENSE && NO_DEFENSE.test(status.currentStatus) ? BEFORE_DEFENSE : STAGES;
  return counts.some((stage) => stateOf(status, stage) === 'inprogress');
}

function judgeEndedJob(rule: Rule, status: JobStatus, threshold: number): Verdict {
  const { score } = status;
  if (score === 'unreadable') return { kind: 'undecided', why: 'the score is no number' };
  // Asked this way round a threshold that is no number lets nothing pass.
  if (typeof score === 'number' && !(score <= threshold)) return { kind: 'vulnerable', score };
  const missing = rule.stages.filter((stage) => !rule.done.includes(stateOf(status, stage)));
  if (missing.length > 0) {
    return {
      kind: 'undecided',
      why: `the job has ended without ${missing.map(([name = '']) => stageInFull(name)).join(', ')}`,
    };
  }
  const strangers = status.stages.filter((stage) => !isKnownStage(stage.name) && stage.state !== 'na');
  if (strangers.length > 0) {
    return { kind: 'undecided', why: `${names(strangers)} is a stage that is not known; update the action` };
  }
  if (score === 'absent') {
    return rule.scoreIsDue
      ? { kind: 'undecided', why: 'the job has ended without a score' }
      : { kind: 'passed' };
  }
  return { kind: 'passed', score };
}

/** The state of a stage; `na` where it is absent. With two spellings present the less finished one counts. */
function stateOf(status: JobStatus, spellings: readonly string[]): StageState {
  const states = status.stages.filter((stage) => spellings.includes(stage.name)).map((stage) => stage.state);
  const order: readonly StageState[] = ['unknown', 'failed', 'inprogress', 'na', 'completed', 'passed'];
  return order.find((state) => states.includes(state)) ?? 'na';
}

function names(stages: readonly Stage[]): string {
  return bounded(stages.map((stage) => stageInFull(stage.name)).join(', '));
}

function sayings(stages: readonly Stage[]): string {
  return bounded(stages.map((stage) => `${stageInFull(stage.name)} "${stage.said}"`).join(', '));
}

function prose(status: JobStatus): string {
  return status.currentStatus === '' ? '' : ` ("${status.currentStatus}")`;
}
