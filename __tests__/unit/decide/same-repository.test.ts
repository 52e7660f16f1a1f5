import { describe, expect, it } from '@jest/globals';
import { decideLineage } from '../../../src/decide/lineage.ts';
import { isOtherRepository } from '../../../src/decide/same-repository.ts';

const ASKED = 'https://github.com/Acme/vision-models';

describe('a record of another repository', () => {
  it.each([
    'https://github.com/evil/other',
    'https://github.com/evil/vision-models',
    'https://gitlab.com/acme/vision-models',
    'git@github.com:evil/vision-models.git',
    'evil/vision-models',
    'vision',
    's3://bucket',
  ])('is one that names %s', (named) => {
    expect(isOtherRepository(ASKED, named)).toBe(true);
    expect(isOtherRepository(named, ASKED)).toBe(true);
  });

  it.each([
    ASKED,
    'https://github.com/acme/Vision-Models/',
    'https://github.com/acme/vision-models.git',
    'https://www.github.com/acme/vision-models.git/',
    'http://github.com/acme/vision-models?tab=readme#top',
    'https://somebody@github.com/acme/vision-models',
    'ssh://git@github.com/acme/vision-models.git',
    'git@github.com:acme/vision-models.git',
    'git+https://github.com/acme/vision-models',
    ' github.com/acme/vision-models ',
    'acme/vision-models',
    'vision-models',
    // Addresses that cannot be compared do not count as different.
    '',
    ' / ',
    undefined,
  ])('is none that names %j', (named) => {
    expect(isOtherRepository(ASKED, named)).toBe(false);
    expect(isOtherRepository(named, ASKED)).toBe(false);
  });

  it('is reported, and changes no decision', () => {
    const record = { commitid: '1234567', repourl: 'evil/other', supplychain_vuldetected: 0 };
    const own = decideLineage(record, '1234567', 'never');
    expect(own).not.toHaveProperty('isOfOtherRepository');
    expect(decideLineage(record, '1234567', 'never', ASKED)).toEqual({ ...own, isOfOtherRepository: true });
  });
});
