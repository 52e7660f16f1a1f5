import { ServiceError } from '../../../core/errors.ts';

/** The advice about a submission that may have been processed (docs/design.md, rule 2). */
export const IN_DOUBT =
  'It may have been processed anyway, so it was not sent again: look on the service’s dashboard for a job ' +
  'of this model before you start another run.';

/** Adds the next step for the user to the error of a submission. */
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
