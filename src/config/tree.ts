/**
 * What a config text says, with the spot of every part: no objects that keys of the text could reach into, no
 * aliases, no types guessed from spelling.
 */

/** Offsets into the text; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Stands for the text as a whole, where no part of it is meant. */
export const WHOLE_TEXT: Span = { start: 0, end: 0 };

interface Part {
  readonly span: Span;
  /** How many values there are in it, itself counted, with every alias written out. */
  readonly size: number;
}

export interface Scalar extends Part {
  readonly kind: 'scalar';
  /** As written, without quotes and escapes: `0x10` stays `0x10`. */
  readonly text: string;
  /** Nothing is given: no value at all, `null` or `~`. */
  readonly isNull: boolean;
}

interface List extends Part {
  readonly kind: 'list';
  readonly items: readonly Tree[];
}

export interface Entry {
  readonly key: string;
  readonly keySpan: Span;
  readonly value: Tree;
}

export interface Mapping extends Part {
  readonly kind: 'mapping';
  /** In the order of the text; no key stands twice. */
  readonly entries: readonly Entry[];
}

/** Could not be read and was reported: whoever meets it says nothing more. */
interface Broken extends Part {
  readonly kind: 'broken';
}

export type Tree = Scalar | List | Mapping | Broken;
