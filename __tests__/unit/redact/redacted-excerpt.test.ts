import { describe, expect, it } from '@jest/globals';
import { redactedExcerpt } from '../../../src/redact/redacted-excerpt.ts';
import { Secrets } from '../../../src/redact/secrets.ts';

const SECRET = 'ak-ZqX7Lw93  TtRvBnM2-the-key-of-the-service';
/** A longer answer is cut before it is searched. */
const SEARCHED = 8192;
const secrets = new Secrets();
secrets.add(SECRET);
const redact = (text: string): string => secrets.redact(text);

describe('a quote', () => {
  it('is one line of at most the length asked for', () => {
    expect(redactedExcerpt(Buffer.from('all \n is\u202e well '), 20, redact)).toBe('all is well');
    expect(redactedExcerpt('a'.repeat(30), 20, redact)).toBe(`${'a'.repeat(19)}…`);
    expect(redactedExcerpt(Buffer.from('a'.repeat(100_000)), 20, redact)).toBe(`${'a'.repeat(19)}…`);
  });

  it('loses secrets before its spacing is made even', () => {
    expect(redactedExcerpt(`bad key ${SECRET}!`, 100, redact)).toBe('bad key ***!');
    expect(redactedExcerpt(Buffer.from(`bad key ${SECRET}!`), 100, redact)).toBe('bad key ***!');
  });

  it('loses secrets before it is cut', () => {
    for (let length = 1; length < 60; length += 1) {
      const said = redactedExcerpt(`bad key ${SECRET}`, length, redact);
      expect('bad key ***').toContain(said.replace('…', '').trim());
    }
  });

  it('loses the start of a secret when the text was cut before, in bytes or in letters', () => {
    // NULs fill a text up and are not shown.
    for (const said of ['\0', '\0ä\0'].map((fill) => fill.repeat(SEARCHED))) {
      // One of nine is a dash, which does not count.
      for (let shown = 9; shown < SECRET.length; shown += 1) {
        const letters = said.slice(0, SEARCHED - shown) + SECRET;
        const bytes = Buffer.concat([Buffer.from(said).subarray(0, SEARCHED - shown), Buffer.from(SECRET)]);
        for (const one of [letters, bytes]) {
          expect(redactedExcerpt(one, 200_000, redact).replaceAll(/[ä\ufffd]/gu, '')).toMatch(
            /^\*{3}[- ]?…$/u,
          );
        }
      }
    }
  });

  it.each([
    [Buffer.from(`\ufffda${'\0'.repeat(SEARCHED - 5)}ä`), '\ufffda…'],
    [Buffer.from(`${'\0'.repeat(SEARCHED - 3)}\u{1f600}`), '…'],
    [`${'\0'.repeat(SEARCHED - 1)}\u{1f600}`, '…'],
    [`${'\0'.repeat(SEARCHED - 1)}ä`, 'ä'],
  ])('%#: loses a character that the cut went through', (answer, shown) => {
    expect(redactedExcerpt(answer, 10, redact)).toBe(shown);
  });

  it('loses secrets in UTF-16', () => {
    expect(redactedExcerpt(Buffer.from(`bad key ${SECRET}!`, 'utf16le'), 100, redact)).toBe('bad key ***!');
  });

  it('loses what else is to be hidden after the secrets', () => {
    const hide = (text: string): string => text.replace(/key \S+/u, 'key -');
    expect(redactedExcerpt(`bad key ${SECRET}`, 100, redact, hide)).toBe('bad key -');
  });
});
