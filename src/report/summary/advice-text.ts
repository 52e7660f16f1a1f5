export interface Advice {
  /** Follows `Model security scan: `. */
  readonly title: string;
  /** The meaning of the failure and the next step, in trusted Markdown: backticks are its only markup. */
  readonly text: string;
}
