import type { Tone } from '../../src/html/badge.ts';
import { shownNumber } from '../../src/evidence/numbers.ts';
import type { Progress } from '../jobs/job-engine.ts';
import type { Job } from '../jobs/job.ts';

/** A job and how far it is. */
export interface JobNow {
  readonly job: Job;
  readonly progress: Progress;
  readonly threshold: number;
  readonly nowMs: number;
}

/** The state of a job as a word, and its look. */
export function stateOf({ phase, verdict }: Progress): readonly [tone: Tone, word: string] {
  switch (phase) {
    case 'waiting':
      return ['none', 'Waiting'];
    case 'running':
      return ['none', 'Running'];
    case 'failed':
      return ['open', 'Failed'];
    case 'completed':
      if (verdict === undefined) return ['open', 'No verdict'];
      return verdict === 'vulnerable' ? ['bad', 'Vulnerable'] : ['good', 'Passed'];
  }
}

export function isOver({ phase }: Progress): boolean {
  return phase === 'completed' || phase === 'failed';
}

/** `score 0.88, threshold 0.5` */
export function scoreWords({ progress, threshold }: JobNow): string | undefined {
  return progress.score === undefined
    ? undefined
    : `score ${shownNumber(progress.score)}, threshold ${shownNumber(threshold)}`;
}

/** `started 10:31:02 UTC, took 12 s` */
export function timeWords({ job, progress, nowMs }: JobNow): string {
  const { startedMs, createdMs } = job;
  if (startedMs === undefined) return `submitted ${clockTime(createdMs)}`;
  const took = durationWords((progress.finishedMs ?? nowMs) - startedMs);
  return `started ${clockTime(startedMs)}, ${isOver(progress) ? 'took' : 'for'} ${took}`;
}

export function clockTime(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

function durationWords(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 60) return `${String(seconds)} s`;
  return `${String(Math.floor(seconds / 60))} min ${String(seconds % 60)} s`;
}
