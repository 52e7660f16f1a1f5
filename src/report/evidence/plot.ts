/** The colours of a plot by their part in it; renderers know what they look like. */
export type Ink = 'text' | 'axis' | 'grid' | 'band' | 'limit' | (typeof SERIES)[number];

export type Point = readonly [x: number, y: number];

/** Something that is drawn. Lengths are in points; y goes down. */
export type Mark =
  | {
      readonly kind: 'line';
      readonly points: readonly Point[];
      readonly ink: Ink;
      readonly width: number;
      /** The lengths of dashes and gaps; empty for a solid line. */
      readonly dashes: readonly number[];
    }
  /** A filled shape. */
  | { readonly kind: 'area'; readonly points: readonly Point[]; readonly ink: Ink }
  | { readonly kind: 'dot'; readonly at: Point; readonly radius: number; readonly ink: Ink }
  | {
      readonly kind: 'text';
      readonly at: Point;
      readonly text: string;
      readonly anchor: 'start' | 'middle' | 'end';
    };

/** A drawing that needs nothing but lines, dots and texts, so that SVG and PDF show the same. */
export interface Plot {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
  /** What the plot shows, for those who do not see it. */
  readonly description: string;
}

/** The size of all texts in plots. */
export const PLOT_FONT_SIZE = 11;
/** Pages draw texts larger in a narrow window (html/style.ts), and fonts differ in width: texts side by side leave room. */
export const WIDEST_FONT_SIZE = 14;

/** The inks for series; further series begin again with the first. */
const SERIES = ['series-1', 'series-2', 'series-3', 'series-4', 'series-5', 'series-6'] as const;

/** Series differ in their dashes, too, since not everybody tells colours apart. */
const DASHES: readonly (readonly number[])[] = [[], [6, 3], [2, 2], [8, 3, 2, 3], [4, 4], [1, 3]];

export function seriesInk(index: number): Ink {
  return SERIES[index % SERIES.length] ?? 'text';
}

export function seriesDashes(index: number): readonly number[] {
  return DASHES[index % DASHES.length] ?? [];
}

export function straight(from: Point, to: Point, ink: Ink, width = 1, dashes: readonly number[] = []): Mark {
  return { kind: 'line', points: [from, to], ink, width, dashes };
}

export function label(text: string, at: Point, anchor: 'start' | 'middle' | 'end'): Mark {
  return { kind: 'text', at, text, anchor };
}
