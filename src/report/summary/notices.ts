import { grouped } from '../../text/number-words.ts';
import { alert, codeLines } from './html.ts';

const MAX_NOTICES = 20;
/** Fewer than notices: a comment has less space than a summary. */
const MAX_WARNINGS = 5;
/** Of each notice, in UTF-16 units. */
const TEXT_LENGTH = 500;

/** What a person should know though it decided nothing. */
export function renderNotices(notices: readonly string[]): string {
  return notices.length === 0 ? '' : alert('NOTE', 'Good to know:', list(notices, MAX_NOTICES));
}

/** What a person should look at though the verdict stands. */
export function renderWarnings(warnings: readonly string[] = []): string {
  return warnings.length === 0 ? '' : alert('WARNING', 'Look at this:', list(warnings, MAX_WARNINGS));
}

function list(texts: readonly string[], most: number): string {
  const items = texts.slice(0, most).map((text) => `<li>${codeLines(text, TEXT_LENGTH)}</li>`);
  const left = texts.length - items.length;
  const rest = left === 0 ? [] : [`<li>… and ${grouped(left)} more</li>`];
  return ['<ul>', ...items, ...rest, '</ul>'].join('\n');
}
