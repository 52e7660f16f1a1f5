/** Words and limits of results, apart from their declarations: a run that attacks nothing loads only these. */

/** The types of numbers that a model file takes, as numpy names them. */
export const NUMBER_TYPES = ['float32', 'float64', 'uint8', 'int8', 'int32', 'int64'] as const;
export type NumberType = (typeof NUMBER_TYPES)[number];

/** The most inputs, and the most names of classes, of a call. */
export const MOST_CALL_NAMES = 10_000;

/** A limit that begins so is about this data: a person should check it before they trust the score. */
export const CHECK_MARK = 'Please check: ';

/**
 * What a score says of the truth. `lower`: a search found at least so much; a better search may find more. `exact`: no search
 * could find more. `estimate`: it may lie on either side.
 */
export const BOUNDS = ['lower', 'exact', 'estimate'] as const;
export type Bound = (typeof BOUNDS)[number];

/** How an attack saw the model: its gradients, its answers alone, or all of its structure. */
export const ACCESSES = ['white-box', 'black-box', 'exact'] as const;
export type Access = (typeof ACCESSES)[number];

/** Why a self-check need not be made: the score is the highest. */
export const EVERY_INPUT_FELL = 'every input fell';

/** Each class counts the same if an attack can be tried on so many of its inputs. */
export const EACH_CLASS = 20;

/** Rates, and names of one rate, are at most so many. */
export const MOST_CLASS_RATES = 1_000;

/** Keeps the texts of a list whose conditions hold: `a && 'text'`. */
export function sentences(texts: readonly (string | false | undefined)[]): readonly string[] {
  return texts.filter((text) => typeof text === 'string');
}
