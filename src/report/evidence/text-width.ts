/**
 * The widths of Helvetica for the characters from space to tilde, in thousandths of the font size (Adobe's
 * font metrics for the standard fonts, with the quotes of WinAnsi).
 */
const WIDTHS = [
  [278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278],
  [556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556],
  [1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778],
  [667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556],
  [333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556],
  [556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584],
].flat();
/** Wide enough for the characters whose width is not known. */
const OTHER = 1000;

/** Returns the width of a text in the unit of its font size. */
export function textWidth(text: string, fontSize: number): number {
  let sum = 0;
  // A letter with an accent is as wide as the letter.
  for (const char of text.normalize('NFD')) {
    const code = char.codePointAt(0) ?? 0;
    if (code < 0x300 || code > 0x36f) sum += WIDTHS[code - 32] ?? OTHER;
  }
  return (sum * fontSize) / 1000;
}

/** Cuts a text so that it fits, and marks the cut. */
export function fitText(text: string, width: number, fontSize: number): string {
  if (textWidth(text, fontSize) <= width) return text;
  const chars = Array.from(text.slice(0, 500));
  while (chars.length > 0 && textWidth(`${chars.join('')}...`, fontSize) > width) chars.pop();
  return `${chars.join('').trimEnd()}...`;
}
