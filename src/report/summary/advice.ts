import type { AnalysisResult, FailureReason, Outcome } from '../../core/outcome.ts';

interface Advice {
  /** Fits after `Model security scan: `. */
  readonly title: string;
  /** What it means and what to do next, in trusted Markdown: backticks are its only markup. */
  readonly text: string;
}

/** What to do where a record of another commit was accepted; trusted Markdown. */
export const STALE_ADVICE = 'Set `rescan: when-stale` to have each new commit scanned.';

/** What a record that was accepted leaves open; trusted Markdown. */
export const COVERAGE =
  'The record is of the whole repository, and does not say which models, attacks or thresholds it covers: ' +
  '`rescan: always` scans again.';

/** What of a run, or of one analysis of it, its advice depends on. */
export type Subject = Pick<Outcome, 'mode' | 'requested'> & {
  /** Those that the advice is about. */
  readonly results: readonly AnalysisResult[];
};

/** What each failure is called, and what it means for people (docs/design.md, "Errors of the service"). */
const ADVICE: Readonly<
  Record<FailureReason, { readonly title: string; readonly text: string | ((subject: Subject) => string) }>
> = {
  'invalid-input': {
    title: 'inputs or configuration are wrong',
    text: 'No analysis was submitted. Mend what is listed below and run again.',
  },
  unauthorized: {
    title: 'the service did not accept the credentials',
    text:
      'Check the inputs `api-key` and `org-id`: they are wrong, expired, or do not belong together. ' +
      'A pull request from a fork gets no secrets: see `on-missing-credentials`.',
  },
  denied: {
    title: 'the service denied access',
    text: ({ results }) =>
      'A parameter is wrong or the licence has expired. ' +
      (results.length === 0
        ? 'Check the inputs that say what is scanned (such as `repo-type`, `repo-url` and `branch`)'
        : 'Check the model ids, the repository') +
      ' and the licence of the organization, then run again.',
  },
  rejected: {
    title: 'the service rejected a request',
    text: 'Compare the fields that were sent with the message of the service, mend the configuration and run again.',
  },
  unavailable: {
    title: 'the service is not available',
    text: ({ results }) =>
      'Check that the service is up and can be reached from the runner, then run again.' +
      (results.some(({ inDoubt }) => inDoubt === true)
        ? ' A submission that may have arrived was not sent a second time: look at the dashboard of the service ' +
          'before you submit it again.'
        : ''),
  },
  'unexpected-answer': {
    title: 'the service gave an answer that cannot be understood',
    text:
      'A gate that cannot read an answer stays closed. Check that `base-url` is the base of the service and that ' +
      'no proxy answers in its place.',
  },
  'upload-failed': {
    title: 'a file could not be uploaded',
    text: 'The job lacks its files and gives no verdict. Check the artifacts and run again.',
  },
  'analysis-failed': {
    title: 'an analysis failed at the service',
    text: 'There is no verdict for it. Look at its dashboard for the stage that failed.',
  },
  timeout: { title: 'the time ran out', text: timeoutText },
  cancelled: {
    title: 'the run was cancelled',
    text: 'There is no verdict. Jobs that were submitted go on at the service: see their dashboards.',
  },
  vulnerable: { title: 'a vulnerability was found', text: vulnerableText },
};

/** Only jobs that commit statuses remember can be taken up or collected later. */
function timeoutText({ mode, requested: asked, results }: Subject): string {
  const wasSubmitted = results.some(({ jobId, inDoubt }) => jobId !== undefined || inDoubt === true);
  if (!wasSubmitted) {
    return 'There is no verdict, and nothing was submitted. Raise `timeout-minutes`.';
  }
  const start =
    'There is no verdict for what was not finished; jobs that were submitted go on at the service. Raise `timeout-minutes`';
  if (mode === 'collect') return `${start}, or run \`mode: collect\` again later.`;
  if (asked?.commitStatus === true) {
    return `${start}, or collect their verdicts later with \`mode: collect\`.`;
  }
  return (
    `${start}. A re-run may submit them once more: look at their dashboards first, or set \`commit-status: true\`, with ` +
    'which a re-run or `mode: collect` takes up the jobs of earlier runs.'
  );
}

function vulnerableText({ mode, requested: asked, results }: Subject): string {
  const hasReports = results.some(({ reports }) => reports.length > 0);
  const where = hasReports ? 'in the reports and on the dashboard' : 'on the dashboard';
  const text = `Look at what was found, ${where} of the service, before you use the model.`;
  const mayAsk = mode === 'scan' && asked?.reports === false && results.length > 0;
  return mayAsk ? `${text} Set \`report-directory\` to get the reports.` : text;
}

/** What it means where it was not the service that did not do as it should. */
const ADVICE_BY_ORIGIN: Readonly<Record<NonNullable<Outcome['origin']>, Advice>> = {
  github: {
    title: 'GitHub could not be reached',
    text:
      'Its API gave no answer of use to what `commit-status` or `mode: collect` needs. Run the job again later; ' +
      'www.githubstatus.com tells whether GitHub has an outage.',
  },
  runner: {
    title: 'the outputs could not be written',
    text:
      'A gate whose outputs are lost has failed: no later step could read its verdict. Check that the disk of the ' +
      'runner is not full, then run again.',
  },
  action: {
    title: 'the action itself failed',
    text:
      'This is no answer of the service but a fault of the action: please report it, with the log of a run with debug ' +
      'logging. There is no verdict for what was not finished.',
  },
};

/**
 * What to do about a failure.
 * @param origin who did not do as it should, where it was not the service
 */
export function adviceOn(reason: FailureReason, origin: Outcome['origin'], subject: Subject): Advice {
  if (origin !== undefined) return ADVICE_BY_ORIGIN[origin];
  const { title, text } = ADVICE[reason];
  return { title, text: typeof text === 'string' ? text : text(subject) };
}

/** @returns undefined where the run has not failed */
export function adviceFor(outcome: Subject & Pick<Outcome, 'failureReason' | 'origin'>): Advice | undefined {
  const { failureReason, origin } = outcome;
  return failureReason === undefined ? undefined : adviceOn(failureReason, origin, outcome);
}
