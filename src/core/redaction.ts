/** Removes secrets from a text. */
export type Redact = (text: string) => string;

/** Removes the secrets of a run from texts and plain data. */
export interface Redactor {
  readonly redact: Redact;
  /** Returns plain data of the same shape with every text redacted. */
  redactAll<T>(value: T): T;
}
