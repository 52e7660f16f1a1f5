import type { Place } from '@model-security-scan/common/problem';

/**
 * A piece of a line. A plain string is the project's own, and backticks mark code in it. Everything else may be text of others:
 * each renderer makes it safe. `most` is a length in UTF-16 units.
 */
export type Piece =
  | string
  /** Sentences. */
  | { readonly said: string; readonly most?: number }
  /** A name, a path or a value. */
  | { readonly code: string; readonly most?: number }
  /** A SHA-256 in hexadecimal. */
  | { readonly digest: string }
  | { readonly strong: Piece }
  | { readonly place: Place }
  | { readonly commit: string; readonly repository?: string | undefined }
  /** Only the label is shown if the address is not safe to link. */
  | { readonly label: Piece; readonly link: string | undefined };

export type Line = readonly Piece[];

/** An entry of a list. */
export interface Item {
  readonly lines: readonly Line[];
  /** What a job summary shows instead if there is little space. */
  readonly short?: readonly Line[];
  /** What can be unfolded. */
  readonly more?: readonly Part[];
}

/** What a list counts: `file`, `files`. */
export type Counted = readonly [one: string, many: string];

/** A part of what a run says, without a form. */
export type Part =
  | { readonly kind: 'line'; readonly line: Line }
  | {
      readonly kind: 'list';
      readonly items: readonly Item[];
      readonly what: Counted;
      /** More entries are folded away. */
      readonly open?: number;
      /** Set for a few words of our own: they are shown however little space there is. */
      readonly isWhole?: true;
    }
  | {
      readonly kind: 'grid';
      readonly caption: string;
      readonly header: readonly string[];
      /** A cell for each name of the header; the first one says what the row is about. */
      readonly rows: readonly (readonly Line[])[];
      readonly what: Counted;
    }
  | { readonly kind: 'fold'; readonly title: string; readonly parts: readonly Part[] };

/** Parts under a heading. It is empty without parts. */
export interface Section {
  /** The project's own words. */
  readonly title: string;
  readonly parts: readonly Part[];
}

/** A text of others as a line; none if it is empty. */
export function said(text: string | undefined, most = 300): readonly Line[] {
  return text === undefined || text === '' ? [] : [[{ said: text, most }]];
}

/** One line of several, with words between them; what is empty is left out. */
export function joinLines(lines: readonly Line[], between: string): Line {
  return lines
    .filter(({ length }) => length > 0)
    .flatMap((one, index) => (index === 0 ? one : [between, ...one]));
}

export function line(...pieces: Line): Part {
  return { kind: 'line', line: pieces };
}

/** A list of entries of one line or several; nothing without entries. */
export function list(items: readonly Item[], what: Counted, open?: number): readonly Part[] {
  return items.length === 0 ? [] : [{ kind: 'list', items, what, ...(open === undefined ? {} : { open }) }];
}

/** A list of single lines. */
export function listOfLines(lines: readonly Line[], what: Counted): readonly Part[] {
  return list(
    lines.map((one) => ({ lines: [one] })),
    what,
  );
}

/** A few lines of our own, which are always shown. */
export function wholeList(lines: readonly string[]): readonly Part[] {
  return listOfLines(
    lines.map((one) => [one]),
    ['line', 'lines'],
  ).map((part) => ({ ...part, isWhole: true }));
}

export function fold(title: string, parts: readonly Part[]): readonly Part[] {
  return parts.length === 0 ? [] : [{ kind: 'fold', title, parts }];
}
