import { createHash } from 'node:crypto';
import type { AnalysisResult, Outcome } from '../../core/outcome.ts';
import type { JudgedFinding } from '../../core/supply-chain.ts';
import { isDecided } from '../../decide/judged.ts';
import type { Severity } from '../../rules/finding.ts';
import { RULES } from '../../rules/rules.ts';
import { plainLine } from '../../text/sanitize.ts';
import { scoreWords } from '../../text/score-words.ts';
import { FALLBACK_FILE } from '../sarif/location.ts';
import { subjectWords } from '../supply-chain/words.ts';

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

/** Renders an outcome as a GitLab Code Quality report: its findings, and analyses without a verdict. */
export function renderGitlabCodeQuality(outcome: Outcome): string {
  const issues = [
    ...outcome.results
      .filter((result) => result.state === 'vulnerable' || !isDecided(result))
      .map(analysisIssue),
    ...(outcome.supplyChain?.findings ?? []).filter(({ standing }) => standing !== 'allowed').map(fileIssue),
  ];
  const known = new Map(issues.map((issue) => [issue.fingerprint, issue]));
  return `${JSON.stringify([...known.values()], undefined, 2)}\n`;
}

function analysisIssue(result: AnalysisResult): Issue {
  const { spec, state, message = '' } = result;
  const numbers = scoreWords(result);
  const isVulnerable = state === 'vulnerable';
  const what = isVulnerable
    ? `is vulnerable${numbers === '' ? '' : ` (${numbers})`}`
    : `came to no verdict. ${message}`;
  const check = `model-security/${spec.attack}`;
  const place = spec.place?.kind === 'file' ? spec.place : undefined;
  return issue(
    `${spec.name} ${what}`,
    check,
    [spec.name, isVulnerable],
    isVulnerable ? 'critical' : 'major',
    {
      path: place?.file ?? FALLBACK_FILE,
      line: place?.line ?? 1,
    },
  );
}

function fileIssue(finding: JudgedFinding): Issue {
  const { rule, severity, path, members, line, subject } = finding;
  const shown = subjectWords(finding);
  const description = `${RULES[rule].title}${shown === '' ? '' : `: ${shown}`}`;
  const identity = [path, members, subject];
  return issue(description, `model-security/${rule}`, identity, SEVERITIES[severity], {
    path,
    line: line ?? 1,
  });
}

function issue(
  description: string,
  check: string,
  identity: unknown,
  severity: Issue['severity'],
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
