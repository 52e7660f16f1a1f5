import {
  type AnalysisResult,
  type JudgedResult,
  RECORD_FINDING,
  type UnfinishedResult,
} from '../facts/run-outcome.ts';
import type { FindingDecision, FindingState } from '../facts/policy/policy.ts';
import type { FindingPart, JudgedFinding } from '../facts/file-scan.ts';
import { formatFailing } from '../decide/scan/decide-findings.ts';
import type { RunPart } from '../decide/merged-run.ts';
import { formatStanding } from '../report/file-words.ts';
import type { ResultsAnalysis } from '../settings/results/analysis.ts';
import type { ResultsFinding, ResultsName } from '../settings/results/finding.ts';
import type { ResultsFile } from '../settings/results/read-results-file.ts';
import { present } from '@model-security-scan/common/present';

/**
 * Turns a results file into one run of several whose verdicts are merged.
 * @param name how people call the run: the path of the file
 */
export function runPartOf(
  name: string,
  { run, analyses, findings, unattacked, acceptedModels, unattackable, comparisons, commit }: ResultsFile,
): RunPart {
  const places = new Map(findings.map((one) => [one.finding, one]));
  return {
    name,
    analyses: analyses.map((one) => analysisResult(one, places.get(`${one.model}/${one.attack}`))),
    files: findings.flatMap(fileFinding),
    ...present({ run, unattacked, acceptedModels, unattackable, comparisons, commit }),
    byRecord: findings.some(({ finding }) => finding === RECORD_FINDING),
  };
}

/** @param found the finding of the analysis, which holds its place in the config file */
function analysisResult(one: ResultsAnalysis, found: ResultsFinding | undefined): AnalysisResult {
  const { model, modelId, task, attack, dashboardUrl, warnings = [] } = one;
  const { file, line = 1 } = found ?? {};
  const place = file === undefined ? undefined : ({ kind: 'file', column: 1, file, line } as const);
  const name = `${model}/${attack}`;
  return {
    spec: { name, model, modelId, task, attack, fields: {}, artifacts: [], ...present({ place }) },
    ...{ uploads: [], reports: [], warnings, ...present({ dashboardUrl }) },
    ...endOf(one),
  };
}

type WithoutEnd = 'spec' | 'uploads' | 'reports' | 'warnings';
type JudgedEnd = Omit<JudgedResult, WithoutEnd>;
type End = JudgedEnd | Omit<UnfinishedResult, WithoutEnd>;

/** Reads how an analysis ended. Everything that is no verdict counts as none. */
function endOf(one: ResultsAnalysis): End {
  const { state, jobId, finding, why } = one;
  const reason = one.reason === 'already-scanned' ? undefined : one.reason;
  if (state === 'vulnerable' || (state === 'passed' && reason === undefined)) return judgedEnd(one, state);
  return {
    state: state === 'not-tested' || state === 'timeout' || state === 'error' ? state : 'failed',
    reason: reason ?? 'analysis-failed',
    message: why ?? `It ended as "${state}", without a verdict.`,
    ...(state === 'not-tested' ? policyOf(finding, why, '') : {}),
    ...present({ jobId }),
  };
}

function judgedEnd(one: ResultsAnalysis, state: 'passed' | 'vulnerable'): JudgedEnd {
  const { jobId, score, threshold = NaN, interval, finding, why, bound, access } = one;
  const { robustness, classes, meaning, plots = [], notTested = [], notTestedWhy } = one;
  const isWhole = notTested.length === 0;
  const hasRetained = meaning !== undefined || plots.length > 0;
  return {
    ...{ state, threshold },
    ...present({ jobId, score, bound, access, interval, classes, robustness }),
    ...(isWhole ? {} : { notTested, ...present({ notTestedWhy }) }),
    ...(hasRetained ? { retained: { ...present({ meaning }), plots } } : {}),
    ...policyOf(finding, why, formatFailing({ threshold, ...present({ score }) })),
  };
}

function fileFinding({ file, finding, line, state, why, inFile }: ResultsFinding): readonly JudgedFinding[] {
  if (inFile === undefined) return [];
  const { rule, severity, standing, members, subject, excerpt, offset, sha256, names = [] } = inFile;
  const found: JudgedFinding = {
    ...{ rule, severity, standing, members, subject, when: 'none', isModelFile: true },
    path: file ?? finding.slice(rule.length + 1),
    ...present({ line, offset, sha256, excerpt }),
    ...(names.length < 2 ? {} : { others: names.slice(1).map(findingPart) }),
  };
  if (standing === 'accepted' && state === undefined && why !== undefined) {
    return [{ ...found, policy: { finding: 'accepted', why, isMinor: true } }];
  }
  return [{ ...found, ...policyOf(state, why, formatStanding(found)) }];
}

function findingPart({ subject, members, excerpt, offset }: ResultsName): FindingPart {
  return {
    ...{ subject, members },
    ...present({ excerpt, offset }),
  };
}

/** @param plainWords what the file says of a finding that neither `accept` nor a baseline is about */
function policyOf(
  finding: FindingState | undefined,
  why: string | undefined,
  plainWords: string,
): { readonly policy?: FindingDecision } {
  if (finding === undefined || (finding === 'new' && why === undefined)) return {};
  if (why === undefined) return { policy: { finding, why: `It does not fail the check: it is ${finding}.` } };
  return { policy: { finding, why, ...(why === plainWords && { isPlain: true }) } };
}
