import type { TableColumn } from '../dataset/tables/table-columns.ts';
import type { Exactness, ValueExactness } from '../exactness.ts';
import { ArtifactFault, NoGradient } from '../fault.ts';
import { type OnnxParts, readExactness, readValueExactness } from '../trees/onnx/read-exactness.ts';
import { type PixelScale, scalePixels } from '../dataset/pictures/pixel-scale.ts';
import { type GradientSource, inPixels, openGradients } from '../gradient/open-gradients.ts';
import type { Examples } from '../gradient/hidden-scores.ts';
import { exposeTensor, FLOAT_TYPES } from '../model/expose-tensor.ts';
import { chooseAnswer, featureTensor, type ModelAnswer } from '../model/model-answer.ts';
import type { ModelFile } from '../model/model-file.ts';
import { refuseSeveralLabels } from '../model/refused-models.ts';
import { classesOf } from '../predicted-classes.ts';
import type { Runtime, Session, Tensor } from '../runtime/runtime.ts';
import type { OutsideCall, Victim } from '../types.ts';
import { takeRows } from '../vectors.ts';
import { CountedModel, type LocalModel, type Units } from './local-model.ts';
import { BATCH_BYTES, BatchRunner, type Features, numbersOf, runtimeMessage } from './batch-runner.ts';
import {
  type AnswerForm,
  classScores,
  formatLevel,
  meaningOf,
  scoresForm,
  scoresSize,
} from './class-scores.ts';
import { FLOATS, type InputPlan, planInputs } from './input-tensors.ts';
import { contraryLabels } from './contrary-labels.ts';
import { outsideCall } from './outside-call.ts';
import { DEPENDS_ON_BATCH, NEEDS_NUMBERS, seeRows } from './settle-answers.ts';

/** @throws ArtifactFault if the runtime refuses the model */
async function loadSession(runtime: Runtime, bytes: Uint8Array): Promise<Session> {
  try {
    return await runtime.open(bytes);
  } catch (error) {
    throw refusal(error);
  }
}

/** Loads a model with an inner tensor as an output, whose type of float the file does not say. @throws ArtifactFault if it is refused */
async function loadSessionWith(runtime: Runtime, file: ModelFile, tensor: string): Promise<Session> {
  let refused: unknown;
  for (const type of FLOAT_TYPES) {
    try {
      return await runtime.open(exposeTensor(file.bytes, tensor, type));
    } catch (error) {
      refused ??= error;
    }
  }
  throw refusal(refused);
}

function refusal(error: unknown): ArtifactFault {
  return new ArtifactFault(
    `The runtime refuses the model: ${runtimeMessage(error)}. Check it with onnx.checker.check_model, and export it ` +
      'with an operator set that ONNX Runtime knows.',
  );
}

export interface OnnxVictimOptions {
  /** `classification`: scores or labels; `forecast`: the numbers as the model gives them. */
  readonly kind: 'classification' | 'values';
  readonly output?: string | undefined;
  /** `input_dimensions`, if they are given; needed if the model leaves its input open. */
  readonly dimensions?: readonly number[] | undefined;
  /** How the model's own numbers are made of the pixels that attacks work on, by the shape of one input. */
  readonly scaleOf?: ((shape: readonly number[]) => PixelScale | undefined) | undefined;
  /** Gives some real inputs of a model that takes text: it may refuse texts that it does not know. */
  readonly examples?: ((plan: InputPlan, most?: number) => Promise<Float32Array>) | undefined;
}

/** Enough inputs to tell tensors apart that give other classes. */
const COMPARED = 32;

export class OnnxVictim extends CountedModel implements LocalModel {
  readonly inputShape: readonly number[];
  readonly inputSize: number;
  readonly answers: Victim['answers'];
  readonly answerSize: number;
  readonly classNames: readonly string[] | undefined;
  /** How the model's own numbers are made of the inputs; undefined if they are the same. */
  readonly scale: PixelScale | undefined;
  readonly notes: readonly string[];
  readonly #parts: VictimParts;
  #form: AnswerForm | undefined;
  #dependsOnBatch = false;
  #featureRunner: Promise<BatchRunner | undefined> | undefined;

  private constructor(parts: VictimParts) {
    super();
    this.inputShape = parts.runner.plan.shape;
    this.inputSize = parts.runner.plan.size;
    this.answers = parts.answers;
    this.answerSize = parts.form === undefined ? parts.size : scoresSize(parts.form, parts.size);
    this.classNames = parts.answer.classes;
    this.scale = parts.scale;
    this.notes = parts.notes ?? [];
    this.#parts = parts;
    this.#form = parts.form;
  }

  /** Loads a judged model, and asks it once, uncounted, to see what it answers. @throws ArtifactFault if it cannot be used */
  static async open(runtime: Runtime, file: ModelFile, options: OnnxVictimOptions): Promise<OnnxVictim> {
    const plan = planInputs(file, options.dimensions);
    const answer = chooseAnswer(file, options);
    if (options.kind === 'classification') refuseSeveralLabels(file, answer);
    const session = await loadSession(
      runtime,
      answer.hidden ? exposeTensor(file.bytes, answer.tensor) : file.bytes,
    );
    const scale = options.scaleOf?.(plan.shape);
    const runner = new BatchRunner(session, plan, answer.tensor);
    const contrary = await contraryLabels({ file, answer, session, runner, scale }, options);
    if (contrary !== undefined) {
      const asLabels = { size: 1, answers: 'labels', form: undefined } as const;
      const features = (): Promise<undefined> => Promise.resolve(undefined);
      return new OnnxVictim({ ...contrary, ...asLabels, features, scale, runtime, file });
    }
    const takesText = plan.columns.some(({ words }) => words !== undefined);
    const examples = takesText ? await options.examples?.(plan) : undefined;
    const probes = probeInputs(plan, examples);
    const probed = await runner.run(probes.values, probes.count);
    const features = async (): Promise<BatchRunner | undefined> => {
      const tensor = featureTensor(file, answer);
      if (tensor === undefined) return undefined;
      return new BatchRunner(await loadSessionWith(runtime, file, tensor), plan, tensor);
    };
    return new OnnxVictim({
      runner,
      answer,
      size: probed.size,
      features,
      scale,
      ...{ runtime, file },
      ...meaningOf(options.kind, answer, probed),
    });
  }

  get columns(): readonly TableColumn[] {
    return this.#parts.runner.plan.columns;
  }

  get outside(): OutsideCall | undefined {
    return outsideCall(this.#parts.runner.plan, this.#parts.answer, this.#form, (input) => this.#feed(input));
  }

  get takesWhole(): boolean {
    const { inputs } = this.#parts.file;
    return this.scale === undefined && inputs.every(({ elementType }) => !FLOATS.has(elementType));
  }

  async look(inputs: Float32Array, count: number, units: Units = 'of attacks'): Promise<Float32Array> {
    const scaled = units === 'of attacks' ? this.#scaled(inputs) : inputs;
    const { values, size } = await this.#parts.runner.run(scaled, count);
    requireNumbers(scaled, values);
    return this.#interpret(values, size);
  }

  async settle(rows: Float32Array, count: number, labels?: readonly number[]): Promise<readonly string[]> {
    const seen = await seeRows(this.#parts.runner, this.#scaled(rows), count);
    this.#dependsOnBatch = seen.dependsOnBatch;
    if (this.#form !== undefined) this.#form = scoresForm(this.#parts.answer, { ...seen, labels });
    const level = seen.size === 1 ? formatLevel(this.#form) : undefined;
    return [...(seen.dependsOnBatch ? [DEPENDS_ON_BATCH] : []), ...(level === undefined ? [] : [level])];
  }

  async raw(inputs: Float32Array, count: number): Promise<Features> {
    return this.#parts.runner.run(this.#scaled(inputs), count);
  }

  #interpret(values: Float32Array, size: number): Float32Array {
    if (this.#form !== undefined) return classScores(this.#form, values, size);
    if (this.answers === 'values' && values.some(Number.isNaN)) {
      throw new ArtifactFault(
        'The model forecast a value that is not a number (NaN). Check how its data is scaled.',
      );
    }
    return this.answers === 'labels' ? this.#classesOf(values) : values;
  }

  async features(inputs: Float32Array, count: number): Promise<Features | undefined> {
    if (this.#dependsOnBatch) return undefined;
    this.#featureRunner ??= this.#parts.features();
    return (await this.#featureRunner)?.run(this.#scaled(inputs), count);
  }

  #scaled(inputs: Float32Array): Float32Array {
    return scalePixels(inputs, this.scale);
  }

  /** @returns what the model is given for an input, whatever is done to it on the way */
  async #feed(input: Float32Array): Promise<Readonly<Record<string, Tensor>>> {
    await this.look(input, 1);
    return this.#parts.runner.fed;
  }

  /** Gradients are those of the scores without what hides them at the end of the model. */
  async gradients(of: 'scores' | 'features', examples?: Float32Array): Promise<GradientSource | NoGradient> {
    const { runtime, file } = this.#parts;
    if (this.#dependsOnBatch || this.#parts.runner.isSingle) {
      return new NoGradient('it is asked about one input at a time');
    }
    const features = of === 'features' ? featureTensor(file, this.#parts.answer) : undefined;
    if (of === 'features' && features === undefined) {
      return new NoGradient('it has no hidden layer before its scores');
    }
    const source = await openGradients(runtime, {
      file,
      features,
      plan: this.#parts.runner.plan,
      answer: this.#parts.answer.tensor,
      examples:
        examples === undefined || this.answers === 'values' ? undefined : await this.#classified(examples),
      scores: this.answers === 'labels' ? undefined : this.answerSize,
      interpret: (answer) => {
        const values = numbersOf(answer);
        return this.#interpret(values, values.length / (answer.shape[0] ?? 1));
      },
    });
    return source instanceof NoGradient || this.scale === undefined ? source : inPixels(source, this.scale);
  }

  /** Asks about some inputs, evenly spread, without counting. */
  async #classified(inputs: Float32Array): Promise<Examples> {
    // A model that takes so many rows at once is asked about a multiple of them.
    const { batch = 1 } = this.#parts.runner.plan;
    const count = Math.ceil(COMPARED / batch) * batch;
    const share = inputs.length / this.inputSize / count;
    const chosen = Array.from({ length: count }, (_unused, at) => Math.floor(at * share));
    const values = takeRows(inputs, chosen, this.inputSize);
    const classes = Array.from(classesOf(await this.look(values, count), count));
    return { values: this.#scaled(values), classes };
  }

  /** Reads what the model decides by, if that is trees or a linear function of its columns. */
  exact(): Exactness | undefined {
    const form = this.#form;
    return form === undefined ? undefined : this.#proof((parts) => readExactness({ ...parts, form }));
  }

  exactValues(): ValueExactness | undefined {
    const isRegression = this.answers === 'values' && this.answerSize === 1;
    return isRegression ? this.#proof(readValueExactness) : undefined;
  }

  #proof<T>(read: (parts: Omit<OnnxParts, 'form'>) => T): T | { readonly why: string } | undefined {
    const { plan } = this.#parts.runner;
    const { file } = this.#parts;
    if (plan.shape.length !== 1) return undefined;
    const elementTypes = file.inputs.map(({ elementType }) => elementType);
    return read({ bytes: file.bytes, tensor: this.#parts.answer.tensor, inputs: plan.parts, elementTypes });
  }

  /** Turns labels, such as 1 and 3, into classes counted from 0. */
  #classesOf(labels: Float32Array): Float32Array {
    const names = this.#parts.answer.classes;
    if (names === undefined) return labels;
    const isPlaced = this.#parts.runner.names !== undefined;
    return labels.map((label) => Math.max(0, isPlaced ? label : names.indexOf(String(label))));
  }
}

interface VictimParts {
  readonly runtime: Runtime;
  readonly file: ModelFile;
  readonly runner: BatchRunner;
  readonly answer: ModelAnswer;
  readonly size: number;
  readonly answers: Victim['answers'];
  readonly form: AnswerForm | undefined;
  readonly features: () => Promise<BatchRunner | undefined>;
  readonly scale: PixelScale | undefined;
  readonly notes?: readonly string[];
}

/** Inputs to look at a model with: nothing, and numbers that a picture or a scaled table may have. */
function probeInputs(
  plan: InputPlan,
  examples: Float32Array | undefined,
): { values: Float32Array; count: number } {
  if (examples !== undefined) return { values: examples, count: examples.length / plan.size };
  const count = Math.max(1, Math.min(8, Math.floor(BATCH_BYTES / (plan.size * 4))));
  const values = Float32Array.from(
    { length: count * plan.size },
    (_, index) => (Math.sin(index * 12.9898 + 1) + 1) / 2,
  );
  return { values: values.fill(0, 0, plan.size), count };
}

function requireNumbers(inputs: Float32Array, answers: Float32Array): void {
  if (!answers.some(Number.isNaN) || !inputs.some(Number.isNaN)) return;
  throw new ArtifactFault(NEEDS_NUMBERS);
}
