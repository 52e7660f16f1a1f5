import type { Program } from '../../core/own-program.ts';
import { describePlace } from '@model-security-scan/common/problem';
import { type Content, element, fileAddress, isolated, type Markup, webAddress } from '../../html/markup.ts';
import { grouped } from '@model-security-scan/common/number-words';
import type { AnalysisRun } from '../document/analyses.ts';
import { tableOf } from '../html/table-html.ts';
import { commitAddress, type Origin, placeAddress, SHOWN_DIGITS } from '../document/links.ts';
import type { Item, Line, Part, Piece, Section } from '../document/parts.ts';

/** What the page says beside the outcome. */
export interface PageAbout {
  readonly program: Program;
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
  /** Of all entries so far. */
  readonly ids: Set<string>;
  /** Decides whether pictures fit into the page, as `picturesUpTo` does. */
  readonly allows: Allows;
  /** The remedies that the page has told, as one text, with a link to the analysis beside which it did. */
  readonly explained: Map<string, Markup>;
}

/** @returns true if pictures of so many bytes may be shown; the bytes are counted only if they matter */
export type Allows = (bytes: () => number) => boolean;

/** Allows pictures until so many bytes are used up; then none, however small. */
export function picturesUpTo(most: number): Allows {
  let left = most;
  return (bytes) => {
    if (left > 0) left -= bytes();
    return left > 0;
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
      case 'grid':
        return [
          tableOf(
            part.caption,
            part.header,
            part.rows.slice(0, MOST_ENTRIES).map((row) => row.map((cell) => lineContent(cell, origin))),
          ),
          andMore(part.rows.length - MOST_ENTRIES, part.what[1]),
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

/** A file that the run wrote, as a link from the page; both paths are relative to the workspace. */
export function fileLink(page: string | undefined, file: string): Content {
  const href = page === undefined ? undefined : fileAddress(page, file);
  return href === undefined ? element('code', {}, isolated(file)) : element('a', { href }, isolated(file));
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

/** A section of the document; nothing if it is empty. */
export function section({ title, parts }: Section, origin: Origin): Markup | undefined {
  if (parts.length === 0) return undefined;
  return element('section', {}, element('h2', {}, title), contentOf(parts, origin));
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

/** Says how many things a page leaves out. */
export function andMore(count: number, what: string): Markup | undefined {
  return count > 0 ? note(`And ${grouped(count)} more ${what}.`) : undefined;
}
