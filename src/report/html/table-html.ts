import { type Content, element, type Markup } from '../../html/markup.ts';
import { shownNumber } from '../evidence/numbers.ts';

/** A table with its caption. A column of numbers only stands to the right. A wide table scrolls by itself. */
export function tableOf(
  caption: string,
  header: readonly string[],
  rows: readonly (readonly Content[])[],
  shown: (value: number) => string = shownNumber,
): Markup {
  const kinds = header.map((_name, column) =>
    rows.every((row) => typeof row[column] === 'number') ? 'number' : undefined,
  );
  const names = header.map((name, at) => element('th', { scope: 'col', class: kinds[at] }, name));
  const lines = rows.map((row) =>
    element(
      'tr',
      {},
      row.map((cell, at) =>
        element('td', { class: kinds[at] }, typeof cell === 'number' ? shown(cell) : cell),
      ),
    ),
  );
  const table = element(
    'table',
    {},
    element('caption', {}, caption),
    element('thead', {}, element('tr', {}, names)),
    element('tbody', {}, lines),
  );
  return element('div', { class: 'scroll', role: 'group', 'aria-label': caption, tabindex: 0 }, table);
}
