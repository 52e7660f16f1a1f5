import type { Slot, Task } from '../src/core/attack-table.ts';
import type { FaultQueue } from './simulation/faults.ts';
import type { JobKind, Progress } from './jobs/jobs.ts';
import type { LineageRecord } from './records/lineage-record.ts';
import type { Scenario } from './options.ts';
import type { RequestLog } from './front/request-log.ts';

/** A job and its uploads as they stand now. */
export interface JobView {
  readonly jobId: string;
  readonly modelId: string;
  readonly task: Task | undefined;
  readonly kind: JobKind;
  /** As received, but for details of a model API, which are not kept. */
  readonly fields: Readonly<Record<string, string>>;
  readonly phase: Progress['phase'];
  readonly score: number | undefined;
  readonly uploads: readonly UploadView[];
}

interface UploadView {
  readonly slot: Slot;
  /** Undefined, as the rest, while nothing arrived. */
  readonly bytes: number | undefined;
  /** Hexadecimal. */
  readonly sha256: string | undefined;
  /** Why it is no readable zip archive. */
  readonly problem: string | undefined;
}

/** A record to begin with: what is not given is filled in. */
export type SeedRecord = Partial<LineageRecord> & Pick<LineageRecord, 'repourl'>;

/** A sandbox that runs. */
export interface LocalService {
  /** `http://127.0.0.1:<port>`: the action's base-url. */
  readonly baseUrl: string;
  /** Origin of the upload storage. */
  readonly storageUrl: string;
  readonly apiKey: string;
  readonly orgId: string;
  readonly adminEnabled: boolean;
  readonly faults: FaultQueue;
  readonly requests: Pick<RequestLog, 'list' | 'clear'>;
  readonly records: {
    /** Adds a record as if a scan had left it. */
    add(record: SeedRecord): void;
    list(): readonly LineageRecord[];
    /** Removes the records of one repository, or all. @returns how many */
    delete(repoUrl?: string): number;
  };
  /** Every job, the oldest first. */
  jobs(): readonly JobView[];
  /** Names the commit that a branch stands at, for repositories without a local clone. */
  setCommit(repoUrl: string, branch: string, commit: string): void;
  /** Changes how later jobs end: those of one model, or all. */
  setScenario(scenario: Scenario, modelId?: string): void;
  /** Ends every connection and closes the database. A temporary data folder is removed. */
  close(): Promise<void>;
}
