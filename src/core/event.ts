/** What the runner says of the event; names are those of the runner's variables. */
export interface EventContext {
  readonly eventName: string;
  /** The webhook payload; untrusted. */
  readonly payload: unknown;
  /** `https://github.com`, or an enterprise server. */
  readonly serverUrl: string;
  /** `owner/name` */
  readonly repository: string;
  readonly ref: string;
  readonly sha: string;
  /** Who started the run. */
  readonly actor: string;
}
