import { letterOrDigit } from '../text/unicode-patterns.ts';

/** A shorter line of a longer secret stands in too many other texts. */
const MIN_LINE_LENGTH = 4;

/**
 * Splits a secret into the lines that the runner may mask. Lines of punctuation, such as `{`, are left out: the runner drops
 * every output that holds a masked text. A secret of one line is masked whatever it holds.
 */
export function maskableLines(secret: string): readonly string[] {
  const lines = secret.split(/\r?\n/u).filter((line) => line.trim() !== '');
  if (lines.length <= 1) return lines;
  return lines.filter((line) => line.trim().length >= MIN_LINE_LENGTH && letterOrDigit().test(line));
}
