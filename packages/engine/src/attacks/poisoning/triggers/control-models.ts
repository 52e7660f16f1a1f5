import { Random } from '../../../random.ts';
import { layoutOf } from '../../../statistics/picture-features.ts';
import { predict } from '../../../predicted-classes.ts';
import type { Runtime } from '../../../runtime/runtime.ts';
import { makeLens } from '../../../substitute/lens.ts';
import { PatchFeatures } from '../../../substitute/patch-features.ts';
import { Substitute, type Training } from '../../../substitute/substitute.ts';
import { oneHot } from '../../extraction/targets.ts';
import type { Budget, Inputs, LabelledInputs, PictureShape, Victim } from '../../../types.ts';

const MEMBERS = 3;
const HIDDEN = 128;
const TRAINING: Training = { steps: 600, batch: 16, rate: 3e-3, decay: 0.05 };
/** The points between two trusted inputs that show the second model how the victim divides the classes. */
const POINTS = 600;
/** Pictures as many numbers as one of 64 by 64 in colour are not mixed so often: the points are kept in memory. */
const MOST_NUMBERS = 8_000_000;
/** At most so many rows of the data tell how often the control models agree with the victim. */
const MOST_COMPARED = 300;

/** A model that cannot hold the backdoor, since it was trained here on trusted inputs only. */
interface ControlModel {
  readonly name: string;
  readonly model: Victim;
}

interface ControlPlan {
  readonly runtime: Runtime;
  readonly trusted: LabelledInputs;
  readonly classes: number;
  readonly picture: PictureShape | undefined;
}

interface Lesson {
  readonly inputs: Float32Array;
  readonly scores: Float32Array;
  readonly count: number;
}

/**
 * Control models: a pattern that also flips models which never saw the data is a natural feature of a class. They are trained when
 * they are first needed.
 */
export class ControlModels {
  readonly #victim: Victim;
  readonly #plan: ControlPlan;
  readonly #budget: Budget;
  #trained: readonly ControlModel[] | undefined;
  readonly #opened: { close(): Promise<void> }[] = [];

  constructor(victim: Victim, plan: ControlPlan, budget: Budget) {
    this.#victim = victim;
    this.#plan = plan;
    this.#budget = budget;
  }

  async models(): Promise<readonly ControlModel[]> {
    this.#trained ??= await this.#train();
    return this.#trained;
  }

  /** The share of inputs for which the best of the models agrees with the victim; undefined if none was needed. */
  async agreement(inputs: Inputs): Promise<number | undefined> {
    if (this.#trained === undefined || this.#trained.length === 0) return undefined;
    const count = Math.min(inputs.count, MOST_COMPARED);
    const values = inputs.values.subarray(0, count * this.#victim.inputSize);
    const wanted = await predict(this.#victim, values, count);
    let most = 0;
    for (const { model } of this.#trained) {
      const answers = await predict(model, values, count);
      const same = answers.filter((answer, row) => answer === wanted[row]).length;
      most = Math.max(most, same / Math.max(1, count));
    }
    return most;
  }

  async close(): Promise<void> {
    for (const one of this.#opened.splice(0)) await one.close();
    this.#trained = undefined;
  }

  async #train(): Promise<ControlModel[]> {
    const { trusted, picture, runtime } = this.#plan;
    if (trusted.count === 0) return [];
    const labelled = this.#labelled();
    const models = [
      await this.#perceptrons('perceptrons on the trusted labels', labelled),
      await this.#perceptrons("perceptrons on the model's answers to trusted inputs", await this.#answered()),
    ];
    const patches =
      picture === undefined
        ? undefined
        : await PatchFeatures.create(
            runtime,
            picture,
            this.#unit(trusted.values),
            new Random(this.#budget.seed),
          );
    if (patches === undefined) return models;
    this.#opened.push(patches);
    return [...models, await this.#perceptrons('patch features on the trusted labels', labelled, patches)];
  }

  #labelled(): Lesson {
    const { trusted, classes } = this.#plan;
    return { inputs: trusted.values, scores: oneHot(trusted.labels, classes), count: trusted.count };
  }

  /** The victim's answers to trusted inputs and to points between them, if it may be asked so much. */
  async #answered(): Promise<Lesson> {
    const { trusted, classes } = this.#plan;
    const size = trusted.values.length / trusted.count;
    const affordable = Math.max(0, this.#budget.maxQueries - this.#victim.queries - trusted.count);
    const points = Math.min(POINTS, affordable, Math.floor(MOST_NUMBERS / size));
    const mixed = mixtures(trusted, points, new Random(this.#budget.seed));
    const inputs = new Float32Array(trusted.values.length + mixed.length);
    inputs.set(trusted.values);
    inputs.set(mixed, trusted.values.length);
    const count = trusted.count + points;
    const answers = await this.#victim.ask(inputs, count);
    const isScores = answers.length === count * classes;
    return {
      inputs,
      scores: isScores ? answers : oneHot(Int32Array.from(answers, Math.round), classes),
      count,
    };
  }

  async #perceptrons(name: string, lesson: Lesson, patches?: PatchFeatures): Promise<ControlModel> {
    const { runtime, classes, picture, trusted } = this.#plan;
    this.#budget.progress(0.6, 'training control models on trusted inputs');
    const size = trusted.values.length / trusted.count;
    const lens = patches === undefined ? makeLens(size, picture) : makeLens(patches.size, undefined);
    const see = async (inputs: Float32Array): Promise<Float32Array> =>
      patches === undefined ? inputs : await patches.see(this.#unit(inputs));
    const shown = await see(lesson.inputs);
    const seen = patches === undefined ? lens.see(shown) : shown;
    const copy = await Substitute.create(
      runtime,
      {
        ...{ members: MEMBERS, hidden: [HIDDEN], answers: classes, loss: 'cross-entropy' },
        ...{ lens, sharedScale: layoutOf(trusted.shape) !== undefined, seed: this.#budget.seed },
      },
      seen,
    );
    this.#opened.push(copy);
    const going = (): boolean => this.#budget.timeLeftMs() > 0;
    await copy.train({ inputs: seen, answers: lesson.scores, count: lesson.count }, TRAINING, going);
    const ask = async (inputs: Float32Array, count: number): Promise<Float32Array> =>
      count === 0 ? new Float32Array(0) : await copy.answer(await see(inputs), count);
    const { inputShape, inputSize } = this.#victim;
    return {
      name,
      model: { inputShape, inputSize, answers: 'scores', answerSize: classes, queries: 0, ask },
    };
  }

  #unit(inputs: Float32Array): Float32Array {
    const { low, high, values, count } = this.#plan.trusted;
    const size = values.length / count;
    return inputs.map((value, index) => {
      const least = low[low.length === 1 ? 0 : index % size] ?? 0;
      const most = high[high.length === 1 ? 0 : index % size] ?? 1;
      return most > least ? (value - least) / (most - least) : 0;
    });
  }
}

/** Points between two trusted inputs, without noise, which alone can look like a trigger to a backdoored model. */
function mixtures({ values, count }: Inputs, points: number, random: Random): Float32Array {
  const size = values.length / count;
  const mixed = new Float32Array(points * size);
  for (let point = 0; point < points; point += 1) {
    const [first, second] = [random.integer(count) * size, random.integer(count) * size];
    const share = random.uniform();
    for (let j = 0; j < size; j += 1) {
      mixed[point * size + j] = share * (values[first + j] ?? 0) + (1 - share) * (values[second + j] ?? 0);
    }
  }
  return mixed;
}
