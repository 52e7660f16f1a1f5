import type { FailureReason, Outcome } from '../../outcome.ts';

interface Advice {
  /** Fits after `Model security scan: `. */
  readonly title: string;
  /** What it means and what to do next, in trusted Markdown: backticks are its only markup. */
  readonly text: string;
}

/** What to do where a record of another commit was accepted; trusted Markdown. */
export const STALE_ADVICE = 'Set `rescan: when-stale` to have each new commit scanned.';

/** What each failure means for people (docs/design.md, "Errors of the service"). */
export const ADVICE: Readonly<Record<FailureReason, Advice>> = {
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
    text:
      'A parameter is wrong or the licence has expired. Check the model ids, the repository and the licence of ' +
      'the organization, then run again.',
  },
  rejected: {
    title: 'the service rejected a request',
    text: 'Compare the fields that were sent with the message of the service, mend the configuration and run again.',
  },
  unavailable: {
    title: 'the service is not available',
    text:
      'Check that the service is up and can be reached from the runner, then run again. A submission that may have ' +
      'arrived was not sent a second time: look at the dashboard of the service before you submit it again.',
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
  timeout: {
    title: 'the time ran out',
    text:
      'There is no verdict for what was not finished; jobs that were submitted go on at the service. ' +
      'Raise `timeout-minutes`, or collect their verdicts later with `mode: collect`.',
  },
  cancelled: {
    title: 'the run was cancelled',
    text: 'There is no verdict. Jobs that were submitted go on at the service: see their dashboards.',
  },
  vulnerable: {
    title: 'a vulnerability was found',
    text: 'Look at what was found, in the reports and on the dashboard of the service, before you use the model.',
  },
};

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
 * @param origin who did not do as it should, where it was not the service
 * @returns undefined where nothing has failed
 */
export function adviceFor(reason: FailureReason | undefined, origin: Outcome['origin']): Advice | undefined {
  if (reason === undefined) return undefined;
  return origin === undefined ? ADVICE[reason] : ADVICE_BY_ORIGIN[origin];
}
