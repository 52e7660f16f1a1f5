import { partOf, partsOf } from '../facts/finding-parts.ts';
import type { JudgedFinding } from '../facts/scan-outcome.ts';
import { RULES } from '../scanner/rules/rules.ts';

/**
 * Makes one finding of those that have one cause in one file: twelve classes that no list has are one finding with twelve
 * names. Only findings that do the same to the verdict, for the same reason, are put together. Pure; grouping twice changes
 * nothing.
 * @returns the findings in their order; a group has the place of its first one
 */
export function groupFindings(findings: readonly JudgedFinding[]): readonly JudgedFinding[] {
  const groups = new Map<string, JudgedFinding[]>();
  for (const finding of ungroupFindings(findings)) {
    const key = causeOf(finding);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [finding]);
    else group.push(finding);
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    return others.length === 0 ? [first] : [{ ...first, others: others.map(partOf) }];
  });
}

/** Gives each name a finding of its own again. What accepts findings is asked for each name. */
export function ungroupFindings(findings: readonly JudgedFinding[]): readonly JudgedFinding[] {
  return findings.flatMap(partsOf);
}

/** Findings of other rules differ in what a person has to do, each by itself. */
function causeOf(finding: JudgedFinding): string {
  const { rule, path, severity, standing, when, detail, sha256, policy } = finding;
  const cause = [rule, path, severity, standing, when, detail, sha256, policy];
  if (RULES[rule].isOneCause === true) return JSON.stringify(cause);
  const { subject, members, excerpt, offset, line } = finding;
  return JSON.stringify([...cause, subject, members, excerpt, offset, line]);
}
