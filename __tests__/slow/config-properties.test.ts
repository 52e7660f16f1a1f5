import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type ParsedConfig, parseConfig } from '../../src/settings/config/parse-config.ts';
import { findRow } from '@model-security-scan/engine/catalog';
import { ANY_CHARACTER } from '../support/any-character.ts';
import { RIGHT } from '../support/bad-config-base.ts';

/** Checks that hold for every text, right or wrong. */
function expectSound(text: string, { analyses, problems }: ParsedConfig): void {
  expect(analyses.length === 0 || problems.length === 0).toBe(true);
  expect(analyses.length + problems.length).toBeGreaterThan(0);
  const lines = text.split('\n');
  let before = 0;
  for (const { place, message } of problems) {
    expect(message).toMatch(/^\P{Cc}+$/u);
    expect(message.length).toBeLessThan(1500);
    if (place.kind === 'input') throw new Error('a problem of a file stands in the file');
    expect(place.line).toBeGreaterThanOrEqual(Math.max(1, before));
    expect(place.line).toBeLessThanOrEqual(lines.length);
    expect(place.column).toBeGreaterThanOrEqual(1);
    expect(place.endColumn ?? Infinity).toBeGreaterThan(place.column);
    before = place.line;
  }
  for (const { task, attack, fields } of analyses) {
    expect(Object.keys(fields)).toEqual(findRow(task, attack)?.fields);
    expect(Object.values(fields).every((value) => typeof value === 'string' && value !== '')).toBe(true);
  }
}

const fragment = fc.constantFrom(
  ...[
    'version: 1\n',
    'models:\n',
    '  - name: a\n',
    '    id: b\n',
    '    task: image-classification\n',
    '<<',
    '__proto__',
  ],
  ...[
    '    attacks:\n',
    '      outlier:\n',
    'input_dimensions',
    ': ',
    '- ',
    '{',
    '}',
    '[',
    ']',
    ',',
    '"',
    "'",
    '&a ',
    '*a ',
  ],
  ...[
    '!!int ',
    '|\n',
    '\t',
    '#',
    '\n',
    '\r\n',
    ' ',
    '?',
    '---\n',
    '%YAML 1.1\n',
    '28',
    '~',
    '\0',
    '\ufeff',
    '\u2028',
    '\ud800',
  ],
);

describe('any text', () => {
  it('is read or refused, never thrown at', () => {
    fc.assert(
      fc.property(fc.string({ unit: ANY_CHARACTER, maxLength: 200 }), (text) => {
        expectSound(text, parseConfig(text, 'f'));
      }),
      { numRuns: 300 },
    );
  });

  it('made of pieces of a configuration is read or refused', () => {
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 40 }), (parts) => {
        expectSound(parts.join(''), parseConfig(parts.join(''), 'f'));
      }),
      { numRuns: 500 },
    );
  });

  it('that is right but for one piece is read or refused', () => {
    fc.assert(
      fc.property(fc.nat(RIGHT.length), fc.nat(5), fragment, (start, length, part) => {
        const text = `${RIGHT.slice(0, start)}${part}${RIGHT.slice(start + length)}`;
        expectSound(text, parseConfig(text, 'f'));
      }),
      { numRuns: 500 },
    );
  });

  it('that is any JSON is read or refused', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (text) => {
        expectSound(text, parseConfig(text, 'f'));
      }),
    );
  });
});

describe('a text made to cost much', () => {
  it.each([
    ['open lists', '['.repeat(1_000_000)],
    ['open mappings', '{a: '.repeat(500_000)],
    ['lists in lists', '- '.repeat(1_000_000)],
    ['keys in keys', '? '.repeat(1_000_000)],
    ['growing indentation', Array.from({ length: 2000 }, (_, depth) => `${' '.repeat(depth)}a:\n`).join('')],
    ['brackets too many', ']\n'.repeat(1_000_000)],
    ['documents', '---\n'.repeat(1_000_000)],
    ['unknown keys', Array.from({ length: 50_000 }, (_, index) => `key-${String(index)}: 1\n`).join('')],
    ['one long word', 'x'.repeat(4_000_000)],
    ['tags', '!!js '.repeat(400_000)],
    ['tags of values', `a:\n${'- !!js x\n'.repeat(200_000)}`],
    ['tags of known types', `a: [${'!!str x,'.repeat(200_000)}]`],
    ['anchors', '&a '.repeat(50_000)],
    ['values of a list', `[${'a,'.repeat(400_000)}]`],
    ['directives', '%\n'.repeat(400_000)],
    ['spaces', `a: "${' '.repeat(1_000_000)}"`],
    ['dimensions', RIGHT.replace('dimensions: 28', `dimensions: "(${' '.repeat(60_000)}("`)],
    ['one model, many times', `${RIGHT.replace('- name', '- &m\n    name')}${'  - *m\n'.repeat(20_000)}`],
  ])('%s: is refused', (_name, text) => {
    const { analyses, problems } = parseConfig(text, 'f');
    expect(analyses).toEqual([]);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.length).toBeLessThanOrEqual(1001);
  });
});
