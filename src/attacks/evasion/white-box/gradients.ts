import type { GradientSource } from '../../../engine/gradient/open-gradients.ts';
import { rowOf } from '../../../engine/vectors.ts';
import type { AttackSpace } from '../attack-space.ts';

/** What one row of a batch climbs: `weight * (softmax(z * sharpness) - expected) + linear`, the gradient of its loss by the scores z. */
export interface RowSeed {
  readonly expected: number | undefined;
  readonly weight: number;
  readonly sharpness: number;
  readonly linear: Float32Array | undefined;
}

/** What the model says about one point. */
export interface RowAnswer {
  /** Behind the peeled head. */
  readonly scores: Float32Array;
  /** What the model itself answers. */
  readonly reply: Float32Array;
  /** By the numbers of the unit box; only its signs are right. */
  readonly gradient: Float32Array;
}

/** Gradients of a model at points of the unit box, in batches. */
export class Gradients {
  readonly source: GradientSource;
  readonly #space: AttackSpace;
  readonly #repeats: number;
  #taken = 0;

  /** @param repeats how often each gradient is taken: a random model's is the mean of several */
  constructor(source: GradientSource, space: AttackSpace, repeats = 1) {
    this.source = source;
    this.#space = space;
    this.#repeats = repeats;
  }

  /** The same of another tensor of the model. */
  of(source: GradientSource): Gradients {
    return new Gradients(source, this.#space, this.#repeats);
  }

  /** The gradients taken so far. */
  get taken(): number {
    return this.#taken;
  }

  get rows(): number {
    return this.source.rows;
  }

  get scores(): number {
    return this.source.scores;
  }

  /** Asks about at most `rows` points, which are where inputs can be. */
  async at(points: readonly Float32Array[], seeds: readonly RowSeed[]): Promise<readonly RowAnswer[]> {
    const { size } = this.#space;
    const { rows, scores } = this.source;
    const joined = new Float32Array(rows * size);
    const filled = { expected: new Float32Array(rows * scores), linear: new Float32Array(rows * scores) };
    const perRow = { weight: new Float32Array(rows), sharpness: new Float32Array(rows).fill(1) };
    for (let row = 0; row < rows; row += 1) {
      const point = points[row] ?? points[0];
      if (point !== undefined) joined.set(point, row * size);
      const seed = seeds[row];
      if (seed === undefined) continue;
      if (seed.expected !== undefined) filled.expected[row * scores + seed.expected] = 1;
      if (seed.linear !== undefined) filled.linear.set(seed.linear, row * scores);
      perRow.weight[row] = seed.weight;
      perRow.sharpness[row] = seed.sharpness;
    }
    const inputs = this.#space.toModel(joined);
    const first = await this.source.run(inputs, { ...filled, ...perRow });
    const [gradient, sums] = [first.gradient.slice(), first.scores.slice()];
    for (let again = 1; again < this.#repeats; again += 1) {
      const next = await this.source.run(inputs, { ...filled, ...perRow });
      for (const [index, value] of next.gradient.entries()) gradient[index] = (gradient[index] ?? 0) + value;
      for (const [index, value] of next.scores.entries()) sums[index] = (sums[index] ?? 0) + value;
    }
    this.#taken += points.length * this.#repeats;
    const answerSize = first.answers.length / rows;
    return points.map((_point, row) => ({
      scores: rowOf(sums, row, scores).map((value) => value / this.#repeats),
      reply: rowOf(first.answers, row, answerSize),
      gradient: rowOf(gradient, row, size),
    }));
  }
}
