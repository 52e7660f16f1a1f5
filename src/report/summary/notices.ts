import { alert, codeLines } from './html.ts';

const MAX_NOTICES = 20;
/** Of each notice, in UTF-16 units. */
const TEXT_LENGTH = 500;

/** What a person should know though it decided nothing. */
export function renderNotices(notices: readonly string[]): string {
  if (notices.length === 0) return '';
  const items = notices.slice(0, MAX_NOTICES).map((notice) => `<li>${codeLines(notice, TEXT_LENGTH)}</li>`);
  const left = notices.length - items.length;
  const rest = left === 0 ? [] : [`<li>… and ${left.toLocaleString('en-US')} more</li>`];
  return alert('NOTE', 'Good to know:', ['<ul>', ...items, ...rest, '</ul>'].join('\n'));
}
