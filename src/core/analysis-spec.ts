import type { Place } from './problem.ts';
import type { Attack, FieldName, Slot, Task } from './attack-table.ts';

/** A file or folder that an analysis may upload. */
export interface ArtifactSpec {
  readonly slot: Slot;
  /** As the user wrote it, relative to the workspace. Lexically inside the workspace; links are resolved later. */
  readonly path: string;
  readonly place: Place;
}

/** One analysis: one model and one attack, validated and complete. */
export interface AnalysisSpec {
  /** `model/attack`, unique in a run. */
  readonly name: string;
  readonly model: string;
  readonly modelId: string;
  readonly task: Task;
  readonly attack: Attack;
  /** The request body: exactly the fields of the row of INTERFACE.md 4.2, every value a string. */
  readonly fields: Readonly<Partial<Record<FieldName, string>>>;
  readonly artifacts: readonly ArtifactSpec[];
  /** Where the attack stands in the config file, or the input that names it; absent where a commit status does alone. */
  readonly place?: Place;
}
