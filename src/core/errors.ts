import type { FailureReason } from './outcome.ts';

/** What to do about a submission of which nobody can tell whether it was processed (docs/design.md, rule 2). */
export const IN_DOUBT =
  'It may have been processed all the same, so it was not sent again: look on the service’s dashboard for a job ' +
  'of this model before you start another run.';

/** A request to the service, or an upload, that did not come to a good end. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly reason: FailureReason;
  /** A submission that may have been processed, though no job is known of it. */
  readonly inDoubt: boolean;
  /** Who did not do as it should: GitHub, where only GitHub is asked. */
  readonly origin: 'service' | 'github';

  /** @param message what failed, what was expected, what to do next; may hold untrusted text, never a secret */
  constructor(
    reason: FailureReason,
    message: string,
    options: ErrorOptions & { readonly inDoubt?: boolean; readonly origin?: 'github' } = {},
  ) {
    super(message, options);
    this.reason = reason;
    this.inDoubt = options.inDoubt === true;
    this.origin = options.origin ?? 'service';
  }
}

/** Whether the service refused what it was asked for (400, 412): a job or report that it does not know, for one. */
export function isRefusal(reason: FailureReason | undefined): boolean {
  return reason === 'rejected' || reason === 'denied';
}

/** JSON that is not what was expected. Its message is a clause: what is wrong, after `The answer to the operation`. */
export class TypeMismatchError extends ServiceError {
  constructor(whatIsWrong: string) {
    super('unexpected-answer', whatIsWrong);
  }
}

/**
 * What a submission ends with that was under way when the run ended.
 * @param reason what the run ended with
 */
export function endedInDoubt(reason: unknown): unknown {
  if (!(reason instanceof ServiceError)) return reason;
  const message = `${reason.message} This submission was under way. ${IN_DOUBT}`;
  return new ServiceError(reason.reason, message, { inDoubt: true, cause: reason });
}
