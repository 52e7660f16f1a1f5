import type { Attack } from '../attacks/table.ts';
import type { Task } from '../core/attack-table.ts';
import type { AnalysedFile } from '../facts/job-summary.ts';
import type { AttackResult } from '../engine/types.ts';

/** An analysis that was run to its end. */
export interface EndedAnalysis {
  readonly result: AttackResult;
  readonly runtime: 'wasm' | 'native';
  /** When the analysis ended, in milliseconds since 1970. */
  readonly madeMs: number;
  /** What was sent to be analysed. */
  readonly files: readonly Pick<AnalysedFile, 'slot' | 'bytes' | 'sha256'>[];
}

/** An analysis that was kept from an earlier run with the same content. Its result has the evidence that was kept. */
export interface KeptAnalysis extends EndedAnalysis {
  /** How much of the evidence was kept: some means that inputs are missing. */
  readonly evidenceKept: 'all' | 'some' | 'none';
}

/** Keeps results of analyses by their content, for later runs. */
export interface KeptAnalyses {
  /** @returns undefined if the analysis has to be run */
  find(modelId: string, attack: Attack): KeptAnalysis | undefined;
  /** Keeps the result of an analysis that was run to its end. */
  keep(
    analysis: { readonly modelId: string; readonly task: Task; readonly attack: Attack },
    ended: EndedAnalysis,
  ): Promise<void>;
}
