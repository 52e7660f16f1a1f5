/** About the widths of characters in a font without serifs, in parts of its size; whoever reads a page may have another font. */
const WIDTHS: readonly (readonly [of: RegExp, width: number])[] = [
  [/[\s!'(),./:;I[\]fijlrt|]/u, 0.33],
  [/[%@MWmw]/u, 0.95],
  [/[A-Z&]/u, 0.72],
  [/[\u0020-\u024f\u0370-\u052f–—…≤≥×→]/u, 0.58],
];

/** Returns about the width of a text in the unit of its font size. */
export function textWidth(text: string, fontSize: number): number {
  let sum = 0;
  // A letter with an accent is as wide as the letter.
  for (const char of text.normalize('NFD').replace(/[\u0300-\u036f]/gu, '')) {
    sum += WIDTHS.find(([of]) => of.test(char))?.[1] ?? 1;
  }
  return sum * fontSize;
}

/** Cuts a text so that it fits, and marks the cut. */
export function fitText(text: string, width: number, fontSize: number): string {
  if (textWidth(text, fontSize) <= width) return text;
  const chars = Array.from(text.slice(0, 500));
  while (chars.length > 0 && textWidth(`${chars.join('')}...`, fontSize) > width) chars.pop();
  return `${chars.join('').trimEnd()}...`;
}
