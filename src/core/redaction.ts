/** Removes secrets from a text. */
export type Redact = (text: string) => string;

/** Removes the secrets of a run from texts and plain data. */
export interface Redactor {
  readonly redact: Redact;
  /** Plain data of the same shape with every text redacted. */
  redactAll<T>(value: T): T;
}
