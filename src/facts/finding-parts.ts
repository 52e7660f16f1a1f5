import type { FindingPart, JudgedFinding } from './file-scan.ts';
import { present } from '@model-security-scan/common/present';

/** Takes what a finding has of its own, apart from what findings of one cause share. */
export function partOf({ subject, origin, members, excerpt, offset, line }: JudgedFinding): FindingPart {
  return {
    subject,
    members,
    ...present({ origin, excerpt, offset, line }),
  };
}

/** Lists the findings of one name each that a finding of several names stands for; other findings are their own only part. */
export function partsOf(finding: JudgedFinding): readonly JudgedFinding[] {
  const { others, ...first } = finding;
  if (others === undefined) return [finding];
  const { rule, severity, when, path, isModelFile, standing, detail, sha256, policy } = first;
  const shared = {
    ...{ rule, severity, when, path, isModelFile, standing },
    ...present({ detail, sha256, policy }),
  };
  return [first, ...others.map((part) => ({ ...shared, ...part }))];
}
