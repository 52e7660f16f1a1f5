import { ATTACKS, TASKS } from '../../core/attack-table.ts';
import { at, textAt } from '../../core/json.ts';
import {
  type AnalysisResult,
  FAILURE_REASONS,
  RECORD_FINDING,
  STATUSES,
  type Status,
} from '../../core/outcome.ts';
import type { JudgedFinding, Standing } from '../../core/supply-chain.ts';
import { SEVERITIES } from '../../rules/finding.ts';
import { RULE_IDS } from '../../rules/rule-ids.ts';
import { plainLine } from '../../text/sanitize.ts';

/** What a results file says, as far as reports and verdicts need it. */
export interface ResultsDocument {
  /** How the run ended; absent in files of older versions. */
  readonly run?: RunEnd;
  readonly analyses: readonly AnalysisResult[];
  /** The findings in files. */
  readonly files: readonly JudgedFinding[];
  /** True if the record of an earlier scan made the run vulnerable. */
  readonly byRecord: boolean;
}

export interface RunEnd {
  readonly status: Status;
  readonly failureReason?: string;
  readonly message?: string;
  /** The files that were scanned; absent if the repository was not. */
  readonly filesScanned?: number;
}

/** A file that is no results file, or not a whole one. The message follows the name of the file. */
export class ResultsFileError extends Error {
  override readonly name = 'ResultsFileError';
}

const STANDINGS: readonly Standing[] = ['flagged', 'undecided', 'listed', 'allowed'];
const ACCEPTED_NOTE =
  'It is vulnerable, but the policy of its run accepts it: by a waiver, or by a baseline.';
/** What the policy of the run accepted: by a waiver, or because a baseline has it. */
const ACCEPTED: readonly unknown[] = ['waived', 'known'];

/**
 * Reads the text of a results file (schema/results.schema.json).
 * @throws ResultsFileError that says what is wrong with it
 */
export function readResults(text: string): ResultsDocument {
  const file = parse(text);
  const version = at(file, 'version');
  if (version !== 1) {
    throw new ResultsFileError(
      `is no results file of version 1${version === undefined ? '' : ` (its version is ${plainLine(JSON.stringify(version), 40)})`}. ` +
        'Expected the file that the input results-file, or "model-security scan --results-file", names.',
    );
  }
  const findings = listAt(file, 'findings');
  const places = placesOf(findings);
  return {
    ...runOf(at(file, 'run')),
    analyses: listAt(file, 'analyses').map((one, index) => readAnalysis(one, index, places)),
    files: findings.flatMap((one, index) => readFileFinding(one, index)),
    byRecord: findings.some((one) => textAt(one, 'finding') === RECORD_FINDING),
  };
}

function parse(text: string): unknown {
  if (text.trim() === '') {
    throw new ResultsFileError('is empty. The run that should have written it may have been killed.');
  }
  try {
    const file: unknown = JSON.parse(text);
    return file;
  } catch {
    throw new ResultsFileError('is no JSON, or it is cut short. Copy it again, or run the scan again.');
  }
}

function listAt(file: unknown, name: string): readonly unknown[] {
  const list = at(file, name);
  if (Array.isArray(list)) return list;
  throw new ResultsFileError(`has no list "${name}", so it is no results file, or not a whole one.`);
}

function runOf(run: unknown): Pick<ResultsDocument, 'run'> {
  if (run === undefined) return {};
  const status = STATUSES.find((one) => one === at(run, 'status'));
  if (status === undefined) throw new ResultsFileError('names no status of its run that is known.');
  const failureReason = textAt(run, 'failure_reason');
  const message = textAt(run, 'message');
  const filesScanned = numberAt(run, 'files_scanned');
  return {
    run: {
      status,
      ...(failureReason === undefined ? {} : { failureReason: plainLine(failureReason, 100) }),
      ...(message === undefined ? {} : { message: plainLine(message, 2000) }),
      ...(filesScanned === undefined ? {} : { filesScanned }),
    },
  };
}

type Places = ReadonlyMap<string, { readonly file: string; readonly line: number }>;

/** The places of analyses stand in their findings. */
function placesOf(findings: readonly unknown[]): Places {
  return new Map(
    findings.flatMap((one) => {
      const [name, file] = [textAt(one, 'finding'), textAt(one, 'file')];
      return name === undefined || file === undefined
        ? []
        : [[name, { file, line: numberAt(one, 'line') ?? 1 }]];
    }),
  );
}

function readAnalysis(one: unknown, index: number, places: Places): AnalysisResult {
  const task = TASKS.find((known) => known === at(one, 'task'));
  const attack = ATTACKS.find((known) => known === at(one, 'attack'));
  const model = at(one, 'model');
  if (task === undefined || attack === undefined || typeof model !== 'string') {
    throw wrongEntry('analyses', index);
  }
  const name = `${model}/${attack}`;
  const place = places.get(name);
  const jobId = textAt(one, 'job_id');
  const dashboardUrl = textAt(one, 'dashboard_url');
  return {
    spec: {
      ...{ name, model, modelId: textAt(one, 'model_id') ?? '', task, attack, fields: {}, artifacts: [] },
      ...(place === undefined ? {} : { place: { kind: 'file', column: 1, ...place } as const }),
    },
    ...(dashboardUrl === undefined ? {} : { dashboardUrl }),
    uploads: [],
    reports: [],
    warnings: ACCEPTED.includes(at(one, 'finding')) ? [ACCEPTED_NOTE] : [],
    ...endOf(one, index, jobId),
  };
}

type End =
  | {
      readonly state: 'passed' | 'vulnerable';
      readonly jobId: string;
      readonly score?: number;
      readonly threshold: number;
      readonly interval?: { readonly low: number; readonly high: number };
    }
  | {
      readonly state: 'failed' | 'timeout' | 'error';
      readonly reason: (typeof FAILURE_REASONS)[number];
      readonly message: string;
      readonly jobId?: string;
    };

/** An analysis passes for no reason, or because an earlier one of the same content passed. */
const REASONS_TO_PASS: readonly unknown[] = [undefined, null, 'already-scanned'];

/** Reads how an analysis ended. Everything that is no verdict counts as none. */
function endOf(one: unknown, index: number, jobId: string | undefined): End {
  const state = at(one, 'state');
  if (typeof state !== 'string') throw wrongEntry('analyses', index);
  const given = at(one, 'reason');
  const reason = FAILURE_REASONS.find((known) => known === given);
  const isAccepted = state === 'vulnerable' && ACCEPTED.includes(at(one, 'finding'));
  const isClean = isAccepted || (state === 'passed' && REASONS_TO_PASS.includes(given));
  if (isClean || state === 'vulnerable') return judgedEnd(one, isClean, jobId ?? '');
  return {
    state: state === 'timeout' || state === 'error' ? state : 'failed',
    reason: reason ?? 'analysis-failed',
    message: textAt(one, 'message') ?? `It ended as "${plainLine(state, 40)}", without a verdict.`,
    ...(jobId === undefined ? {} : { jobId }),
  };
}

function judgedEnd(one: unknown, isClean: boolean, jobId: string): End {
  const score = numberAt(one, 'score');
  return {
    state: isClean ? 'passed' : 'vulnerable',
    jobId,
    ...(score === undefined ? {} : { score }),
    threshold: numberAt(one, 'threshold') ?? NaN,
    ...intervalOf(one),
  };
}

function intervalOf(one: unknown): { readonly interval?: { readonly low: number; readonly high: number } } {
  const interval = at(one, 'interval');
  const [low, high] = [numberAt(interval, 'low'), numberAt(interval, 'high')];
  return low === undefined || high === undefined ? {} : { interval: { low, high } };
}

/** @returns nothing for a finding of an analysis or of a record */
function readFileFinding(one: unknown, index: number): readonly JudgedFinding[] {
  const name = textAt(one, 'finding');
  if (name === undefined) throw wrongEntry('findings', index);
  const severity = SEVERITIES.find((known) => known === at(one, 'severity'));
  const given = at(one, 'standing');
  const standing = ACCEPTED.includes(given) ? 'allowed' : STANDINGS.find((known) => known === given);
  const rule = RULE_IDS.find((known) => name.startsWith(`${known}:`));
  if (severity === undefined && standing === undefined) return [];
  if (severity === undefined || standing === undefined || rule === undefined) {
    throw wrongEntry('findings', index);
  }
  const found = { rule, severity, standing, path: textAt(one, 'file') ?? name.slice(rule.length + 1) };
  return [{ ...found, ...detailsOf(one), when: 'none', isModelFile: true }];
}

function detailsOf(
  one: unknown,
): Pick<JudgedFinding, 'subject' | 'members' | 'line' | 'offset' | 'sha256' | 'excerpt'> {
  const members = at(one, 'members');
  const [line, offset] = [numberAt(one, 'line'), numberAt(one, 'offset')];
  const [sha256, excerpt] = [textAt(one, 'sha256'), textAt(one, 'excerpt')];
  return {
    subject: textAt(one, 'subject') ?? '',
    members: Array.isArray(members) ? members.filter((member) => typeof member === 'string') : [],
    ...(line === undefined ? {} : { line }),
    ...(offset === undefined ? {} : { offset }),
    ...(sha256 === undefined ? {} : { sha256 }),
    ...(excerpt === undefined ? {} : { excerpt }),
  };
}

function wrongEntry(list: string, index: number): ResultsFileError {
  return new ResultsFileError(
    `has an entry that cannot be read: number ${String(index + 1)} of "${list}". It may be of another version.`,
  );
}

function numberAt(value: unknown, name: string): number | undefined {
  const found = at(value, name);
  return typeof found === 'number' && Number.isFinite(found) ? found : undefined;
}
