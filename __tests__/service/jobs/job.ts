import type { Attack, FieldName, Task } from '@model-security-scan/engine/catalog';
import type { Course } from '../simulation/scenarios.ts';

/** The work of a job: one of the attacks, or the supply-chain scan. */
export type JobKind = Attack | 'supply-chain';

export interface Job {
  readonly jobId: string;
  readonly orgId: string;
  readonly modelId: string;
  readonly task: Task | undefined;
  readonly kind: JobKind;
  readonly fields: Readonly<Partial<Record<FieldName, string>>>;
  /** How it will proceed and end. */
  readonly course: Course;
  readonly createdMs: number;
  /** When its last upload arrived; undefined before that. */
  readonly startedMs: number | undefined;
  /** A problem with its uploads. */
  readonly sanityProblem: string | undefined;
  /** The lineage check that it belongs to. */
  readonly checkId: number | undefined;
}

/** The threshold of the request, or 0, which clients send by default. */
export function requestedThreshold(job: Pick<Job, 'fields'>): number {
  return Number(job.fields.vulnerability_threshold ?? '0');
}
