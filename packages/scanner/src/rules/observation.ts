import type { ModelKind } from './model-kind.ts';

/** A fact that the bytes of a file show; it goes into the bill of materials. Text is untrusted and capped. */
export type Observation =
  /** `pickle`, `torch-zip`, `safetensors`, `onnx`: one of the names in `formats.ts`. */
  | { readonly kind: 'format'; readonly format: string; readonly version?: string }
  /** The program that wrote the file, or that reads it: `pytorch`, `keras` 3.5. */
  | { readonly kind: 'framework'; readonly name: string; readonly version?: string }
  /** The kind of network or model: `LlamaForCausalLM`, `RandomForestClassifier`. */
  | { readonly kind: 'architecture'; readonly name: string }
  /** What the file is for, and what it takes. Names in it are capped. */
  | { readonly kind: 'model'; readonly model: ModelKind }
  /** The licence that a model card or metadata declares, as written. */
  | { readonly kind: 'licence'; readonly text: string }
  /** What the model was made from, or with, as a model card declares. */
  | { readonly kind: 'base-model' | 'dataset' | 'task'; readonly name: string };
