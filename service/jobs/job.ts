import type { Attack, FieldName, Task } from '../../src/core/attack-table.ts';

/** The work of a job: one of the attacks, or the supply-chain scan. */
export type JobKind = Attack | 'supply-chain';

export interface Job {
  readonly jobId: string;
  readonly orgId: string;
  readonly modelId: string;
  readonly task: Task | undefined;
  readonly kind: JobKind;
  readonly fields: Readonly<Partial<Record<FieldName, string>>>;
  /** The engine's plan for this job, in the engine's own form. */
  readonly plan: string;
  readonly createdMs: number;
  /** When its last upload arrived; undefined until then. */
  readonly startedMs: number | undefined;
  /** A problem with its uploads. */
  readonly sanityProblem: string | undefined;
  /** The lineage check that it belongs to. */
  readonly checkId: number | undefined;
}

/** The threshold that the request gives, or 0, which is what is sent if nobody gives one. */
export function requestedThreshold(job: Pick<Job, 'fields'>): number {
  return Number(job.fields.vulnerability_threshold ?? '0');
}
