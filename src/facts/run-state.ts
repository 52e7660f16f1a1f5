import type { Outcome } from './run-outcome.ts';

type RunFact =
  | 'mode'
  | 'repoType'
  | 'target'
  | 'lineage'
  | 'results'
  | 'supplyChain'
  | 'policy'
  | 'policyChange'
  | 'comparisons'
  | 'notices'
  | 'warnings'
  | 'requested';

/** Everything that a run has found out so far. Each step of the run returns a new state, so an error loses nothing. */
export type RunState = Pick<Outcome, RunFact>;

/** The state of a run whose inputs have not been read. */
export const NOTHING_KNOWN: RunState = { mode: 'unknown', results: [], notices: [] };
