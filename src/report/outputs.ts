import {
  ANALYSIS_STATES,
  type AnalysisResult,
  type LineageRecord,
  type Outcome,
  STATUSES,
} from '../facts/run-outcome.ts';
import { FAILURE_REASONS } from '../core/errors.ts';
import { countFindings } from '../decide/scan/decide-findings.ts';
import { WRITTEN_FILES } from '../facts/written-files.ts';
import { decideVerdict, isVulnerabilityDetected } from '../decide/verdict.ts';
import { plainLine } from '@model-security-scan/common/sanitize';
import { OUTPUT_SHARES, sizedDashboards, sizedJobIds, sizedMatrix, sizedResults } from './sized-outputs.ts';

/** An output of the action. */
interface OutputSpec {
  readonly name: string;
  /** For action.yml and docs/reference.md, which `npm run generate` writes. */
  readonly description: string;
  /** A single line without masked values; unknown values are empty, null or `unknown`. */
  readonly value: (outcome: Outcome) => string;
}

/** What the findings of each state are. */
const FINDING_COUNTS = [
  ['new', 'fail the check, even with `fail-on-vulnerability` set to `false`.'],
  ['known', 'the baseline has. They do not fail the check.'],
  ['accepted', '`accept` of the config file names. They do not fail the check.'],
  [
    'fixed',
    'the baseline has and this run, which looked at the same as hard, does not, by more than chance.',
  ],
] as const;

/** Every output. This list is the only place that declares one. */
export const OUTPUTS: readonly OutputSpec[] = [
  {
    name: 'verdict',
    description:
      'What workflows should test: `passed`, `vulnerable` or `none`. `passed`: this run, or a cached local result ' +
      'of exactly these bytes, judged every planned analysis, and none is vulnerable. Findings that the config file or the ' +
      'baseline accepts count as passed. `vulnerable`: something is, also with `fail-on-vulnerability: false`, and ' +
      "also if a service's record says so. `none`: everything else: no verdict yet, an error, a skipped run, " +
      "a service's record without a flag, which does not say what was judged, or " +
      'nothing was attacked although a model could be, or there was no model file.',
    value: decideVerdict,
  },
  {
    name: 'status',
    description: `How the run ended: ${oneOf(STATUSES)}.`,
    value: ({ status }) => status,
  },
  {
    name: 'failure-reason',
    description: `Why the step failed: ${oneOf(FAILURE_REASONS)}. Empty if it did not fail.`,
    value: ({ failureReason = '' }) => failureReason,
  },
  {
    name: 'record-found',
    description:
      '`true` if the service has a record of an earlier scan, `false` if it has none. With `base-url: local`, ' +
      '`true` if every analysis has a cached result. Empty if that is not known.',
    value: ({ lineage }) => (lineage === undefined ? '' : String(lineage.record !== undefined)),
  },
  {
    name: 'record',
    description: 'The record as JSON, without `orgid`, which is masked. Empty if there is none.',
    value: ({ lineage }) => (lineage?.record === undefined ? '' : recordJson(lineage.record)),
  },
  {
    name: 'record-commit',
    description: 'Commit of the record. Empty if the record names none.',
    value: ({ lineage }) => plainLine(lineage?.record?.commitid ?? '', OUTPUT_SHARES.recordField),
  },
  {
    name: 'record-matches-commit',
    description:
      '`true` if the record is for the commit of this run, `false` if it is for another, `unknown` if they cannot ' +
      'be compared.',
    value: ({ lineage }) => String(lineage?.record === undefined ? 'unknown' : lineage.matchesCommit),
  },
  {
    name: 'vulnerability-detected',
    description:
      '`true` if the record or a verdict reports a vulnerability, `false` if the accepted record or all verdicts ' +
      'report none, otherwise `unknown`. Also `true` for a finding that the config file or the baseline accepts: see ' +
      '`new-findings`.',
    value: (outcome) => String(isVulnerabilityDetected(outcome)),
  },
  {
    name: 'job-id',
    description:
      'Id of the first job. Written as soon as it is known, so that a run that is killed does not lose it.',
    value: ({ results }) => wholeOrEmpty(firstJob(results)?.jobId),
  },
  {
    name: 'dashboard-url',
    description: "Address of the first job's dashboard. With `base-url: local` it is the page of the run.",
    value: ({ results }) => wholeOrEmpty(firstShown(results)?.dashboardUrl),
  },
  {
    name: 'dashboard-urls',
    description:
      'Addresses of the dashboards of all jobs, each once, a JSON array. With `base-url: local` it is empty.',
    value: ({ results }) => sizedDashboards(results).value,
  },
  {
    name: 'job-ids',
    description: 'Ids of all jobs, a JSON array.',
    value: ({ results }) => sizedJobIds(results).value,
  },
  {
    name: 'results',
    description:
      'JSON array with one object for each analysis: `model`, `model_id`, `task`, `attack`, ' +
      `\`state\` (${codes(ANALYSIS_STATES).join(', ')}), ` +
      '`reason`, `job_id`, `dashboard_url`, ' +
      '`score`, `threshold`, `finding` (`new`, `known`, `accepted`, `fixed`; null if there is none), `bound` (`lower`: ' +
      'a search found at least so much; `exact`; `estimate`), `access` (`white-box`, `black-box`, `exact`; both null ' +
      'with a service), `not_tested` (the parts that could not be tested, such as `backdoors`), `uploads` ' +
      '(`slot`, `file`, `bytes`, `sha256`), `reports` (paths).',
    value: ({ results }) => sizedResults(results).value,
  },
  {
    name: 'matrix',
    description:
      'JSON for `strategy.matrix` with one entry for each planned analysis: `name`, `model`, `attack`, and `only`, ' +
      'the value for the input of that name. More than 256 analyses, the most jobs of one matrix, are grouped into ' +
      '256 entries that take about as long as each other, by the `seconds` that the cache knows: then `only` names several.',
    value: (outcome) => sizedMatrix(outcome).value,
  },
  ...WRITTEN_FILES.map(({ name, key, what }) => ({
    name,
    description: `Path of the ${what}. Empty if none was written.`,
    value: (outcome: Outcome) => wholeOrEmpty(outcome[key]),
  })),
  {
    name: 'report-directory',
    description: 'Folder with the reports. Empty if none were requested.',
    value: ({ reportDirectory }) => wholeOrEmpty(reportDirectory),
  },
  ...FINDING_COUNTS.map(([state, meaning]) => ({
    name: `${state}-findings`,
    description: `Number of findings that ${meaning}`,
    value: (outcome: Outcome) => String(countFindings(outcome)[state]),
  })),
  {
    name: 'unattacked-models',
    description:
      'Number of models in the repository that an analysis could attack but none does, without those that ' +
      '`covers` or `accept` of the config file names. Empty if the files were not scanned. The log, ' +
      'the summary and the results file name them.',
    value: ({ supplyChain }) => String(supplyChain?.unattacked?.length ?? ''),
  },
];

/**
 * Renders every output. If `results` is too large, it loses uploads, reports and dashboard addresses, then its least
 * important analyses. `matrix` and `job-ids` are complete or empty: a later job that worked on only a part would seem to
 * have worked on everything. Every other text is complete or empty too.
 */
export function renderOutputs(outcome: Outcome): Record<string, string> {
  return Object.fromEntries(OUTPUTS.map(({ name, value }) => [name, value(outcome)]));
}

/** Lists warnings about the outputs that `renderOutputs` had to shorten. */
export function outputWarnings(outcome: Outcome): readonly string[] {
  const { results } = outcome;
  return [
    sizedResults(results),
    sizedJobIds(results),
    sizedDashboards(results),
    sizedMatrix(outcome),
  ].flatMap(({ warning }) => (warning === undefined ? [] : [warning]));
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

function firstJob(results: Outcome['results']): AnalysisResult | undefined {
  return results.find(({ jobId }) => jobId !== undefined);
}

/** An analysis on the runner has no job: the page of the run shows it. */
function firstShown(results: Outcome['results']): AnalysisResult | undefined {
  return firstJob(results) ?? results.find(({ dashboardUrl }) => dashboardUrl !== undefined);
}

/** Lists values for a description. */
function codes(values: readonly string[]): readonly string[] {
  return values.map((value) => `\`${value}\``);
}

function oneOf(values: readonly string[]): string {
  return `${codes(values.slice(0, -1)).join(', ')} or ${codes(values.slice(-1)).join('')}`;
}
