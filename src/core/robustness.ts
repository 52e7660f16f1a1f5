/** How far inputs must be changed until a model gives another class, and how strong the attack was that looked for it. */
export interface Robustness {
  /** The eps of the score. */
  readonly eps: number;
  /**
   * The median of the smallest eps at which an input fell, over all inputs attacked. Absent if fewer than half of them fell
   * anywhere. Found by an attack, so an upper bound on the true one.
   */
  readonly medianEps?: number;
  /** The share of the inputs that fell within each eps, from small to large: lower bounds. */
  readonly curve: readonly CurvePoint[];
  /** What was taken off the end of the model to reach its scores, from the answer backwards: `Softmax`. */
  readonly peeled: readonly string[];
  /** Absent if the attack needs none: it proves what it says. */
  readonly selfCheck?: SelfCheckFigures;
  readonly alarms: readonly AlarmFigure[];
}

interface CurvePoint {
  readonly eps: number;
  readonly success: number;
}

/** How many planted adversarial inputs the attack found, or why none could be planted. */
export type SelfCheckFigures =
  | { readonly planted: number; readonly found: number }
  | { readonly impossible: string };

/** Why a self-check need not be made: the score is the highest. */
export const EVERY_INPUT_FELL = 'every input fell';

/** A sign that an attack may see less than is there. */
export interface AlarmFigure {
  /** `saturated scores` */
  readonly name: string;
  /** A sentence. */
  readonly meaning: string;
}

/** A curve has at most so many points, and a list of what was peeled or of alarms so many entries. */
export const MOST_CURVE_POINTS = 1_000;
export const MOST_ROBUSTNESS_NAMES = 100;
