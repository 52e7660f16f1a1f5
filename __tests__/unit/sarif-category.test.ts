import { describe, expect, it } from '@jest/globals';
import { sarifCategory } from '../../src/report/sarif/category.ts';

const FILE = '.github/model-security.yml';

describe('the category of a run', () => {
  it('names the config file, and what the run was restricted to', () => {
    expect(sarifCategory(FILE, [])).toBe('model-security-scan/.github/model-security.yml/');
    expect(sarifCategory(undefined, [])).toBe('model-security-scan/inputs/');
    expect(sarifCategory(FILE, ['digits/evasion'])).toBe(
      'model-security-scan/.github/model-security.yml+digits/evasion/',
    );
  });

  it('does not depend on order and repetition', () => {
    expect(sarifCategory(FILE, ['b', 'a', 'b'])).toBe(sarifCategory(FILE, ['a', 'b']));
  });

  it('tells long and odd ones apart', () => {
    const names = Array.from({ length: 60 }, (_value, index) => `model-${String(index)}`);
    const categories = [
      sarifCategory(FILE, names),
      sarifCategory(FILE, names.slice(0, -1)),
      sarifCategory('a\nb', []),
      sarifCategory('a b', []),
    ];
    expect(new Set(categories).size).toBe(4);
    for (const category of categories) expect(category).toMatch(/^model-security-scan\/.{1,220}\/$/u);
  });
});
