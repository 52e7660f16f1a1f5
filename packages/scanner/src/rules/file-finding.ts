import type { Found, NameOrigin } from './declared.ts';
import type { RuleId } from './rule-table.ts';
import type { Severity } from './rule-words.ts';

export type { Found, Moment, NameOrigin } from './declared.ts';
export { SEVERITIES, type Severity } from './rule-words.ts';

/** @returns a number below 0 if the first is graver: what fails the check comes first, what a person should look at last */
export function compareSeverity(one: Severity, other: Severity): number {
  return BY_GRAVITY.indexOf(one) - BY_GRAVITY.indexOf(other);
}

const BY_GRAVITY: readonly Severity[] = ['critical', 'high', 'not-scanned', 'review'];

/** Where content lies: a file, and the members of archives inside it. All of it is untrusted text. */
export interface ContentPlace {
  /** The file, relative to the workspace, with forward slashes. */
  readonly path: string;
  /** Names of archive members, the outermost first; empty for the file itself. */
  readonly members: readonly string[];
}

/** A finding with its place. */
export interface SupplyChainFinding extends Found, ContentPlace {
  /** The SHA-256 of the file, in hexadecimal; absent if it could not be read to its end. */
  readonly sha256?: string;
  /** True if the file is one that models have, by its content or its extension. */
  readonly isModelFile: boolean;
  /** Where the name that was found comes from, if it is one of Python. */
  readonly origin?: NameOrigin;
}

/** Where a finding is, and what else is known of it. */
type FoundPlace = Partial<Pick<Found, 'excerpt' | 'when' | 'offset' | 'line'>>;

/** A finding; it takes effect on load, unless `place` says otherwise. @param detail one sentence about it */
export function finding(
  severity: Severity,
  rule: RuleId,
  subject: string,
  detail: string,
  place: FoundPlace = {},
): Found {
  return { rule, severity, subject, detail, when: 'load', ...place };
}

/** What could not be scanned. @param detail one sentence about why */
export function notScanned(rule: RuleId, subject: string, detail: string, place: FoundPlace = {}): Found {
  return finding('not-scanned', rule, subject, detail, { when: 'none', ...place });
}
