import { ENGINE, EVIDENCE } from '../facts/job/evidence-forms.ts';
import { writeDeclared } from './write-declared.ts';
import { analysisFingerprint, createFingerprint, fileFingerprint, fullRuleId } from '../facts/fingerprint.ts';
import { type AnalysisResult, type Outcome, RECORD_FINDING } from '../facts/run-outcome.ts';
import { describeProblem } from '@model-security-scan/common/problem';
import { fileFindingState, findingState } from '../decide/scan/decide-findings.ts';
import { isFoundByRecord } from '../decide/lineage.ts';
import { decideVerdict } from '../decide/verdict.ts';
import type { ModelComparisons } from '../facts/model-comparison.ts';
import { type JudgedFinding, partsOf } from '../facts/file-scan.ts';
import { isCommitId } from '../core/commit.ts';
import type { Program } from '../core/own-program.ts';
import { plainLine } from '@model-security-scan/common/sanitize';
import { formatStanding } from './file-words.ts';
import { lineOrNull, MAX_FIELD_LENGTH, MAX_PATH_LENGTH, programFacts } from './result-object.ts';
import { wholeResultObject } from './whole-result.ts';
import { evidenceFacts } from './assurance.ts';

/** The version of the format, which `schema/results.schema.json` describes. */
const FORMAT_VERSION = 1;

/** A line for many columns is long. */
const MAX_LINE_LENGTH = 20_000;

/**
 * Renders the results of a run as the text of the results file: every object of the output `results`, whole, and the
 * findings. Nothing in it is signed.
 * @param program that found them
 * @param createdMs the time of writing, in milliseconds since 1970; undefined if it is not known
 */
export function renderResultsFile(outcome: Outcome, program: Program, createdMs?: number): string {
  const commit = outcome.target?.commit;
  const file = {
    version: FORMAT_VERSION,
    ...(createdMs === undefined ? {} : { created: new Date(createdMs).toISOString() }),
    ...(commit === undefined || !isCommitId(commit) ? {} : { commit }),
    engine: writeDeclared(ENGINE, programFacts(program)),
    run: runEnd(outcome),
    analyses: wholeResults(outcome.results),
    ...(outcome.comparisons && { comparison: comparisonObject(outcome.comparisons) }),
    ...modelFiles(outcome),
    evidence: writeDeclared(EVIDENCE, evidenceFacts(outcome)),
    findings: [
      ...outcome.results.filter(({ state }) => state === 'vulnerable').map(analysisFinding),
      ...recordFindings(outcome),
      ...(outcome.supplyChain?.findings ?? []).map(fileFinding),
    ],
  };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

/** What the scan of the repository says of model files that no analysis attacked. */
function modelFiles({ supplyChain }: Outcome): Readonly<Record<string, unknown>> {
  const { unattacked = [], acceptedModels = [], unattackable = [] } = supplyChain ?? {};
  return {
    unattacked: unattacked.map((model) => ({
      file: plainLine(model.path, MAX_PATH_LENGTH),
      format: model.format,
      role: model.role,
      class: model.className ?? null,
      what_to_do: plainLine(model.whatToDo, MAX_FIELD_LENGTH),
      lines: model.lines.map((line) => plainLine(line, MAX_LINE_LENGTH)),
    })),
    accepted_models: acceptedModels.map(({ path, reason }) => ({
      file: plainLine(path, MAX_PATH_LENGTH),
      reason: plainLine(reason, MAX_FIELD_LENGTH),
    })),
    not_attackable: unattackable.map(({ path, role }) => ({
      file: plainLine(path, MAX_PATH_LENGTH),
      role,
    })),
  };
}

function comparisonObject({ base, models, fault }: ModelComparisons): Readonly<Record<string, unknown>> {
  return {
    base,
    models: models.map(({ evidence: _shown, model, why, ...rest }) => ({
      ...rest,
      model: plainLine(model, MAX_FIELD_LENGTH),
      ...(why !== undefined && { why: plainLine(why, MAX_FIELD_LENGTH) }),
    })),
    ...(fault !== undefined && { fault: plainLine(fault, MAX_FIELD_LENGTH) }),
  };
}

/** The outcomes of inputs take at most so many characters: more than a thousand analyses with 1,000 inputs each have. */
const MOST_OUTCOME_CHARACTERS = 4 * 1024 * 1024;

/** Leaves out the outcomes of single inputs for which there is no space: their scores are compared then. */
function wholeResults(results: readonly AnalysisResult[]): readonly object[] {
  let left = MOST_OUTCOME_CHARACTERS;
  return results.map((result) => {
    const outcomes = 'outcomes' in result ? result.outcomes : undefined;
    const { inputs = '', fell = '', groups = '' } = outcomes ?? {};
    left -= inputs.length + fell.length + groups.length;
    return wholeResultObject(result, left < 0 ? ['outcomes'] : []);
  });
}

/** How the run ended: without it, a run that failed early would look like one that found nothing. */
function runEnd(outcome: Outcome): Readonly<Record<string, unknown>> {
  const { status, failureReason, failed, headline, errorMessage, problems, supplyChain } = outcome;
  const first = problems[0] === undefined ? headline : `${headline} ${describeProblem(problems[0])}`;
  return {
    status,
    verdict: decideVerdict(outcome),
    failure_reason: failureReason ?? null,
    message: failed ? plainLine(errorMessage ?? first, MAX_FIELD_LENGTH) : null,
    unattacked_models: supplyChain?.unattacked?.length ?? null,
    files_scanned: supplyChain?.scope === 'workspace' ? supplyChain.fileCount : null,
  };
}

function analysisFinding(result: AnalysisResult): Readonly<Record<string, unknown>> {
  const { spec, score, threshold, policy } = result;
  const place = spec.place?.kind === 'file' ? spec.place : undefined;
  return {
    finding: spec.name,
    rule: fullRuleId(spec.attack),
    fingerprint: analysisFingerprint(spec),
    state: findingState(result) ?? null,
    why: lineOrNull(policy?.why),
    score: score ?? null,
    threshold: threshold ?? null,
    file: place?.file ?? null,
    line: place?.line ?? null,
  };
}

/** A finding in a file. Its name is that of an entry of `accept`: the rule and the path. */
function fileFinding(finding: JudgedFinding): Readonly<Record<string, unknown>> {
  const { rule, severity, standing, path, line, sha256 } = finding;
  return {
    finding: `${rule}:${plainLine(path, MAX_PATH_LENGTH)}`,
    rule: fullRuleId(rule),
    state: fileFindingState(finding) ?? null,
    why: plainLine(formatStanding(finding), MAX_PATH_LENGTH),
    score: null,
    threshold: null,
    file: plainLine(path, MAX_PATH_LENGTH),
    line: line ?? null,
    severity,
    standing,
    ...nameOfFinding(finding),
    sha256: sha256 ?? null,
    ...(finding.others === undefined ? {} : { names: partsOf(finding).map(nameOfFinding) }),
  };
}

function nameOfFinding(part: JudgedFinding): Readonly<Record<string, unknown>> {
  const { subject, members, excerpt, offset } = part;
  return {
    subject: plainLine(subject, MAX_FIELD_LENGTH),
    members: members.map((member) => plainLine(member, MAX_FIELD_LENGTH)),
    excerpt: lineOrNull(excerpt, MAX_FIELD_LENGTH),
    offset: offset ?? null,
    fingerprint: fileFingerprint(part),
  };
}

/** The flag of an earlier scan's record, if it decided the run. It names no model, score or file. */
function recordFindings(outcome: Outcome): readonly Readonly<Record<string, unknown>>[] {
  if (!isFoundByRecord(outcome)) return [];
  const unknown = { score: null, threshold: null, file: null, line: null };
  const rule = fullRuleId('supply-chain');
  const decided = { fingerprint: createFingerprint([rule]), state: 'new', why: null };
  return [{ finding: RECORD_FINDING, rule, ...decided, ...unknown }];
}
