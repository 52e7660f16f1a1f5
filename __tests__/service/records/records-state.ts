import type { Target } from './lineage-record.ts';
import type { RecordStore } from './record-store.ts';

export interface RecordSettings {
  readonly orgId: string;
  /** Local clones by repository URL: a lineage check reads the commit of its branch there. */
  readonly repositories: ReadonlyMap<string, string>;
}

/** The state that lineage checks and records work with. */
export interface RecordsState {
  readonly settings: RecordSettings;
  readonly records: RecordStore;
  /** Adds the record of a target if all of its jobs have finished since the last one. */
  recordFinishedJobs(target: Target): void;
}
