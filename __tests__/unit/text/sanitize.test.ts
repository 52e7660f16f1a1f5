import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { plainLine } from '@model-security-scan/common/sanitize';
import { escapeHtml, linkableUrl, markdownCode, markdownLink } from '../../../src/text/safe-markup.ts';
import { logLine } from '../../../src/text/log-line.ts';
import { isLoopbackHost } from '../../../src/core/url.ts';
import { ANY_CHARACTER } from '../../support/any-character.ts';
import { parseCommands } from '../../support/workflow-commands.ts';

/** Texts that have broken other programs, each with what it tries. */
const ATTACKS: readonly (readonly [what: string, text: string])[] = [
  ['a command', '::set-output name=status::passed'],
  ['a command after white space', ' \t\u00a0\u2003::error::x'],
  ['a command after a line feed', 'fine\n::add-mask::x'],
  ['a command after a carriage return', 'fine\r::stop-commands::x'],
  ['a command after CRLF', 'fine\r\n::group::x'],
  ['a command after a next-line character', 'fine\u0085::error::x'],
  ['a command after a line separator', 'fine\u2028::error::x'],
  ['a command behind a byte order mark', '\ufeff::error::x'],
  ['a command behind a zero-width space', '\u200b::error::x'],
  ['a command behind a null', '\0::error::x'],
  ['the old form of a command', '##[error]x'],
  ['the old form within a line', 'fine ##[add-mask]x'],
  ['the old form behind hashes', '#####[error]x'],
  ['the old form with a character inside that is taken out', '#\u200b#[error]x'],
  ['the old form twice', '##[##[error]x'],
  ['terminal colours', '\u001b[31mred\u001b[0m'],
  ['right-to-left text', 'abc\u202ecba'],
  ['tag characters', 'a\u{e0041}\u{e0042}'],
  ['half a surrogate pair', 'a\ud800b\udc00'],
  ['Hangul fillers', 'a\u3164b\u115fc\u1160d\uffa0'],
  ['variation selectors', 'a\ufe0fb\u{e0100}c\u180b'],
  ['a blank Braille pattern', 'a\u2800b'],
  ['a combining grapheme joiner', 'a\u034fb'],
  ['a script', '<script>alert(1)</script>'],
  ['an image', '<img src=x onerror=alert(1)>'],
  ['the end of a code element', '</code><b>x'],
  ['a Markdown link', '[x](javascript:alert(1))'],
  ['a Markdown image', '![x](https://tracker.example/x.png)'],
  ['a code span', '``x``'],
  ['a fence', '```\n# title'],
  ['a table', '| a | b |\n|---|---|'],
  ['a mention', '@octo-org/owners'],
  ['an issue number', 'closes #1'],
  ['an entity', '&lt;script&gt; &#60;b&#62;'],
  ['a comment', '<!-- x -->'],
  ['emphasis', '**a** __b__ ~~c~~'],
  ['an address', 'https://evil.example www.evil.example'],
  ['a quote', '> x'],
  ['an output with a delimiter', 'x\nEOF\nstatus=passed\nEOF'],
];

const anyText = fc.oneof(
  fc.string({ unit: ANY_CHARACTER, maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(':', '#', '[', ']', ' ', '\n', '\r', '\t', '\u200b', '\u2028', '<', '&', 'error', '…'),
    )
    .map((parts) => parts.join('')),
  fc.constantFrom(...ATTACKS.map(([, text]) => text)),
);
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

describe('plainLine', () => {
  it.each([
    ['  a \n\t b\r\nc ', 'a b c'],
    ['a\u0000b', 'a b'],
    ['a\u202eb', 'a b'],
    ['', ''],
    [' \n ', ''],
    ['Größe ✓ 日本 👍🏽', 'Größe ✓ 日本 👍🏽'],
  ])('of %j is %j', (text, expected) => {
    expect(plainLine(text)).toBe(expected);
  });

  it.each(ATTACKS)('leaves nothing invisible of %s', (_, text) => {
    expect(plainLine(text)).not.toMatch(UNSAFE);
  });

  it('is one clean line of at most the length asked for, and clean itself', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 80 }), (text, maxLength) => {
        const line = plainLine(text, maxLength);
        expect(line).not.toMatch(UNSAFE);
        expect(line.length).toBeLessThanOrEqual(maxLength);
        expect(plainLine(line, maxLength)).toBe(line);
      }),
    );
  });

  it('marks what it has cut', () => {
    expect(plainLine('a'.repeat(10), 10)).toBe('a'.repeat(10));
    expect(plainLine('a'.repeat(11), 10)).toBe(`${'a'.repeat(9)}…`);
    expect(plainLine('a'.repeat(2000))).toHaveLength(1000);
    expect(plainLine(`a${' '.repeat(50)}b`, 10)).toBe('a…');
    expect(plainLine('abcdefgh👍👍👍', 10)).toBe('abcdefgh…');
  });
});

describe('logLine', () => {
  it.each(ATTACKS)('lets %s start no command', (_, text) => {
    expect(parseCommands(logLine(text))).toEqual([]);
  });

  it('has nothing that the runner could take for a command, wherever it is split', () => {
    fc.assert(
      fc.property(anyText, fc.nat(70), (text, cutAt) => {
        const line = logLine(text);
        expect(line).not.toMatch(/[\n\r\u0085\u2028\u2029]/u);
        expect(line).not.toMatch(/^\s*::/u);
        expect(line).not.toContain('##[');
        expect(logLine(text, cutAt + 1)).not.toMatch(/^\s*::|##\[/u);
      }),
    );
  });

  it('leaves other text as it is', () => {
    expect(logLine('a::b #[c] # # 12:30')).toBe('a::b #[c] # # 12:30');
    expect(logLine('::error::x')).toBe(': :error::x');
    expect(logLine('a##[error]x')).toBe('a# #[error]x');
  });
});

describe('markdownCode', () => {
  const SHAPE = /^(?:<code>(?:[\p{L}\p{N} ,;/…]|&#\d+;)+<\/code>)?$/u;

  it.each(ATTACKS)('makes %s plain text', (_, text) => {
    expect(markdownCode(text)).toMatch(SHAPE);
    expect(decoded(markdownCode(text))).toBe(plainLine(text, 200));
  });

  it('is code with letters, digits and entities in it, and says what the text said', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const code = markdownCode(text);
        expect(code).toMatch(SHAPE);
        expect(code.replace(/<\/?code>/gu, '').replace(/&#\d+;/gu, '')).not.toMatch(
          /[<>&*_`|@#[\]()!~"'\\:.-]/u,
        );
        expect(decoded(code)).toBe(plainLine(text, 200));
      }),
    );
  });

  it('is nothing for a text without anything to see', () => {
    expect(markdownCode(' \u200b\n')).toBe('');
  });

  it('is cut to the length asked for', () => {
    expect(markdownCode('abcdef', 4)).toBe('<code>abc…</code>');
  });
});

describe('escapeHtml', () => {
  it('writes every character with a meaning as an entity, whole code points at a time', () => {
    expect(escapeHtml('a<b>&"\'')).toBe('a&#60;b&#62;&#38;&#34;&#39;');
    expect(escapeHtml('👍')).toBe('&#128077;');
  });
});

describe('linkableUrl', () => {
  it.each([
    ['https://dash.example/jobs/1?a=b#c', 'https://dash.example/jobs/1?a=b#c'],
    ['HTTPS://Dash.Example', 'https://dash.example/'],
    ['http://localhost:8080/x', 'http://localhost:8080/x'],
    ['http://127.0.0.1:1/', 'http://127.0.0.1:1/'],
    ['http://[::1]/', 'http://[::1]/'],
    ['http://0x7f.1/', 'http://127.0.0.1/'],
    ['https://dash.example/a b"><script>', 'https://dash.example/a%20b%22%3E%3Cscript%3E'],
  ])('%s may be linked', (text, expected) => {
    expect(linkableUrl(text)).toBe(expected);
  });

  it.each([
    '',
    'dash.example',
    '//dash.example',
    'http://dash.example',
    'http://127.0.0.1.evil.example',
    'http://localhost.evil.example',
    'http://128.0.0.1',
    'https://user@dash.example',
    'https://user:password@dash.example',
    'https://:password@dash.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'ftp://127.0.0.1/',
    'file:///etc/passwd',
    `https://dash.example/${'a'.repeat(2048)}`,
  ])('%j may not', (text) => {
    expect(linkableUrl(text)).toBeUndefined();
    expect(markdownLink('dashboard', text)).toBe('dashboard');
  });

  it('is never anything but https, or http on loopback, without credentials', () => {
    const address = fc.tuple(
      fc.constantFrom('https://', 'http://', 'javascript:', 'https:/', '//', ''),
      fc.constantFrom('', 'u@', 'u:p@', ':@'),
      fc.constantFrom('localhost', '127.0.0.1', '[::1]', 'a.example', 'a.localhost'),
      anyText,
    );
    fc.assert(
      fc.property(address, (parts) => {
        const href = linkableUrl(parts.join(''));
        if (href === undefined) return;
        const url = new URL(href);
        expect(url.username + url.password).toBe('');
        expect(url.protocol === 'https:' || isLoopbackHost(url.hostname)).toBe(true);
        expect(['https:', 'http:']).toContain(url.protocol);
      }),
    );
  });
});

describe('markdownLink', () => {
  it('links the label, and returns only the label when there is not an address', () => {
    expect(markdownLink('dashboard', 'https://dash.example/a_b')).toBe(
      '<a href="https&#58;//dash&#46;example/a&#95;b">dashboard</a>',
    );
    expect(markdownLink('dashboard', undefined)).toBe('dashboard');
  });

  it('never leaves its attribute', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const link = markdownLink('x', `https://dash.example/${text}`);
        expect(link).toMatch(/^(?:x|<a href="(?:[\p{L}\p{N} ,;/…]|&#\d+;)+">x<\/a>)$/u);
      }),
    );
  });
});

function decoded(code: string): string {
  return code
    .replace(/^<code>|<\/code>$/gu, '')
    .replace(/&#(\d+);/gu, (_, digits: string) => String.fromCodePoint(Number(digits)));
}
