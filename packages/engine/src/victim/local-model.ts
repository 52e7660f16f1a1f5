import type { TableColumn } from '../dataset/tables/table-columns.ts';
import type { Exactness, ValueExactness } from '../exactness.ts';
import { NoGradient } from '../fault.ts';
import type { GradientSource } from '../gradient/open-gradients.ts';
import type { Victim } from '../types.ts';
import type { Features } from './batch-runner.ts';

/** Whether inputs are what attacks work on, or `as they are`: the model's own numbers, and no pixels that are scaled first. */
export type Units = 'of attacks' | 'as they are';

/** What attacks may know of the inside of a model. What a model has nothing of is absent. */
export interface InnerModel {
  /** Computes what the last dense layer reads, which is no query: an attacker could not do it; undefined if there is no such layer. */
  readonly features?: (inputs: Float32Array, count: number) => Promise<Features | undefined>;
  /**
   * Opens gradients of the model's scores, or of its features. @returns NoGradient, which says why, if there are none
   * @param examples inputs as attacks see them, which show whether the end of the model lets gradients through
   */
  readonly gradients?: (
    of: 'scores' | 'features',
    examples?: Float32Array,
  ) => Promise<GradientSource | NoGradient>;
  /** What can be proved of a model of trees or a linear one, or why nothing can. */
  readonly exact?: () => Exactness | undefined;
  readonly exactValues?: () => ValueExactness | undefined;
}

/**
 * A model that is here, not behind an address: it may be asked outside of an attack, and says what it takes. Rows are numbers;
 * those of a column of text are codes, which its `columns` turn back into texts. A new kind of model is a class of this form.
 */
export interface LocalModel extends Victim, InnerModel {
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
   * @returns what a user should know: sentences @throws ArtifactFault if the answers cannot be attacked
   */
  settle?(rows: Float32Array, count: number, labels?: readonly number[]): Promise<readonly string[]>;
  /** Tells a model that takes doubles the rows of the user as they are: asked about them, rounded, it answers about these. */
  knowRows?(rows: Float64Array): void;
  /** Asks without counting, for checks that are no part of an attack. */
  look(inputs: Float32Array, count: number, units?: Units): Promise<Float32Array>;
  /** The model's own numbers for inputs, before they become scores of classes. This is no query. Absent if they are the same. */
  raw?(inputs: Float32Array, count: number): Promise<Features>;
  /** Columns whose numbers are categories, as far as the model says so. */
  readonly categoryColumns?: ReadonlySet<number> | undefined;
}

/** True for a model that is here, false for one behind an address, whose every answer is a query. */
export function isLocal(victim: Victim | undefined): victim is LocalModel {
  return victim !== undefined && 'look' in victim;
}

export abstract class CountedModel {
  #queries = 0;

  get queries(): number {
    return this.#queries;
  }

  async ask(inputs: Float32Array, count: number): Promise<Float32Array> {
    this.#queries += count;
    return this.look(inputs, count);
  }

  abstract look(inputs: Float32Array, count: number, units?: Units): Promise<Float32Array>;
}

/** Takes of a model what attacks may know of its inside. */
export function innerOf(victim: Victim | undefined): InnerModel {
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
