import type { Target } from './outcome.ts';

/** The event as the runner reports it. The names are those of the runner's variables. */
export interface EventContext {
  readonly eventName: string;
  /** The webhook payload; untrusted. */
  readonly payload: unknown;
  /** `https://github.com`, or the address of an enterprise server. */
  readonly serverUrl: string;
  /** `owner/name` */
  readonly repository: string;
  readonly ref: string;
  readonly sha: string;
  /** The account that started the run. */
  readonly actor: string;
  /** What the run is about, if that is known without an event: on the command line. Then nothing else here counts. */
  readonly target?: Target;
}
