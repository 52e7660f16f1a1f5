import type { Expectation } from './expectation.ts';
import type { OtherCheckout } from './repository.ts';
import type { SmallRepository } from './small-repository.ts';

/** The event that starts a run. */
export type Event =
  | 'push'
  | 'pull_request'
  | 'fork'
  | 'schedule'
  | 'repository_dispatch'
  | 'workflow_dispatch';

/** One run of an example, and what it must come to. */
export interface CaseRun {
  /** Path of the file in examples/, without `.yml`. */
  readonly example: string;
  readonly event: Event;
  /** The commit to check out instead of the repository's newest one, which touches the model `digits`. */
  readonly checkout?: OtherCheckout;
  /** A repository with a small real model instead, for local analyses. */
  readonly small?: SmallRepository;
  /** A file that an earlier run kept as an artifact or pushed, committed to the small repository. */
  readonly bring?: { readonly artifact: string; readonly to: string };
  /** Runs in a network namespace that has nothing but loopback. */
  readonly offline?: true;
  /** An artifact that is gone when a later job asks for it. */
  readonly lose?: string;
  /** Inputs of workflow_dispatch. */
  readonly inputs?: Readonly<Record<string, string>>;
  readonly expect: Expectation;
}

/** Runs one after the other against one played service, which keeps its records in between. */
export interface Case {
  readonly name: string;
  /** How analyses end at the service. */
  readonly scenario: 'clean' | 'vulnerable' | 'failing';
  /** Jobs are still running when the case is over; otherwise they end at once. */
  readonly unfinished?: boolean;
  readonly runs: readonly CaseRun[];
}
