import { ACCESSES, BOUNDS } from '../../core/attack-result.ts';
import { type Outcomes, unpackOutcomes } from '../../core/outcomes.ts';
import { ATTACKS } from '../../attacks/table.ts';
import { TASKS } from '../../core/attack-table.ts';
import { fullRuleId } from '../../facts/fingerprint.ts';
import { ANALYSIS_STATES, STATUSES, VERDICTS } from '../../facts/outcome.ts';
import { FAILURE_REASONS } from '../../core/failure-reason.ts';
import { FINDING_STATES, type ScoreInterval } from '../../facts/policy.ts';
import {
  type AcceptedModel,
  STANDINGS,
  type UnattackableFile,
  type UnattackedModel,
} from '../../facts/scan-outcome.ts';
import { SEVERITIES } from '../../scanner/rules/finding.ts';
import { RULE_IDS, type RuleId } from '../../scanner/rules/rules.ts';
import { foldName } from '../../text/fold-name.ts';
import { isNull, ObjectReader } from './node-reader.ts';
import { readRobustness } from './read-robustness.ts';
import {
  RESULTS_VERSION,
  type ResultsAnalysis,
  type ResultsFile,
  type ResultsFinding,
  type ResultsName,
  type ResultsUpload,
} from './results-file.ts';
import { JsonFault, type JsonNode, parseStrictJson, positionOf } from './strict-json.ts';

/** The first mistake in a results file; line and column count from 1. */
export interface ResultsFault {
  readonly line: number;
  readonly column: number;
  /** Says what is wrong, without a full stop. */
  readonly message: string;
}

/**
 * Reads the text of a results file, strictly: every key that the schema lists, no other key, no key twice.
 * @returns the results, or the first mistake
 */
export function readResultsText(text: string): ResultsFile | ResultsFault {
  if (text.trim() === '') return { line: 1, column: 1, message: EMPTY };
  try {
    return readFile(parseStrictJson(text));
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    return { ...positionOf(text, error.offset), message: error.message };
  }
}

const EMPTY = 'the file is empty: the run that should have written it may have been killed';

function readFile(node: JsonNode): ResultsFile {
  const file = new ObjectReader(node, 'a results file');
  const version = file.take('version');
  if (version.kind !== 'scalar' || version.value !== RESULTS_VERSION) {
    const known = `this version of the action reads version ${String(RESULTS_VERSION)}`;
    throw new JsonFault(version.offset, `the file is of another version: ${known}`);
  }
  const engine = new ObjectReader(file.take('engine'), '"engine"');
  const run = file.takeIfGiven('run');
  const results = {
    ...readOrigin(file),
    ...(run === undefined ? {} : { run: readRun(run) }),
    engine: { name: engine.text('name'), version: engine.textOrNull('version') },
    analyses: readAnalyses(file),
    findings: file.list('findings', readFinding),
    ...(file.takeIfGiven('unattacked') === undefined
      ? {}
      : { unattacked: file.list('unattacked', readUnattacked) }),
    ...(file.takeIfGiven('accepted_models') === undefined
      ? {}
      : { acceptedModels: file.list('accepted_models', readAccepted) }),
    ...(file.takeIfGiven('not_attackable') === undefined
      ? {}
      : { unattackable: file.list('not_attackable', readUnattackable) }),
  };
  engine.end();
  file.end();
  return results;
}

/** Reads when the file was written, and of which commit. */
function readOrigin(file: ObjectReader): Pick<ResultsFile, 'createdMs' | 'commit'> {
  const [created, commit] = [file.takeIfGiven('created'), file.takeIfGiven('commit')];
  return {
    ...(created === undefined ? {} : { createdMs: file.utcTime('created') }),
    ...(commit === undefined ? {} : { commit: file.commitId('commit') }),
  };
}

/** Files of older versions have neither the role nor the lines. */
function readUnattacked(node: JsonNode): UnattackedModel {
  const object = new ObjectReader(node, 'a model that was not attacked');
  const className = object.takeIfGiven('class') === undefined ? null : object.textOrNull('class');
  const model = {
    path: object.text('file'),
    format: object.text('format'),
    role: object.takeIfGiven('role') === undefined ? 'predictor' : object.text('role'),
    ...(className === null ? {} : { className }),
    whatToDo: object.text('what_to_do'),
    lines: object.takeIfGiven('lines') === undefined ? [] : object.list('lines', readLine),
  };
  object.end();
  return model;
}

function readLine(node: JsonNode): string {
  if (node.kind === 'scalar' && typeof node.value === 'string') return node.value;
  throw new JsonFault(node.offset, 'a line of "lines" is no text');
}

function readAccepted(node: JsonNode): AcceptedModel {
  const object = new ObjectReader(node, 'a model that is accepted');
  const model = { path: object.text('file'), reason: object.text('reason') };
  object.end();
  return model;
}

function readUnattackable(node: JsonNode): UnattackableFile {
  const object = new ObjectReader(node, 'a file that is not attacked by this tool');
  const file = { path: object.text('file'), role: object.text('role') };
  object.end();
  return file;
}

function readRun(node: JsonNode): NonNullable<ResultsFile['run']> {
  const object = new ObjectReader(node, '"run"');
  const run = {
    status: object.word('status', STATUSES),
    ...(object.takeIfGiven('verdict') === undefined ? {} : { verdict: object.word('verdict', VERDICTS) }),
    failureReason: object.wordOrNull('failure_reason', FAILURE_REASONS),
    message: object.textOrNull('message'),
    ...(object.takeIfGiven('unattacked_models') === undefined
      ? {}
      : { unattackedModels: object.numberOrNull('unattacked_models') }),
    filesScanned: object.numberOrNull('files_scanned'),
  };
  object.end();
  return run;
}

function readAnalyses(file: ObjectReader): readonly ResultsAnalysis[] {
  const names = new Set<string>();
  return file.list('analyses', (node) => {
    const analysis = readAnalysis(node);
    const name = foldName(`${analysis.model}/${analysis.attack}`);
    if (names.has(name)) throw new JsonFault(node.offset, 'this analysis is in the file twice');
    names.add(name);
    return analysis;
  });
}

const REASONS = [...FAILURE_REASONS, 'already-scanned'] as const;

function readAnalysis(node: JsonNode): ResultsAnalysis {
  const object = new ObjectReader(node, 'an analysis');
  const analysis = {
    model: object.text('model'),
    modelId: object.text('model_id'),
    task: object.word('task', TASKS),
    attack: object.word('attack', ATTACKS),
    state: object.word('state', ANALYSIS_STATES),
    reason: object.wordOrNull('reason', REASONS),
    jobId: object.textOrNull('job_id'),
    dashboardUrl: object.textOrNull('dashboard_url'),
    score: object.numberOrNull('score'),
    threshold: object.numberOrNull('threshold'),
    uploads: object.list('uploads', readUpload),
    reports: object.texts('reports'),
    finding: object.wordOrNull('finding', FINDING_STATES),
    why: object.textOrNull('why'),
    interval: readInterval(object.take('interval')),
    methodVersion: object.textOrNull('method_version'),
    digests: readDigests(object.take('digests')),
    ...readBasis(object),
  };
  object.end();
  checkScore(node, analysis);
  return analysis;
}

/** What files of older versions lack. */
function readBasis(
  object: ObjectReader,
): Pick<ResultsAnalysis, 'bound' | 'access' | 'notTested' | 'settings' | 'outcomes' | 'robustness'> {
  const [settings, outcomes] = [object.takeIfGiven('settings'), object.takeIfGiven('outcomes')];
  const robustness = object.takeIfGiven('robustness');
  return {
    ...(object.takeIfGiven('bound') === undefined ? {} : { bound: object.wordOrNull('bound', BOUNDS) }),
    ...(object.takeIfGiven('access') === undefined ? {} : { access: object.wordOrNull('access', ACCESSES) }),
    ...(object.takeIfGiven('not_tested') === undefined ? {} : { notTested: object.texts('not_tested') }),
    ...(settings === undefined ? {} : { settings: isNull(settings) ? null : readSettings(settings) }),
    ...(outcomes === undefined ? {} : { outcomes: isNull(outcomes) ? null : readOutcomes(outcomes) }),
    ...(robustness === undefined
      ? {}
      : { robustness: isNull(robustness) ? null : readRobustness(robustness) }),
  };
}

function readSettings(node: JsonNode): ReadonlyMap<string, string> {
  const object = new ObjectReader(node, '"settings"');
  return new Map(object.keys().map((name) => [name, object.text(name)]));
}

function readOutcomes(node: JsonNode): Outcomes {
  const object = new ObjectReader(node, '"outcomes"');
  const outcomes = {
    inputs: object.text('inputs'),
    fell: object.text('fell'),
    ...(object.takeIfGiven('eps') === undefined ? {} : { eps: object.number('eps') }),
    queries: object.number('queries'),
  };
  object.end();
  if (unpackOutcomes(outcomes) !== undefined) return outcomes;
  throw new JsonFault(node.offset, '"outcomes": "inputs" and "fell" do not belong together');
}

/** Only local analyses name the version of their method, and their scores are 0 to 1. */
function checkScore(node: JsonNode, { score, methodVersion }: ResultsAnalysis): void {
  if (methodVersion === null || score === null || (score >= 0 && score <= 1)) return;
  throw new JsonFault(
    node.offset,
    `"score": a score with base-url: local is 0 to 1, but this one is ${String(score)}`,
  );
}

function readInterval(node: JsonNode): ScoreInterval | null {
  if (isNull(node)) return null;
  const object = new ObjectReader(node, '"interval"');
  const interval = { low: object.number('low'), high: object.number('high') };
  object.end();
  if (interval.low > interval.high) throw new JsonFault(node.offset, '"interval": low is above high');
  return interval;
}

function readDigests(node: JsonNode): ReadonlyMap<string, string> {
  const object = new ObjectReader(node, '"digests"');
  return new Map(object.keys().map((slot) => [slot, object.sha256(slot)]));
}

function readUpload(node: JsonNode): ResultsUpload {
  const object = new ObjectReader(node, 'an upload');
  const upload = {
    slot: object.text('slot'),
    file: object.text('file'),
    bytes: object.number('bytes'),
    sha256: object.text('sha256'),
  };
  object.end();
  return upload;
}

function readFinding(node: JsonNode): ResultsFinding {
  const object = new ObjectReader(node, 'a finding');
  const finding = {
    finding: object.text('finding'),
    rule: object.text('rule'),
    fingerprint: object.sha256('fingerprint'),
    state: object.wordOrNull('state', FINDING_STATES),
    why: object.textOrNull('why'),
    score: object.numberOrNull('score'),
    threshold: object.numberOrNull('threshold'),
    file: object.textOrNull('file'),
    line: object.numberOrNull('line'),
  };
  const inFile = object.takeIfGiven('severity') === undefined ? {} : { inFile: readInFile(object) };
  object.end();
  return { ...finding, ...inFile };
}

function readInFile(object: ObjectReader): NonNullable<ResultsFinding['inFile']> {
  return {
    rule: readRule(object),
    severity: object.word('severity', SEVERITIES),
    standing: object.word('standing', STANDINGS),
    members: object.texts('members'),
    subject: object.text('subject'),
    excerpt: object.textOrNull('excerpt'),
    offset: object.numberOrNull('offset'),
    sha256: object.textOrNull('sha256'),
    ...(object.takeIfGiven('names') === undefined ? {} : { names: object.list('names', readName) }),
  };
}

function readName(node: JsonNode): ResultsName {
  const object = new ObjectReader(node, 'a name');
  const name = {
    subject: object.text('subject'),
    members: object.texts('members'),
    excerpt: object.textOrNull('excerpt'),
    offset: object.numberOrNull('offset'),
    fingerprint: object.sha256('fingerprint'),
  };
  object.end();
  return name;
}

function readRule(object: ObjectReader): RuleId {
  const text = object.text('rule');
  const found = RULE_IDS.find((rule) => fullRuleId(rule) === text);
  if (found !== undefined) return found;
  throw new JsonFault(object.take('rule').offset, '"rule": this version of the action has no such rule');
}
