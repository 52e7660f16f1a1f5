import type { Attack } from '@model-security-scan/engine/catalog';
import { describePlace } from '@model-security-scan/common/problem';
import type { Names } from '../../html/names.ts';
import { type Content, element, isolated, type Markup, webAddress } from '../../html/markup.ts';
import { counted, grouped } from '@model-security-scan/common/number-words';
import type { AnalysisRun } from '../document/analyses.ts';
import { commitAddress, type Origin, placeAddress, SHOWN_DIGITS } from '../document/links.ts';
import type { Item, Line, Part, Piece, Section } from '../document/parts.ts';

/** What the page says beside the outcome. */
export interface PageAbout {
  /** The version of the action, as the workflow names it; empty if it is not known. */
  readonly version: string;
  /** The time of the run, in milliseconds since 1970. */
  readonly writtenMs: number;
  /** When the run began, in milliseconds since 1970. */
  readonly startedMs?: number | undefined;
  /** The page of the run on GitHub, and the number that people know the run by. */
  readonly runUrl?: string | undefined;
  readonly runNumber?: string;
  /** The path of the page, relative to the workspace: links lead from it to other files of the run. */
  readonly file?: string | undefined;
  /** The settings that decide what was done; none is a secret. */
  readonly settings: readonly (readonly [name: string, value: string])[];
  /** True if the outcome was read from results files, which hold no pictures. */
  readonly isFromResultsFiles?: boolean;
}

/** What the sections of the page share. */
export interface PageContext {
  readonly run: AnalysisRun;
  /** As `PageAbout` has it. */
  readonly file: string | undefined;
  readonly names: Names;
  readonly pictures: PictureCount;
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

/** A list shows at most this many entries. */
export const MOST_ENTRIES = 200;

/** Renders parts of the document. */
export function contentOf(parts: readonly Part[], origin: Origin): readonly Content[] {
  return parts.map((part) => {
    switch (part.kind) {
      case 'line':
        return paragraph(part.line, origin);
      case 'list':
        return [
          element(
            'ul',
            {},
            part.items.slice(0, MOST_ENTRIES).map((item) => itemContent(item, origin)),
          ),
          andMore(part.items.length - MOST_ENTRIES, part.what[1]),
        ];
      case 'fold':
        return folded(part.title, contentOf(part.parts, origin));
    }
  });
}

/** A line as a paragraph of its own; a line to paste looks like one. */
export function paragraph(line: Line, origin: Origin): Markup {
  const isCode = line.every((piece) => typeof piece === 'object' && 'code' in piece);
  return element('p', isCode ? { class: 'excerpt' } : {}, lineContent(line, origin));
}

function itemContent({ lines: [first = [], ...others], more = [] }: Item, origin: Origin): Markup {
  return element(
    'li',
    {},
    lineContent(first, origin),
    others.map((line) => paragraph(line, origin)),
    contentOf(more, origin),
  );
}

export function lineContent(line: Line, origin: Origin): Content {
  return line.map((piece) => pieceContent(piece, origin));
}

function pieceContent(piece: Piece, origin: Origin): Content {
  if (typeof piece === 'string') return withCode(piece);
  if ('said' in piece) return isolated(piece.said);
  if ('code' in piece) return element('code', {}, isolated(piece.code));
  if ('digest' in piece) return element('code', { class: 'digest' }, piece.digest);
  if ('strong' in piece) return element('strong', {}, pieceContent(piece.strong, origin));
  if ('label' in piece) return linked(pieceContent(piece.label, origin), piece.link);
  if ('place' in piece) {
    return linked(element('code', {}, describePlace(piece.place)), placeAddress(piece.place, origin));
  }
  const address = commitAddress(piece.commit, piece.repository, origin);
  return linked(element('code', {}, piece.commit.slice(0, SHOWN_DIGITS)), address);
}

function linked(content: Content, url: string | undefined): Content {
  const href = webAddress(url);
  return href === undefined ? content : element('a', { href, rel: 'noreferrer' }, content);
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
    .map((line) => element('p', {}, isolated(line)));
}

const MOST_LINES = 20;

/** A section with its heading; nothing if it has no content. */
export function section(context: PageContext, title: string, ...content: Content[]): Markup | undefined {
  if (content.flat(2).every((part) => part === undefined)) return undefined;
  const id = context.names.next('section');
  return element('section', { 'aria-labelledby': id }, element('h2', { id }, title), content);
}

/** A section of the document. */
export function documentSection(context: PageContext, { title, parts }: Section): Markup | undefined {
  return section(context, title, contentOf(parts, context.run));
}

export function note(...content: Content[]): Markup {
  return element('p', { class: 'note' }, content);
}

/** A section that is closed at first. A link to it shows it, since the section itself is there. */
export function closedSection(id: string, title: string, ...content: Content[]): Markup | undefined {
  if (content.flat(2).every((part) => part === undefined)) return undefined;
  const heading = element('summary', {}, element('h2', {}, title));
  return element('section', { class: 'closed', id }, element('details', {}, heading, content));
}

/** What to do, step by step; the project's own words. */
export function whatToDo(actions: readonly string[], ...before: Content[]): Content {
  const steps = actions.map((action) => element('li', {}, withCode(action)));
  return [element('h4', {}, 'What to do'), before, element('ol', {}, steps)];
}

/** Content that opens on demand, without a script. */
export function folded(summary: string, ...content: Content[]): Markup {
  return element('details', {}, element('summary', {}, summary), content);
}

/** A long table that opens on demand: so many `what`. */
export function foldedTable(
  count: number,
  what: readonly [one: string, many: string],
  table: Content,
): Markup {
  return folded(counted(count, ...what), table, andMore(count - MOST_ENTRIES, what[1]));
}

/** Says how many things a page leaves out. */
export function andMore(count: number, what: string): Markup | undefined {
  return count > 0 ? note(`And ${grouped(count)} more ${what}.`) : undefined;
}
