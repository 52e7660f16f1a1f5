import { ArtifactFault } from '../fault.ts';
import { shownName } from '../model/shown-name.ts';
import type { Session, Tensor } from '../runtime/runtime.ts';
import { fromHalf } from './half-precision.ts';
import { type InputPlan, inputTensors } from './input-tensors.ts';
import { letOthersRun } from './let-others-run.ts';

/** Inputs and everything inside the model take memory: a batch is kept below so many bytes of input. */
export const BATCH_BYTES = 8 * 2 ** 20;
const MAX_BATCH = 256;

/** The features of inputs: what the last dense layer of a model reads. */
export interface Features {
  readonly values: Float32Array;
  readonly size: number;
}

/** Runs a model over inputs in batches of the size that suits it. */
export class BatchRunner {
  readonly plan: InputPlan;
  /** What the model was given last. */
  fed: Readonly<Record<string, Tensor>> = {};
  readonly #session: Session;
  readonly tensor: string;
  /** The classes whose names the model answers with: each counts as its place. */
  readonly names: readonly string[] | undefined;
  #batch: number;
  #lacksBatch = false;

  constructor(session: Session, plan: InputPlan, tensor: string, names?: readonly string[]) {
    this.plan = plan;
    this.#session = session;
    this.tensor = tensor;
    this.names = names;
    this.#batch = plan.batch ?? Math.max(1, Math.min(MAX_BATCH, Math.floor(BATCH_BYTES / (plan.size * 4))));
  }

  /** Asks about one input at a time from now on. */
  askAlone(): void {
    this.#batch = 1;
  }

  /** True if the model takes, or gives, one input at a time, without a dimension for the batch. */
  get isSingle(): boolean {
    return this.plan.isSingle || this.#lacksBatch;
  }

  async run(inputs: Float32Array, count: number): Promise<Features> {
    let values: Float32Array = new Float32Array(0);
    let size = 0;
    for (let done = 0; done < count;) {
      const batch = Math.min(this.#batch, count - done);
      const part = inputs.subarray(done * this.plan.size, (done + batch) * this.plan.size);
      const answer = await this.#runBatch(part, batch);
      // A model whose open batch turned out not to be open gives fewer answers than it was asked.
      if (answer === undefined) continue;
      if (done === 0) {
        size = answer.length / batch;
        values = batch === count ? answer : new Float32Array(count * size);
      }
      if (batch !== count) values.set(answer, done * size);
      done += batch;
      await letOthersRun();
    }
    return { values, size };
  }

  /** @returns undefined if it has to be tried again in smaller batches */
  async #runBatch(part: Float32Array, count: number): Promise<Float32Array | undefined> {
    const rows = this.plan.batch ?? count;
    const whole = rows === count ? part : padded(part, rows * this.plan.size);
    const answer = await this.#runWhole(whole, rows);
    if (answer instanceof Float32Array) return answer.subarray(0, (answer.length / rows) * count);
    if (this.plan.batch !== undefined || this.#batch === 1) throw answer;
    this.#batch = 1;
    return undefined;
  }

  async #runWhole(values: Float32Array, rows: number): Promise<Float32Array | ArtifactFault> {
    try {
      this.fed = inputTensors(this.plan, values, rows);
      const answers = await this.#session.run(this.fed, [this.tensor]);
      const answer = answers.get(this.tensor);
      const numbers = this.names === undefined ? numbersOf(answer) : placesOf(answer, this.names);
      // A batch of one may leave its dimension out of the answer.
      this.#lacksBatch = answer?.shape[0] !== rows;
      if (numbers.length > 0 && (!this.#lacksBatch || this.plan.batch === 1)) return numbers;
      return new ArtifactFault('The model does not give one answer for each input.');
    } catch (error) {
      return new ArtifactFault(`The model fails when it is run: ${runtimeMessage(error)}.`);
    }
  }
}

function padded(values: Float32Array, length: number): Float32Array {
  const whole = new Float32Array(length);
  whole.set(values);
  return whole;
}

export function numbersOf(tensor: Tensor | undefined): Float32Array {
  const data = tensor?.data;
  if (data instanceof Float32Array) return data;
  if (data === undefined) return new Float32Array(0);
  if (tensor?.type === 'float16' && data instanceof Uint16Array) return Float32Array.from(data, fromHalf);
  return Float32Array.from(data, Number);
}

/** The places of classes by their names; -1 for another name. */
function placesOf(tensor: Tensor | undefined, names: readonly string[]): Float32Array {
  return Float32Array.from<unknown>(tensor?.data ?? [], (name) => names.indexOf(String(name)));
}

/** What a fault of the runtime says, fit to be shown. */
export function runtimeMessage(error: unknown): string {
  return shownName(
    error instanceof Error ? error.message.replace(/^.*ERROR_MESSAGE: /su, '') : String(error),
    300,
  );
}
