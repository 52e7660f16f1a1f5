import { describe, expect, it } from '@jest/globals';
import { decideLineage, recordCounts } from '../../../src/decide/lineage.ts';
import { isOtherRepository } from '../../../src/decide/record-mismatch.ts';

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
    'https://github.com/acme/www.vision-models',
    'github.com/acme/x@vision-models',
    'acme/.gitvision-models',
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
    'git@github.com:acme/vision-models.git//',
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
});

describe('a record of something else', () => {
  const record = {
    ...{ commitid: '1234567', repourl: 'acme/vision-models', branchname: 'main', repotype: 'github' },
    supplychain_vuldetected: 0,
  };
  const asked = { repo_url: ASKED, branch_name: 'main', repo_type: 'github' };

  it.each([
    [
      'repository',
      { repo_url: 'https://github.com/evil/other' },
      'acme/vision-models',
      'https://github.com/evil/other',
    ],
    ['branch', { branch_name: 'develop' }, 'main', 'develop'],
    ['branch', { branch_name: 'ma/in' }, 'main', 'ma/in'],
    ['branch', { branch_name: 'refs/heads/x' }, 'main', 'refs/heads/x'],
    ['kind', { repo_type: 's3_bucket' }, 'github', 's3_bucket'],
  ])('skips nothing, and does not count: another %s', (part, change, named, wanted) => {
    const own = decideLineage(record, '1234567', 'never', asked);
    expect(own).toMatchObject({ accepted: true });
    expect(own).not.toHaveProperty('isOfOther');
    const other = decideLineage(record, '1234567', 'never', { ...asked, ...change });
    expect(other).toEqual({ ...own, accepted: false, isOfOther: [{ part, named, asked: wanted }] });
    expect([recordCounts(own), recordCounts(other)]).toEqual([true, false]);
  });

  it.each([
    { repourl: 'https://github.com/Acme/vision-models.git/' },
    { branchname: 'refs/heads/main' },
    { branchname: 'Main//' },
    { repotype: 'GitHub' },
    { repotype: 'git' },
    { repourl: '', branchname: ' ', repotype: '-' },
  ])('is not told by spelling or by what is unknown: %j', (change) => {
    expect(decideLineage({ ...record, ...change }, '1234567', 'never', asked).accepted).toBe(true);
  });

  it.each([{}, { repo_url: ASKED }, { branch_name: '/' }, { repo_type: 'svn' }])(
    'is not told apart by what the service was not asked: %j',
    (some) => {
      expect(decideLineage(record, '1234567', 'never', some).accepted).toBe(true);
      expect(decideLineage({ commitid: '1234567' }, '1234567', 'never', asked).accepted).toBe(true);
    },
  );
});
