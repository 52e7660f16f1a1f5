/** An input or output of an ONNX graph. */
export interface OnnxValue {
  readonly name: string;
  readonly kind: 'tensor' | 'sequence' | 'map' | 'other';
  /** The element type by its number in ONNX. 0 if unknown. */
  readonly elementType: number;
  /** With the batch; undefined for an open dimension, or as a whole if the file does not say. */
  readonly shape: readonly (number | undefined)[] | undefined;
}

export interface OnnxNode {
  readonly operator: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
}

/** As much of the main graph of an ONNX model as tells whether the model can be attacked. */
export interface OnnxGraph {
  /** Those that a caller must give. */
  readonly inputs: readonly OnnxValue[];
  readonly outputs: readonly OnnxValue[];
  readonly nodes: readonly OnnxNode[];
}
