import { existsSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BUILT_IN_FILES, wineConfig } from '../support/built-in-models.ts';
import { type CacheServer, startCacheServer } from '../support/cache-server.ts';
import { pullRequest } from '../support/e2e-github.ts';
import { type ScanOptions, type ScanRun, scanLocally, until } from '../support/e2e-run.ts';
import { PUSH } from '../support/runner-environment.ts';
import { makeTar } from '../support/tar-writing.ts';

const LIMIT = { files: BUILT_IN_FILES, timeLimitMs: 120_000 };
const KEY = 'a-key-that-is-long-enough';
const PACK = 'model-security-records.jsonl';
const PULL = pullRequest(7, PUSH.commit);

describe('records in the cache of the platform', () => {
  let cache: CacheServer;
  beforeEach(async () => {
    cache = await startCacheServer();
  });
  afterEach(() => cache.close());

  const run = (
    inputs: Readonly<Record<string, string>> = {},
    { env, ...options }: ScanOptions = {},
  ): Promise<ScanRun> =>
    scanLocally(
      { 'vulnerability-threshold': '1', ...inputs },
      { ...LIMIT, config: wineConfig(), env: { ...cache.env, ...env }, ...options },
    );
  const statusOf = async (...args: Parameters<typeof run>): Promise<string | undefined> =>
    (await run(...args)).outputs['status'];

  it('skips in the next run what this one analysed, and saves only what is new', async () => {
    const first = await run();
    expect(first.outputs).toMatchObject({ status: 'passed' });
    expect(cache.entries).toHaveLength(1);
    expect(first.log).not.toContain('-secret');
    const second = await run();
    expect(second.outputs).toMatchObject({ status: 'already-scanned', 'record-found': 'true' });
    expect(cache.entries).toHaveLength(1);
    await run({}, { config: wineConfig({ seed: 7 }) });
    expect(cache.entries).toHaveLength(2);
    // The newer entry has the older records, too.
    expect(await statusOf()).toBe('already-scanned');
  }, 400_000);

  it('believes the cache on pull requests only if the key signed the records', async () => {
    expect(await statusOf()).toBe('passed');
    const without = await run({}, { event: PULL });
    expect(without.outputs).toMatchObject({ status: 'passed', 'record-found': 'false' });
    expect(without.log).toContain('record-key');
    const unsigned = await run({ 'record-key': KEY }, { event: PULL });
    expect(unsigned.outputs).toMatchObject({ status: 'passed', 'record-found': 'false' });
    expect(unsigned.log).toContain('not signed');
    expect(await statusOf({ 'record-key': KEY }, { event: PULL })).toBe('already-scanned');
    const other = await run({ 'record-key': `${KEY}-other` }, { event: PULL });
    expect(other.outputs).toMatchObject({ status: 'passed', 'record-found': 'false' });
    expect(other.log).toContain('another key');
  }, 400_000);

  it('writes nothing outside its own folder, whatever the cache holds', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'outside-'));
    // Without zstd the toolkit writes gzip, which this test can make, too.
    for (const program of ['tar', 'gzip', 'sh']) await symlink(`/usr/bin/${program}`, join(outside, program));
    const env = { PATH: outside };
    try {
      expect(await statusOf({}, { env })).toBe('passed');
      const content = Buffer.from('planted');
      cache.plant(
        gzipSync(
          makeTar([
            { name: join(outside, 'absolute'), content },
            { name: `../../../../../..${join(outside, 'climbed')}`, content },
            { name: 'link', type: '2', linkTarget: outside },
            { name: 'link/followed', content },
            { name: PACK, type: '2', linkTarget: join(outside, 'target') },
            { name: PACK, content },
          ]),
        ),
      );
      const hostile = await run({}, { env });
      expect(hostile.outputs).toMatchObject({ status: 'passed', 'record-found': 'false' });
      expect(hostile.log).toContain('1 record of an earlier run was not used: damaged');
      const planted = ['absolute', 'climbed', 'followed', 'target'];
      expect(planted.filter((name) => existsSync(join(outside, name)))).toEqual([]);
    } finally {
      await rm(outside, { recursive: true });
    }
  }, 300_000);

  it('leaves no half entry if the run is killed while it saves', async () => {
    let isUploading = false;
    const { promise: killed, resolve } = Promise.withResolvers<undefined>();
    cache.onUpload = () => {
      isUploading = true;
      return killed;
    };
    await run(
      {},
      {
        killed: true,
        meanwhile: async (kill) => {
          await until(() => isUploading);
          kill('SIGKILL');
        },
      },
    );
    resolve(undefined);
    cache.onUpload = () => Promise.resolve();
    expect(cache.entries).toHaveLength(0);
    expect(await statusOf()).toBe('passed');
  }, 300_000);

  it('scans without a cache, and says so', async () => {
    const none = await run({}, { env: { ACTIONS_RESULTS_URL: undefined } });
    expect(none.outputs).toMatchObject({ status: 'passed' });
    expect(none.log).toContain('this runner has no cache');
    const refused = await run({}, { env: { ACTIONS_RUNTIME_TOKEN: 'wrong' } });
    expect(refused.outputs).toMatchObject({ status: 'passed' });
    expect(refused.log).toMatch(/cache with the records could not be read/u);
  }, 300_000);
});
