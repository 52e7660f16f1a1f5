import type { AcceptAdvice } from '../../facts/accept-words.ts';
import { code } from './html.ts';
import { prose } from './prose.ts';

const MAX_WORDS_LENGTH = 500;
const MAX_LINE_LENGTH = 3000;

/** How to accept a finding: the words, and the lines to paste. */
export function acceptLines(advice: AcceptAdvice | undefined): readonly string[] {
  if (advice === undefined) return [];
  const { words, lines } = advice;
  return [prose(words, MAX_WORDS_LENGTH), ...lines.map((line) => code(line, MAX_LINE_LENGTH))];
}
