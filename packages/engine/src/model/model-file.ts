import type { OnnxNode, OnnxValue } from '@model-security-scan/common/onnx-purpose';

/** What an ONNX file says about itself, after `judgeModel` found nothing against it. */
export interface ModelFile {
  readonly bytes: Uint8Array;
  /** The version of the operator set of the default domain. */
  readonly opset: number;
  /** The inputs that a caller must give: those without an initial value. */
  readonly inputs: readonly ModelValue[];
  readonly outputs: readonly ModelValue[];
  readonly nodes: readonly ModelNode[];
  /** The names of the main graph's constants. */
  readonly constants: ReadonlySet<string>;
  /** The bytes of what training sets, by name: constants, and nodes that hold numbers themselves, such as those of trees. */
  readonly parts: ReadonlyMap<string, Uint8Array>;
}

/** An input or output of a model: element type 1 is float, 7 int64, 8 string, 11 double. */
export type ModelValue = OnnxValue;

/** A node of the main graph. */
export interface ModelNode extends OnnxNode {
  /** The attributes that name classes, hold texts, or say what is done with scores at the end. */
  readonly attributes: ReadonlyMap<string, ModelAttribute>;
}

export interface ModelAttribute {
  readonly integers: readonly number[];
  readonly texts: readonly string[];
}

/** What a model file may hold at most. The largest public models stay far below. */
export interface ModelLimits {
  readonly bytes: number;
  readonly nodes: number;
  readonly depth: number;
  /** The numbers of one tensor, also of a sparse one written out. */
  readonly elements: number;
  readonly fields: number;
}

export const MODEL_LIMITS: ModelLimits = {
  bytes: 2 ** 30,
  nodes: 50_000,
  depth: 12,
  elements: 2 ** 28,
  fields: 40_000_000,
};
