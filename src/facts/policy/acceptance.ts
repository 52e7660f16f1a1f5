import type { Place } from '@model-security-scan/common/problem';

/** What an entry of `accept` can name: a finding, a call or class, files, or a model that nothing attacks. */
export const ACCEPT_KEYS = ['finding', 'name', 'files', 'model'] as const;
export type AcceptKey = (typeof ACCEPT_KEYS)[number];

/** What printed entries have as their reason. Whoever pastes one writes the real reason there. */
export const REASON_PLACEHOLDER = 'WHY';

/** An entry of `accept` in the config file. Its texts are untrusted. */
export interface Acceptance {
  readonly key: AcceptKey;
  /** What it names, as written: `digits/evasion`, `pickle-code:models/old.pkl`, `Orange.*`, `vendor/**`. */
  readonly what: string;
  /** The rule and the path, if it names a finding in a file. */
  readonly file?: { readonly rule: string; readonly path: string };
  readonly reason: string;
  /** The last day, such as `2027-03-31`, in UTC. Absent: it has no end. */
  readonly until?: string;
  /** The highest score that it accepts. */
  readonly maxScore?: number;
  /** The only content of the file that it accepts. */
  readonly sha256?: string;
  /** Set if it accepts that the analysis could not be tested, and nothing else. */
  readonly isNotTested?: true;
  /** Set if the config file has no such analysis, whether or not it runs. */
  readonly isUndeclared?: true;
  /** The analysis that was probably meant. */
  readonly nearest?: string;
  readonly place: Place;
}

/** The rules whose findings are about a call or class, which has a name. */
const RULES_OF_NAMES: readonly string[] = [
  ...['pickle-code', 'pickle-unknown-call', 'pickle-unknown-class', 'yaml-object'],
  ...['keras-code', 'keras-foreign-object', 'remote-code'],
];

/** True if what a finding is about is a call or class, and not a file: only such a name says what runs. */
export function namesCall({ rule, subject }: { readonly rule: string; readonly subject: string }): boolean {
  return RULES_OF_NAMES.includes(rule) && !/\/|\.(?:py|pyc|pyd|so|dll|dylib)$/iu.test(subject);
}
