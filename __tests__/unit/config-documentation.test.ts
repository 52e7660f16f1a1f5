import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parseConfig } from '../../src/config/parse-config.ts';

const DOCUMENT = readFileSync(new URL('../../docs/configuration.md', import.meta.url), 'utf8');

describe('docs/configuration.md', () => {
  it('has an example that is right', () => {
    const blocks = [...DOCUMENT.matchAll(/```yaml\n(.*?)```/gsu)].map(([, block = '']) => block);
    const examples = blocks.filter((block) => block.includes('version: 1'));
    const read = [false, true].map((isLocal, index) => parseConfig(examples[index] ?? '', 'f', isLocal));
    expect(examples).toHaveLength(2);
    expect(read.flatMap(({ problems }) => problems)).toEqual([]);
    expect(read.map(({ analyses }) => analyses.map(({ name }) => name))).toEqual([
      ['digits/extraction', 'digits/evasion', 'digits/drift', 'churn/evasion'],
      ['digits/extraction', 'digits/evasion'],
    ]);
  });
});
