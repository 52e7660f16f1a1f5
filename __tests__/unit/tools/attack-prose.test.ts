import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { fillConfigurationProse } from '../../../tools/attack-prose.ts';
import { fillNames, SCHEMA_NAMES } from '../../../tools/schema-names.ts';

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

describe('the names in schemas', () => {
  it.each(Object.entries(SCHEMA_NAMES))('are written anew, and the rest stays: %s', (file, names) => {
    const schema = readText(file);
    const stale = schema.replaceAll('"evasion",', '"older",');
    expect(stale).not.toBe(schema);
    expect(fillNames(stale, names)).toBe(schema);
  });

  it('have a place, or the schema is refused', () => {
    const names = [{ path: ['definitions', 'attack'], value: [] }];
    expect(() => fillNames('{ "definitions": {} }', names)).toThrow('The schema has no definitions/attack.');
  });
});
