import { ANSWER_KINDS } from '../catalog/request-words.ts';
import type { Task } from '../catalog/request-words.ts';
import { type PixelScale, scalePixels } from '../dataset/pictures/pixel-scale.ts';
import { ArtifactFault } from '../fault.ts';
import { inputShape } from '../model/input-shape.ts';
import { requireOneValue } from '../model/model-answer.ts';
import type { Victim } from '../types.ts';
import { type AnswerForm, classScores, formOfAnswers, scoresSize } from './class-scores.ts';
import {
  type EndpointAnswer,
  type EndpointProtocol,
  mlflowBody,
  type ModelMetadata,
  readAnswer,
  readMetadata,
  v2Body,
} from './endpoint-protocol.ts';

/** Reaches one endpoint. The requests are made outside of the process that analyses; it only sees texts. */
export interface EndpointPort {
  readonly protocol: EndpointProtocol;
  /** Asks what the model takes (only v2). @returns undefined if the endpoint does not tell */
  metadata(): Promise<string | undefined>;
  /** Sends a request for answers. @returns the body of the answer @throws ArtifactFault if the endpoint fails */
  infer(body: string): Promise<string>;
}

/** Inputs in one request, and the numbers in one request at most: servers bound the size of a body. */
const MAX_BATCH = 64;
const MAX_NUMBERS = 200_000;
const PROBES = 2;

interface Parts {
  readonly port: EndpointPort;
  readonly metadata: ModelMetadata;
  readonly shape: readonly number[];
  readonly task: Task;
  readonly scale: PixelScale | undefined;
}

export class EndpointVictim implements Victim {
  readonly inputShape: readonly number[];
  readonly inputSize: number;
  readonly #parts: Parts;
  #answers: Victim['answers'] = 'scores';
  #form: AnswerForm | undefined;
  #size = 1;
  #isLevelKnown = false;
  #queries = 0;

  private constructor(parts: Parts) {
    this.#parts = parts;
    this.inputShape = parts.shape;
    this.inputSize = parts.shape.reduce((product, side) => product * side, 1);
  }

  /** Looks at an endpoint: asks what it takes, and two questions to see what it answers. They count as queries. */
  static async open(
    port: EndpointPort,
    task: Task,
    dimensions: readonly number[] | undefined,
    scaleOf?: (shape: readonly number[]) => PixelScale | undefined,
  ): Promise<EndpointVictim> {
    const metadata = readMetadata(port.protocol === 'v2' ? await port.metadata() : undefined);
    if (metadata.shape === undefined && dimensions === undefined) {
      throw new ArtifactFault(
        'The endpoint does not say what it takes. Give input_dimensions, such as [28, 28, 1].',
      );
    }
    const shape = inputShape(metadata.shape, dimensions);
    const victim = new EndpointVictim({ port, metadata, shape, task, scale: scaleOf?.(shape) });
    await victim.#probe();
    return victim;
  }

  get answers(): Victim['answers'] {
    return this.#answers;
  }

  get answerSize(): number {
    return this.#form === undefined ? this.#size : scoresSize(this.#form, this.#size);
  }

  get queries(): number {
    return this.#queries;
  }

  async ask(inputs: Float32Array, count: number): Promise<Float32Array> {
    const batch = Math.max(1, Math.min(MAX_BATCH, Math.floor(MAX_NUMBERS / this.inputSize)));
    const values = new Float32Array(count * this.#size);
    for (let done = 0; done < count; done += batch) {
      const part = Math.min(batch, count - done);
      const answer = await this.#send(
        inputs.subarray(done * this.inputSize, (done + part) * this.inputSize),
        part,
      );
      if (answer.size !== this.#size) {
        throw new ArtifactFault('The endpoint changed the number of its scores from one answer to the next.');
      }
      values.set(answer.values, done * this.#size);
    }
    if (this.#form === undefined) return values;
    if (this.#size === 1) this.#settleLevel(values);
    return classScores(this.#form, values, this.#size);
  }

  /** Probes of its own do not show what the only number of an answer is: the first inputs of the data do. */
  #settleLevel(values: Float32Array): void {
    const form = formOfAnswers('unknown', { values, size: 1 });
    if (!this.#isLevelKnown) this.#form = form;
    else if (form === 'second-logit' && this.#form === 'second-probability') {
      throw new ArtifactFault(
        "The endpoint's only number for each input lay between 0 and 1 at first, and now does not, so it is no probability, and its level is " +
          'not known. Let the endpoint return one score for each class.',
      );
    }
    this.#isLevelKnown = true;
  }

  async #send(inputs: Float32Array, count: number): Promise<EndpointAnswer> {
    const { port, metadata, shape, scale } = this.#parts;
    const values = scalePixels(inputs, scale);
    this.#queries += count;
    const body =
      port.protocol === 'v2'
        ? v2Body(metadata, values, [count, ...shape])
        : mlflowBody(values, [count, ...shape]);
    return readAnswer(port.protocol, await port.infer(body), count);
  }

  async #probe(): Promise<void> {
    const probes = Float32Array.from(
      { length: PROBES * this.inputSize },
      (_, index) => (Math.sin(index) + 1) / 2,
    );
    const answer = await this.#send(probes, PROBES);
    this.#size = answer.size;
    if (ANSWER_KINDS[this.#parts.task] === 'values') {
      requireOneValue(this.#parts.task, answer.size);
      this.#answers = 'values';
    } else if (answer.size === 1 && (answer.whole || answer.values.every(Number.isInteger))) {
      this.#answers = 'labels';
    } else {
      this.#form = formOfAnswers('unknown', answer);
    }
  }
}
