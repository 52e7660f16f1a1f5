import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { fillActionProse } from '../../../tools/attack-prose.ts';
import { fillNames, SCHEMA_NAMES } from '../../../tools/schema-names.ts';

const readText = (file: string): string => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');

describe('what texts say of attacks', () => {
  it('is written anew, and the rest stays', () => {
    const action = readText('action.yml');
    const stale = action
      .replace('outlier 0.05.', 'outlier 0.5.')
      .replace('only for extraction and', 'only for');
    expect(stale).not.toBe(action);
    expect(fillActionProse(stale)).toBe(action);
  });

  it('has a place, or the text is refused', () => {
    expect(() => fillActionProse('It attacks nothing.')).toThrow('Expected one "');
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
