import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { fillConfigurationProse } from '../../../tools/attack-prose.ts';

const readText = (file: string): string => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');

describe('what texts say of attacks', () => {
  it('is written anew, and the rest stays', () => {
    const document = readText('docs/configuration.md');
    const stale = document.replace('(extraction .9, ', '(extraction .8, ');
    expect(stale).not.toBe(document);
    // A line that is written anew may be broken at another word.
    const folded = (text: string): string => text.replaceAll(/\s+/gu, ' ');
    expect(folded(fillConfigurationProse(stale))).toBe(folded(document));
  });

  it('has a place, or the text is refused', () => {
    expect(() => fillConfigurationProse('It attacks nothing.')).toThrow('Expected one "');
  });
});
