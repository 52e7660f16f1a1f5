import type { AnalysisResult, Outcome } from '../facts/run-outcome.ts';
import { MAX_FIELD_LENGTH, MAX_PATH_LENGTH, resultObject } from './result-object.ts';
import { mostImportantFirst } from './document/states.ts';
import { divideIntoUnits } from './units.ts';

/**
 * GitHub accepts 1 MB of outputs from a job, counted in UTF-16: 500,000 units for all steps together. These shares, in
 * UTF-16 units, leave a fifth to other steps. An output over its share is shortened, and its warning says so.
 */
export const OUTPUT_SHARES = {
  results: 180_000,
  jobIds: 80_000,
  dashboards: 20_000,
  matrix: 80_000,
  recordField: MAX_FIELD_LENGTH,
  text: MAX_PATH_LENGTH,
};

/** GitHub runs at most this many jobs from one matrix. */
const MAX_MATRIX_JOBS = 256;

/** An output that may be too large. */
export interface Sized {
  /** Complete, shortened or empty. */
  readonly value: string;
  /** Set if it is not complete. */
  readonly warning?: string;
}

/** The ids of all jobs; complete or empty. */
export function sizedJobIds(results: readonly AnalysisResult[]): Sized {
  return sizedList(
    results.flatMap(({ jobId }) => jobId ?? []),
    'job-ids',
    OUTPUT_SHARES.jobIds,
  );
}

/** The dashboards of all jobs, each once; complete or empty. */
export function sizedDashboards(results: readonly AnalysisResult[]): Sized {
  const jobs = results.filter(({ jobId }) => jobId !== undefined);
  const links = new Set(jobs.flatMap(({ dashboardUrl }) => dashboardUrl ?? []));
  return sizedList([...links], 'dashboard-urls', OUTPUT_SHARES.dashboards);
}

function sizedList(texts: readonly string[], output: string, share: number): Sized {
  const value = JSON.stringify(texts);
  if (value.length <= share) return { value };
  return {
    value: '',
    warning: `The output ${output} would be too large and is empty. The log and the output results have all of it.`,
  };
}

/** Lists the units of the plan: one for each analysis, as far as GitHub runs that many jobs of one matrix. */
export function sizedMatrix({ results }: Outcome): Sized {
  const value = JSON.stringify({ include: divideIntoUnits(results, MAX_MATRIX_JOBS) });
  if (value.length <= OUTPUT_SHARES.matrix) return { value };
  return {
    value: '',
    warning:
      'The output matrix would be too large and is empty. Select fewer analyses with the input "only".',
  };
}

/** What is left out first, and how people call it. */
const LEFT_OUT = [
  ['uploads', 'uploads'],
  ['reports', 'reports'],
  ['dashboardUrl', 'dashboard addresses'],
] as const satisfies readonly (readonly [keyof AnalysisResult, string])[];
const ALL_LEFT_OUT = LEFT_OUT.map(([field]) => field);
const WHOLE_RESULTS = 'The file that the input "results-file" names has all of them.';

/** One object for each analysis; if they are too large, it leaves out one long field after the other, then the least important analyses. */
export function sizedResults(results: readonly AnalysisResult[]): Sized {
  for (let count = 0; count <= LEFT_OUT.length; count += 1) {
    const leftOut = LEFT_OUT.slice(0, count);
    const fields = leftOut.map(([field]) => field);
    const value = JSON.stringify(results.map((result) => resultObject(result, fields)));
    if (value.length > OUTPUT_SHARES.results) continue;
    return count === 0 ? { value } : { value, warning: tooLarge(`it leaves out ${namesOf(leftOut)}`) };
  }
  const kept = mostImportantThatFit(results);
  const value = JSON.stringify(kept.map((result) => resultObject(result, ALL_LEFT_OUT)));
  const what =
    `it has only ${String(kept.length)} of ${String(results.length)} analyses, vulnerable and failed ones first, ` +
    `without ${namesOf(LEFT_OUT)}`;
  return { value, warning: tooLarge(what) };
}

function tooLarge(what: string): string {
  return `The output results would be too large, so ${what}. ${WHOLE_RESULTS}`;
}

function namesOf(fields: readonly (readonly [string, string])[]): string {
  return fields
    .map(([, name]) => name)
    .join(', ')
    .replace(/, (?=[^,]*$)/u, ' and ');
}

/** Selects the most important results that fit, and returns them in the order of the plan. */
function mostImportantThatFit(results: readonly AnalysisResult[]): readonly AnalysisResult[] {
  const kept = new Set<AnalysisResult>();
  let used = '[]'.length;
  for (const result of mostImportantFirst(results)) {
    const length = JSON.stringify(resultObject(result, ALL_LEFT_OUT)).length + ','.length;
    if (used + length > OUTPUT_SHARES.results) continue;
    used += length;
    kept.add(result);
  }
  return results.filter((result) => kept.has(result));
}
