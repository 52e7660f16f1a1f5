/**
 * The values of a text or a message. Those of a text have their spans; keys never become properties of objects, aliases are
 * resolved, and no type is guessed from the spelling of a value.
 */

/** Offsets into the text; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The span of the whole text. */
export const WHOLE_TEXT: Span = { start: 0, end: 0 };

interface Part {
  readonly span: Span;
}

export interface Scalar extends Part {
  readonly kind: 'scalar';
  /** The text as written, without quotes and escapes: `0x10` stays `0x10`. */
  readonly text: string;
  /** True if no value is given: it is empty, `null` or `~`. */
  readonly isNull: boolean;
  /** The value itself in JSON and in messages, which have types. */
  readonly literal?: unknown;
}

interface List extends Part {
  readonly kind: 'list';
  /** How many items there are: a message can claim four billion, so look here before them. */
  readonly count: number;
  readonly items: readonly Tree[];
}

export interface Entry {
  readonly key: string;
  readonly keySpan: Span;
  readonly value: Tree;
}

interface Mapping extends Part {
  readonly kind: 'mapping';
  /** In the order of the text; no key occurs twice. */
  readonly entries: readonly Entry[];
}

/** A value that could not be read. This was already reported, so nothing more is said about it. */
interface Broken extends Part {
  readonly kind: 'broken';
}

export type Tree = Scalar | List | Mapping | Broken;
