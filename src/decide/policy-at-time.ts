import type { Policy } from '../facts/policy.ts';

/** A policy and the moment of the run: all of a run is decided by one moment, even if an entry of `accept` ends meanwhile. */
export interface PolicyAtTime {
  readonly policy: Policy;
  /** Milliseconds since 1970. */
  readonly nowMs: number;
}
