/** What decisions use of a cached result: the result of an earlier analysis of the same content. */
export interface CachedResult {
  /** Identifies the content, in hexadecimal digits. */
  readonly contentId: string;
  readonly score: number;
  /** Set if a score that is not above the threshold has not earned a pass. */
  readonly isUnearned?: true;
  /** Of the model on its own data, if it is known. */
  readonly accuracy?: number;
  /** How long the analysis took. */
  readonly seconds: number;
  /** When the analysis ended, in milliseconds since 1970. */
  readonly madeMs: number;
  /** The commit of the run that made it, if it was known. */
  readonly commit?: string;
}

/** Why a cached result is not used. */
export const CACHE_FAULTS = ['damaged', 'unsigned', 'other-signature', 'foreign', 'older'] as const;
export type CacheFault = (typeof CACHE_FAULTS)[number];

/** How many cached results were not used, by the reason. */
export type IgnoredResults = Readonly<Partial<Record<CacheFault, number>>>;
