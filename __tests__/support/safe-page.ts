import { createHash } from 'node:crypto';
import { expect } from '@jest/globals';
import { type HtmlElement, type HtmlPage, readStrictHtml } from './strict-html.ts';

/** What pages are made of. Nothing in it runs, and only `img`, `a` and `link` have an address. */
const ELEMENTS = new Set(
  (
    'html head meta title link style body header main section article footer h1 h2 h3 h4 p ul ol li dl dt dd div span ' +
    'strong code bdi a time table caption thead tbody tr th td figure figcaption img details summary fieldset legend label ' +
    'input svg polyline polygon circle path text'
  ).split(' '),
);
const ATTRIBUTES = new Set(
  (
    'lang charset http-equiv content name class id role tabindex scope alt src href rel datetime width height ' +
    'aria-label aria-hidden focusable viewBox points d stroke-width stroke-dasharray cx ' +
    'cy r x y text-anchor font-size open colspan for type checked'
  ).split(' '),
);

/** Addresses that may be followed: places of the page, files beside it, https, and loopback. */
const LINK =
  /^(?:#[\w./%-]+|\.\/[\w./%-]+|https:\/\/[^\s]+|http:\/\/(?:localhost|127\.[\d.]+|\[::1\])(?::\d+)?\/[^\s]*)$/iu;

function named(elements: readonly HtmlElement[], name: string): readonly HtmlElement[] {
  return elements.filter((element) => element.name === name);
}

/** Expects a page of strict HTML that loads nothing, runs nothing, and can be read without seeing it. */
export function expectSafePage(html: string): HtmlPage {
  const page = readStrictHtml(html);
  expectNothingLoaded(page);
  expectReadable(page.elements);
  return page;
}

/** None, or a drawing inside the page. */
const ICON = /^data:(?:,|image\/svg\+xml,[\w%.!~*'()-]+)$/u;

function expectNothingLoaded({ elements, style }: HtmlPage): void {
  const attributes = elements.flatMap((element) => [...element.attributes]);
  expect(elements.filter(({ name }) => !ELEMENTS.has(name))).toEqual([]);
  expect(attributes.filter(([name]) => !ATTRIBUTES.has(name))).toEqual([]);
  expect(style).not.toMatch(/url\(|@import|expression|https?:|\\/iu);
  expect(
    attributes.filter(([name, value]) => name === 'src' && !/^data:image\/png;base64,[\w+/=]+$/u.test(value)),
  ).toEqual([]);
  const icons = named(elements, 'link').map((element) => [...element.attributes]);
  expect(icons).toEqual([
    [
      ['rel', 'icon'],
      ['href', expect.stringMatching(ICON)],
    ],
  ]);
  expect(decodeURIComponent(icons[0]?.[1]?.[1] ?? '')).not.toMatch(/href|script|on\w+=|url\(/iu);
  const links = named(elements, 'a').map((element) => element.attributes.get('href') ?? '');
  expect(links.filter((link) => !LINK.test(link))).toEqual([]);
  const hash = createHash('sha256').update(style).digest('base64');
  expect(attributes).toContainEqual([
    'content',
    `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; base-uri 'none'; form-action 'none'`,
  ]);
}

function fragmentOf(href: string | undefined): string | undefined {
  return href?.startsWith('#') === true ? decodeURIComponent(href.slice(1)) : undefined;
}

function expectReadable(elements: readonly HtmlElement[]): void {
  const ids = elements.flatMap(({ attributes }) => attributes.get('id') ?? []);
  const references = elements.flatMap(({ attributes }) =>
    [attributes.get('for'), fragmentOf(attributes.get('href'))].filter((one) => one !== undefined),
  );
  expect(new Set(ids).size).toBe(ids.length);
  expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  expect(named(elements, 'img').filter(({ attributes }) => (attributes.get('alt') ?? '') === '')).toEqual([]);
  const drawings = named(elements, 'svg').filter(({ attributes }) => !attributes.has('aria-hidden'));
  expect(drawings.filter(({ attributes }) => !attributes.has('aria-label'))).toEqual([]);
  expect(named(elements, 'caption')).toHaveLength(named(elements, 'table').length);
  expect(named(elements, 'th').filter(({ attributes }) => !attributes.has('scope'))).toEqual([]);
  // Radio buttons only: they send nothing, and the style sheet acts on them.
  const inputs = named(elements, 'input');
  expect(inputs.filter(({ attributes }) => attributes.get('type') !== 'radio')).toEqual([]);
  expect(named(elements, 'label').length).toBeGreaterThanOrEqual(inputs.length);
  expect(named(elements, 'main')).toHaveLength(1);
  expect(named(elements, 'h1')).toHaveLength(1);
  const levels = elements.flatMap(({ name }) => (/^h[1-4]$/u.test(name) ? [Number(name.slice(1))] : []));
  expect(levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
}
