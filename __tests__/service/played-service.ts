import type { Slot, Task } from '@model-security-scan/engine/catalog';
import type { RequestLog } from './front/request-log.ts';
import type { Progress } from './jobs/progress.ts';
import type { JobKind } from './jobs/job.ts';
import type { LineageRecord, SeedRecord } from './records/lineage-record.ts';
import type { FaultQueue } from './simulation/fault-queue.ts';
import type { Scenario } from './simulation/scenarios.ts';

export type { SeedRecord } from './records/lineage-record.ts';

/** The current state of a job and its uploads. */
export interface JobView {
  readonly jobId: string;
  readonly modelId: string;
  readonly task: Task | undefined;
  readonly kind: JobKind;
  /** As received, except for details of a model API, which are not kept. */
  readonly fields: Readonly<Record<string, string>>;
  readonly phase: Progress['phase'];
  readonly score: number | undefined;
  readonly uploads: readonly UploadView[];
}

interface UploadView {
  readonly slot: Slot;
  /** Undefined, like the rest, until the file arrives. */
  readonly bytes: number | undefined;
  /** Hexadecimal. */
  readonly sha256: string | undefined;
  /** Why it is no readable zip archive. */
  readonly problem: string | undefined;
}

/** The handle of a running played service. */
export interface PlayedService {
  /** `http://127.0.0.1:<port>`: the action's base-url. */
  readonly baseUrl: string;
  /** Origin of the upload storage. */
  readonly storageUrl: string;
  readonly apiKey: string;
  readonly orgId: string;
  readonly faults: FaultQueue;
  readonly requests: Pick<RequestLog, 'list' | 'clear'>;
  readonly records: {
    /** Adds a record as if a scan had left it. */
    add(record: SeedRecord): void;
    /** Every record added so far, the oldest first. */
    list(): readonly LineageRecord[];
    /** Removes the records of one repository, or all. @returns how many */
    delete(repoUrl?: string): number;
  };
  /** Every job, the oldest first. */
  jobs(): readonly JobView[];
  /** Adds the records of all finished jobs, as the next lineage check of their repositories would. */
  recordFinishedJobs(): void;
  /** Sets the commit at the head of a branch, for repositories without a local clone. */
  setCommit(repoUrl: string, branch: string, commit: string): void;
  /** Changes how later jobs end: those of one model, or all. */
  setScenario(scenario: Scenario, modelId?: string): void;
  /** Ends every connection and removes the uploaded files. */
  close(): Promise<void>;
}
