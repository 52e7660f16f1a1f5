import { Random } from '../random.ts';
import { answerModel, type EnsembleShape, parameterCount, trainingModel } from './perceptron-graphs.ts';
import { floats, type GraphRuntime, integers, type LoadedGraph } from './runtime.ts';
import { type Scaling, scale } from './scaling.ts';

/** How long and how fast a substitute is trained. */
export interface Training {
  readonly steps: number;
  readonly batch: number;
  readonly rate: number;
  /** The share of the parameters that a step at full rate takes away, divided by the rate: decoupled weight decay. */
  readonly decay: number;
  /** The parameter of mixup's Beta distribution; 0: no mixup. */
  readonly mixup: number;
}

/** Rows with answers: scores, classes as scores, or forecasts. */
export interface Examples {
  readonly inputs: Float32Array;
  readonly answers: Float32Array;
  readonly count: number;
}

/** Steps that go to the runtime at once: between two calls the time can be looked at. */
const STEPS_AT_ONCE = 256;

/** An ensemble of perceptrons that imitates a victim. */
export class Substitute {
  readonly shape: EnsembleShape;
  readonly #scaling: Scaling;
  readonly #random: Random;
  readonly #trainer: LoadedGraph;
  readonly #answerer: LoadedGraph;
  #theta: Float32Array;

  private constructor(shape: EnsembleShape, scaling: Scaling, seed: number, graphs: readonly [LoadedGraph, LoadedGraph]) {
    this.shape = shape;
    this.#scaling = scaling;
    this.#random = new Random(seed);
    [this.#trainer, this.#answerer] = graphs;
    this.#theta = startParameters(shape, this.#random);
  }

  static async create(runtime: GraphRuntime, shape: EnsembleShape, scaling: Scaling, seed: number): Promise<Substitute> {
    const graphs = [await runtime.load(trainingModel(shape)), await runtime.load(answerModel(shape))] as const;
    return new Substitute(shape, scaling, seed, graphs);
  }

  /** Forgets what was learnt. */
  restart(): void {
    this.#theta = startParameters(this.shape, this.#random);
  }

  /**
   * Trains on from the present parameters.
   * @param going asked between runs of steps; false ends the training early
   */
  async train(examples: Examples, training: Training, going: () => boolean = () => true): Promise<void> {
    const X = floats(scale(examples.inputs, this.#scaling), examples.count, this.#inputSize);
    const Y = floats(examples.answers, examples.count, this.#answerSize);
    let momentum = new Float32Array(this.#theta.length);
    let variance = new Float32Array(this.#theta.length);
    const order = new EpochOrder(examples.count, this.shape.members, this.#random);
    for (let step = 0; step < training.steps && going(); step += STEPS_AT_ONCE) {
      const steps = Math.min(STEPS_AT_ONCE, training.steps - step);
      const ended = await this.#trainer.run({
        X,
        Y,
        ...this.#plan(order, steps, training),
        ...rates(training, step, steps),
        theta_0: this.#parameters(this.#theta),
        momentum_0: this.#parameters(momentum),
        variance_0: this.#parameters(variance),
      });
      this.#theta = Float32Array.from(ended['theta_end'] ?? this.#theta);
      momentum = Float32Array.from(ended['momentum_end'] ?? momentum);
      variance = Float32Array.from(ended['variance_end'] ?? variance);
    }
  }

  /** Returns the answers: logits for classes, else the values themselves. */
  async answer(inputs: Float32Array, count: number): Promise<Float32Array> {
    const { answer } = await this.#answer(inputs, count, new Float32Array(count * this.#answerSize));
    return answer;
  }

  /** Returns the answers, and the gradient with respect to the inputs of the sum of `contrast` times the answers. */
  async gradient(
    inputs: Float32Array,
    count: number,
    contrast: Float32Array,
  ): Promise<{ readonly answer: Float32Array; readonly gradient: Float32Array }> {
    const found = await this.#answer(inputs, count, contrast);
    const { factor } = this.#scaling;
    const gradient = found.gradient.map((value, index) => value * (factor[index % factor.length] ?? 1));
    return { answer: found.answer, gradient };
  }

  async release(): Promise<void> {
    await this.#trainer.release();
    await this.#answerer.release();
  }

  async #answer(inputs: Float32Array, count: number, contrast: Float32Array): Promise<{ answer: Float32Array; gradient: Float32Array }> {
    const { answer, gradient } = await this.#answerer.run({
      rows: floats(scale(inputs, this.#scaling), count, this.#inputSize),
      contrast: floats(contrast, count, this.#answerSize),
      theta: this.#parameters(this.#theta),
    });
    if (answer === undefined || gradient === undefined) throw new TypeError('The substitute gave no answer');
    return { answer, gradient };
  }

  get #inputSize(): number {
    return this.shape.layers[0] ?? 0;
  }

  get #answerSize(): number {
    return this.shape.layers.at(-1) ?? 0;
  }

  #parameters(values: Float32Array): ReturnType<typeof floats> {
    return floats(values, this.shape.members, parameterCount(this.shape));
  }

  #plan(order: EpochOrder, steps: number, { batch, mixup }: Training): Record<string, ReturnType<typeof floats>> {
    const { members } = this.shape;
    const first = order.take(steps, batch);
    const mix = new Float32Array(first.length).fill(1);
    const second = mixup > 0 ? first.map(() => order.any()) : first;
    if (mixup > 0) for (let index = 0; index < mix.length; index += 1) mix[index] = this.#mixShare(mixup);
    return {
      first: integers(first, steps, members, batch),
      second: integers(second, steps, members, batch),
      mix: floats(mix, steps, members, batch, 1),
    };
  }

  /** Draws from a Beta(a, a) distribution by Jöhnk's method, which suits a below 1. */
  #mixShare(a: number): number {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const x = this.#random.uniform() ** (1 / a);
      const y = this.#random.uniform() ** (1 / a);
      if (x + y > 0 && x + y <= 1) return x / (x + y);
    }
    return 1;
  }
}

/** Row numbers so that every member sees every row once in each of its epochs. */
class EpochOrder {
  readonly #count: number;
  readonly #random: Random;
  readonly #orders: { rows: Int32Array; at: number }[];

  constructor(count: number, members: number, random: Random) {
    this.#count = count;
    this.#random = random;
    this.#orders = Array.from({ length: members }, () => ({ rows: random.permutation(count), at: 0 }));
  }

  any(): number {
    return this.#random.integer(this.#count);
  }

  /** Returns row numbers [steps, members, batch]. */
  take(steps: number, batch: number): Int32Array {
    const members = this.#orders.length;
    const taken = new Int32Array(steps * members * batch);
    for (let index = 0; index < taken.length; index += 1) {
      const order = this.#orders[Math.floor(index / batch) % members];
      if (order === undefined) continue;
      if (order.at === this.#count) {
        order.at = 0;
        this.#random.shuffle(order.rows);
      }
      taken[index] = order.rows[order.at] ?? 0;
      order.at += 1;
    }
    return taken;
  }
}

/** The rates of Adam, lowered along half a cosine, with Adam's bias correction, and what weight decay leaves. */
function rates({ steps, rate, decay }: Training, from: number, count: number): Record<string, ReturnType<typeof floats>> {
  const rateOf = new Float32Array(count);
  const keep = new Float32Array(count);
  for (let index = 0; index < count; index += 1) {
    const step = from + index;
    const lowered = (rate * (1 + Math.cos((Math.PI * step) / steps))) / 2;
    rateOf[index] = (lowered * Math.sqrt(1 - 0.999 ** (step + 1))) / (1 - 0.9 ** (step + 1));
    keep[index] = 1 - lowered * decay;
  }
  return { rates: floats(rateOf, count), shrink: floats(keep, count) };
}

/** He's start: normal weights of variance 2 / inputs, no bias. */
function startParameters(shape: EnsembleShape, random: Random): Float32Array {
  const theta = new Float32Array(shape.members * parameterCount(shape));
  let at = 0;
  for (let member = 0; member < shape.members; member += 1) {
    for (let layer = 0; layer + 1 < shape.layers.length; layer += 1) {
      const inputs = shape.layers[layer] ?? 1;
      const outputs = shape.layers[layer + 1] ?? 1;
      const end = at + inputs * outputs;
      random.fillNormals(theta, at, end);
      const spread = Math.sqrt((layer + 2 < shape.layers.length ? 2 : 1) / inputs);
      for (; at < end; at += 1) theta[at] = (theta[at] ?? 0) * spread;
      at += outputs;
    }
  }
  return theta;
}
