import { messageOf } from '../core/error-message.ts';
import type { Outcome } from '../core/outcome.ts';
import type { RunState } from '../core/run-state.ts';
import { InvalidInputError } from '../core/problem.ts';
import { ServiceError } from '../core/errors.ts';

/** The outcome of a run that an error ended: it has failed, whatever was known before. */
export function failedOutcome(state: RunState, error: unknown): Outcome {
  if (error instanceof InvalidInputError) {
    const { problems } = error;
    const headline =
      problems.length === 1
        ? 'One thing is wrong with the inputs or the configuration; nothing was submitted.'
        : `${String(problems.length)} things are wrong with the inputs or the configuration; nothing was submitted.`;
    return { ...state, status: 'error', failureReason: 'invalid-input', failed: true, headline, problems };
  }
  if (error instanceof ServiceError) {
    return {
      ...state,
      status: 'error',
      failureReason: error.reason,
      ...(error.origin === 'github' ? { origin: error.origin } : {}),
      failed: true,
      headline: 'The run could not be completed.',
      errorMessage: error.message,
      problems: [],
    };
  }
  const what = messageOf(error);
  return {
    ...state,
    status: 'error',
    failureReason: 'unexpected-answer',
    origin: 'action',
    failed: true,
    headline: 'The action itself failed.',
    errorMessage: `Something happened that the action does not expect. Please report it: ${what}`,
    problems: [],
  };
}

/** The outcome of a pull request that gets no secrets, where that was asked to be no failure. */
export function skippedOutcome(state: RunState): Outcome {
  return {
    ...state,
    status: 'skipped',
    failed: false,
    headline: 'Nothing was checked: this pull request gets no credentials (on-missing-credentials: skip).',
    problems: [],
  };
}

/** What a run looks like that has not come to its end: what stands where it is killed. It has failed until it has not. */
export function unfinishedOutcome(state: RunState): Outcome {
  return {
    ...state,
    status: 'submitted',
    failed: true,
    headline: 'The run has not come to its end: jobs may be running.',
    problems: [],
  };
}
