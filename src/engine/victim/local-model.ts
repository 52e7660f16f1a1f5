import type { TableColumn } from '../dataset/table-columns.ts';
import type { Exactness, ValueExactness } from '../exactness.ts';
import { NoGradient } from '../gradient/no-gradient.ts';
import type { GradientSource } from '../gradient/open-gradients.ts';
import type { Victim } from '../types.ts';
import type { Features } from './batch-runner.ts';

/**
 * A model that is here, not behind an address: it may be asked outside of an attack, and says what it takes. Rows are numbers;
 * those of a column of text are codes, which its `columns` turn back into texts. A new kind of model is a class of this form.
 */
export interface LocalModel extends Victim {
  /** What is known of the columns, if the model takes a row of them; empty if nothing is. */
  readonly columns: readonly TableColumn[];
  /** The model's names of the classes, if it has them, in the order of the scores. */
  readonly classNames: readonly string[] | undefined;
  /** What a user should know of how the model was read: sentences. */
  readonly notes?: readonly string[];
  /** True if it compares numbers in double precision, so that a number rounded to 32 bits may get another answer. */
  readonly takesDoubles?: boolean;
  /** True if a program answers, which may answer otherwise later, and not a file. */
  readonly mayChange?: boolean;
  /**
   * Looks at its answers about rows of the data, before any attack: what their numbers mean, and whether they can be relied on.
   * @param labels the classes of the rows, if they are known
   * @returns what a user should know: sentences
   * @throws ArtifactFault if the answers cannot be attacked
   */
  settle?(rows: Float32Array, count: number, labels?: readonly number[]): Promise<readonly string[]>;
  /** Tells a model that takes doubles the rows of the user as they are: asked about them, rounded, it answers about these. */
  knowRows?(rows: Float64Array): void;
  /**
   * Asks without counting, for checks that are no part of an attack.
   * @param units `as they are`: the inputs are the model's own numbers already, and no pixels that are scaled first
   */
  look(inputs: Float32Array, count: number, units?: 'of attacks' | 'as they are'): Promise<Float32Array>;
  /** The model's own numbers for inputs, before they become scores of classes. This is no query. Absent if they are the same. */
  raw?(inputs: Float32Array, count: number): Promise<Features>;
  /**
   * Computes what the last dense layer reads. This is no query: an attacker could not do it. Absent for a model without layers.
   * @returns undefined if the model has no such layer
   */
  features?(inputs: Float32Array, count: number): Promise<Features | undefined>;
  /**
   * Opens the gradients of the scores, or of the features that the last dense layer reads. Absent for a model that has none.
   * @returns NoGradient, which says why, if there are none
   */
  gradients?(of: 'scores' | 'features', examples?: Float32Array): Promise<GradientSource | NoGradient>;
  /** What can be proved of a classifier, or why nothing can. */
  exact?(): Exactness | undefined;
  /** The same of a model that answers with one value. */
  exactValues?(): ValueExactness | undefined;
  /** Columns whose numbers are categories, as far as the model says so. */
  readonly categoryColumns?: ReadonlySet<number> | undefined;
}

/** True for a model that is here, false for one behind an address, whose every answer is a query. */
export function isLocal(victim: Victim | undefined): victim is LocalModel {
  return victim !== undefined && 'look' in victim;
}

/** What attacks may know of the inside of a model. */
export function innerOf(victim: Victim | undefined): {
  readonly features?: (inputs: Float32Array, count: number) => Promise<Features | undefined>;
  readonly gradients?: (
    of: 'scores' | 'features',
    examples?: Float32Array,
  ) => Promise<GradientSource | NoGradient>;
  readonly exact?: () => Exactness | undefined;
  readonly exactValues?: () => ValueExactness | undefined;
} {
  if (!isLocal(victim)) return {};
  return {
    ...(victim.features && { features: async (inputs, count) => victim.features?.(inputs, count) }),
    ...(victim.gradients && {
      gradients: async (of, examples) =>
        (await victim.gradients?.(of, examples)) ?? new NoGradient('it has none'),
    }),
    ...(victim.exact && { exact: () => victim.exact?.() }),
    ...(victim.exactValues && { exactValues: () => victim.exactValues?.() }),
  };
}
