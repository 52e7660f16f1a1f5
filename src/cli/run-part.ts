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
import { formatStanding } from '../report/file-finding-words.ts';
import type { ResultsAnalysis } from '../settings/results/analysis.ts';
import type { ResultsFinding, ResultsName } from '../settings/results/finding.ts';
import type { ResultsFile } from '../settings/results/read-results-file.ts';
import { plainLine } from '@model-security-scan/common/sanitize';
import { present } from '@model-security-scan/common/present';

/** A part that was not tested has a short name. */
const MAX_PART_LENGTH = 100;
const MAX_WARNING_LENGTH = 4096;
const MAX_MEANING_LENGTH = 4000;

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
    ...(run === undefined ? {} : { run: runEnd(run) }),
    analyses: analyses.map((one) => analysisResult(one, places.get(`${one.model}/${one.attack}`))),
    files: findings.flatMap(fileFinding),
    ...present({ unattacked, acceptedModels, unattackable, comparisons }),
    byRecord: findings.some(({ finding }) => finding === RECORD_FINDING),
    ...(commit === undefined ? {} : { commit }),
  };
}

function runEnd(run: NonNullable<ResultsFile['run']>): NonNullable<RunPart['run']> {
  const { status, verdict, failureReason, message, filesScanned } = run;
  return {
    status,
    ...present({ verdict, failureReason }),
    ...(message === null ? {} : { message: plainLine(message, 2000) }),
    ...(filesScanned === null ? {} : { filesScanned }),
  };
}

/** @param found the finding of the analysis, which holds its place in the config file */
function analysisResult(one: ResultsAnalysis, found: ResultsFinding | undefined): AnalysisResult {
  const { model, modelId, task, attack, dashboardUrl, warnings = [] } = one;
  const [file, line] = [found?.file ?? null, found?.line ?? 1];
  return {
    spec: {
      ...{ name: `${model}/${attack}`, model, modelId, task, attack, fields: {}, artifacts: [] },
      ...(file === null ? {} : { place: { kind: 'file', column: 1, file, line } as const }),
    },
    ...(dashboardUrl === null ? {} : { dashboardUrl }),
    ...{ uploads: [], reports: [], warnings: warnings.map((text) => plainLine(text, MAX_WARNING_LENGTH)) },
    ...endOf(one),
  };
}

type WithoutEnd = 'spec' | 'uploads' | 'reports' | 'warnings';
type JudgedEnd = Omit<JudgedResult, WithoutEnd>;
type End = JudgedEnd | Omit<UnfinishedResult, WithoutEnd>;

/** Reads how an analysis ended. Everything that is no verdict counts as none. */
function endOf(one: ResultsAnalysis): End {
  const { state, jobId, finding, why } = one;
  const reason = one.reason === 'already-scanned' || one.reason === null ? undefined : one.reason;
  if (state === 'vulnerable' || (state === 'passed' && reason === undefined)) return judgedEnd(one, state);
  return {
    state: state === 'not-tested' || state === 'timeout' || state === 'error' ? state : 'failed',
    reason: reason ?? 'analysis-failed',
    message: why ?? `It ended as "${state}", without a verdict.`,
    ...(state === 'not-tested' ? policyOf(finding, why, '') : {}),
    ...(jobId === null ? {} : { jobId }),
  };
}

function judgedEnd(one: ResultsAnalysis, state: 'passed' | 'vulnerable'): JudgedEnd {
  const { jobId, score, interval, finding, why, bound = null, access = null } = one;
  const { robustness = null, classes = null, meaning = null, plots = [] } = one;
  const retained = {
    ...(meaning === null ? {} : { meaning: plainLine(meaning, MAX_MEANING_LENGTH) }),
    plots,
  };
  const threshold = one.threshold ?? NaN;
  const scored = score === null ? {} : { score };
  return {
    ...{ state, ...scored, threshold },
    ...present({ jobId, bound, access }),
    ...untestedOf(one),
    ...present({ interval, classes, robustness }),
    ...(meaning === null && plots.length === 0 ? {} : { retained }),
    ...policyOf(finding, why, formatFailing({ ...scored, threshold })),
  };
}

function untestedOf({
  notTested = [],
  notTestedWhy = null,
}: ResultsAnalysis): Pick<JudgedEnd, 'notTested' | 'notTestedWhy'> {
  if (notTested.length === 0) return {};
  return {
    notTested: notTested.map((part) => plainLine(part, MAX_PART_LENGTH)),
    ...(notTestedWhy === null ? {} : { notTestedWhy: plainLine(notTestedWhy, MAX_WARNING_LENGTH) }),
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
  if (standing === 'accepted' && state === null && why !== null) {
    return [{ ...found, policy: { finding: 'accepted', why: plainLine(why, 4096), isMinor: true } }];
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
  finding: FindingState | null,
  why: string | null,
  plainWords: string,
): { readonly policy?: FindingDecision } {
  if (finding === null || (finding === 'new' && why === null)) return {};
  if (why === null) return { policy: { finding, why: `It does not fail the check: it is ${finding}.` } };
  const decision = { finding, why: plainLine(why, 4096) };
  return { policy: why === plainWords ? { ...decision, isPlain: true } : decision };
}
