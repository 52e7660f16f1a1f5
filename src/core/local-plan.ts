import type { Attack, Slot, Task } from './attack-table.ts';
import type { EngineSettings } from './engine-settings.ts';

/** What the action hands to the built-in service when it starts it. */
export interface LocalPlan {
  readonly apiKey: string;
  readonly orgId: string;
  /** When every analysis must be over, in milliseconds since 1970. */
  readonly endsAtMs: number;
  /** An empty folder for uploads and results. The service removes it at its end. */
  readonly directory: string;
  /** Folders from which onnxruntime-node is looked for; the first that has it counts. */
  readonly nativeFrom: readonly string[];
  readonly analyses: readonly PlannedAnalysis[];
  /** Absent if nothing is kept between runs. */
  readonly records?: RecordSource;
}

/** Where records are, and which of them are believed. */
export interface RecordSource {
  /** A folder with one file for each record. */
  readonly directory: string;
  /** The derived key, in hexadecimal; it signs new records. */
  readonly key?: string;
  /** True if only signed records are believed. */
  readonly requiresSignature: boolean;
  /** False if earlier records are not used, and only new ones are written. */
  readonly readsRecords: boolean;
  /** The commit that the run is about, if it is known. */
  readonly commit?: string;
}

/** Why a record is not used. */
export const RECORD_FAULTS = ['damaged', 'unsigned', 'other-signature', 'foreign', 'older'] as const;
export type RecordFault = (typeof RECORD_FAULTS)[number];

/** How many records were not used, by the reason. */
export type IgnoredRecords = Readonly<Partial<Record<RecordFault, number>>>;

/** What the service is told about one analysis beside its request. */
export interface PlannedAnalysis {
  readonly modelId: string;
  readonly task: Task;
  readonly attack: Attack;
  /** Identifies what is analysed, byte by byte; absent if it is not known. */
  readonly contentId?: string;
  readonly settings: EngineSettings;
  /** The score above which the analysis is vulnerable. */
  readonly threshold: number;
  /** The slots that are uploaded. */
  readonly slots: readonly Slot[];
}

/** What the built-in service answers, once. */
export type LocalStart =
  | { readonly kind: 'ready'; readonly baseUrl: string; readonly ignoredRecords: IgnoredRecords }
  | { readonly kind: 'failed'; readonly reason: string };

/** The organization of the built-in service. */
export const LOCAL_ORGANIZATION = 'local';
