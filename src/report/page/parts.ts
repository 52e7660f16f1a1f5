import type { Attack } from '../../attacks/table.ts';
import type { Venue } from '../../facts/venue.ts';
import type { Names } from '../../html/names.ts';
import { type Content, element, type Markup } from '../../html/markup.ts';
import { grouped } from '../../text/number-words.ts';

/** What the page says beside the outcome. */
export interface PageAbout {
  /** The version of the action, as the workflow names it; empty if it is not known. */
  readonly version: string;
  /** The time of the run, in milliseconds since 1970. */
  readonly writtenMs: number;
  /** The page of the run on GitHub. */
  readonly runUrl?: string | undefined;
  /** The settings that decide what was done; none is a secret. */
  readonly settings: readonly (readonly [name: string, value: string])[];
  /** True if the outcome was read from results files, which hold no evidence. */
  readonly isFromResultsFiles?: boolean;
}

/** What the sections of the page share. */
export interface PageContext {
  readonly names: Names;
  readonly pictures: PictureCount;
  readonly venue: Venue;
  /** The attacks that the page has explained, with a link to the analysis beside which it did. */
  readonly explained: Map<Attack, Markup>;
}

/** Counts the pictures of a page, whose size is bounded. */
export interface PictureCount {
  /** @returns true if pictures of so many bytes may be shown; once some may not, none may */
  readonly allow: (bytes: () => number) => boolean;
  readonly shown: () => number;
  readonly left: () => number;
}

export function countPictures(mostBytes: number): PictureCount {
  let [used, shown, left] = [0, 0, 0];
  return {
    allow(bytes) {
      const size = left > 0 ? Infinity : bytes();
      const fits = used + size <= mostBytes;
      if (fits) [used, shown] = [used + size, shown + 1];
      else left += 1;
      return fits;
    },
    shown: () => shown,
    left: () => left,
  };
}

/** Shows the project's own words: text between backticks is code. */
export function withCode(text: string): Content {
  return text.split('`').map((part, index) => (index % 2 === 1 ? element('code', {}, part) : [part]));
}

/** Shows text that others wrote, line by line. */
export function lines(text: string): Content {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .filter((line) => line.trim() !== '')
    .slice(0, MOST_LINES)
    .map((line) => element('p', {}, line));
}

const MOST_LINES = 20;

/** A section with its heading; nothing if it has no content. */
export function section(context: PageContext, title: string, ...content: Content[]): Markup | undefined {
  if (content.flat().every((part) => part === undefined)) return undefined;
  const id = context.names.next('section');
  return element('section', { 'aria-labelledby': id }, element('h2', { id }, title), content);
}

export function bullets(items: readonly Content[]): Markup | undefined {
  if (items.length === 0) return undefined;
  return element(
    'ul',
    {},
    items.map((item) => element('li', {}, item)),
  );
}

/** A card of a finding or an analysis: a line with its name, verdict and reason, and more on demand. */
export function card(
  {
    id,
    heading: [name, verdict, words],
    isOpen,
  }: {
    readonly id?: string;
    readonly heading: readonly [name: Content, verdict: Markup, words: Content];
    readonly isOpen: boolean;
  },
  ...content: Content[]
): Markup {
  return element(
    'details',
    { class: 'card', id, open: isOpen ? '' : undefined },
    element('summary', {}, element('h3', {}, name), verdict, element('span', { class: 'more' }, words)),
    content,
  );
}

/** Content that opens on demand, without a script. */
export function folded(summary: string, ...content: Content[]): Markup {
  return element('details', {}, element('summary', {}, summary), content);
}

/** Says how many things a page leaves out. */
export function andMore(count: number, what: string): Markup | undefined {
  return count > 0 ? element('p', { class: 'note' }, `And ${grouped(count)} more ${what}.`) : undefined;
}
