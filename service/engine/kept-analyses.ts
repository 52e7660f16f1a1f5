import type { Attack, Task } from '../../src/core/attack-table.ts';
import type { AttackResult } from './types.ts';

/** A result that was kept from an earlier analysis of the same content; it has no evidence. */
export interface KeptAnalysis {
  readonly result: AttackResult;
  readonly runtime: 'wasm' | 'native';
  /** When the analysis ended, in milliseconds since 1970. */
  readonly madeMs: number;
}

/** Keeps results of analyses by their content, for later runs. */
export interface KeptAnalyses {
  /** @returns undefined if the analysis has to be run */
  find(modelId: string, attack: Attack): KeptAnalysis | undefined;
  /** Keeps the result of an analysis that was run to its end. */
  keep(
    analysis: { readonly modelId: string; readonly task: Task; readonly attack: Attack },
    kept: KeptAnalysis,
  ): Promise<void>;
}

export const NOTHING_KEPT: KeptAnalyses = {
  find: () => undefined,
  keep: () => Promise.resolve(),
};
