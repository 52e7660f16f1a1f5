import { createHash } from 'node:crypto';
import type { AnalysisResult, Outcome } from '../../facts/outcome.ts';
import type { FindingState } from '../../facts/policy.ts';
import { fullRuleId, nameFingerprints } from '../../facts/fingerprint.ts';
import type { JudgedFinding, SupplyChainOutcome } from '../../facts/scan-outcome.ts';
import { isDecided } from '../../decide/judged.ts';
import { formatDecision, fileFindingState, findingState, isAccepted } from '../../decide/judge-findings.ts';
import type { Severity } from '../../scanner/rules/finding.ts';
import { RULES } from '../../scanner/rules/rules.ts';
import { plainLine } from '../../text/sanitize.ts';
import { explainedScore, notTestedSentence } from '../../facts/finding-words.ts';
import { FALLBACK_FILE } from '../sarif/location.ts';
import { formatStanding, formatSubject } from '../file-finding-words.ts';

/** One entry of a Code Quality report, with the fields that GitLab documents as required. */
interface Issue {
  readonly description: string;
  readonly check_name: string;
  /** GitLab takes two entries with one fingerprint for the same problem. */
  readonly fingerprint: string;
  readonly severity: 'info' | 'minor' | 'major' | 'critical' | 'blocker';
  readonly location: { readonly path: string; readonly lines: { readonly begin: number } };
}

const SEVERITIES: Readonly<Record<Severity, Issue['severity']>> = {
  critical: 'blocker',
  high: 'critical',
  review: 'minor',
  'not-scanned': 'major',
};

/**
 * Renders an outcome as a GitLab Code Quality report: its findings, analyses without a verdict, and models that nothing attacks. The format knows no
 * accepted findings, so they are `info`, with the reason. Their fingerprint stays the same: GitLab then sees an old problem.
 */
export function renderGitlabCodeQuality(outcome: Outcome): string {
  const issues = [
    ...outcome.results
      .filter((result) => result.state === 'vulnerable' || !isDecided(result))
      .map(analysisIssue),
    ...(outcome.supplyChain?.findings ?? []).filter(({ standing }) => standing !== 'allowed').map(fileIssue),
    ...unattackedIssues(outcome.supplyChain),
  ];
  const known = new Map(issues.map((issue) => [issue.fingerprint, issue]));
  return `${JSON.stringify([...known.values()], undefined, 2)}\n`;
}

function analysisIssue(result: AnalysisResult): Issue {
  const { spec, state } = result;
  const isVulnerable = state === 'vulnerable';
  const place = spec.place?.kind === 'file' ? spec.place : undefined;
  return issue(
    { description: formatAnalysis(result), severity: analysisSeverity(result) },
    `model-security/${spec.attack}`,
    [spec.name, isVulnerable],
    { path: place?.file ?? FALLBACK_FILE, line: place?.line ?? 1 },
  );
}

function analysisSeverity(result: AnalysisResult): Issue['severity'] {
  if (isAccepted(result)) return 'info';
  return result.state === 'vulnerable' ? 'critical' : 'major';
}

function formatAnalysis(result: AnalysisResult): string {
  const { spec, state, message = '' } = result;
  if (state === 'not-tested') return `${spec.name} could not be tested. ${message}`;
  if (state !== 'vulnerable') return `${spec.name} reached no verdict. ${message}`;
  const numbers = explainedScore(result);
  const words = `${spec.name} is vulnerable${numbers === '' ? '' : ` (${numbers})`}`;
  const why = [notTestedSentence(result), formatDecision(result)].filter((part) => part !== '').join(' ');
  return marked(words, findingState(result), why);
}

function fileIssue(finding: JudgedFinding): Issue {
  const { rule, severity, path, members, line, subject, others } = finding;
  const shown = formatSubject(finding);
  const state = fileFindingState(finding);
  const isOpen = state !== 'known' && state !== 'waived';
  const why = isOpen ? formatDecision(finding) : formatStanding(finding);
  const description = marked(`${RULES[rule].title}${shown === '' ? '' : `: ${shown}`}`, state, why);
  return issue(
    { description, severity: isOpen ? SEVERITIES[severity] : 'info' },
    `model-security/${rule}`,
    others === undefined ? [path, members, subject] : [path, ...nameFingerprints(finding).toSorted()],
    { path, line: line ?? 1 },
  );
}

/** Models that nothing attacks; a model that the config file accepts is no problem. */
function unattackedIssues({
  unattacked = [],
  requiresAttacked,
}: Partial<SupplyChainOutcome> = {}): readonly Issue[] {
  const severity = requiresAttacked === true ? 'major' : 'minor';
  return unattacked.map(({ path, whatToDo }) =>
    issue(
      { description: `The model was not attacked. ${whatToDo}`, severity },
      fullRuleId('unattacked-model'),
      [path],
      { path, line: 1 },
    ),
  );
}

/** Puts the state of an accepted finding before its description, and the reason of a decision behind it. */
function marked(words: string, state: FindingState | undefined, why: string): string {
  const mark = state === 'known' || state === 'waived' ? `${state}: ` : '';
  return `${mark}${words}${why === '' ? '' : `. ${why}`}`;
}

function issue(
  { description, severity }: Pick<Issue, 'description' | 'severity'>,
  check: string,
  identity: unknown,
  { path, line }: { readonly path: string; readonly line: number },
): Issue {
  const shown = plainLine(path, 4096).replace(/^(?:\.\/)+/u, '');
  return {
    description: plainLine(description, 1000),
    check_name: check,
    fingerprint: createHash('sha256')
      .update(JSON.stringify([check, identity]))
      .digest('hex'),
    severity,
    location: { path: shown === '' ? FALLBACK_FILE : shown, lines: { begin: Math.max(1, Math.floor(line)) } },
  };
}
