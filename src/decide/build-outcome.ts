import type { Outcome } from '../facts/run-outcome.ts';
import { NOTHING_KNOWN, type RunState } from '../facts/run-state.ts';
import { InvalidInputError } from '@model-security-scan/common/problem';
import { messageOf, ServiceError } from '../core/errors.ts';
import { counted } from '@model-security-scan/common/number-words';

/**
 * Builds the outcome of a run that an error ended. Such a run has failed, whatever was known before.
 * @param error any thrown value
 */
export function failedOutcome(state: RunState, error: unknown): Outcome {
  if (error instanceof InvalidInputError) {
    const { problems } = error;
    const found = counted(problems.length, 'problem', 'problems');
    const headline = `${found} with the inputs or the configuration; nothing was submitted.`;
    return { ...state, status: 'error', failureReason: 'invalid-input', failed: true, headline, problems };
  }
  if (error instanceof ServiceError) {
    return {
      ...state,
      status: 'error',
      failureReason: error.reason,
      ...(error.origin === 'service' ? {} : { origin: error.origin }),
      failed: true,
      headline: 'The run could not be completed.',
      errorMessage: error.message,
      problems: [],
    };
  }
  return {
    ...state,
    status: 'error',
    failureReason: 'unexpected-answer',
    origin: 'action',
    failed: true,
    headline: 'The action itself failed.',
    errorMessage: `An unexpected error occurred. Please report it: ${messageOf(error)}`,
    problems: [],
  };
}

/**
 * Builds the outcome that a file shows from the start of a run until the run writes its own: so no verdict of an earlier run
 * is read as that of a run that ended before.
 */
export function withdrawnOutcome(): Outcome {
  return {
    ...NOTHING_KNOWN,
    status: 'error',
    failureReason: 'cancelled',
    failed: true,
    headline:
      'There is no verdict: the run that writes this file has not ended, or ended before it could write it.',
    problems: [],
  };
}

/** Builds the outcome of a run that gets no secrets, with `on-missing-credentials: skip`. */
export function skippedOutcome(state: RunState): Outcome {
  return {
    ...state,
    status: 'skipped',
    failed: false,
    headline: 'Nothing was checked: this run gets no credentials (on-missing-credentials: skip).',
    problems: [],
  };
}

/**
 * Builds the outcome to show while the run is under way. If the run is killed, this is what people see, so it is marked failed.
 */
export function unfinishedOutcome(state: RunState): Outcome {
  return {
    ...state,
    status: 'submitted',
    failed: true,
    headline: 'The run has not finished: jobs may be running.',
    problems: [],
  };
}
