/** How often an attack succeeded on the inputs of some classes. */
export interface ClassRate {
  /** One class, or the rare ones, which count as one together. */
  readonly names: readonly string[];
  readonly inputs: number;
  /** The share of them on which it succeeded. */
  readonly share: number;
}

/** How often an attack succeeded in each class. */
export interface ClassRates {
  /** True if the score is the mean of the rates, false if it is the share of all inputs. */
  readonly isMean: boolean;
  /** The classes that there are. */
  readonly classes: number;
  readonly rates: readonly ClassRate[];
}

/** Each class counts the same if an attack can be tried on so many of its inputs. */
export const EACH_CLASS = 20;

/** Rates, and names of one rate, are at most so many. */
export const MOST_CLASS_RATES = 1_000;
