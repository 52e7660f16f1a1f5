import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parseConfig } from '../../src/config/parse-config.ts';

const DOCUMENT = readFileSync(new URL('../../docs/configuration.md', import.meta.url), 'utf8');

describe('docs/configuration.md', () => {
  it('has an example that is right', () => {
    const blocks = [...DOCUMENT.matchAll(/```yaml\n(.*?)```/gsu)].map(([, block = '']) => block);
    const examples = blocks.filter((block) => block.includes('version: 1'));
    expect(examples).toHaveLength(1);
    for (const example of examples) {
      const { analyses, problems } = parseConfig(example, 'f');
      expect(problems).toEqual([]);
      expect(analyses.map((spec) => spec.name)).toEqual([
        'digits/extraction',
        'digits/evasion',
        'digits/drift',
        'churn/evasion',
      ]);
    }
  });
});
