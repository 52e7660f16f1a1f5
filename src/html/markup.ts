import { plainLine } from '@model-security-scan/common/sanitize';
import { linkableUrl } from '../text/safe-markup.ts';
import { createHash } from 'node:crypto';
import { posix } from 'node:path';

/** Texts are cut at this length. */
const MOST_LENGTH = 4000;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes a text of a page, or of an attribute in double quotes: one line, without invisible characters or markup. */
function escapeText(text: string): string {
  return plainLine(text, MOST_LENGTH).replace(/[&<>"']/gu, (char) => ENTITIES[char] ?? '');
}

/**
 * Finished HTML. The class is not exported: only the functions of this file make it, and all of them escape, so no text
 * gets into a page as markup.
 */
class FinishedHtml {
  readonly #html: string;

  constructor(html: string) {
    this.#html = html;
  }

  toString(): string {
    return this.#html;
  }
}
export type Markup = FinishedHtml;

/** The content of an element. Texts are escaped; nothing is left out but undefined. */
export type Content = Markup | string | number | undefined | readonly Content[];

/** An address that a page may hold. Only the functions below make one. */
class SafeAddress {
  readonly #address: string;

  constructor(address: string) {
    this.#address = address;
  }

  toString(): string {
    return this.#address;
  }
}
export type Address = SafeAddress;

/** @returns undefined for an address that is not safe to link: all but https, and http on loopback */
export function webAddress(url: string | undefined): Address | undefined {
  const safe = url === undefined ? undefined : linkableUrl(url);
  return safe === undefined ? undefined : new SafeAddress(safe);
}

/** The address of an element on the same page. */
export function placeAddress(id: string): Address {
  return new SafeAddress(`#${encodeURIComponent(id).replaceAll('%2F', '/')}`);
}

/**
 * A file of the run, from where the page lies: both paths are relative to the workspace.
 * @returns undefined for a file outside of it
 */
export function fileAddress(page: string, file: string): Address | undefined {
  const way = posix.relative(posix.dirname(page), file);
  const isInside = !posix.isAbsolute(page) && !posix.isAbsolute(file) && !file.startsWith('..');
  const parts = way.split('/').map((part) => encodeURIComponent(part.toWellFormed()));
  return isInside ? new SafeAddress(`./${parts.join('/')}`) : undefined;
}

/** A picture inside the page. */
export function pngAddress(png: Buffer): Address {
  return new SafeAddress(`data:image/png;base64,${png.toString('base64')}`);
}

/** The elements that pages are made of. None of them runs or loads anything. */
type ElementName =
  | ('html' | 'head' | 'title' | 'body' | 'header' | 'main' | 'section' | 'article' | 'footer')
  | ('h1' | 'h2' | 'h3' | 'h4' | 'p' | 'ul' | 'ol' | 'li' | 'dl' | 'dt' | 'dd' | 'div' | 'span' | 'strong')
  | ('code' | 'a' | 'time' | 'table' | 'caption' | 'thead' | 'tbody' | 'tr' | 'th' | 'td' | 'figure')
  | ('figcaption' | 'details' | 'summary' | 'bdi' | 'fieldset' | 'legend' | 'label')
  | ('svg' | 'polyline' | 'polygon' | 'circle' | 'path' | 'text');

type AttributeName =
  | ('lang' | 'class' | 'id' | 'role' | 'tabindex' | 'scope' | 'datetime' | 'open')
  | ('aria-label' | 'aria-hidden')
  | ('rel' | 'colspan' | 'for' | 'type' | 'name' | 'checked')
  | ('viewBox' | 'points' | 'd' | 'stroke-width' | 'stroke-dasharray' | 'cx' | 'cy' | 'r' | 'x' | 'y')
  | ('text-anchor' | 'font-size' | 'width' | 'height' | 'focusable');

type Attributes = Readonly<Partial<Record<AttributeName, string | number | undefined>>> & {
  readonly href?: Address | undefined;
};

export function element(name: ElementName, attributes: Attributes = {}, ...content: Content[]): Markup {
  return new FinishedHtml(`<${name}${attributesOf(attributes)}>${htmlOf(content)}</${name}>`);
}

/** A picture with the text for those who do not see it. */
export function image(
  source: Address,
  alt: string,
  size: { readonly width: number; readonly height: number },
): Markup {
  const attributes = attributesOf({ width: size.width, height: size.height });
  return new FinishedHtml(`<img alt="${escapeText(alt)}"${attributes} src="${addressText(source)}">`);
}

/** One of several choices of a name, with its words. The style sheet acts on the one that is checked. */
export function choice(name: string, id: string, isChecked: boolean, ...words: Content[]): Markup {
  const attributes = attributesOf({ type: 'radio', name, id, checked: isChecked ? '' : undefined });
  return element(
    'span',
    { class: 'choice' },
    new FinishedHtml(`<input${attributes}>`),
    element('label', { for: id }, words),
  );
}

/** The characters of a content with its markup. */
export function contentLength(content: Content): number {
  return htmlOf(content).length;
}

/** A text of others: its direction does not reach its surroundings. */
export function isolated(text: string): Markup {
  return element('bdi', {}, text);
}

function attributesOf(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const text = value instanceof SafeAddress ? addressText(value) : escapeText(String(value));
      return ` ${name}="${text}"`;
    })
    .join('');
}

/** An address is not cut like a text. */
function addressText(address: Address): string {
  return String(address).replace(/[&<>"']/gu, (char) => ENTITIES[char] ?? '');
}

function htmlOf(content: Content): string {
  if (content === undefined) return '';
  if (content instanceof FinishedHtml) return String(content);
  if (typeof content === 'object') return content.map(htmlOf).join('');
  const text = String(content);
  // Spaces at the ends keep words apart from the next element.
  const [before, after] = [/^\s/u, /\s$/u].map((end) => (end.test(text) ? ' ' : ''));
  return `${before ?? ''}${escapeText(text)}${after ?? ''}`;
}

/** The parts of a page that stand outside of its body. */
interface PageFrame {
  readonly title: string;
  /** The picture of its tab, inside the page. */
  readonly icon: `data:${string}`;
  /** The project's own style sheet. */
  readonly style: string;
}

/** Builds a whole page. @throws RangeError for a style that could end its element */
export function pageText({ title, icon, style }: PageFrame, ...body: Content[]): string {
  if (style.includes('<')) throw new RangeError('A style sheet holds no angle bracket.');
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeText(pagePolicy(style))}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="referrer" content="no-referrer">',
    // A later run knows its own pages by this line.
    '<meta name="generator" content="Model Security Scan">',
    `<title>${escapeText(title)}</title>`,
    `<link rel="icon" href="${escapeText(icon)}">`,
    `<style>${style}</style>`,
    '</head>',
    htmlOf(element('body', {}, ...body)),
    '</html>',
    '',
  ].join('\n');
}

/**
 * The Content-Security-Policy of a page: its own style, known by its hash, and pictures inside of the page. Nothing else is
 * loaded, nothing runs, and nothing is sent.
 */
function pagePolicy(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}
