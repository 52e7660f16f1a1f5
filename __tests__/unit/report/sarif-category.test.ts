import { describe, expect, it } from '@jest/globals';
import { sarifCategory } from '../../../src/report/sarif/category.ts';

const FILE = '.github/model-security.yml';

function of(configFile: string | undefined, only: readonly string[] = []): string {
  return sarifCategory({ ...(configFile === undefined ? {} : { configFile }), only, details: [] });
}

describe('the category of a run', () => {
  it('names the config file, and what the run was restricted to', () => {
    expect(of(FILE)).toBe('model-security-scan/.github/model-security.yml/');
    expect(of(undefined)).toBe('model-security-scan/inputs/');
    expect(of(FILE, ['digits/evasion'])).toBe(
      'model-security-scan/.github/model-security.yml+digits/evasion/',
    );
  });

  it('tells long and odd ones apart', () => {
    const names = Array.from({ length: 60 }, (_value, index) => `model-${String(index)}`);
    const categories = [of(FILE, names), of(FILE, names.slice(0, -1)), of('a\nb'), of('a b')];
    expect(new Set(categories).size).toBe(4);
    for (const category of categories) expect(category).toMatch(/^model-security-scan\/.{1,220}\/$/u);
  });
});
