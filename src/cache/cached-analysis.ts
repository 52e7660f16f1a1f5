import type { AttackResult } from '../engine/types.ts';

/** An analysis that was run to its end. */
export interface EndedAnalysis {
  readonly result: AttackResult;
  readonly runtime: 'wasm' | 'native';
  /** When the analysis ended, in milliseconds since 1970. */
  readonly madeMs: number;
}

/** An analysis that was kept from an earlier run with the same content. Its result has the evidence that was kept. */
export interface CachedAnalysis extends EndedAnalysis {
  /** How much of the evidence was kept: some means that inputs are missing. */
  readonly evidenceKept: 'all' | 'some' | 'none';
}
