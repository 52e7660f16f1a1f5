import { createHash } from 'node:crypto';
import type { Progress } from '../jobs/progress.ts';
import { type Job, requestedThreshold } from '../jobs/job.ts';
import {
  hasDefense,
  NO_DEFENSE,
  STAGE_LABELS,
  type StageName,
  stagesOf,
  type StageState,
} from '../jobs/stages.ts';
import { type Course, ENDINGS, type Scenario } from './scenarios.ts';

const SLOW_FACTOR = 20;
const MODEL_ACCURACY = 0.97;

/**
 * Draws the course of a job.
 * @param seed decides how a `mixed` job ends: the same seed always ends the same way
 */
export function drawCourse(scenario: Scenario, seed: string, secondsPerStage: number): Course {
  const stageMs = secondsPerStage * 1000;
  if (scenario === 'slow') return { ending: 'clean', stageMs: stageMs * SLOW_FACTOR };
  if (scenario !== 'mixed') return { ending: scenario, stageMs };
  const ending = ENDINGS[Math.floor(fractionOf(seed) * ENDINGS.length)] ?? 'clean';
  return { ending, stageMs };
}

/** The progress of a job at a time. */
export function progressOf(job: Job, nowMs: number): Progress {
  return job.startedMs === undefined ? waiting(job) : progressSince(job, job.course, job.startedMs, nowMs);
}

function waiting(job: Job): Progress {
  return {
    phase: 'waiting',
    stages: new Map(stagesOf(job.kind).map((name) => [name, 'na' as const])),
    currentStatus: 'Waiting for the files of the analysis',
    modelAccuracy: undefined,
    score: undefined,
    verdict: undefined,
    finishedMs: undefined,
  };
}

function progressSince(job: Job, course: Course, startedMs: number, nowMs: number): Progress {
  const names = runningStages(job, course);
  const failing = failingStage(job, course, names);
  const over = Math.min(stagesOver(course, startedMs, nowMs), names.length);
  const failed = failing !== undefined && over > names.indexOf(failing);
  const finished = failed || over === names.length;
  const scoreAt = names.filter((name) => name !== 'DefenseReport_Status').length;
  const lastStage = failed ? names.indexOf(failing) : names.length - 1;
  const stages = new Map(stagesOf(job.kind).map((name) => [name, stateOf(name, names, failing, over)]));
  const explored = stages.get('ModelExploration_Status') === 'completed';
  return {
    phase: failed ? 'failed' : finished ? 'completed' : 'running',
    stages,
    currentStatus: failed ? failureText(job, failing) : progressText(job, course, names, over),
    modelAccuracy: explored ? MODEL_ACCURACY : undefined,
    score: !failed && over >= scoreAt && job.kind !== 'supply-chain' ? scoreOf(job, course) : undefined,
    verdict: finished && !failed ? verdictOf(course) : undefined,
    finishedMs: finished ? startedMs + (lastStage + 1) * course.stageMs : undefined,
  };
}

function verdictOf({ ending }: Course): 'clean' | 'vulnerable' {
  return ending === 'vulnerable' ? 'vulnerable' : 'clean';
}

/** The stages that this job goes through: a defense follows only if the model is found vulnerable. */
function runningStages(job: Job, { ending }: Course): readonly StageName[] {
  const stages = stagesOf(job.kind);
  return ending === 'vulnerable' ? stages : stages.filter((name) => name !== 'DefenseReport_Status');
}

function failingStage(job: Job, { ending }: Course, names: readonly StageName[]): StageName | undefined {
  if (job.sanityProblem !== undefined) return 'SanityCheck_Status';
  return ending === 'failing' ? names.at(-1) : undefined;
}

function stagesOver({ stageMs }: Course, startedMs: number, nowMs: number): number {
  if (stageMs === 0) return Number.MAX_SAFE_INTEGER;
  return Math.max(0, Math.floor((nowMs - startedMs) / stageMs));
}

function stateOf(
  name: StageName,
  names: readonly StageName[],
  failing: StageName | undefined,
  over: number,
): StageState {
  const index = names.indexOf(name);
  const failingIndex = failing === undefined ? names.length : names.indexOf(failing);
  if (index === -1 || index > Math.min(over, failingIndex)) return 'na';
  if (index === over) return 'inprogress';
  if (name === failing) return 'failed';
  return name === 'SanityCheck_Status' ? 'passed' : 'completed';
}

function progressText(job: Job, { ending }: Course, names: readonly StageName[], over: number): string {
  const current = names[over];
  if (current !== undefined) return `${STAGE_LABELS[current]} is in progress`;
  return hasDefense(job.kind) && ending !== 'vulnerable' ? NO_DEFENSE : 'completed';
}

function failureText(job: Job, failing: StageName): string {
  return `${STAGE_LABELS[failing]} failed: ${job.sanityProblem ?? 'made up by the played service'}`;
}

/**
 * The score of a job: above its threshold if it ends vulnerable, else at or below it. The same model and attack always
 * get the same score.
 */
function scoreOf(job: Job, { ending }: Course): number {
  const threshold = requestedThreshold(job);
  const fraction = 0.25 + fractionOf(`${job.modelId}/${job.kind}`) / 2;
  if (ending !== 'vulnerable') return Math.floor(threshold * fraction * 10_000) / 10_000;
  // The scale of thresholds is not defined (service spec 2.3): read up to 1 as a share, above as per cent.
  const top = threshold < 1 ? 1 : Math.max(100, threshold + 1);
  // Rounded up, so that it stays above the threshold.
  return Math.ceil((threshold + (top - threshold) * fraction) * 10_000) / 10_000;
}

/** A number from 0 to below 1 that depends only on the text. */
function fractionOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
}
