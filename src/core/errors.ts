/** The values of the `failure-reason` output. */
export const FAILURE_REASONS = [
  'invalid-input',
  'unauthorized',
  'denied',
  'rejected',
  'unavailable',
  'unexpected-answer',
  'upload-failed',
  'analysis-failed',
  'not-tested',
  'timeout',
  'cancelled',
  'vulnerable',
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** A request to the service or an upload that failed. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly reason: FailureReason;
  /** True for a submission that the service may have processed although no job is known. */
  readonly inDoubt: boolean;
  /** True if the service answered that it has nothing at this address (404). */
  readonly isNotFound: boolean;
  /** The side that failed: `github` only for requests to GitHub, `runner` only for files of the runner. */
  readonly origin: 'service' | 'github' | 'runner';

  /** @param message says what failed, what was expected and what to do next; may hold untrusted text, never a secret */
  constructor(
    reason: FailureReason,
    message: string,
    options: ErrorOptions & {
      readonly inDoubt?: boolean;
      readonly isNotFound?: boolean;
      readonly origin?: 'github' | 'runner';
    } = {},
  ) {
    super(message, options);
    this.reason = reason;
    this.inDoubt = options.inDoubt === true;
    this.isNotFound = options.isNotFound === true;
    this.origin = options.origin ?? 'service';
  }
}

/** True if the service refused a request (400, 412), for example for a job or report that it does not know. */
export function isRefusal(reason: FailureReason | undefined): boolean {
  return reason === 'rejected' || reason === 'denied';
}

/** JSON of an unexpected type. Its message is a predicate that follows `The answer to the <operation>`. */
export class TypeMismatchError extends ServiceError {
  constructor(whatIsWrong: string) {
    super('unexpected-answer', whatIsWrong);
  }
}

/** A permission of a workflow's token that a request may need, as written under `permissions`. */
export type Permission = 'contents: read' | 'pull-requests: write' | 'security-events: write';

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

/** @returns the message of an error, or any other thrown value as text */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
