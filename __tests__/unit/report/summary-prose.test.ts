import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { prose } from '../../../src/report/summary/prose.ts';
import { HOSTILE_TEXTS } from '../../support/hostile-texts.ts';
import { decodeEntities, expectSafeMarkdown } from '../../support/safe-markdown.ts';

/** The rendered text, with backticks round what is code. */
function marked(text: string): string {
  return decodeEntities(
    prose(text, 1000)
      .replace(/<\/?code>/gu, '`')
      .replaceAll('<br>', '\n'),
  );
}

describe('untrusted sentences', () => {
  it.each([
    ['labels.csv has 9,999 rows, expected 10,000.', '`labels.csv` has 9,999 rows, expected 10,000.'],
    ['unknown field "number_of_clases": did you', 'unknown field `number_of_clases`: did you'],
    ["It isn't 93.5 % (or 12:30), is it?", "It isn't 93.5 % (or 12:30), is it?"],
    ['as in [28, 28, 1].', 'as in `[28, 28, 1]`.'],
    [
      'ask @octocat about #12, GH-12 and acme/models#1',
      'ask `@octocat` about `#12`, `GH-12` and `acme/models#1`',
    ],
    [
      'see https://evil.example/?a=b or www.evil.example!',
      'see `https://evil.example/?a=b` or `www.evil.example`!',
    ],
    ['commit 4f1d0c6be2 :bomb: $x$ *b* _i_', 'commit `4f1d0c6be2` `:bomb`: `$x$` `*b*` `_i_`'],
    ['one\r\n\ntwo\u2028three', 'one\ntwo\nthree'],
    ['\u200b', '(empty)'],
  ])('%j', (text, expected) => {
    expect(marked(text)).toBe(expected);
  });

  it('are cut where they are long, and say so', () => {
    expect(decodeEntities(prose('word '.repeat(50), 20))).toBe('word word word word …');
    expect(prose('line\n'.repeat(30), 1000)).toMatch(/<br>… and 10 lines more$/u);
  });

  it('hold nothing outside of code that GitHub could link, draw or run', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'grapheme', maxLength: 80 })),
        (text) => {
          const html = `<p>${prose(text, 300)}</p>`;
          expectSafeMarkdown(html);
          const outside = decodeEntities(
            html.replace(/<code>[^<]*<\/code>/gu, ' ').replace(/<[^>]*>/gu, ' '),
          );
          expect(outside).not.toMatch(/[@#`*_~$\\|/[\]{}]|www|\b[0-9a-f]{7,}\b|[a-z]-\d|:\w+:/iu);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
