/** The result of an earlier analysis of the same content. */
export interface KeptResult {
  /** Identifies the content, in hexadecimal digits. */
  readonly contentId: string;
  readonly score: number;
  /** Set if a score that is not above the threshold has not earned a pass. */
  readonly isUnearned?: true;
  /** Of the model on its own data, if it is known. */
  readonly accuracy?: number;
  /** When the analysis ended, in milliseconds since 1970. */
  readonly madeMs: number;
  /** The commit of the run that made it, if it was known. */
  readonly commit?: string;
}
