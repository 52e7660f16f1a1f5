/** The permissions of a workflow's token that a request may need, as written under `permissions`. */
export type Permission = 'pull-requests: write' | 'pull-requests: read' | 'statuses: write';

/** A request to GitHub that did not come to a good end. The message may hold untrusted text, never the token. */
export class GithubError extends Error {
  override readonly name = 'GithubError';
  /** What was to be done, for people: `list the comments of pull request 7`. */
  readonly operation: string;
  /** Absent where there was no answer. */
  readonly status: number | undefined;
  /** What the token has to be allowed; absent where no permission would help. */
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
