import { createHash } from 'node:crypto';
import type { Attack, FieldName, Task } from '../../src/core/attack-table.ts';
import type { Scenario } from '../options.ts';

/** How a job ends; drawn from its scenario when it is submitted. */
export const ENDINGS = ['clean', 'vulnerable', 'failing'] as const;
export type Ending = (typeof ENDINGS)[number];

/** What a job does: one of the attacks, or the supply-chain scan. */
export type JobKind = Attack | 'supply-chain';

export interface Job {
  readonly jobId: string;
  readonly orgId: string;
  readonly modelId: string;
  readonly task: Task | undefined;
  readonly kind: JobKind;
  readonly fields: Readonly<Partial<Record<FieldName, string>>>;
  readonly ending: Ending;
  readonly stageMs: number;
  readonly createdMs: number;
  /** When its last upload had arrived; undefined while it waits for one. */
  readonly startedMs: number | undefined;
  /** What is wrong with its uploads. */
  readonly sanityProblem: string | undefined;
  /** The lineage check that it belongs to. */
  readonly checkId: number | undefined;
}

/** Stage names as the live service spells them (observed publicly; not in the interface document). */
type StageName =
  | 'ModelExploration_Status'
  | 'SanityCheck_Status'
  | 'QueryGenerator_Status'
  | 'VunerabilityEngine_Status'
  | 'DefenseReport_Status'
  | 'SupplyChainStatus';

export type StageState = 'na' | 'inprogress' | 'completed' | 'passed' | 'failed';

export interface Progress {
  readonly phase: 'waiting' | 'running' | 'completed' | 'failed';
  readonly stages: ReadonlyMap<StageName, StageState>;
  /** Prose for people; the observed clients look for two of its sentences. */
  readonly currentStatus: string;
  /** Known once the stage that measures it is over. */
  readonly score: number | undefined;
  /** When the job came to its end. */
  readonly finishedMs: number | undefined;
}

const SLOW_FACTOR = 20;

const STAGES: Readonly<Record<JobKind, readonly StageName[]>> = {
  extraction: [
    'ModelExploration_Status',
    'SanityCheck_Status',
    'QueryGenerator_Status',
    'VunerabilityEngine_Status',
    'DefenseReport_Status',
  ],
  evasion: [
    'ModelExploration_Status',
    'SanityCheck_Status',
    'QueryGenerator_Status',
    'VunerabilityEngine_Status',
    'DefenseReport_Status',
  ],
  poisoning: ['ModelExploration_Status', 'SanityCheck_Status', 'VunerabilityEngine_Status'],
  drift: ['ModelExploration_Status', 'SanityCheck_Status', 'VunerabilityEngine_Status'],
  outlier: ['ModelExploration_Status', 'SanityCheck_Status'],
  'supply-chain': ['SupplyChainStatus'],
};

const LABELS: Readonly<Record<StageName, string>> = {
  ModelExploration_Status: 'Model exploration',
  SanityCheck_Status: 'Sanity check',
  QueryGenerator_Status: 'Query generation',
  VunerabilityEngine_Status: 'Vulnerability analysis',
  DefenseReport_Status: 'Defense generation',
  SupplyChainStatus: 'Supply-chain scan',
};

/** The sentence by which the observed clients know that a job without a defence is over. */
export const NO_DEFENSE = 'Defense generation is not triggered';

/** Whether an attack of this kind ends with a defence where it found the model vulnerable. */
export function hasDefense(kind: JobKind): boolean {
  return STAGES[kind].includes('DefenseReport_Status');
}

/**
 * How a job of a scenario ends and how long its stages take.
 * @param seed what `mixed` draws by: the same seed always ends the same way
 */
export function planJob(
  scenario: Scenario,
  seed: string,
  secondsPerStage: number,
): { readonly ending: Ending; readonly stageMs: number } {
  const stageMs = secondsPerStage * 1000;
  if (scenario === 'slow') return { ending: 'clean', stageMs: stageMs * SLOW_FACTOR };
  if (scenario !== 'mixed') return { ending: scenario, stageMs };
  const ending = ENDINGS[Math.floor(fractionOf(seed) * ENDINGS.length)] ?? 'clean';
  return { ending, stageMs };
}

/** The threshold that a job's score is measured against: its own, or 0 where its attack takes none. */
export function thresholdOf(job: Job): number {
  return Number(job.fields.vulnerability_threshold ?? '0');
}

/**
 * The score of a job: over its threshold where it ends vulnerable, at or under it where it does not. The same model
 * and attack always score the same.
 */
export function scoreOf(job: Job): number {
  const threshold = thresholdOf(job);
  const fraction = 0.25 + fractionOf(`${job.modelId}/${job.kind}`) / 2;
  if (job.ending !== 'vulnerable') return Math.floor(threshold * fraction * 10_000) / 10_000;
  // Thresholds are decimals of no stated scale (INTERFACE.md 2.3): up to 1 they read as shares, above as per cent.
  const top = threshold < 1 ? 1 : Math.max(100, threshold + 1);
  // Rounded up, so that it stays over the threshold.
  return Math.ceil((threshold + (top - threshold) * fraction) * 10_000) / 10_000;
}

/** Where a job stands at a time. Depends on nothing else: a restart loses no progress. */
export function progressOf(job: Job, nowMs: number): Progress {
  if (job.startedMs === undefined) {
    const stages = new Map(STAGES[job.kind].map((name) => [name, 'na' as const]));
    const currentStatus = 'Waiting for the files of the analysis';
    return { phase: 'waiting', stages, currentStatus, score: undefined, finishedMs: undefined };
  }
  const names = runningStages(job);
  const failing = failingStage(job, names);
  const over = Math.min(stagesOver(job, job.startedMs, nowMs), names.length);
  const failed = failing !== undefined && over > names.indexOf(failing);
  const finished = failed || over === names.length;
  const scoreAt = names.filter((name) => name !== 'DefenseReport_Status').length;
  const lastStage = failed ? names.indexOf(failing) : names.length - 1;
  return {
    phase: failed ? 'failed' : finished ? 'completed' : 'running',
    stages: new Map(STAGES[job.kind].map((name) => [name, stateOf(name, names, failing, over)])),
    currentStatus: failed ? failureText(job, failing) : progressText(job, names, over),
    score: !failed && over >= scoreAt && job.kind !== 'supply-chain' ? scoreOf(job) : undefined,
    finishedMs: finished ? job.startedMs + (lastStage + 1) * job.stageMs : undefined,
  };
}

/** The stages that this job goes through: no defence is made for a model that was not found vulnerable. */
function runningStages(job: Job): readonly StageName[] {
  const stages = STAGES[job.kind];
  return job.ending === 'vulnerable' ? stages : stages.filter((name) => name !== 'DefenseReport_Status');
}

function failingStage(job: Job, names: readonly StageName[]): StageName | undefined {
  if (job.sanityProblem !== undefined) return 'SanityCheck_Status';
  return job.ending === 'failing' ? names.at(-1) : undefined;
}

function stagesOver(job: Job, startedMs: number, nowMs: number): number {
  if (job.stageMs === 0) return Number.MAX_SAFE_INTEGER;
  return Math.max(0, Math.floor((nowMs - startedMs) / job.stageMs));
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

function progressText(job: Job, names: readonly StageName[], over: number): string {
  const current = names[over];
  if (current !== undefined) return `${LABELS[current]} is in progress`;
  return hasDefense(job.kind) && job.ending !== 'vulnerable' ? NO_DEFENSE : 'completed';
}

function failureText(job: Job, failing: StageName): string {
  return `${LABELS[failing]} failed: ${job.sanityProblem ?? 'simulated by the local service'}`;
}

/** A number from 0 to below 1 that depends on the text alone. */
function fractionOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
}
