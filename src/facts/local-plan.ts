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
