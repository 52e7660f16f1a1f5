import { venueOf } from '../../facts/venue.ts';
import { countsAsVulnerable } from '../../decide/scan/decide-findings.ts';
import { isFlagged, isUndecidedSupplyChain } from '../../decide/scan/judge-scan.ts';
import type { AnalysisResult, Outcome } from '../../facts/run-outcome.ts';
import { present } from '@model-security-scan/common/present';
import type { FailureReason } from '../../core/errors.ts';

interface Advice {
  /** Follows `Model security scan: `. */
  readonly title: string;
  /** The meaning of the failure and the next step, in trusted Markdown: backticks are its only markup. */
  readonly text: string;
}

/** The advice for an accepted record of another commit; trusted Markdown. */
export const STALE_ADVICE = 'Set `rescan: when-stale` to scan each new commit.';

/** The limits of an accepted record; trusted Markdown. */
export const COVERAGE =
  'The record covers the repository as a whole and does not name the models, attacks or thresholds of that scan. ' +
  'Set `rescan: always` to scan again.';

/** The parts of a run, or of one of its analyses, that its advice depends on. */
export type Subject = Pick<Outcome, 'mode' | 'requested' | 'supplyChain' | 'reportFile' | 'lineage'> & {
  /** The analyses that the advice is about. */
  readonly results: readonly AnalysisResult[];
};

/** The title and advice for each failure reason (docs/design.md, "Errors of the service"). */
const ADVICE: Readonly<
  Record<FailureReason, { readonly title: string; readonly text: string | ((subject: Subject) => string) }>
> = {
  'invalid-input': {
    title: 'inputs or configuration are wrong',
    text: 'No analysis was submitted. Fix the problems below and run again.',
  },
  unauthorized: {
    title: 'the service did not accept the credentials',
    text: 'Check the inputs `api-key` and `org-id`: they are wrong, expired, or do not belong together.',
  },
  denied: {
    title: 'the service denied access',
    text: ({ results }) =>
      'A parameter is wrong or the licence has expired. ' +
      (results.length === 0
        ? 'Check the inputs that select the repository (such as `repo-type`, `repo-url` and `branch`)'
        : 'Check the model ids, the repository') +
      ' and the licence of the organization, then run again.',
  },
  rejected: {
    title: 'the service rejected a request',
    text: 'Compare the fields that were sent with the message of the service, fix the configuration and run again.',
  },
  unavailable: {
    title: 'the service is not available',
    text: ({ results }) =>
      'Check that the service is up and can be reached from the runner, then run again. More `max-attempts` bridge a longer ' +
      'outage: 8 wait for about half a minute.' +
      (results.some(({ inDoubt }) => inDoubt === true)
        ? ' A submission that may have arrived was not sent a second time: check the dashboard of the service ' +
          'before you submit it again.'
        : ''),
  },
  'unexpected-answer': {
    title: 'the service gave an answer that cannot be understood',
    text: ({ lineage, results }) =>
      lineage?.vulnerable === 'unknown' && results.length === 0
        ? 'The job fails because no verdict can be read from the record. Set `rescan: always` to scan again.'
        : 'The job fails because no verdict can be read from it. Check that `base-url` is the base address of the service and ' +
          'that no proxy answers in its place.',
  },
  'upload-failed': {
    title: 'a file could not be uploaded',
    text: 'Without all of its files, the job has no verdict. Check the artifacts and run again.',
  },
  'analysis-failed': {
    title: 'something could not be analysed',
    text: failedText,
  },
  'not-tested': {
    title: 'something could not be tested',
    text: 'What could not be tested has not passed. The message of each analysis says what is missing: give it, and run again.',
  },
  timeout: { title: 'the time ran out', text: timeoutText },
  cancelled: {
    title: 'the run was cancelled',
    text: 'There is no verdict. Submitted jobs continue at the service: see their dashboards.',
  },
  vulnerable: { title: 'a vulnerability was found', text: vulnerableText },
};

function failedText(subject: Subject): string {
  const { results, supplyChain } = subject;
  const unscanned = isUndecidedSupplyChain(supplyChain);
  const why = venueOf(subject).hasJobs
    ? 'Its message, or the page of its job, says why.'
    : 'Its message says why.';
  const failed = `An analysis has no verdict. ${why} Fix the cause and run again.`;
  const files =
    'A model file could not be scanned, so it is not known to be clean: see the files below. ' +
    'If nothing loads it, accept it with the line shown there.';
  if (!unscanned) return failed;
  return results.some(({ reason }) => reason === 'analysis-failed') ? `${failed} ${files}` : files;
}

/** The advice for a timeout. A later run resumes only jobs that the cache keeps. */
function timeoutText({ requested, results }: Subject): string {
  const wasSubmitted = results.some(({ jobId, inDoubt }) => jobId !== undefined || inDoubt === true);
  if (!wasSubmitted) {
    return 'There is no verdict, and nothing was submitted. Raise `timeout-minutes`.';
  }
  const start =
    'Unfinished analyses have no verdict; their jobs continue at the service. Raise `timeout-minutes`';
  if (requested?.keepsJobs === true) return `${start}, or run again later: the run asks for the same jobs.`;
  return (
    `${start}. A re-run submits them once more, because this runner has no cache: check their dashboards first, or set ` +
    '`cache-directory`.'
  );
}

function vulnerableText(subject: Subject): string {
  const { results, supplyChain, reportFile } = subject;
  const files = isFlagged(supplyChain) ? 'Do not load the flagged files: what they do is listed below.' : '';
  if (files !== '' && !results.some(countsAsVulnerable)) return files;
  const { hasJobs } = venueOf(subject);
  // Without jobs, the page of the run has the evidence.
  const hasPage = !hasJobs && reportFile !== undefined;
  const places = [
    ...(hasPage ? ['on the page of this run'] : []),
    ...(results.some(({ reports }) => reports.length > 0) ? ['in the reports'] : []),
    ...(hasJobs ? ['on the dashboard of the service'] : []),
  ].join(' and ');
  const review = `Review the findings ${places}`.trim();
  return `${files} ${review} before you use the model. ${adviseEvidence(subject)}`.trim();
}

/** How to get the evidence of the findings; empty if the run has it. Trusted Markdown. */
export function adviseEvidence(subject: Subject): string {
  const { mode, requested, results, reportFile } = subject;
  const { hasJobs } = venueOf(subject);
  const hasPage = !hasJobs && reportFile !== undefined;
  if (mode !== 'scan' || requested?.reports !== false || results.length === 0 || hasPage) return '';
  return hasJobs
    ? 'Set `report-directory` to get the reports.'
    : 'Set `report-file` to get a page with the evidence.';
}

/** The advice for local analyses, which end with the run. */
const LOCAL_ADVICE: Readonly<Partial<Record<FailureReason, Advice>>> = {
  unavailable: {
    title: 'the process of an analysis failed',
    text:
      'It ended, or gave no answer, so unfinished analyses have no verdict. Run again. If that does not help, look at the ' +
      'memory and the disk of the runner, and report it with the log of a run with debug logging.',
  },
  timeout: {
    title: 'the time ran out',
    text:
      'Unfinished analyses have no verdict. Raise `timeout-minutes` or the `minutes` of the analysis, or lower its ' +
      '`samples` or `number_of_attack_queries`.',
  },
  cancelled: {
    title: 'the run was cancelled',
    text: 'There is no verdict: the analyses ended with the run.',
  },
};

/** The advice for failures that the service did not cause. */
const ADVICE_BY_ORIGIN: Readonly<Record<NonNullable<Outcome['origin']>, Advice>> = {
  github: {
    title: 'GitHub could not be reached',
    text:
      'Its API gave no usable answer, which `policy-from: base` needs. Run the job again later; www.githubstatus.com ' +
      'shows whether GitHub has an outage.',
  },
  runner: {
    title: 'the verdict could not be written',
    text:
      'The job fails because no later step could read what it found. The message says why: make space on the disk of the ' +
      'runner, or choose another path, then run again.',
  },
  action: {
    title: 'the action itself failed',
    text:
      'This is a bug in the action, not a fault of the service. Please report it, and attach the log of a run with debug ' +
      'logging. Unfinished analyses have no verdict.',
  },
};

/**
 * Returns the advice for a failure.
 * @param origin the cause of the failure, if it was not the service
 */
export function adviceOn(reason: FailureReason, origin: Outcome['origin'], subject: Subject): Advice {
  if (origin !== undefined) return ADVICE_BY_ORIGIN[origin];
  const local = venueOf(subject).hasJobs ? undefined : LOCAL_ADVICE[reason];
  if (local !== undefined) return local;
  const { title, text } = ADVICE[reason];
  return { title, text: typeof text === 'string' ? text : text(subject) };
}

/** Returns the advice about one analysis, in which nothing is about files. */
export function adviceOnAnalysis(
  result: AnalysisResult,
  reason: FailureReason,
  { mode, requested, reportFile }: Subject,
): Advice {
  const about = { mode, ...present({ requested, reportFile }), results: [result] };
  return adviceOn(reason, result.origin, about);
}

/**
 * Returns the advice for a run.
 * @returns undefined if the run has not failed
 */
export function adviceFor(outcome: Subject & Pick<Outcome, 'failureReason' | 'origin'>): Advice | undefined {
  const { failureReason, origin } = outcome;
  return failureReason === undefined ? undefined : adviceOn(failureReason, origin, outcome);
}
