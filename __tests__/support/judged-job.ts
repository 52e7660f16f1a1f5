import { type JobEnd, readJobEnd } from '../../src/analyser/remote/job-end.ts';
import type { Attack } from '@model-security-scan/engine/catalog';
import type { JobStatus } from '../../src/facts/job/job-status.ts';
import { judge, type Verdict } from '../../src/decide/judge-analysis.ts';

/** The verdict on a job, or why there is none yet. */
export type JobVerdict = Verdict | Extract<JobEnd, { kind: 'running' | 'unreadable' }>;

/** Reads a status answer and judges it, as a run does. */
export function judgeJob(attack: Attack, status: JobStatus | undefined, threshold: number): JobVerdict {
  const end = readJobEnd(attack, status);
  return end.kind === 'running' || end.kind === 'unreadable' ? end : judge(end, threshold);
}
