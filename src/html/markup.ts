import { linkableUrl, plainLine } from '@model-security-scan/common/sanitize';
import { createHash } from 'node:crypto';

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

/** A picture inside the page. */
export function pngAddress(png: Buffer): Address {
  return new SafeAddress(`data:image/png;base64,${png.toString('base64')}`);
}

/** The elements that pages are made of. None of them runs or loads anything. */
type ElementName =
  | ('html' | 'head' | 'title' | 'body' | 'header' | 'main' | 'section' | 'article' | 'footer')
  | ('h1' | 'h2' | 'h3' | 'h4' | 'p' | 'ul' | 'ol' | 'li' | 'dl' | 'dt' | 'dd' | 'div' | 'span' | 'strong')
  | ('code' | 'a' | 'time' | 'table' | 'caption' | 'thead' | 'tbody' | 'tr' | 'th' | 'td' | 'figure')
  | ('figcaption' | 'details' | 'summary')
  | ('svg' | 'desc' | 'polyline' | 'polygon' | 'circle' | 'path' | 'text');

type AttributeName =
  | ('lang' | 'class' | 'id' | 'role' | 'tabindex' | 'scope' | 'datetime' | 'open')
  | ('aria-label' | 'aria-labelledby' | 'aria-describedby' | 'aria-hidden')
  | ('rel' | 'colspan')
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
  /** The picture of its tab, inside the page; absent for none. */
  readonly icon?: `data:${string}`;
  /** The project's own style sheet. */
  readonly style: string;
  /** The Content-Security-Policy of the page. */
  readonly policy: string;
  /** The address of the project's own script; absent for a page without one. */
  readonly script?: Address;
  /** After so many seconds, browsers without scripts load the page again. */
  readonly refreshSeconds?: number | undefined;
}

/** Builds a whole page. @throws RangeError for a style that could end its element */
export function pageText(frame: PageFrame, ...body: Content[]): string {
  const { title, icon = 'data:,', style, policy, script, refreshSeconds } = frame;
  if (style.includes('<')) throw new RangeError('A style sheet holds no angle bracket.');
  const refresh = `<meta http-equiv="refresh" content="${String(refreshSeconds)}">`;
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeText(policy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="referrer" content="no-referrer">',
    ...(refreshSeconds === undefined
      ? []
      : [script === undefined ? refresh : `<noscript>${refresh}</noscript>`]),
    `<title>${escapeText(title)}</title>`,
    `<link rel="icon" href="${escapeText(icon)}">`,
    `<style>${style}</style>`,
    ...(script === undefined ? [] : [`<script src="${addressText(script)}" defer></script>`]),
    '</head>',
    htmlOf(element('body', {}, ...body)),
    '</html>',
    '',
  ].join('\n');
}

/**
 * The Content-Security-Policy of a page: its own style, known by its hash, and pictures inside of the page. Nothing else is
 * loaded, nothing runs, and nothing is sent.
 * @param more further directives
 */
export function pagePolicy(style: string, more: readonly string[] = []): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    ...more,
  ].join('; ');
}
