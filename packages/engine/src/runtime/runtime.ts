import type { Tensor as OrtTensor } from 'onnxruntime-web';

/** The element types of tensors, as the runtime names them. */
export type ElementType = OrtTensor.Type;

/** A tensor. 64-bit integers are a `BigInt64Array`. */
export interface Tensor {
  readonly type: ElementType;
  readonly shape: readonly number[];
  readonly data: OrtTensor.DataType;
}

export interface Session {
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  /** Runs the model once; `fetches` are the tensors to compute. @throws Error if the model fails; the session can be used again */
  run(
    feeds: Readonly<Record<string, Tensor>>,
    fetches: readonly string[],
  ): Promise<ReadonlyMap<string, Tensor>>;
  close(): Promise<void>;
}

/** Runs ONNX models: in WebAssembly, or natively if the user has installed onnxruntime-node. */
export interface Runtime {
  readonly kind: 'wasm' | 'native';
  /** Loads a model from bytes that were judged before (`judgeModel`), or are our own, which always end (`isOurs`). @throws Error */
  open(model: Uint8Array, isOurs?: boolean): Promise<Session>;
}
