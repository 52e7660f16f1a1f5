import type { SupplyChainOutcome } from './scan-outcome.ts';
import type { PolicyOutcome } from './policy.ts';
import type { PolicyComparison } from './policy-change.ts';
import type { AnalysisResult, Lineage, Outcome, RequestedFeatures, Target } from './outcome.ts';

/** Everything that a run has found out so far. Each step of the run returns a new state, so an error loses nothing. */
export interface RunState {
  readonly mode: Outcome['mode'];
  readonly repoType?: string;
  readonly target?: Target;
  readonly lineage?: Lineage;
  readonly results: readonly AnalysisResult[];
  readonly supplyChain?: SupplyChainOutcome;
  readonly policy?: PolicyOutcome;
  readonly policyChange?: PolicyComparison;
  readonly notices: readonly string[];
  readonly warnings?: readonly string[];
  readonly requested?: RequestedFeatures;
}

/** The state of a run whose inputs have not been read. */
export const NOTHING_KNOWN: RunState = { mode: 'unknown', results: [], notices: [] };
