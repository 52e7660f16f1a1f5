/**
 * The values of a config text, each with its span. Keys of the text never become properties of objects, aliases are
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
  /** The number of values in it, including itself, with every alias written out. */
  readonly size: number;
}

export interface Scalar extends Part {
  readonly kind: 'scalar';
  /** The text as written, without quotes and escapes: `0x10` stays `0x10`. */
  readonly text: string;
  /** True if no value is given: it is empty, `null` or `~`. */
  readonly isNull: boolean;
  /** The value itself if the text is JSON, which has types. */
  readonly literal?: string | number | boolean | null;
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
  /** In the order of the text; no key occurs twice. */
  readonly entries: readonly Entry[];
}

/** A value that could not be read. This was already reported, so nothing more is said about it. */
interface Broken extends Part {
  readonly kind: 'broken';
}

export type Tree = Scalar | List | Mapping | Broken;
