import type { Expectation } from './expectation.ts';
import type { OtherCheckout } from './repository.ts';

/** The event that starts a run. */
type Event = 'push' | 'pull_request' | 'fork' | 'schedule' | 'repository_dispatch' | 'workflow_dispatch';

/** One run of an example, and what it must come to. */
export interface CaseRun {
  /** Name of the file in examples/, without `.yml`. */
  readonly example: string;
  readonly event: Event;
  /** The commit to check out instead of the repository's newest one, which touches the model `digits`. */
  readonly checkout?: OtherCheckout;
  /** Inputs of workflow_dispatch. */
  readonly inputs?: Readonly<Record<string, string>>;
  readonly expect: Expectation;
}

/** Runs one after the other against one local service, which keeps its records in between. */
export interface Case {
  readonly name: string;
  /** How analyses end at the service. */
  readonly scenario: 'clean' | 'vulnerable' | 'failing';
  /** Jobs are still running when the case is over; otherwise they end at once. */
  readonly unfinished?: boolean;
  readonly runs: readonly CaseRun[];
}
