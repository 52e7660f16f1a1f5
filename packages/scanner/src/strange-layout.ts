import { notScanned, type Found } from './rules/finding.ts';

/**
 * Content whose layout the genuine writer of its format would not write. Whoever follows a loader from here on may read
 * other bytes than the loader does. It is the one way out of everything that follows a layout: the content is
 * `not-scanned`, which fails the check. What was found before it counts.
 */
export class StrangeLayout extends Error {
  override readonly name = 'StrangeLayout';
  /** What says so to people. */
  readonly found: Found;

  /**
   * @param subject whose layout it is: `joblib array`, `tar`
   * @param detail what is strange, as one sentence for people
   * @param offset in the content, in bytes
   */
  constructor(subject: string, detail: string, offset?: number) {
    super(detail);
    const place = offset === undefined ? {} : { offset };
    this.found = notScanned('malformed-model', subject, detail, place);
  }
}
