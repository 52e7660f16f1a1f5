import type { JudgedFinding } from './scan-outcome.ts';

/**
 * The entry of `waivers` that accepts a finding in a file as it is, to paste into the config file. Its path is untrusted.
 * @returns undefined if no waiver accepts it, or nothing fails the check
 */
export function waiverEntry({ standing, severity, rule, path, sha256 }: JudgedFinding): string | undefined {
  if (standing !== 'flagged' || severity === 'not-scanned' || sha256 === undefined) return undefined;
  return `- { finding: ${JSON.stringify(`${rule}:${path}`)}, until: YYYY-MM-DD, reason: WHY, sha256: ${sha256} }`;
}
