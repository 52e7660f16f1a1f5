import { Random } from '../random.ts';
import type { Runtime, Tensor } from '../runtime/runtime.ts';
import { type Front, frontSize } from './convolution-graphs.ts';
import {
  answerModel,
  type EnsembleShape,
  parameterCount,
  parametersOf,
  trainingModel,
} from './perceptron-graphs.ts';
import { product } from '../vectors.ts';
import { floats, Graph, integers } from './graph-runtime.ts';
import { type Lens, makeLens } from './lens.ts';
import { measureScaling, type Scaling, scale, unscale } from './scaling.ts';

export interface SubstitutePlan {
  readonly members: number;
  readonly hidden: readonly number[];
  /** The classes, or the horizon of a forecast. */
  readonly answers: number;
  readonly loss: EnsembleShape['loss'];
  readonly lens: Lens;
  /** Convolutions of what the lens shows; then there is one member. */
  readonly front?: Front | undefined;
  /** True if all numbers of an input share one scale, as pixels do. */
  readonly sharedScale: boolean;
  readonly seed: number;
}

export interface Training {
  readonly steps: number;
  readonly batch: number;
  readonly rate: number;
  /** The share of the parameters that a step at full rate takes away, divided by the rate: decoupled weight decay. */
  readonly decay: number;
}

/** Rows with answers: scores, classes as scores, or forecasts. */
export interface Examples {
  /** As the substitute's lens shows them. */
  readonly inputs: Float32Array;
  readonly answers: Float32Array;
  readonly count: number;
}

type TrainedState = 'theta_end' | 'momentum_end' | 'variance_end';

interface Graphs {
  readonly trainer: Graph<TrainedState>;
  readonly answerer: Graph<Answer>;
}

type Answer = 'answer' | 'gradient';

/** Steps that go to the runtime at once: between two calls the time can be looked at. */
const STEPS_AT_ONCE = 512;

export class Substitute {
  readonly shape: EnsembleShape;
  readonly #lens: Lens;
  readonly #scaling: Scaling;
  readonly #random: Random;
  readonly #trainer: Graph<TrainedState>;
  readonly #answerer: Graph<Answer>;
  #theta: Float32Array;

  private constructor(shape: EnsembleShape, plan: SubstitutePlan, scaling: Scaling, graphs: Graphs) {
    this.shape = shape;
    this.#lens = plan.lens;
    this.#scaling = scaling;
    this.#random = new Random(plan.seed);
    this.#trainer = graphs.trainer;
    this.#answerer = graphs.answerer;
    this.#theta = startParameters(shape, this.#random);
  }

  /** @param typical inputs as the lens shows them, from which the scale is measured */
  static async create(runtime: Runtime, plan: SubstitutePlan, typical: Float32Array): Promise<Substitute> {
    const { members, hidden, answers, loss, lens, front } = plan;
    const inputs = front === undefined ? lens.seen : frontSize(front);
    const shape = { members, layers: [inputs, ...hidden, answers], loss, front };
    const scaling = measureScaling(typical, lens.seen, plan.sharedScale);
    return new Substitute(shape, plan, scaling, {
      trainer: await Graph.open(runtime, trainingModel(shape), ['theta_end', 'momentum_end', 'variance_end']),
      answerer: await Graph.open(runtime, answerModel(shape), ['answer', 'gradient']),
    });
  }

  /** Trains on from the present parameters. @param going asked between runs of steps; false ends the training early */
  async train(examples: Examples, training: Training, going: () => boolean = () => true): Promise<void> {
    const X = floats(scale(examples.inputs, this.#scaling), examples.count, this.#inputSize);
    const Y = floats(examples.answers, examples.count, this.#answerSize);
    let momentum = new Float32Array(this.#theta.length);
    let variance = new Float32Array(this.#theta.length);
    const order = new EpochOrder(examples, this.shape.members, this.#random);
    for (let step = 0; step < training.steps && going(); step += STEPS_AT_ONCE) {
      const steps = Math.min(STEPS_AT_ONCE, training.steps - step);
      const ended = await this.#trainer.run({
        X,
        Y,
        plan: integers(order.take(steps, training.batch), steps, this.shape.members, training.batch),
        ...rates(training, step, steps),
        theta_0: this.#parameters(this.#theta),
        momentum_0: this.#parameters(momentum),
        variance_0: this.#parameters(variance),
      });
      this.#theta = Float32Array.from(ended('theta_end'));
      momentum = Float32Array.from(ended('momentum_end'));
      variance = Float32Array.from(ended('variance_end'));
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
    return { answer: found.answer, gradient: this.#lens.back(unscale(found.gradient, this.#scaling)) };
  }

  async close(): Promise<void> {
    await this.#trainer.close();
    await this.#answerer.close();
  }

  async #answer(
    inputs: Float32Array,
    count: number,
    contrast: Float32Array,
  ): Promise<Record<Answer, Float32Array>> {
    const output = await this.#answerer.run({
      rows: floats(this.#see(inputs), count, this.#inputSize),
      contrast: floats(contrast, count, this.#answerSize),
      theta: this.#parameters(this.#theta),
    });
    return { answer: output('answer'), gradient: output('gradient') };
  }

  get #inputSize(): number {
    return this.#lens.seen;
  }

  get #answerSize(): number {
    return this.shape.layers.at(-1) ?? 0;
  }

  #parameters(values: Float32Array): Tensor {
    return floats(values, this.shape.members, parameterCount(this.shape));
  }

  #see(inputs: Float32Array): Float32Array {
    return scale(this.#lens.see(inputs), this.#scaling);
  }
}

/** Trains a substitute that sees inputs as they are, and asks it. @returns its answers, as `answer` gives them */
export async function trainedAnswers(
  runtime: Runtime,
  plan: Omit<SubstitutePlan, 'lens'>,
  examples: Examples,
  training: Training,
  { asked, going }: { readonly asked: Float32Array; readonly going: () => boolean },
): Promise<Float32Array> {
  const size = examples.inputs.length / examples.count;
  const copy = await Substitute.create(
    runtime,
    { ...plan, lens: makeLens(size, undefined) },
    examples.inputs,
  );
  try {
    await copy.train(examples, training, going);
    return await copy.answer(asked, asked.length / size);
  } finally {
    await copy.close();
  }
}

/** Row numbers so that every member sees every row once in each of its epochs. */
class EpochOrder {
  readonly #random: Random;
  readonly #orders: { rows: Int32Array; at: number }[];

  constructor({ count }: Examples, members: number, random: Random) {
    this.#random = random;
    this.#orders = Array.from({ length: members }, () => ({ rows: random.permutation(count), at: 0 }));
  }

  /** Returns row numbers [steps, members, batch]. */
  take(steps: number, batch: number): Int32Array {
    const members = this.#orders.length;
    const taken = new Int32Array(steps * members * batch);
    for (let index = 0; index < taken.length; index += 1) {
      const order = this.#orders[Math.floor(index / batch) % members];
      if (order === undefined) continue;
      if (order.at === order.rows.length) {
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
function rates({ steps, rate, decay }: Training, from: number, count: number): Record<string, Tensor> {
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

/** He's start: normal weights of variance 2 / inputs, 1 / inputs in the last layer, no bias. */
function startParameters(shape: EnsembleShape, random: Random): Float32Array {
  const theta = new Float32Array(shape.members * parameterCount(shape));
  const last = `w${String(shape.layers.length - 2)}`;
  let at = 0;
  for (let member = 0; member < shape.members; member += 1) {
    for (const { name, shape: sizes, summed } of parametersOf(shape)) {
      const end = at + product(sizes);
      if (summed > 0) {
        random.fillNormals(theta, at, end);
        const spread = Math.sqrt((name === last ? 1 : 2) / summed);
        for (let place = at; place < end; place += 1) theta[place] = (theta[place] ?? 0) * spread;
      }
      at = end;
    }
  }
  return theta;
}
