import { Unreadable } from '@model-security-scan/common/unreadable';
import { notScanned, type Found } from './rules/file-finding.ts';

/**
 * Makes the error for content whose layout the genuine writer of its format would not write. Whoever follows a loader from here
 * on may read other bytes than the loader does. It is the one way out of everything that follows a layout: the content is
 * `not-scanned`, which fails the check. What was found before it counts.
 * @param subject whose layout it is: `joblib array`, `tar`
 * @param detail what is strange, as one sentence for people
 * @param offset in the content, in bytes
 */
export function strangeLayout(subject: string, detail: string, offset?: number): Unreadable {
  return new Unreadable('layout', detail, { subject, offset });
}

/** Makes the finding that says so to people. */
export function layoutFound({ subject, message, offset }: Unreadable): Found {
  return notScanned('malformed-model', subject, message, offset === undefined ? {} : { offset });
}
