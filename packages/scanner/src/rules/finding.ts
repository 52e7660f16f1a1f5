import type { RuleId } from './rules.ts';

/**
 * How bad a finding is. `critical` runs code when the file is loaded; `high` reads or writes files, calls what is not
 * known, or is read differently by different readers. Both fail the check. `review` and `not-scanned` are always listed,
 * and never called clean.
 */
export const SEVERITIES = ['critical', 'high', 'review', 'not-scanned'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** @returns a number below 0 if the first is graver: what fails the check comes first, what a person should look at last */
export function compareSeverity(one: Severity, other: Severity): number {
  return BY_GRAVITY.indexOf(one) - BY_GRAVITY.indexOf(other);
}

const BY_GRAVITY: readonly Severity[] = ['critical', 'high', 'not-scanned', 'review'];

/** The moment when what was found takes effect. */
export type Moment =
  /** When a program loads the file. */
  | 'load'
  /** When the loaded model is asked for an answer. */
  | 'predict'
  /** When a program unpacks the archive. */
  | 'unpack'
  /** When a person or a program of the repository runs the code that was found. */
  | 'run'
  /** Nothing takes effect: the file was not understood, or it gives something away to whoever reads it. */
  | 'none';

/** Where content lies: a file, and the members of archives inside it. All of it is untrusted text. */
export interface ContentPlace {
  /** The file, relative to the workspace, with forward slashes. */
  readonly path: string;
  /** Names of archive members, the outermost first; empty for the file itself. */
  readonly members: readonly string[];
}

/** What a format's scanner says of its content. */
export interface Found {
  readonly rule: RuleId;
  readonly severity: Severity;
  /**
   * The name that was found, as a list of allowed names would give it: `os.system`, `Lambda`, `ReadFile`. Two findings
   * of a rule in one content differ by it. Untrusted.
   */
  readonly subject: string;
  /** What was found, as code that is never run: `os.system("touch /tmp/x")`. Capped; untrusted. */
  readonly excerpt?: string;
  /** One sentence about this finding only, if the rule's own text does not say it all. */
  readonly detail?: string;
  readonly when: Moment;
  /** The byte offset in the innermost content. */
  readonly offset?: number;
  /** The line of a text file, from 1. */
  readonly line?: number;
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

/** `unlisted`: a package that is no part of Python, in a name that no list has. `python`: the standard library or builtins. */
export type NameOrigin = 'unlisted' | 'python';

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
