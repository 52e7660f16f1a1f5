import { line, type Part } from '../document/parts.ts';
import type { Plot } from './plot.ts';
import type { Raster } from './raster.ts';

export interface Picture {
  readonly raster: Raster;
  /** What it shows, for those who do not see it. */
  readonly alt: string;
  /** Under the picture. */
  readonly label: string;
}

/** Pictures that belong together, such as an input before and after an attack. */
export interface PictureGroup {
  readonly name: string;
  readonly note: string;
  readonly pictures: readonly Picture[];
}

/** A part of the evidence, for pages. Texts come as they are: each renderer makes them safe. */
export type Block =
  | Part
  | { readonly kind: 'heading'; readonly text: string }
  | {
      readonly kind: 'facts';
      readonly caption: string;
      readonly facts: readonly (readonly [name: string, value: string])[];
    }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly header: readonly string[];
      readonly rows: readonly (readonly (string | number)[])[];
      /** Whether it is shown at once; absent if that depends on its length. */
      readonly isOpen?: boolean;
      /** Set if numbers are shown with all of their digits. */
      readonly isExact?: boolean;
    }
  | { readonly kind: 'plot'; readonly caption: string; readonly plot: Plot }
  | {
      readonly kind: 'pictures';
      readonly caption: string;
      readonly groups: readonly PictureGroup[];
      /** The pictures that are not shown here. */
      readonly left: number;
    };

export function paragraph(text: string): Part {
  return line({ said: text });
}
