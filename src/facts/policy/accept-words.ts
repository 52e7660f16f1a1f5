import { yamlText } from '../../core/yaml-text.ts';
import { namesCall, REASON_PLACEHOLDER } from './acceptance.ts';
import { DESCRIPTORS } from '@model-security-scan/engine/catalog';
import type { AnalysisResult } from '../run-outcome.ts';
import type { EntryFacts } from './policy.ts';
import { type JudgedFinding, partsOf } from '../file-scan.ts';
import { containsThreshold } from '../score-words.ts';

/** Says what makes a score close to its limit clearer; empty if the interval does not contain the threshold. */
export function adviseNarrowing(result: AnalysisResult): readonly string[] {
  const { spec, threshold } = result;
  const interval = 'interval' in result ? result.interval : undefined;
  if (threshold === undefined || !containsThreshold(interval, threshold)) return [];
  return [
    `Close to the limit: other inputs of the same kind could give the other verdict with the same attack. ` +
      `${DESCRIPTORS[spec.attack].texts.narrowedBy} would make the interval narrower.`,
  ];
}

/** How to accept a finding: the lines to paste into the config file, and the words before them. Both are untrusted. */
export interface AcceptAdvice {
  readonly words: string;
  /** At least one. */
  readonly lines: readonly string[];
}

/**
 * Gives the entry of `accept` that accepts what an analysis found, or that it could not be tested.
 * @returns undefined if nothing fails the check, and for what no printed entry should accept: a score in doubt, and a finding
 *   that may be a backdoor
 */
export function adviseAccepting(
  result: AnalysisResult,
  facts: EntryFacts | undefined,
): AcceptAdvice | undefined {
  const { spec, policy } = result;
  if (policy?.finding === 'accepted' || policy?.finding === 'known') return undefined;
  const finding = yamlText(spec.name);
  if (result.state === 'not-tested') {
    const until = facts?.until ?? 'YYYY-MM-DD';
    return advice(
      facts,
      [`- { finding: ${finding}, not-tested: true, until: ${until}, reason: ${REASON_PLACEHOLDER} }`],
      spec.name,
    );
  }
  if (result.state !== 'vulnerable' || result.doubt !== undefined || mayBeBackdoor(result)) return undefined;
  const limit = result.score === undefined ? '' : ` max-score: ${leastLimit(result.score)},`;
  return advice(facts, [`- { finding: ${finding},${limit} reason: ${REASON_PLACEHOLDER} }`], spec.name);
}

/** Gives the entry of `accept` for a finding in a file; undefined if nothing fails the check, or it is critical. */
export function adviseAcceptingFile(
  finding: JudgedFinding,
  facts: EntryFacts | undefined,
): AcceptAdvice | undefined {
  const { standing, severity, rule, path, sha256 } = finding;
  if (standing === 'undecided') {
    return advice(facts, [`- { files: ${yamlText(path)}, reason: ${REASON_PLACEHOLDER} }`]);
  }
  if (standing !== 'flagged' || severity === 'critical') return undefined;
  const parts = partsOf(finding);
  const areNames = parts.every(
    ({ origin, subject }) => origin === 'unlisted' && namesCall({ rule, subject }),
  );
  if (parts.length <= MOST_NAMES && areNames) {
    const names = [...new Set(parts.map(({ subject }) => subject))];
    return advice(
      facts,
      names.map((name) => `- { name: ${yamlText(name)}, reason: ${REASON_PLACEHOLDER} }`),
    );
  }
  if (sha256 === undefined) return undefined;
  return advice(facts, [
    `- { finding: ${yamlText(`${rule}:${path}`)}, sha256: ${sha256}, reason: ${REASON_PLACEHOLDER} }`,
  ]);
}

/** More names in one file are accepted together, by the content of the file. */
const MOST_NAMES = 5;

/** The entry of `accept` for a model that nothing attacks. */
export function modelEntry(path: string, reason = REASON_PLACEHOLDER): string {
  return `- { model: ${yamlText(path)}, reason: ${reason} }`;
}

/** Says when an entry counts, if the policy of the base judges: a clause with a semicolon before it. */
export function formatCountsOn({ countsOn }: Partial<EntryFacts> = {}): string {
  return countsOn === undefined ? '' : `; it counts once it is on ${countsOn}`;
}

/** @param name the analysis: a second entry for it would be refused */
function advice(facts: EntryFacts | undefined, lines: readonly string[], name = ''): AcceptAdvice {
  const where = facts?.named?.includes(name) === true ? 'put this in place of its entry' : 'add this';
  return { words: `To accept it, ${where} under accept in the config file${formatCountsOn(facts)}:`, lines };
}

/** True if poisoning was found that may be more than wrong labels. */
function mayBeBackdoor({ spec, evidence, ...result }: AnalysisResult): boolean {
  if (spec.attack !== 'poisoning') return false;
  const untested = 'notTested' in result ? (result.notTested ?? []) : [];
  const isTried = evidence === undefined || 'trigger success' in evidence.result.figures;
  return isTried && !untested.includes('backdoors');
}

/** Three digits: with two, a score of .995 would be accepted for ever. */
function leastLimit(score: number): string {
  const nearest = Math.round(score * 1000);
  return String((nearest / 1000 < score ? nearest + 1 : nearest) / 1000);
}
