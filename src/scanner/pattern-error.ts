/** A pattern cannot be used. The message is for people. */
export class PatternError extends Error {
  override readonly name = 'PatternError';
  /** The pattern, as it was given. */
  readonly pattern: string;

  constructor(pattern: string, message: string) {
    super(message);
    this.pattern = pattern;
  }
}
