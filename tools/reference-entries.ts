import type { InputName } from '../src/settings/inputs.ts';
import type { Status } from '../src/facts/run-outcome.ts';
import type { FailureReason } from '../src/core/errors.ts';

/** The inputs of a run with a service: the README's list. */
export const SERVICE_INPUTS: readonly InputName[] = [
  'base-url',
  'api-key',
  'org-id',
  'repo-type',
  'repo-url',
  'branch',
  'depth',
  'config-file',
];

/** A status or a failure reason: Markdown with links from docs/. */
interface EndingEntry {
  readonly meaning: string;
  /** Empty if there is nothing to do. */
  readonly advice: string;
}

interface StatusEntry extends EndingEntry {
  /** Continues the sentence "The step …". */
  readonly step: string;
}

/** The statuses of docs/reference.md. */
export const STATUS_ENTRIES: Readonly<Record<Status, StatusEntry>> = {
  'already-scanned': {
    step: 'succeeds',
    meaning: 'The service has a record of an earlier scan, and `rescan` accepts it. Nothing was submitted.',
    advice:
      'Nothing, if the record covers what you want to scan. It does not say which models, attacks and thresholds it ' +
      'covers: after a run with `only`, with several config files or with another `vulnerability-threshold`, set ' +
      '`rescan: always`. With `rescan: never` the record may be for another commit (see the output ' +
      '`record-matches-commit`); `rescan: when-stale` scans each new commit.',
  },
  'not-scanned': {
    step: 'succeeds',
    meaning: 'Mode `check`: the service has no record that counts for this run, so a scan is due.',
    advice: 'Run mode `scan`.',
  },
  planned: {
    step: 'succeeds',
    meaning: 'Mode `plan`: the inputs, the config file and the artifacts are valid. Nothing was submitted.',
    advice: 'Use the output `matrix`, or run mode `scan`.',
  },
  submitted: {
    step: 'succeeds',
    meaning:
      'Every analysis was submitted, and the run did not wait. There is no verdict: this is not a pass.',
    advice:
      'Set `wait: true`, or run the job again later: it asks for the jobs that it finds in the [cache](guides/cache.md), ' +
      'and ends with their verdicts.',
  },
  passed: {
    step: 'succeeds',
    meaning: 'Every planned analysis has its verdict, and none is vulnerable.',
    advice: '',
  },
  vulnerable: {
    step: 'fails, unless `fail-on-vulnerability` is `false`',
    meaning: 'The score of an analysis is above its threshold, or the record of an earlier scan is flagged.',
    advice:
      'Read the reports (`report-directory`) and the dashboard before you use the model. If the finding comes from a ' +
      'record, see [troubleshooting](troubleshooting.md).',
  },
  skipped: {
    step: 'succeeds',
    meaning:
      'The credentials are missing, the pull request is from a fork or from Dependabot, and `on-missing-credentials` ' +
      'is `skip`. Nothing was checked.',
    advice: 'Ask somebody with write access to push the branch to this repository, or scan after the merge.',
  },
  error: { step: 'fails', meaning: 'No decision could be made.', advice: 'See the failure reason.' },
};

/** The failure reasons of docs/reference.md. */
export const REASON_ENTRIES: Readonly<Record<FailureReason, EndingEntry>> = {
  'invalid-input': {
    meaning:
      'An input, the config file, an artifact or a permission of the token is wrong. All problems are reported at ' +
      'once. Nothing was submitted.',
    advice: 'Fix what the annotations name.',
  },
  unauthorized: {
    meaning: 'The service refused the credentials (401 or 403).',
    advice: 'Check whether `api-key` and `org-id` are wrong, expired, or from different organizations.',
  },
  denied: {
    meaning: 'The service denied access (412).',
    advice: 'Check the model id, the other parameters, and the licence.',
  },
  rejected: {
    meaning: 'The service could not process a request (400).',
    advice: 'Compare its message with the fields that were sent. The error shows both.',
  },
  unavailable: {
    meaning:
      'There was no connection, or the service could not answer, even after `max-attempts` attempts. A ' +
      'submission that may have arrived is not repeated.',
    advice:
      'If the error names a submission, look at the dashboard first: it may have arrived. Otherwise run again later. ' +
      'The title of the summary says whether the service or GitHub failed.',
  },
  'unexpected-answer': {
    meaning:
      'An answer could not be understood, so there is no decision. Other causes: a record that does not say whether ' +
      'it found a vulnerability, a bug in the action, or outputs that could not be written. The title of the summary ' +
      'says which.',
    advice:
      'Check `base-url`, and that no proxy or login page answers instead of the service. For an unclear record, set ' +
      '`rescan: always`.',
  },
  'upload-failed': {
    meaning: 'A file could not be uploaded after its analysis was submitted.',
    advice: 'Check the artifact, and whether the runner can reach the upload host.',
  },
  'analysis-failed': {
    meaning: 'The service could not finish an analysis.',
    advice: 'The dashboard names the stage that failed. Often the files do not fit the configuration.',
  },
  'not-tested': {
    meaning:
      'An analysis could judge nothing: there are too few inputs or questions, or the data cannot carry a verdict. ' +
      'What was not tested has not passed.',
    advice: 'Give what the message of the analysis asks for.',
  },
  timeout: {
    meaning: 'There was no verdict within `timeout-minutes`. The jobs continue at the service.',
    advice:
      "Raise `timeout-minutes`, and the workflow job's own limit above it, or [wait without a " +
      'runner](guides/cache.md#jobs-of-a-service). Read [what a re-run does](#what-is-repeated) first.',
  },
  cancelled: {
    meaning:
      'The run was cancelled. Submitted jobs continue at the service, and their ids are in the outputs. A job that ' +
      'did not get all its files may never end.',
    advice: 'Look at the dashboards before you run again.',
  },
  vulnerable: {
    meaning: 'The status is `vulnerable`, and `fail-on-vulnerability` is `true`.',
    advice: 'As for the status.',
  },
};
