import { element, type Markup } from './markup.ts';

/** How a verdict looks. `none` is for what has no verdict and needs none. */
export type Tone = 'good' | 'bad' | 'open' | 'none';

/** The shapes of verdicts differ, too, since not everybody tells colours apart. */
const SHAPES: Readonly<Record<Tone, string>> = {
  good: 'M3.5 8.5l3 3 6-7',
  bad: 'M4 4l8 8M12 4l-8 8',
  open: 'M5.6 6a2.4 2.4 0 1 1 3.4 2.2c-.7.4-1 .8-1 1.6M8 12.3v.5',
  none: 'M4 8h8',
};

function icon(tone: Tone): Markup {
  return element(
    'svg',
    { class: 'icon', viewBox: '0 0 16 16', 'aria-hidden': 'true', focusable: 'false' },
    element('path', { d: SHAPES[tone] }),
  );
}

/** The colours of the icon of a tab, which knows no style sheet: they suit light and dark ones. */
const TAB_COLOURS: Readonly<Record<Tone, string>> = {
  good: '#17693a',
  bad: '#b3261e',
  open: '#855700',
  none: '#5c6370',
};

/** A verdict as the icon of a tab, inside the page. */
export function tabIcon(tone: Tone): `data:${string}` {
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">' +
    `<circle cx="8" cy="8" r="8" fill="${TAB_COLOURS[tone]}"/>` +
    `<path d="${SHAPES[tone]}" fill="none" stroke="#fff" stroke-width="2"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}

/** A verdict in a word, with a shape and a colour that say the same. */
export function badge(tone: Tone, word: string): Markup {
  return element('span', { class: `badge ${tone}` }, icon(tone), word);
}
