import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { commentIdentity, findSubject } from '../../../src/decide/run-subject.ts';
import { DEFAULT_CONFIG_FILE, type Settings } from '../../../src/facts/settings.ts';
import { NO_FINDINGS } from '../../../src/facts/run-outcome.ts';
import { commentMark } from '../../../src/github/sync-comment.ts';
import { readSettings } from '../../../src/settings/read-settings.ts';
import { sarifCategory } from '../../../src/report/sarif/category.ts';
import { CHECK, settingsSource } from '../../support/settings-source.ts';

const read = await readSettings(settingsSource(CHECK));
if (read === undefined) throw new Error('There are credentials.');
const BASE: Settings = read;

/** A step, by what it is about. */
interface Step {
  readonly configFile: string | undefined;
  readonly only: readonly string[];
  readonly type: string;
  readonly url: string | undefined;
  readonly branch: string | undefined;
  readonly bucket: string | undefined;
  /** What a text of the config names; used only without a config file. */
  readonly names: readonly string[];
}

function settingsOf({ configFile, only, type, url, branch, bucket, names }: Step): Settings {
  const keys = { region: 'eu-central-1', accessKeyId: 'id', secretAccessKey: 'secret' };
  return {
    ...BASE,
    only,
    repository: {
      type,
      depth: 1,
      ...(url === undefined ? {} : { url }),
      ...(branch === undefined ? {} : { branch }),
      ...(bucket === undefined ? {} : { bucket: { name: bucket, ...keys } }),
    },
    ...(configFile === undefined ? { configNames: names } : { configFile }),
  };
}

/** The mark of the comment and the category of the alerts. */
function namesOf(step: Step): readonly [string, string] {
  const subject = findSubject(settingsOf(step));
  return [commentMark(commentIdentity(subject, 'ci', 'scan'), NO_FINDINGS), sarifCategory(subject)];
}

/** What distinguishes two steps, written down independently. */
function aboutOf({ configFile, only, type, url, branch, bucket, names }: Step): string {
  const inline = configFile === undefined ? names : null;
  const selected = [...new Set(only)].sort();
  return JSON.stringify([
    configFile ?? null,
    selected,
    type,
    url ?? null,
    branch ?? null,
    bucket ?? null,
    inline,
  ]);
}

// Few values, so that equal and nearly equal steps occur often.
const text = fc.constantFrom(
  'a',
  'b',
  'a+b',
  'a~b',
  'a b',
  'a\tb',
  'inputs',
  'repo-url=a',
  '',
  DEFAULT_CONFIG_FILE,
);
const name = fc.constantFrom('a', 'b', 'a+b', 'a/evasion');
const anyStep: fc.Arbitrary<Step> = fc.record({
  configFile: fc.option(text, { nil: undefined }),
  only: fc.array(name, { maxLength: 3 }),
  type: fc.constantFrom('github', 'huggingface', 'a'),
  url: fc.option(text, { nil: undefined }),
  branch: fc.option(text, { nil: undefined }),
  bucket: fc.option(text, { nil: undefined }),
  names: fc.array(fc.constantFrom('a', 'b', 'evasion'), { maxLength: 2 }),
});

describe('the names of a comment and of alerts', () => {
  it('are the same for steps about the same, and differ for all others', () => {
    fc.assert(
      fc.property(anyStep, anyStep, (one, other) => {
        const isSame = aboutOf(one) === aboutOf(other);
        const [mark, category] = namesOf(one);
        const [otherMark, otherCategory] = namesOf(other);
        expect(mark === otherMark).toBe(isSame);
        expect(category === otherCategory).toBe(isSame);
      }),
      { numRuns: 2000 },
    );
  });

  it('differ if only one thing differs', () => {
    fc.assert(
      fc.property(
        anyStep,
        anyStep,
        fc.constantFrom('configFile', 'only', 'type', 'url', 'branch', 'bucket', 'names'),
        (one, other, key) => {
          const changed = { ...one, [key]: other[key] };
          const isSame = aboutOf(one) === aboutOf(changed);
          const pairs = namesOf(one).map((value, index) => value === namesOf(changed)[index]);
          expect(pairs).toEqual([isSame, isSame]);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('depend neither on thresholds and reports nor on the order of only', () => {
    const changed: Settings = {
      ...BASE,
      vulnerabilityThreshold: 0.5,
      failOnVulnerability: false,
      concurrency: 32,
    };
    expect(findSubject(changed)).toEqual(findSubject(BASE));
    expect(findSubject({ ...BASE, only: ['b', 'a', 'b'] })).toEqual(
      findSubject({ ...BASE, only: ['a', 'b'] }),
    );
  });

  it('stay as short as they were for the usual step', () => {
    const usual = findSubject({ ...BASE, configFile: DEFAULT_CONFIG_FILE, only: ['digits'] });
    expect(commentIdentity(usual, 'ci', 'scan')).toEqual(['ci', 'scan', 'digits']);
    expect(sarifCategory(usual)).toBe(`model-security-scan/${DEFAULT_CONFIG_FILE}+digits/`);
  });
});
