import { fileFingerprint } from '../facts/fingerprint.ts';
import type { AnalysisResult, JudgedResult, Outcome } from '../facts/outcome.ts';
import {
  type Baseline,
  FINDING_STATES,
  type FindingDecision,
  type FindingState,
  type Policy,
  type Waiver,
} from '../facts/policy.ts';
import type { JudgedFinding, SupplyChainOutcome } from '../facts/scan-outcome.ts';
import { foldName } from '../text/fold-name.ts';
import { groupFindings, ungroupFindings } from './group-findings.ts';
import { scoreBeside } from '../facts/score-words.ts';
import { compareWithBaseline, type Comparison } from './baseline.ts';
import { recordCounts } from './lineage.ts';
import type { PolicyAtTime } from './policy-at-time.ts';
import { findFileWaivers } from './waivers.ts';

/**
 * Decides whether a finding of an analysis fails the check: `known`, `waived` and `fixed` do not. This is the only place
 * that accepts a vulnerable model. An analysis without a verdict has no finding: neither a waiver nor a baseline ever helps
 * it (docs/design.md, rule 1). A waiver that has ended or is exceeded overrules a baseline. Pure.
 */
export function decideAnalysis(result: AnalysisResult, at: PolicyAtTime): AnalysisResult {
  if (result.state !== 'passed' && result.state !== 'vulnerable') return result;
  const comparison = compareWithBaseline(result, at.policy.baseline);
  const plain = decide(result, comparison, at);
  const decided = plain === undefined ? undefined : withDoubt(result, plain);
  const { change, words, doubt } = comparison;
  const checked = withWarning(result, result.state === 'vulnerable' ? doubt : undefined);
  const judged = decided === undefined ? checked : { ...checked, policy: decided };
  if (change === undefined) return judged;
  return { ...judged, change: { words: change, isInDecision: decided?.why.includes(words) === true } };
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
  const what = decided.finding === 'waived' ? 'waiver' : 'baseline';
  return asNew(formatAbove(result), `the ${what} does not count, because ${result.doubt}`);
}

function decide(
  result: JudgedResult,
  comparison: Comparison,
  { policy, nowMs }: PolicyAtTime,
): FindingDecision | undefined {
  if (result.state === 'passed') {
    if (result.reason !== undefined || !comparison.isFixed) return undefined;
    return { finding: 'fixed', why: `It no longer fails the check: ${comparison.words}.` };
  }
  const waiver = policy.waivers.find((one) => isAbout(one, result));
  if (waiver !== undefined) return decideWaived(result, waiver, nowMs);
  if (comparison.isKnown) {
    return { finding: 'known', why: `It does not fail the check: ${comparison.words}.` };
  }
  return asNew(formatAbove(result), comparison.words === '' ? undefined : comparison.words);
}

function decideWaived(result: JudgedResult, waiver: Waiver, nowMs: number): FindingDecision {
  const { until, maxScore, endsAtMs } = waiver;
  const above = formatAbove(result);
  if (!(nowMs < endsAtMs)) return asNew(above, `its waiver ended on ${until} (UTC)`);
  if (maxScore !== undefined && !(result.score !== undefined && result.score <= maxScore)) {
    return asNew(
      formatAbove(result, maxScore),
      `above ${String(maxScore)}, the most that its waiver accepts`,
    );
  }
  return isWaived(waiver);
}

function isWaived({ until, reason }: Waiver): FindingDecision {
  return { finding: 'waived', why: `It does not fail the check: it is waived until ${until} (${reason}).` };
}

/** @param why says nothing that the score and the threshold do not say; what else there is to say is in `more` */
function asNew(why: string, more?: string): FindingDecision {
  if (more === undefined) return { finding: 'new', why: `It fails the check: ${why}.`, isPlain: true };
  return { finding: 'new', why: `It fails the check: ${why}, and ${more}.` };
}

/** The reason for which an analysis fails the check if neither a waiver nor a baseline is about it. */
export function formatFailing(result: Above): string {
  return asNew(formatAbove(result)).why;
}

type Above = Pick<JudgedResult, 'score' | 'threshold'>;

function formatAbove({ score, threshold }: Above, limit = threshold): string {
  const above = score === undefined ? 'its score' : `the score ${scoreBeside(score, limit)}`;
  return `${above} is above the threshold ${String(threshold)}`;
}

function isAbout({ finding, file }: Waiver, { spec }: AnalysisResult): boolean {
  return file === undefined && foldName(finding) === foldName(spec.name);
}

/**
 * Decides which findings in files fail the check. Only findings that would fail it are decided; a file that was not
 * scanned stays undecided. Each name is decided by itself; those of one cause are then one finding. Pure; deciding twice changes
 * nothing.
 */
export function decideFiles<Scan extends SupplyChainOutcome | undefined>(scan: Scan, at: PolicyAtTime): Scan {
  if (scan === undefined) return scan;
  const decided = ungroupFindings(scan.findings).map((finding) => decideFile(finding, at));
  return { ...scan, findings: groupFindings(decided) };
}

function decideFile(finding: JudgedFinding, { policy, nowMs }: PolicyAtTime): JudgedFinding {
  if (finding.standing !== 'flagged') return finding;
  const decision = decideFlagged(finding, policy, nowMs);
  return { ...finding, standing: STANDINGS[decision.finding], policy: decision };
}

const STANDINGS = { new: 'flagged', known: 'known', waived: 'waived', fixed: 'flagged' } as const;

function decideFlagged(finding: JudgedFinding, policy: Policy, nowMs: number): FindingDecision {
  const { waivers, baseline } = policy;
  const why = `it is ${finding.severity}`;
  const about = findFileWaivers(waivers, finding);
  const [first] = about;
  if (first !== undefined) {
    const sameContent = about.find(({ sha256 }) => sha256 !== undefined && sha256 === finding.sha256);
    if (sameContent === undefined) {
      return asNew(why, 'its waiver is for another content of the file (sha256)');
    }
    if (nowMs < sameContent.endsAtMs) return isWaived(sameContent);
    return asNew(why, `its waiver ended on ${sameContent.until} (UTC)`);
  }
  if (baseline === undefined) return asNew(why);
  if (!isKnownFile(finding, baseline)) {
    const other = finding.severity === 'critical' ? ' in this version of the file' : '';
    return asNew(why, `the baseline does not have it${other}`);
  }
  return { finding: 'known', why: 'It does not fail the check: the baseline has it.' };
}

/**
 * True if a baseline has a finding. A file that runs code when it is loaded must be the same, byte by byte: one name in it may
 * be called twice, and only the first call is listed.
 */
function isKnownFile(finding: JudgedFinding, { fileFindings }: Baseline): boolean {
  const { severity, sha256 } = finding;
  const fingerprint = fileFingerprint(finding);
  return fileFindings.some(
    (known) =>
      known.fingerprints.includes(fingerprint) &&
      (severity !== 'critical' || (sha256 !== undefined && known.sha256 === sha256)),
  );
}

/** True if an analysis found its model vulnerable, and a waiver or a baseline accepts that. */
export function isAccepted({ state, policy }: AnalysisResult): boolean {
  return state === 'vulnerable' && (policy?.finding === 'known' || policy?.finding === 'waived');
}

/** True if an analysis found its model vulnerable, and nothing accepts that. */
export function countsAsVulnerable(result: AnalysisResult): boolean {
  return result.state === 'vulnerable' && !isAccepted(result);
}

/** True if an analysis has a verdict that does not fail the check. */
export function countsAsPassed(result: AnalysisResult): boolean {
  return result.state === 'passed' || isAccepted(result);
}

/** The decision on an analysis in words; empty if neither a waiver nor a baseline is about it. Untrusted. */
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
  return state === 'passed' ? policy?.finding : undefined;
}

/** The state of a finding in a file; undefined if it would not fail the check. */
export function fileFindingState({ standing }: JudgedFinding): FindingState | undefined {
  if (standing === 'flagged') return 'new';
  return standing === 'known' || standing === 'waived' ? standing : undefined;
}

/** Counts the findings of a run by their states. */
export function countFindings(
  outcome: Pick<Outcome, 'status' | 'lineage' | 'results' | 'supplyChain' | 'policy'>,
): Readonly<Record<FindingState, number>> {
  const { status, lineage, results, supplyChain, policy } = outcome;
  const isRecord = status === 'vulnerable' && lineage?.vulnerable === true && recordCounts(lineage);
  const states = [
    ...results.map(findingState),
    ...(supplyChain?.findings ?? []).map(fileFindingState),
    ...(isRecord ? (['new'] as const) : []),
    ...(policy?.fixedInFiles ?? []).map(() => 'fixed' as const),
  ];
  const count = (state: FindingState): number => states.filter((one) => one === state).length;
  const [isNew, known, waived, fixed] = FINDING_STATES.map(count);
  return { new: isNew ?? 0, known: known ?? 0, waived: waived ?? 0, fixed: fixed ?? 0 };
}
