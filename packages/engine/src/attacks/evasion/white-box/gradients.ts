import type { AnalysisData } from '../../../analysis-data.ts';
import { NoGradient } from '../../../fault.ts';
import type { GradientSource } from '../../../gradient/open-gradients.ts';
import { rowOf } from '../../../vectors.ts';
import type { AttackSpace } from '../attack-space.ts';
import type { Apgd } from './apgd.ts';

/** What one row of a batch climbs: `weight * (softmax(z * sharpness) - expected) + linear`, the gradient of its loss by the scores z. */
interface RowSeed {
  readonly expected: number | undefined;
  readonly weight: number;
  readonly sharpness: number;
  readonly linear: Float32Array | undefined;
}

export interface RowAnswer {
  /** Behind the peeled head. */
  readonly scores: Float32Array;
  readonly reply: Float32Array;
  /** By the numbers of the unit box; only its signs are right. */
  readonly gradient: Float32Array;
}

/** A climb that takes a row of a batch. */
export interface Ascent extends Goal {
  readonly origin: Float32Array;
  readonly eps: number;
  readonly climb: Apgd;
}

/** What a climb follows, and how its loss reads from an answer. */
interface Goal {
  readonly seed: RowSeed;
  readonly lossOf: (answer: RowAnswer) => number;
}

/** Up the cross-entropy of a class, or, if a target is given, towards that class. @param scores how many the model gives */
export function goalOf(label: number, target: number | undefined, scores: number, sharpness: number): Goal {
  if (target === undefined) {
    const lossOf = (answer: RowAnswer): number => crossEntropy(answer.scores, label, sharpness);
    return { seed: { expected: label, weight: 1, sharpness, linear: undefined }, lossOf };
  }
  const linear = new Float32Array(scores);
  linear[target] = 1;
  linear[label] = -1;
  return {
    seed: linearSeed(linear),
    lossOf: (answer) => (answer.scores[target] ?? 0) - (answer.scores[label] ?? 0),
  };
}

/** Climbs the scores, weighted like this. */
export function linearSeed(linear: Float32Array): RowSeed {
  return { expected: undefined, weight: 0, sharpness: 1, linear };
}

function crossEntropy(scores: Float32Array, label: number, sharpness: number): number {
  const most = scores.reduce((greatest, one) => Math.max(greatest, one), -Infinity);
  const sum = scores.reduce((all, one) => all + Math.exp(sharpness * (one - most)), 0);
  return sharpness * (most - (scores[label] ?? 0)) + Math.log(sum);
}

/**
 * Opens the model's gradients, or says why there are none.
 * @param held why no gradient helps, if something keeps inputs as they are
 * @param notExact why nothing is proved of the model
 */
export async function openGradients(
  { gradients, data }: Pick<AnalysisData, 'gradients' | 'data'>,
  held: string | undefined,
  notExact: string | undefined,
): Promise<{ readonly source?: GradientSource; readonly why?: string | undefined }> {
  if (gradients === undefined) return { why: notExact };
  if (held !== undefined) return { why: held };
  const opened = await gradients('scores', data.values);
  return opened instanceof NoGradient ? { why: opened.message } : { source: opened };
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

  of(source: GradientSource): Gradients {
    return new Gradients(source, this.#space, this.#repeats);
  }

  get taken(): number {
    return this.#taken;
  }

  get rows(): number {
    return this.source.rows;
  }

  get scores(): number {
    return this.source.scores;
  }

  /** Takes one step of at most `rows` climbs. @returns where each was, and what the model says there */
  async step<T extends Ascent>(
    running: readonly T[],
  ): Promise<readonly { readonly one: T; readonly point: Float32Array; readonly answer: RowAnswer }[]> {
    const points = running.map(({ climb, origin, eps }) => this.#space.reach(climb.point, origin, eps));
    const answers = await this.at(
      points,
      running.map(({ seed }) => seed),
    );
    return running.flatMap((one, index) => {
      const [answer, point] = [answers[index], points[index]];
      if (answer === undefined || point === undefined) return [];
      one.climb.advance(one.lossOf(answer), answer.gradient);
      return [{ one, point, answer }];
    });
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
