import { ServiceError } from '../core/errors.ts';

/** Advice about a submission that may or may not have been processed (docs/design.md, rule 2). */
export const IN_DOUBT =
  'It may have been processed all the same, so it was not sent again: look on the service’s dashboard for a job ' +
  'of this model before you start another run.';

/** Adds to the error of a submission what a person should do about it. */
export function withSubmissionAdvice(error: unknown): unknown {
  if (!(error instanceof ServiceError)) return error;
  const advice = adviceFor(error);
  if (advice === '') return error;
  return new ServiceError(error.reason, `${error.message} ${advice}`, {
    inDoubt: error.inDoubt,
    cause: error.cause ?? error,
  });
}

function adviceFor({ reason, inDoubt }: ServiceError): string {
  if (!inDoubt) {
    return reason === 'unavailable'
      ? 'Check that the service is up and reachable from the runner, then run again.'
      : '';
  }
  return reason === 'unexpected-answer' ? `${IN_DOUBT} Then check base-url.` : IN_DOUBT;
}
