import type { Runtime, Session, Tensor } from '../runtime/runtime.ts';

export function floats(data: Float32Array, ...shape: readonly number[]): Tensor {
  return { type: 'float32', data, shape };
}

export function integers(data: Int32Array, ...shape: readonly number[]): Tensor {
  return { type: 'int32', data, shape };
}

/** A graph of ours that the runtime has loaded. All its outputs are of type float32. */
export class Graph<Output extends string> {
  readonly #session: Session;
  readonly #outputs: readonly Output[];

  private constructor(session: Session, outputs: readonly Output[]) {
    this.#session = session;
    this.#outputs = outputs;
  }

  static async open<Output extends string>(
    runtime: Runtime,
    model: Uint8Array,
    outputs: readonly Output[],
  ): Promise<Graph<Output>> {
    return new Graph(await runtime.open(model, true), outputs);
  }

  /** Runs the graph and returns a function that gives each of its outputs. */
  async run(inputs: Readonly<Record<string, Tensor>>): Promise<(output: Output) => Float32Array> {
    const answers = await this.#session.run(inputs, this.#outputs);
    return (output) => {
      const data = answers.get(output)?.data;
      if (!(data instanceof Float32Array)) {
        throw new TypeError(`The graph's output ${output} is not of type float32`);
      }
      return data;
    };
  }

  close(): Promise<void> {
    return this.#session.close();
  }
}
