/** A tensor that goes into or comes out of a graph. */
export interface GraphTensor {
  readonly type: 'float32' | 'int32';
  readonly data: Float32Array | Int32Array;
  readonly dims: readonly number[];
}

/** A graph that the runtime has loaded. */
export interface LoadedGraph {
  run(inputs: Readonly<Record<string, GraphTensor>>): Promise<Readonly<Record<string, Float32Array>>>;
  release(): Promise<void>;
}

/** What runs our own ONNX graphs: ONNX Runtime, as WebAssembly or native. */
export interface GraphRuntime {
  load(model: Uint8Array): Promise<LoadedGraph>;
}

export function floats(data: Float32Array, ...dims: readonly number[]): GraphTensor {
  return { type: 'float32', data, dims };
}

export function integers(data: Int32Array, ...dims: readonly number[]): GraphTensor {
  return { type: 'int32', data, dims };
}

/** The part of `onnxruntime-web` and `onnxruntime-node` that runs a graph. */
interface OrtModule<T> {
  readonly Tensor: new (type: 'float32' | 'int32', data: Float32Array | Int32Array, dims: number[]) => T;
  readonly InferenceSession: {
    create(
      model: Uint8Array,
      options: { intraOpNumThreads: number; logSeverityLevel: 0 | 1 | 2 | 3 | 4 },
    ): Promise<{
      run(feeds: Record<string, T>): Promise<Readonly<Record<string, { readonly data: unknown }>>>;
      release(): Promise<void>;
    }>;
  };
}

/** One thread: these graphs are so small that waking others costs more than they do. */
const OPTIONS = { intraOpNumThreads: 1, logSeverityLevel: 3 } as const;

/** Makes the port of an ONNX Runtime module. */
export function graphRuntime<T>(ort: OrtModule<T>): GraphRuntime {
  return {
    load: async (model) => {
      const session = await ort.InferenceSession.create(model, OPTIONS);
      return {
        run: async (inputs) => {
          const feeds = Object.fromEntries(
            Object.entries(inputs).map(([name, { type, data, dims }]) => [name, new ort.Tensor(type, data, [...dims])]),
          );
          const answers = Object.entries(await session.run(feeds));
          return Object.fromEntries(answers.map(([name, { data }]) => [name, floatData(name, data)]));
        },
        release: () => session.release(),
      };
    },
  };
}

function floatData(name: string, data: unknown): Float32Array {
  if (!(data instanceof Float32Array)) throw new TypeError(`The graph's output ${name} is not of type float32`);
  return data;
}
