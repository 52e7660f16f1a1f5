import { type PixelScale, scalePixels } from '../dataset/pictures/pixel-scale.ts';
import type { TableColumn } from '../dataset/tables/table-columns.ts';
import type { Exactness, ValueExactness } from '../exactness.ts';
import { ArtifactFault } from '../fault.ts';
import { likeliest } from '../predicted-classes.ts';
import { exactnessOf, valuesOf } from '../trees/exact/values-of.ts';
import { predictionsOf } from '../trees/link.ts';
import { answerOf, type NativeModel, sumsOf } from '../trees/native-model.ts';
import type { Victim } from '../types.ts';
import { type AnswerForm, classScores, scoresSize } from './class-scores.ts';
import { letOthersRun } from './let-others-run.ts';
import { CountedModel, type LocalModel, type Units } from './local-model.ts';
import type { TreeEnsemble } from '../trees/tree-ensemble.ts';

export interface TreeVictimOptions {
  readonly kind: 'classification' | 'values';
  readonly columns: readonly TableColumn[];
  /** How the model's own numbers are made of pixels; undefined if they are the same. */
  readonly scale?: PixelScale | undefined;
}

export class TreeVictim extends CountedModel implements LocalModel {
  readonly inputShape: readonly number[];
  readonly inputSize: number;
  readonly answers: Victim['answers'];
  readonly answerSize: number;
  readonly columns: readonly TableColumn[];
  readonly classNames = undefined;
  readonly takesDoubles: boolean;
  readonly notes: readonly string[];
  readonly categoryColumns: ReadonlySet<number> | undefined;
  readonly #native: NativeModel;
  readonly #form: AnswerForm | undefined;
  /** The numbers that the link makes of the sums of a row. */
  readonly #size: number;
  readonly #scale: PixelScale | undefined;
  readonly #rounded: RoundedRows | undefined;
  /** The columns, by their places, whose tables may hold categories that the model was not trained on. */
  readonly #open: readonly (readonly [place: number, column: TableColumn])[];

  constructor(native: NativeModel, { kind, columns, scale }: TreeVictimOptions) {
    super();
    const { features, outputs } = native.model;
    const answer = kind === 'values' ? 'numbers' : answerOf(native);
    const isScores = answer !== 'numbers' && answer !== 'label' && answer !== undefined;
    this.#native = native;
    this.#size = answer === 'label' ? 1 : outputs;
    this.#form = isScores ? answer : undefined;
    this.#scale = scale;
    this.#rounded = native.kind === 'trees' ? RoundedRows.of(native.model) : undefined;
    this.takesDoubles = this.#rounded !== undefined;
    this.inputShape = [features];
    this.inputSize = features;
    this.answers = kind === 'values' ? 'values' : isScores ? 'scores' : 'labels';
    this.answerSize = this.#form === undefined ? this.#size : scoresSize(this.#form, this.#size);
    this.columns = columns;
    this.#open = [...columns.entries()].filter(([, { others }]) => others !== undefined);
    this.notes = native.kind === 'trees' ? native.model.notes : [];
    this.categoryColumns = native.kind === 'trees' ? native.model.categoryColumns : undefined;
  }

  knowRows(rows: Float64Array): void {
    this.#rounded?.know(rows);
  }

  async look(inputs: Float32Array, count: number, units: Units = 'of attacks'): Promise<Float32Array> {
    const rows = scalePixels(inputs, units === 'of attacks' ? this.#scale : undefined);
    const answers = new Float32Array(count * this.#size);
    for (let at = 0; at < count; at += 1) {
      const row = rows.subarray(at * this.inputSize, (at + 1) * this.inputSize);
      answers.set(this.#predict(row), at * this.#size);
      await letOthersRun();
    }
    if (this.#form !== undefined) return classScores(this.#form, answers, this.#size);
    if (answers.some(Number.isNaN)) {
      throw new ArtifactFault(
        'The model predicts a value that is not a number (NaN). Check its training data.',
      );
    }
    return answers;
  }

  /** A category that the model was not trained on is missing for it, as LightGBM has it. */
  #predict(row: Float32Array): Float64Array {
    const known = this.#rounded === undefined ? Float64Array.from(row) : this.#rounded.restore(row);
    for (const [at, { categories = [], others }] of this.#open) {
      if ((others?.size ?? 0) > 0 && (known[at] ?? 0) >= categories.length) known[at] = NaN;
    }
    return predictionsOf(this.#native.model.link, sumsOf(this.#native, known));
  }

  exact(): Exactness | undefined {
    if (this.answers === 'values') return undefined;
    return exactnessOf(this.#native, (sums) => this.#classOf(sums));
  }

  exactValues(): ValueExactness | undefined {
    return this.answers === 'values' ? valuesOf(this.#native) : undefined;
  }

  /** The class that the answer about a row stands for, by its sums before the link. */
  #classOf(sums: Float64Array): number {
    const answer = Float32Array.from(predictionsOf(this.#native.model.link, sums));
    const scores = this.#form === undefined ? answer : classScores(this.#form, answer, this.#size);
    return scores.length === 1 ? Math.round(scores[0] ?? 0) : likeliest(scores);
  }
}

/**
 * Rows of a model that compares doubles, rounded to float32 on their way to it. Rounding moves a number to the other side of a
 * cut if the cut lies between the two: 0.3 is above float32(0.3) by 1e-8. For those numbers of the user's rows it is known here
 * what they were.
 */
class RoundedRows {
  /** For each column the cuts of all trees, in order. */
  readonly #cuts: ReadonlyMap<number, Float64Array>;
  readonly #features: number;
  /** For each column the doubles that the cuts tell from their float32. */
  readonly #doubles = new Map<number, Map<number, number>>();

  private constructor(ensemble: TreeEnsemble) {
    this.#features = ensemble.features;
    const found = new Map<number, Set<number>>();
    for (const { columns, cuts, categories } of ensemble.trees) {
      for (const [node, column] of columns.entries()) {
        if (column < 0 || categories.has(node)) continue;
        const known = found.get(column) ?? new Set();
        found.set(column, known.add(cuts[node] ?? 0));
      }
    }
    this.#cuts = new Map([...found].map(([column, cuts]) => [column, Float64Array.from(cuts).sort()]));
  }

  /** @returns undefined for a model that rounds rows itself */
  static of(ensemble: TreeEnsemble): RoundedRows | undefined {
    return ensemble.arithmetic === 'double' ? new RoundedRows(ensemble) : undefined;
  }

  /** Remembers rows of the user. Of two doubles with the same float32 the first counts. */
  know(rows: Float64Array): void {
    for (const [at, value] of rows.entries()) {
      const rounded = Math.fround(value);
      if (rounded === value || Number.isNaN(value)) continue;
      const column = at % this.#features;
      if (!this.#isBetween(column, Math.min(rounded, value), Math.max(rounded, value))) continue;
      const known = this.#doubles.get(column) ?? new Map<number, number>();
      this.#doubles.set(column, known);
      if (!known.has(rounded)) known.set(rounded, value);
    }
  }

  /** The row that a rounded row was, as far as the model sees a difference. */
  restore(row: Float32Array): Float64Array {
    const whole = Float64Array.from(row);
    for (const [column, doubles] of this.#doubles) {
      const double = doubles.get(whole[column] ?? 0);
      if (double !== undefined) whole[column] = double;
    }
    return whole;
  }

  /** True if a cut has one of two numbers below it and the other not. */
  #isBetween(column: number, least: number, most: number): boolean {
    const cuts = this.#cuts.get(column) ?? new Float64Array(0);
    let [low, high] = [0, cuts.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((cuts[middle] ?? 0) > least) high = middle;
      else low = middle + 1;
    }
    return (cuts[low] ?? Number.POSITIVE_INFINITY) <= most;
  }
}
