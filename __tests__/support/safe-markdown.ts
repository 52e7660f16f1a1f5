import { expect } from '@jest/globals';
import { linkableUrl } from '../../src/text/safe-markup.ts';

const TAG =
  /^<(\/?)(a|br|code|details|h2|li|p|span|strong|sub|summary|table|tbody|td|th|thead|tr|ul)((?: (?:href|title|align|width)="[^"<>]*"| nowrap)*)>/u;

/**
 * Holds a job summary against what it promises whatever text it was made from: known tags only, balanced; entities for
 * everything that could be markup, a mention, an address or a command; untrusted text in HTML blocks alone, where
 * GitHub parses no Markdown; links to https or loopback only.
 */
export function expectSafeMarkdown(markdown: string): void {
  expectBalancedTags(markdown);
  expect(markdown).not.toMatch(/@|:\/\/|\p{Cf}|\p{Zl}|\p{Zp}|(?!\n)\p{Cc}/u);
  // `expect` is slow: it judges what is wrong, not each of a hundred thousand tags.
  expect(markdown.split('\n').filter((line) => /^\s*::|##\[/u.test(line))).toEqual([]);
  const urls = [...markdown.matchAll(/ href="([^"]*)"/gu)].map(([, href = '']) => decodeEntities(href));
  expect(urls.filter((url) => linkableUrl(url) !== url)).toEqual([]);
  for (const block of markdown.split(/\n(?:> ?)?\n/u)) expectUntrustedTextInHtml(block);
}

function expectBalancedTags(markdown: string): void {
  const open: string[] = [];
  for (const match of markdown.matchAll(/<[^\n]*/gu)) {
    for (const start of match[0].matchAll(/</gu)) {
      const tag = TAG.exec(match[0].slice(start.index));
      if (tag === null) throw new Error(`no known tag: ${match[0].slice(start.index, start.index + 80)}`);
      const [, slash, name = ''] = tag;
      if (name === 'br') continue;
      if (slash === '') open.push(name);
      else if (open.pop() !== name) throw new Error(`</${name}> closes another tag`);
    }
  }
  expect(open).toEqual([]);
}

/** A numbered entity stands for a character of untrusted text: it may be in a block that starts with a tag only. */
function expectUntrustedTextInHtml(block: string): void {
  if (!block.includes('&#') || /^(?:> )?<(details|h2|p|table|ul)>/u.test(block)) return;
  throw new Error(`untrusted text outside of HTML: ${block.slice(0, 80)}`);
}

/** The text that a reader sees: no tags, entities decoded, white space as single blanks. */
export function textOf(markdown: string): string {
  const text = markdown
    .replace(/<\/?(td|th|tr|h2|p|li|summary|table|thead|tbody|details|ul)\b[^>]*>/gu, ' ')
    .replace(/<[^>]*>/gu, '');
  return decodeEntities(text).replace(/\s+/gu, ' ');
}

/** Decodes what the renderers write: numbered entities and unbreakable blanks. */
export function decodeEntities(text: string): string {
  return text
    .replaceAll('&nbsp;', ' ')
    .replace(/&#(\d+);/gu, (_all, number: string) => String.fromCodePoint(Number(number)));
}
