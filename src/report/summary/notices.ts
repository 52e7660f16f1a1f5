import { grouped } from '../../text/number-words.ts';
import { alert, listOf } from './html.ts';
import { prose } from './prose.ts';

const MAX_NOTICES = 20;
/** Fewer than notices, because a comment has less space than a summary. */
const MAX_WARNINGS = 5;
/** The length limit of each notice, in UTF-16 units. */
const MAX_TEXT_LENGTH = 500;

/** Renders the notices, which did not affect the verdict. */
export function renderNotices(notices: readonly string[]): string {
  return notices.length === 0 ? '' : alert('NOTE', 'Good to know:', list(notices, MAX_NOTICES));
}

/** Renders the warnings, which need attention but did not affect the verdict. */
export function renderWarnings(warnings: readonly string[] = []): string {
  return warnings.length === 0 ? '' : alert('WARNING', 'Please check:', list(warnings, MAX_WARNINGS));
}

function list(texts: readonly string[], maxItems: number): string {
  const items = texts.slice(0, maxItems).map((text) => `<li>${prose(text, MAX_TEXT_LENGTH)}</li>`);
  const left = texts.length - items.length;
  const rest = left === 0 ? [] : [`<li>… and ${grouped(left)} more</li>`];
  return listOf([...items, ...rest]);
}
