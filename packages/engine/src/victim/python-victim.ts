import type { PythonFunction } from '../catalog/python-function.ts';
import { ANSWER_KINDS, INPUT_KINDS, type Task } from '../catalog/request-words.ts';
import type { TableColumn } from '../dataset/tables/table-columns.ts';
import type { NumberArray } from '../dataset/npy.ts';
import { type PixelScale, scalePixels } from '../dataset/pictures/pixel-scale.ts';
import { ArtifactFault, NoGradient } from '../fault.ts';
import { type GradientSource, inPixels } from '../gradient/open-gradients.ts';
import { requireOneValue } from '../model/model-answer.ts';
import type { PythonPort, Victim } from '../types.ts';
import { BATCH_BYTES, type Features } from './batch-runner.ts';
import { type AnswerForm, classScores, formatLevel, formOfAnswers, scoresSize } from './class-scores.ts';
import { CountedModel, type LocalModel, type Units } from './local-model.ts';
import { PythonCalls } from './python-calls.ts';
import { openPythonGradients } from './python-gradients.ts';

const MOST_BATCH = 256;

/** What a function says of itself, by its attributes `classes` and `columns`. */
export interface PythonFacts {
  readonly classes: readonly string[] | undefined;
  /** The columns of a table that it takes, in their order. */
  readonly columns: readonly string[] | undefined;
}

interface Parts {
  readonly port: PythonPort;
  readonly function: PythonFunction;
  readonly facts: PythonFacts;
  readonly task: Task;
  readonly shape: readonly number[];
  readonly columns: readonly TableColumn[];
  /** How the model's own numbers are made of the pixels that attacks work on. */
  readonly scale: PixelScale | undefined;
}

/** What the numbers of answers are; `forecast` and `labels` stay as they are. */
type Form = AnswerForm | 'labels' | 'values';

/** A function of the user, in the user's own interpreter. */
export class PythonVictim extends CountedModel implements LocalModel {
  readonly inputShape: readonly number[];
  readonly inputSize: number;
  readonly columns: readonly TableColumn[];
  readonly classNames: readonly string[] | undefined;
  readonly takesDoubles: boolean;
  readonly mayChange = true;
  readonly notes: readonly string[];
  readonly gradients?: NonNullable<LocalModel['gradients']>;
  readonly #parts: Parts;
  readonly #calls: PythonCalls;
  #form: Form | undefined;
  #size = 1;
  /** The shape of one answer, as the function returns it. */
  #answerShape: readonly number[] = [];

  private constructor(parts: Parts) {
    super();
    const { task, shape, columns, facts } = parts;
    this.#parts = parts;
    this.inputShape = shape;
    this.inputSize = shape.reduce((product, side) => product * side, 1);
    this.columns = columns;
    this.classNames = facts.classes;
    this.notes = [
      `The model is the Python function ${parts.function.function} of the repository. The result is not ` +
        'kept, because the answers of the function may depend on anything.',
    ];
    this.takesDoubles = INPUT_KINDS[task] === 'rows';
    this.#calls = new PythonCalls({ ...parts, takesDoubles: this.takesDoubles });
    const { gradient } = parts.function;
    if (gradient === undefined) return;
    this.gradients = (of, examples) => this.#gradients(gradient, of, examples);
  }

  /** Calls a function for the first time, to see what it answers, which is no query. @throws ArtifactFault if it cannot be used */
  static async open(parts: Parts, examples: Float32Array): Promise<PythonVictim> {
    const victim = new PythonVictim(parts);
    await victim.#probe(examples);
    return victim;
  }

  get answers(): Victim['answers'] {
    return this.#form === 'values' || this.#form === 'labels' ? this.#form : 'scores';
  }

  get answerSize(): number {
    const form = this.#form;
    return form === undefined || form === 'values' || form === 'labels'
      ? this.#size
      : scoresSize(form, this.#size);
  }

  knowRows(rows: Float64Array): void {
    this.#calls.knowRows(rows);
  }

  async look(inputs: Float32Array, count: number, units: Units = 'of attacks'): Promise<Float32Array> {
    const rows = scalePixels(inputs, units === 'of attacks' ? this.#parts.scale : undefined);
    const values = new Float32Array(count * this.#size);
    const most = Math.max(1, Math.min(MOST_BATCH, Math.floor(BATCH_BYTES / (this.inputSize * 8))));
    for (let done = 0; done < count; done += most) {
      const part = Math.min(most, count - done);
      const answer = await this.#call(
        rows.subarray(done * this.inputSize, (done + part) * this.inputSize),
        part,
      );
      if (answer.size !== this.#size) throw this.#changed(`${String(answer.size)} numbers for each input`);
      this.#requireForm(answer.values);
      values.set(answer.values, done * this.#size);
    }
    return this.#interpret(values);
  }

  async raw(inputs: Float32Array, count: number): Promise<Features> {
    return this.#call(scalePixels(inputs, this.#parts.scale), count);
  }

  async settle(rows: Float32Array, count: number, labels?: readonly number[]): Promise<readonly string[]> {
    if (this.#form !== 'second-probability' && this.#form !== 'second-logit') return [];
    this.#form = formOfAnswers('unknown', { ...(await this.raw(rows, count)), labels });
    return [formatLevel(this.#form) ?? ''];
  }

  #interpret(values: Float32Array): Float32Array {
    const form = this.#form;
    if (form === undefined || form === 'labels' || form === 'values') return values;
    return classScores(form, values, this.#size);
  }

  async #gradients(
    name: string,
    of: 'scores' | 'features',
    examples: Float32Array = new Float32Array(0),
  ): Promise<GradientSource | NoGradient> {
    if (of === 'features') return new NoGradient('a Python function does not show its hidden layers');
    const form = this.#form;
    if (form === undefined || form === 'labels') {
      throw new ArtifactFault(
        `gradient: ${name} cannot be used, because predict returns labels. Return scores from predict, or remove gradient.`,
      );
    }
    const { scale } = this.#parts;
    const called = {
      ...{ name, form, inputSize: this.inputSize, scores: this.answerSize },
      predict: async (rows: Float32Array, count: number) => (await this.#call(rows, count)).values,
      gradient: (rows: Float32Array, count: number, weights: Float32Array) =>
        this.#slopes(name, rows, count, weights),
      interpret: (values: Float32Array) => this.#interpret(values),
    };
    const source = await openPythonGradients(called, scalePixels(examples, scale));
    return source instanceof NoGradient || scale === undefined ? source : inPixels(source, scale);
  }

  async #slopes(
    name: string,
    rows: Float32Array,
    count: number,
    weights: Float32Array,
  ): Promise<Float32Array> {
    const answers = { values: weights, shape: [count, ...this.#answerShape] };
    const { shape, values } = await this.#calls.gradient(rows, count, answers);
    const expected = [count, ...this.inputShape];
    if (shape.join() === expected.join()) return Float32Array.from(values);
    throw new ArtifactFault(
      `gradient: ${name} was given inputs of ${expected.join(' x ')}, and returned an array of ${shapeText(shape)}. ` +
        'Expected is a gradient of the same shape as the inputs.',
    );
  }

  async #probe(examples: Float32Array): Promise<void> {
    const { task, facts } = this.#parts;
    const { values, size, whole } = await this.#call(examples, examples.length / this.inputSize);
    this.#size = size;
    requireOneValue(task, size);
    if (ANSWER_KINDS[task] === 'values') this.#form = 'values';
    // Models that were trained on labels as decimals answer so, too.
    else if (size === 1 && (whole || areLabels(values))) this.#form = 'labels';
    else this.#form = formOfAnswers('unknown', { values, size });
    this.#requireForm(values);
    const { classes } = facts;
    if (classes === undefined || this.answers !== 'scores' || classes.length === this.answerSize) return;
    throw this.#fault(
      `returned ${String(this.answerSize)} scores for each input, but its attribute classes has ${String(classes.length)} ` +
        'names. Correct the attribute.',
    );
  }

  async #call(
    rows: Float32Array,
    count: number,
  ): Promise<{ readonly values: Float32Array; readonly size: number; readonly whole: boolean }> {
    const { array, whole } = await this.#calls.predict(rows, count);
    const { values } = array;
    const [first, ...others] = array.shape;
    const isForecast = this.#parts.task === 'time-series-forecasting';
    if (first !== count || values.length === 0 || (!isForecast && others.length > 1)) {
      throw this.#wrongShape(array, count);
    }
    const size = values.length / count;
    const bad = values.findIndex(Number.isNaN);
    if (bad !== -1) {
      throw this.#fault(
        `returned NaN for row ${String(Math.floor(bad / size))} (counted from 0) of ${String(count)}. Expected are numbers for ` +
          'every input within the range of the data: check for divisions by zero and missing values.',
      );
    }
    this.#answerShape = others;
    return { values: Float32Array.from(values), size, whole };
  }

  /** What a function answers stays of one kind. */
  #requireForm(values: Float32Array): void {
    if (this.#form === 'labels' && !values.every((value) => Number.isInteger(value) && value >= 0)) {
      throw this.#changed('numbers that are not labels counted from 0');
    }
    if (this.#form === 'second-probability' && values.some((value) => value < -0.01 || value > 1.01)) {
      throw this.#changed('numbers that are not probabilities');
    }
  }

  #changed(now: string): ArtifactFault {
    const before =
      this.#form === 'labels'
        ? 'labels'
        : this.#form === 'second-probability'
          ? 'the probability of the second class'
          : `${String(this.#size)} numbers for each input`;
    return this.#fault(
      `returned ${before} at first, and now ${now}. It must return the same kind of answer every time.`,
    );
  }

  #wrongShape({ shape }: NumberArray, count: number): ArtifactFault {
    const { task } = this.#parts;
    const expected =
      ANSWER_KINDS[task] === 'values'
        ? task === 'tabular-regression'
          ? `${String(count)} values, one for each row`
          : `the next values of each: ${String(count)} x horizon`
        : `${String(count)} labels counted from 0, or ${String(count)} x classes scores`;
    return this.#fault(
      `was given ${String(count)} inputs, and returned an array of ${shapeText(shape)}. ` +
        `Expected: ${expected}.`,
    );
  }

  #fault(words: string): ArtifactFault {
    return new ArtifactFault(`predict: ${this.#parts.function.function} ${words}`);
  }
}

function shapeText(shape: readonly number[]): string {
  return shape.length === 0 ? 'one number' : shape.join(' x ');
}

/** True for whole numbers beyond those of probabilities. */
function areLabels(values: Float32Array): boolean {
  return values.every((value) => Number.isInteger(value) && value >= 0) && values.some((value) => value > 1);
}
