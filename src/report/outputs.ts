import type { AnalysisResult, LineageRecord, Outcome } from '../facts/outcome.ts';
import { countFindings } from '../decide/judge-findings.ts';
import { isVulnerabilityDetected } from '../decide/finding.ts';
import { decideVerdict } from '../decide/verdict.ts';
import { plainLine } from '../text/sanitize.ts';
import { MAX_FIELD_LENGTH, MAX_PATH_LENGTH, resultObject } from './result-object.ts';
import { mostImportantFirst } from './summary/states.ts';

/**
 * GitHub accepts 1 MB of outputs from a job, counted in UTF-16: 500,000 units for all steps together. These shares, in
 * UTF-16 units, leave a fifth to other steps. An output over its share is shortened, and `outputWarnings` says so.
 */
export const OUTPUT_SHARES = {
  results: 200_000,
  jobIds: 80_000,
  matrix: 80_000,
  recordField: MAX_FIELD_LENGTH,
  text: MAX_PATH_LENGTH,
};

/** GitHub runs at most this many jobs from one matrix. */
const MAX_MATRIX_JOBS = 256;

interface Sized {
  readonly value: string;
  readonly warning?: string;
}

/** Finds what job-id and dashboard-url are of. An analysis on the runner has no job: the page of the run shows it. */
function firstResults(
  results: Outcome['results'],
): Readonly<Record<'firstJob' | 'firstShown', AnalysisResult | undefined>> {
  const firstJob = results.find((result) => result.jobId !== undefined);
  return { firstJob, firstShown: firstJob ?? results.find((result) => result.dashboardUrl !== undefined) };
}

/**
 * Renders every output that action.yml declares. Values are single lines; unknown values are empty, null or `unknown`.
 *
 * If `results` is too large, it loses uploads, then reports, then dashboard addresses, then its least important analyses.
 * `matrix` and `job-ids` are complete or empty: a later job that worked on only a part would seem to have worked on
 * everything. Every other text is complete or empty too.
 */
export function renderOutputs(outcome: Outcome): Record<string, string> {
  const { lineage, results } = outcome;
  const { firstJob, firstShown } = firstResults(results);
  const record = lineage?.record;
  const counts = countFindings(outcome);
  return {
    verdict: decideVerdict(outcome),
    status: outcome.status,
    'failure-reason': outcome.failureReason ?? '',
    'record-found': lineage === undefined ? '' : String(record !== undefined),
    record: record === undefined ? '' : recordJson(record),
    'record-commit': plainLine(record?.commitid ?? '', OUTPUT_SHARES.recordField),
    'record-matches-commit': String(record === undefined ? 'unknown' : lineage?.matchesCommit),
    'vulnerability-detected': String(isVulnerabilityDetected(outcome)),
    'job-id': wholeOrEmpty(firstJob?.jobId),
    'dashboard-url': wholeOrEmpty(firstShown?.dashboardUrl),
    'job-ids': sizedJobIds(results).value,
    results: sizedResults(results).value,
    matrix: sizedMatrix(outcome).value,
    'report-file': wholeOrEmpty(outcome.reportFile),
    'verdict-file': wholeOrEmpty(outcome.verdictFile),
    'report-directory': wholeOrEmpty(outcome.reportDirectory),
    'sarif-file': wholeOrEmpty(outcome.sarifFile),
    'results-file': wholeOrEmpty(outcome.resultsFile),
    'bom-file': wholeOrEmpty(outcome.bomFile),
    'new-findings': String(counts.new),
    'known-findings': String(counts.known),
    'waived-findings': String(counts.waived),
    'fixed-findings': String(counts.fixed),
    'unattacked-models': String(outcome.supplyChain?.unattacked?.length ?? ''),
  };
}

/** Lists warnings about the outputs that `renderOutputs` had to shorten. */
export function outputWarnings(outcome: Outcome): readonly string[] {
  return [sizedResults(outcome.results), sizedJobIds(outcome.results), sizedMatrix(outcome)].flatMap(
    ({ warning }) => (warning === undefined ? [] : [warning]),
  );
}

/** Leaves `orgid` out: it is masked, and the runner drops outputs that contain a masked value. */
function recordJson(record: LineageRecord): string {
  return JSON.stringify(record, (key, value: unknown) => {
    if (key === 'orgid') return undefined;
    return typeof value === 'string' ? plainLine(value, OUTPUT_SHARES.recordField) : value;
  });
}

function wholeOrEmpty(text = ''): string {
  return text.length <= OUTPUT_SHARES.text ? text : '';
}

function sizedJobIds(results: readonly AnalysisResult[]): Sized {
  const value = JSON.stringify(results.flatMap(({ jobId }) => (jobId === undefined ? [] : [jobId])));
  if (value.length <= OUTPUT_SHARES.jobIds) return { value };
  return {
    value: '',
    warning: 'The output job-ids would be too large and is empty. The ids are in the log and in results.',
  };
}

/**
 * Lists planned analyses only: collected ones are named by commit statuses, and may not be in the config file. GitHub runs
 * at most 256 jobs of a matrix. If there are more analyses, neighbours share an entry, so that each is in exactly one.
 */
function sizedMatrix({ mode, results }: Outcome): Sized {
  const planned = mode === 'collect' ? [] : results;
  const entries = Math.min(planned.length, MAX_MATRIX_JOBS);
  const bound = (index: number): number => Math.floor((index * planned.length) / entries);
  const include = Array.from({ length: entries }, (_, index) =>
    matrixEntry(planned.slice(bound(index), bound(index + 1))),
  );
  const value = JSON.stringify({ include });
  if (value.length <= OUTPUT_SHARES.matrix) return { value };
  return {
    value: '',
    warning:
      'The output matrix would be too large and is empty. Select fewer analyses with the input "only".',
  };
}

/** Builds one entry of the matrix. `only` names the whole group; `model` and `attack` are those of its first analysis. */
function matrixEntry(group: readonly AnalysisResult[]): Readonly<Record<string, string | undefined>> {
  const names = group.map(({ spec }) => spec.name);
  const [first] = group;
  const more = names.length - 1;
  return {
    name: `${names[0] ?? ''}${more > 0 ? ` and ${String(more)} more` : ''}`,
    model: first?.spec.model,
    attack: first?.spec.attack,
    only: names.join(','),
  };
}

/** The fields that are left out of each object, step by step, until all objects fit. */
const RESULT_STEPS: readonly (readonly (keyof AnalysisResult)[])[] = [
  [],
  ['uploads'],
  ['uploads', 'reports'],
  ['uploads', 'reports', 'dashboardUrl'],
];

const WHOLE_RESULTS = 'The file that the input "results-file" names has all of them.';

const LEFT_OUT_NAMES: Readonly<Partial<Record<keyof AnalysisResult, string>>> = {
  uploads: 'uploads',
  reports: 'reports',
  dashboardUrl: 'dashboard addresses',
};

function sizedResults(results: readonly AnalysisResult[]): Sized {
  let leftOut: readonly (keyof AnalysisResult)[] = [];
  for (leftOut of RESULT_STEPS) {
    const value = JSON.stringify(results.map((result) => resultObject(result, leftOut)));
    if (value.length > OUTPUT_SHARES.results) continue;
    if (leftOut.length === 0) return { value };
    const names = leftOut.map((field) => LEFT_OUT_NAMES[field]).join(', ');
    return {
      value,
      warning: `The output results would be too large, so it leaves out ${names}. ${WHOLE_RESULTS}`,
    };
  }
  const kept = mostImportantThatFit(results, leftOut);
  return {
    value: JSON.stringify(kept.map((result) => resultObject(result, leftOut))),
    warning:
      `The output results would be too large, so it has only ${String(kept.length)} of ${String(results.length)} ` +
      'analyses, vulnerable and failed ones first, without uploads, reports and dashboard addresses. ' +
      WHOLE_RESULTS,
  };
}

/** Selects the most important results that fit, and returns them in the order of the plan. */
function mostImportantThatFit(
  results: readonly AnalysisResult[],
  leftOut: readonly (keyof AnalysisResult)[],
): readonly AnalysisResult[] {
  const kept = new Set<AnalysisResult>();
  let used = '[]'.length;
  for (const result of mostImportantFirst(results)) {
    const length = JSON.stringify(resultObject(result, leftOut)).length + ','.length;
    if (used + length > OUTPUT_SHARES.results) continue;
    used += length;
    kept.add(result);
  }
  return results.filter((result) => kept.has(result));
}
