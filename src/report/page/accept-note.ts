import type { AcceptAdvice } from '../../facts/accept-words.ts';
import { type Content, element } from '../../html/markup.ts';

/** How to accept a finding: the words, and the lines to paste. */
export function acceptNote(advice: AcceptAdvice | undefined): Content {
  if (advice === undefined) return [];
  return [
    element('p', { class: 'note' }, advice.words),
    ...advice.lines.map((line) => element('p', { class: 'excerpt' }, element('code', {}, line))),
  ];
}
