/** Where cached results are, and which of them are trusted. */
export interface CacheSource {
  /** A folder with one file for each result. */
  readonly directory: string;
  /** The derived key, in hexadecimal; it signs new results. */
  readonly key?: string;
  /** True if only signed results are trusted. */
  readonly requiresSignature: boolean;
  /** False if earlier results are not used, and only new ones are written. */
  readonly readsEarlier: boolean;
  /** The commit that the run is about, if it is known. */
  readonly commit?: string;
}
