import { describe, expect, it } from '@jest/globals';
import { isArchiveName } from '../../../src/artifacts/archive-names.ts';

describe('names in an archive', () => {
  it.each(['a', 'a/b.csv', '.hidden', 'ä ö/ü', '..a', 'a..b', '🙂'])('may be %j', (name) => {
    expect(isArchiveName(name)).toBe(true);
  });

  it.each([
    '',
    '/a',
    'a/',
    'a//b',
    '.',
    '..',
    'a/../b',
    'C:\\x',
    'c:x',
    'a\\b',
    'a\u0000b',
    'a\u007fb',
    '\ud800',
    'x'.repeat(1025),
  ])('may not be %j', (name) => {
    expect(isArchiveName(name)).toBe(false);
  });
});
