import type { Tensor as OrtTensor } from 'onnxruntime-web';

/** The element types of tensors, as the runtime names them. */
export type ElementType = OrtTensor.Type;

/** A tensor. 64-bit integers are a `BigInt64Array`. */
export interface Tensor {
  readonly type: ElementType;
  readonly shape: readonly number[];
  readonly data: OrtTensor.DataType;
}

/** A loaded model. */
export interface Session {
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  /**
   * Runs the model once.
   * @param fetches the outputs to compute; each of them must be a tensor
   * @throws Error if the model fails; the session can be used again
   */
  run(
    feeds: Readonly<Record<string, Tensor>>,
    fetches: readonly string[],
  ): Promise<ReadonlyMap<string, Tensor>>;
  close(): Promise<void>;
}

/** Runs ONNX models: in WebAssembly, or natively if the user has installed onnxruntime-node. */
export interface Runtime {
  readonly kind: 'wasm' | 'native';
  /**
   * Loads a model from its bytes. They must have been judged before (`judgeModel`), or be our own.
   * @param isOurs true for a graph of our own, which always ends
   * @throws Error if the runtime refuses the model
   */
  open(model: Uint8Array, isOurs?: boolean): Promise<Session>;
}
