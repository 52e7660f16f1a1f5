import { describe, expect, it } from '@jest/globals';
import { decideLineage } from '../../../src/decide/lineage.ts';
import { findLineageSubject } from '../../../src/run/lineage-subject.ts';
import type { Known, LineageRecord, Target } from '../../../src/facts/run-outcome.ts';
import { RESCANS, type RepositorySettings } from '../../../src/facts/settings.ts';

const COMMIT = '9f2c1e7a5b3d4086c1a2e3f405162738495a6b7c';
const EVENT: Target = {
  repoUrl: 'https://github.com/octo-org/digits',
  branch: 'topic',
  commit: COMMIT,
  pullRequest: 7,
  fork: true,
};
const BUCKET = { name: 'models', region: 'eu-central-1', accessKeyId: 'id', secretAccessKey: 'key' };
const BUCKET_FIELDS = {
  storage_access_key_id: 'id',
  storage_secret_access_key: 'key',
  region: 'eu-central-1',
  bucket_name: 'models',
};

function noEvent(): Target {
  throw new Error('The event was asked for.');
}

describe('lineageSubject', () => {
  it.each<[string, RepositorySettings, object, object]>([
    [
      'the current repository',
      { type: 'github', depth: 1 },
      { repo_type: 'github', repo_url: EVENT.repoUrl, branch_name: 'topic', depth: 1 },
      EVENT,
    ],
    [
      'the current repository, its branch given as well',
      { type: 'github', branch: 'topic', depth: 3 },
      { repo_type: 'github', repo_url: EVENT.repoUrl, branch_name: 'topic', depth: 3 },
      EVENT,
    ],
    [
      'another branch of the current repository, whose commit is not known',
      { type: 'github', branch: 'release', depth: 1 },
      { repo_type: 'github', repo_url: EVENT.repoUrl, branch_name: 'release', depth: 1 },
      { repoUrl: EVENT.repoUrl, branch: 'release', fork: true },
    ],
    [
      'a kind that is not known, of the current repository',
      { type: 'gitlab', depth: 1 },
      { repo_type: 'gitlab', repo_url: EVENT.repoUrl, depth: 1 },
      { repoUrl: EVENT.repoUrl, fork: false },
    ],
  ])('of %s', (_, repository, query, target) => {
    expect(findLineageSubject(repository, () => EVENT)).toStrictEqual({ query, target });
  });

  it.each<[string, RepositorySettings, object, object]>([
    [
      'another repository',
      { type: 'github', url: 'https://github.com/a/b', depth: 1 },
      { repo_type: 'github', repo_url: 'https://github.com/a/b', depth: 1 },
      { repoUrl: 'https://github.com/a/b', fork: false },
    ],
    [
      'a model hub',
      { type: 'huggingface', url: 'org/model', depth: 1 },
      { repo_type: 'huggingface', repo_url: 'org/model', depth: 1 },
      { repoUrl: 'org/model', fork: false },
    ],
    [
      'a bucket',
      { type: 's3_bucket', depth: 1, bucket: BUCKET },
      { repo_type: 's3_bucket', depth: 1, ...BUCKET_FIELDS },
      { repoUrl: 'models', fork: false },
    ],
    [
      'a bucket with an address and a branch',
      { type: 's3_bucket', url: 'https://bucket.example/models', branch: 'x', depth: 9, bucket: BUCKET },
      {
        repo_type: 's3_bucket',
        repo_url: 'https://bucket.example/models',
        branch_name: 'x',
        depth: 9,
        ...BUCKET_FIELDS,
      },
      { repoUrl: 'https://bucket.example/models', branch: 'x', fork: false },
    ],
    [
      'a kind that is not known, with an address',
      { type: 'gitlab', url: 'https://gitlab.example/a/b', depth: 1 },
      { repo_type: 'gitlab', repo_url: 'https://gitlab.example/a/b', depth: 1 },
      { repoUrl: 'https://gitlab.example/a/b', fork: false },
    ],
  ])('of %s asks nothing of the event', (_, repository, query, target) => {
    expect(findLineageSubject(repository, noEvent)).toStrictEqual({ query, target });
  });

  it('sends no branch if the event has none', () => {
    const event: Target = { repoUrl: EVENT.repoUrl, commit: COMMIT, fork: false };
    const { query } = findLineageSubject({ type: 'github', depth: 1 }, () => event);
    expect(query).toStrictEqual({ repo_type: 'github', repo_url: EVENT.repoUrl, depth: 1 });
  });
});

describe('judgeLineage', () => {
  const COMMITS: readonly (readonly [string | undefined, Known])[] = [
    [COMMIT, true],
    [COMMIT.slice(0, 7), true],
    ['1'.repeat(40), false],
    ['main', 'unknown'],
    [undefined, 'unknown'],
  ];
  const FLAGS: readonly (readonly [number | undefined, Known])[] = [
    [0, false],
    [-0, false],
    [1, true],
    [250, true],
    [-1, 'unknown'],
    [1.5, 'unknown'],
    [0.5, 'unknown'],
    [Number.NaN, 'unknown'],
    [Number.POSITIVE_INFINITY, 'unknown'],
    [undefined, 'unknown'],
  ];
  const CASES = RESCANS.flatMap((rescan) =>
    COMMITS.flatMap(([commitid, matches]) =>
      FLAGS.map(([flag, vulnerable]) => ({ rescan, commitid, matches, flag, vulnerable })),
    ),
  );

  it.each(CASES)(
    '$rescan, commit $commitid, flag $flag',
    ({ rescan, commitid, matches, flag, vulnerable }) => {
      const record: LineageRecord = {
        modelid: 'm',
        ...(commitid === undefined ? {} : { commitid }),
        ...(flag === undefined ? {} : { supplychain_vuldetected: flag }),
      };
      const accepted = { never: true, 'when-stale': matches === true, always: false }[rescan];
      expect(decideLineage(record, COMMIT, rescan)).toStrictEqual({
        record,
        matchesCommit: matches,
        vulnerable,
        accepted,
      });
    },
  );

  it.each(RESCANS)('accepts nothing if there is no record (%s)', (rescan) => {
    expect(decideLineage(undefined, COMMIT, rescan)).toStrictEqual({
      record: undefined,
      matchesCommit: 'unknown',
      vulnerable: 'unknown',
      accepted: false,
    });
  });

  it('compares nothing if the commit of the run is unknown', () => {
    const record = { commitid: COMMIT, supplychain_vuldetected: 0 };
    expect(decideLineage(record, undefined, 'when-stale')).toMatchObject({
      matchesCommit: 'unknown',
      accepted: false,
    });
  });
});
