import { textWidth } from '../../../../src/evidence/text-width.ts';
import { winAnsi } from './win-ansi.ts';

/** Breaks a text into lines of WinAnsi that fit a width; a word that is longer than a line is broken, too. */
export function wrapText(text: string, width: number, size: number, isBold = false): readonly string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (candidate: string): boolean => textWidth(candidate, size, isBold) <= width;
  for (const word of winAnsi(text).split(' ')) {
    const joined = line === '' ? word : `${line} ${word}`;
    if (fits(joined)) {
      line = joined;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (!fits(line) && line.length > 1) {
      const length = fittingLength(line, fits);
      lines.push(line.slice(0, length));
      line = line.slice(length);
    }
  }
  return [...lines, line];
}

function fittingLength(word: string, fits: (candidate: string) => boolean): number {
  let length = 1;
  while (length < word.length && fits(word.slice(0, length + 1))) length += 1;
  return length;
}
