import { createHash } from 'node:crypto';
import type { JudgedFinding } from './file-scan.ts';
import type { Attack } from '@model-security-scan/engine/catalog';
import type { RuleId } from '@model-security-scan/scanner/rules';

/** The name of a rule in SARIF and in the results file. It must never change: readers identify findings by it. */
export function fullRuleId(
  rule: RuleId | Attack | 'supply-chain' | 'not-tested' | 'unattacked-model',
): string {
  return `model-security/${rule}`;
}

/**
 * Creates the fingerprint of a finding: the SHA-256 of what distinguishes it from all others of the repository, in
 * hexadecimal. Lines, scores and dates are no part of it.
 */
export function createFingerprint(identity: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(identity)).digest('hex');
}

/** The fingerprint of an analysis that found a model vulnerable. It outlives a retrained model. */
export function analysisFingerprint({
  model,
  attack,
}: {
  readonly model: string;
  readonly attack: Attack;
}): string {
  return createFingerprint([fullRuleId(attack), model, attack]);
}

/** What distinguishes a finding in a file from others. */
type Identity = Pick<JudgedFinding, 'rule' | 'path' | 'members' | 'subject' | 'others'>;

/**
 * The fingerprint of a finding in a file: the rule, the file, its member and what was found there. That of a finding with
 * several names has all of them: another name makes another finding.
 */
export function fileFingerprint(finding: Identity): string {
  const names = nameFingerprints(finding);
  const [only] = names;
  if (only !== undefined && names.length === 1) return only;
  return createFingerprint([fullRuleId(finding.rule), finding.path, ...names.toSorted()]);
}

/** The fingerprint of each name of a finding. A baseline is compared with them. */
export function nameFingerprints({ rule, path, members, subject, others = [] }: Identity): readonly string[] {
  return [{ members, subject }, ...others].map((name) =>
    createFingerprint([fullRuleId(rule), path, ...name.members, name.subject]),
  );
}
