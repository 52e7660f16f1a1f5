import type { Acceptance } from '../../facts/policy/acceptance.ts';
import { fileFingerprint } from '../../facts/fingerprint.ts';
import type { AnalysisResult, JudgedResult, Outcome, UnfinishedResult } from '../../facts/run-outcome.ts';
import type { Baseline, FindingDecision, FindingState, Policy } from '../../facts/policy/policy.ts';
import type { JudgedFinding, SupplyChainOutcome } from '../../facts/file-scan.ts';
import { type PathMatch, type PolicyAtTime, ruleOnAnalysis, ruleOnFile } from '../policy/accept-rulings.ts';
import { groupFindings, sortFindings, ungroupFindings } from './judge-scan.ts';
import { scoreBeside } from '../../facts/score-words.ts';
import { compareWithBaseline, type Comparison } from '../baseline/compare-with-baseline.ts';
import { isFoundByRecord } from '../lineage.ts';
import { present } from '@model-security-scan/common/present';

/**
 * Decides whether a finding of an analysis fails the check: `known`, `accepted` and `fixed` do not. This is the only place
 * that accepts a vulnerable model. Of analyses without a verdict, only one that could not be tested can be accepted
 * (docs/design.md, rule 1). An entry of `accept` that has ended or is exceeded overrules a baseline. Pure.
 */
export function decideAnalysis(result: AnalysisResult, at: PolicyAtTime): AnalysisResult {
  if (result.state === 'not-tested') return decideUntested(result, at);
  if (result.state !== 'passed' && result.state !== 'vulnerable') return result;
  const comparison = compareWithBaseline(result, at.policy.baseline);
  const plain = decide(result, comparison, at);
  const decided = plain === undefined ? undefined : withDoubt(result, plain);
  const { change, words, doubt } = comparison;
  const checked = withWarning(result, result.state === 'vulnerable' ? doubt : undefined);
  const judged = { ...checked, ...present({ policy: decided }) };
  if (change === undefined) return judged;
  return { ...judged, change: { words: change, isInDecision: decided?.why.includes(words) === true } };
}

function decideUntested(result: UnfinishedResult, at: PolicyAtTime): AnalysisResult {
  const ruling = ruleOnAnalysis(result, at);
  if (ruling === undefined) return result;
  if (ruling.refused === undefined) return { ...result, policy: acceptedBy(ruling.entry) };
  return withWarning(result, `It fails the check: ${ruling.refused}.`);
}

/** Adds a warning once, however often a result is decided. */
export function withWarning<Result extends AnalysisResult>(
  result: Result,
  words: string | undefined,
): Result {
  if (words === undefined || result.warnings.includes(words)) return result;
  return { ...result, warnings: [...result.warnings, words] };
}

/** A score of a job that is not understood as a whole is no verdict: it fails the check, whatever would accept it. */
function withDoubt(result: AnalysisResult, decided: FindingDecision): FindingDecision {
  if (result.state !== 'vulnerable' || result.doubt === undefined) return decided;
  if (decided.finding === 'new') return decided;
  const what = decided.finding === 'accepted' ? 'entry in accept' : 'baseline';
  return asNew(formatAbove(result), `the ${what} does not count, because ${result.doubt}`);
}

function decide(result: JudgedResult, comparison: Comparison, at: PolicyAtTime): FindingDecision | undefined {
  if (result.state === 'passed') {
    if (result.reason !== undefined || !comparison.isFixed) return undefined;
    return { finding: 'fixed', why: `It no longer fails the check: ${comparison.words}.` };
  }
  const ruling = ruleOnAnalysis(result, at);
  if (ruling !== undefined) {
    const { entry, refused } = ruling;
    if (refused === undefined) return acceptedBy(entry);
    const isExceeded = (result.score ?? 0) > (entry.maxScore ?? Infinity);
    return asNew(formatAbove(result, isExceeded ? entry.maxScore : undefined), refused);
  }
  if (comparison.isKnown) {
    return { finding: 'known', why: `It does not fail the check: ${comparison.words}.` };
  }
  return asNew(formatAbove(result), comparison.words === '' ? undefined : comparison.words);
}

function acceptedBy({ until, reason }: Acceptance): FindingDecision {
  const end = until === undefined ? '' : ` until ${until}`;
  return { finding: 'accepted', why: `It does not fail the check: it is accepted${end} (${reason}).` };
}

/** @param why says nothing that the score and the threshold do not say; what else there is to say is in `more` */
function asNew(why: string, more?: string): FindingDecision {
  if (more === undefined) return { finding: 'new', why: `It fails the check: ${why}.`, isPlain: true };
  return { finding: 'new', why: `It fails the check: ${why}, and ${more}.` };
}

/** The reason for which an analysis fails the check if neither `accept` nor a baseline is about it. */
export function formatFailing(result: Above): string {
  return asNew(formatAbove(result)).why;
}

type Above = Pick<JudgedResult, 'score' | 'threshold'>;

function formatAbove({ score, threshold }: Above, limit = threshold): string {
  const above = score === undefined ? 'its score' : `the score ${scoreBeside(score, limit)}`;
  return `${above} is above the threshold ${String(threshold)}`;
}

/**
 * Decides which findings in files fail the check, or are accepted. Each name is decided by itself; those of one cause are
 * then one finding. Pure; deciding twice changes nothing.
 */
export function decideFiles<Scan extends SupplyChainOutcome | undefined>(
  scan: Scan,
  at: PolicyAtTime,
  matches?: PathMatch,
): Scan {
  if (scan === undefined) return scan;
  const decided = ungroupFindings(scan.findings).map((finding) => decideFile(finding, at, matches));
  return { ...scan, findings: groupFindings(sortFindings(decided)) };
}

function decideFile(finding: JudgedFinding, at: PolicyAtTime, matches?: PathMatch): JudgedFinding {
  const { standing, severity } = finding;
  if (standing === 'known' || standing === 'accepted') return finding;
  const ruling = ruleOnFile(finding, at, matches);
  if (ruling !== undefined && ruling.refused === undefined) {
    const minor = standing === 'listed' ? { isMinor: true as const } : {};
    return { ...finding, standing: 'accepted', policy: { ...acceptedBy(ruling.entry), ...minor } };
  }
  if (standing === 'listed') return finding;
  const why = severity === 'not-scanned' ? 'the file was not scanned' : `it is ${severity}`;
  if (ruling !== undefined) return { ...finding, policy: asNew(why, ruling.refused) };
  if (standing === 'undecided') return finding;
  const decision = decideFlagged(finding, at.policy, why);
  return { ...finding, standing: decision.finding === 'known' ? 'known' : 'flagged', policy: decision };
}

function decideFlagged(finding: JudgedFinding, { baseline }: Policy, why: string): FindingDecision {
  if (baseline === undefined) return asNew(why);
  if (!isKnownFile(finding, baseline)) {
    const isPinned = finding.severity === 'critical' || RUNS_CONTENT.includes(finding.rule);
    const other = isPinned ? ' in this version of the file' : '';
    return asNew(why, `the baseline does not have it${other}`);
  }
  return { finding: 'known', why: 'It does not fail the check: the baseline has it.' };
}

/** Findings about code in a file: another content is other code. */
const RUNS_CONTENT: readonly string[] = [
  'archive-code',
  'remote-code',
  'saved-model-code',
  'torchscript-code',
  'hidden-content',
];

/**
 * True if a baseline has a finding. A file that runs code when it is loaded must be the same, byte by byte: one name in it may
 * be called twice, and only the first call is listed.
 */
function isKnownFile(finding: JudgedFinding, { fileFindings }: Baseline): boolean {
  const { severity, sha256 } = finding;
  const fingerprint = fileFingerprint(finding);
  const isByName = severity !== 'critical' && !RUNS_CONTENT.includes(finding.rule);
  return fileFindings.some(
    (known) =>
      known.fingerprints.includes(fingerprint) &&
      (isByName || (sha256 !== undefined && known.sha256 === sha256)),
  );
}

/** True if an analysis found its model vulnerable, or could not test it, and `accept` or a baseline accepts that. */
export function isAccepted({ state, policy }: AnalysisResult): boolean {
  const isOpen = state === 'vulnerable' || state === 'not-tested';
  return isOpen && (policy?.finding === 'known' || policy?.finding === 'accepted');
}

/** True if an analysis found its model vulnerable, and nothing accepts that. */
export function countsAsVulnerable(result: AnalysisResult): boolean {
  return result.state === 'vulnerable' && !isAccepted(result);
}

/** True if an analysis does not fail the check: it passed, or what it found is accepted. */
export function countsAsPassed(result: AnalysisResult): boolean {
  return result.state === 'passed' || isAccepted(result);
}

/** The decision on an analysis in words; empty if neither `accept` nor a baseline is about it. Untrusted. */
export function formatDecision({ policy }: Pick<AnalysisResult, 'policy'>): string {
  return policy === undefined || policy.isPlain === true ? '' : policy.why;
}

/** The sentences of the decision on an analysis, and of its score beside that of the baseline, each fact once. Untrusted. */
export function decisionLines(result: AnalysisResult): readonly string[] {
  const { change } = result;
  const words = change === undefined || change.isInDecision ? '' : change.words;
  return [formatDecision(result), words].filter((line) => line !== '');
}

/** The state of the finding of an analysis; undefined if it has none. */
export function findingState({ state, policy }: AnalysisResult): FindingState | undefined {
  if (state === 'vulnerable') return policy?.finding ?? 'new';
  return state === 'passed' || state === 'not-tested' ? policy?.finding : undefined;
}

/** The state of a finding in a file; undefined if it would not fail the check. */
export function fileFindingState({ standing, policy }: JudgedFinding): FindingState | undefined {
  if (standing === 'flagged') return 'new';
  if (standing === 'known') return 'known';
  return standing === 'accepted' && policy?.isMinor !== true ? 'accepted' : undefined;
}

/** Counts the findings of a run by their states. */
export function countFindings(
  outcome: Pick<Outcome, 'status' | 'lineage' | 'results' | 'supplyChain' | 'policy'>,
): Readonly<Record<FindingState, number>> {
  const { results, supplyChain, policy } = outcome;
  const states = [
    ...results.map(findingState),
    ...(supplyChain?.findings ?? []).map(fileFindingState),
    ...(isFoundByRecord(outcome) ? (['new'] as const) : []),
    ...(policy?.fixedInFiles ?? []).map(() => 'fixed' as const),
  ];
  const count = (state: FindingState): number => states.filter((one) => one === state).length;
  return { new: count('new'), known: count('known'), accepted: count('accepted'), fixed: count('fixed') };
}
