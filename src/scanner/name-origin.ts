import { isThirdParty } from './pickle/python-names.ts';
import { verdictOf } from './pickle/verdict.ts';
import type { Found, NameOrigin } from './rules/finding.ts';

/** A name with its module. */
const DOTTED_NAME = /^[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)+$/u;

/** Finds where the name comes from that was found; undefined if it is no name of Python, or that of a known package. */
export function originOf({ subject, severity }: Found): NameOrigin | undefined {
  if (severity === 'not-scanned' || !DOTTED_NAME.test(subject)) return undefined;
  if (!isThirdParty(subject)) return 'python';
  const name = subject.slice(subject.lastIndexOf('.') + 1);
  return verdictOf(subject, name).kind === 'unknown' ? 'unlisted' : undefined;
}
