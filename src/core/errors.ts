import type { FailureReason } from './outcome.ts';

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

/** The permissions of a workflow's token that a request may need, as written under `permissions`. */
export type Permission = 'pull-requests: write' | 'pull-requests: read' | 'statuses: write';

/** A request to GitHub that failed. The message may hold untrusted text, never the token. */
export class GithubError extends Error {
  override readonly name = 'GithubError';
  /** The task, for people: `list the comments of pull request 7`. */
  readonly operation: string;
  /** Absent if there was no answer. */
  readonly status: number | undefined;
  /** The permission that the token lacks; absent if no permission would help. */
  readonly permission: Permission | undefined;

  constructor(
    message: string,
    about: { readonly operation: string; readonly status?: number; readonly permission?: Permission },
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.operation = about.operation;
    this.status = about.status;
    this.permission = about.permission;
  }
}
