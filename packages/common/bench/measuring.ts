/** What measures a package, whoever starts it. */
export interface Measuring {
  /** For files; removed at the end. */
  readonly folder: string;
  /** True for the sizes of docs/performance.md; false for moderate ones. */
  readonly full: boolean;
  /** True for every victim, seed and draw of the engine's sections. */
  readonly deep: boolean;
  readonly print: (text: string) => void;
}
