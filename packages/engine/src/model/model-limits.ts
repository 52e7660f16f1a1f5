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
