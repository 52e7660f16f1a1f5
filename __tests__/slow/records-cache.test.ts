import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { useCachedRuns } from '../support/cached-runs.ts';
import { pullRequest } from '../support/e2e-github.ts';
import { until } from '../support/e2e-run.ts';
import { PUSH } from '../support/runner-environment.ts';
import { makeTar } from '../support/tar-writing.ts';

const KEY = 'a-key-that-is-long-enough';
const PULL = pullRequest(7, PUSH.commit);

describe('records in the cache of the platform', () => {
  const { cache, run, statusOf } = useCachedRuns();

  it('believes the cache on pull requests only if the key signed the records', async () => {
    expect(await statusOf()).toBe('passed');
    const without = await run({}, { event: PULL });
    expect(without.outputs).toMatchObject({ status: 'passed', 'record-found': 'false' });
    expect(without.log).toContain('cache-secret');
    const unsigned = await run({ 'cache-secret': KEY }, { event: PULL });
    expect(unsigned.outputs).toMatchObject({ status: 'passed', 'record-found': 'false' });
    expect(unsigned.log).toContain('not signed');
    expect(await statusOf({ 'cache-secret': KEY }, { event: PULL })).toBe('already-scanned');
    const other = await run({ 'cache-secret': `${KEY}-other` }, { event: PULL });
    expect(other.outputs).toMatchObject({ status: 'passed', 'record-found': 'false' });
    expect(other.log).toContain('another key');
  }, 400_000);

  it('writes nothing outside its own folder, whatever the cache holds', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'outside-'));
    const content = Buffer.from('planted');
    const archive = makeTar([
      { name: join(outside, 'absolute'), content },
      { name: `../../../../../..${join(outside, 'climbed')}`, content },
      { name: 'link', type: '2', linkTarget: outside },
      { name: 'link/followed', content },
    ]);
    try {
      expect(await statusOf()).toBe('passed');
      for (const planted of [archive, gzipSync(archive), gzipSync(Buffer.alloc(2 ** 26))]) {
        cache().plant(planted);
        const hostile = await run();
        expect(hostile.outputs).toMatchObject({ status: 'passed', 'record-found': 'false' });
        expect(hostile.log).toMatch(/\d+ cached results? (?:was|were) not used: damaged/u);
        expect(await readdir(outside)).toEqual([]);
      }
    } finally {
      await rm(outside, { recursive: true });
    }
  }, 400_000);

  it('leaves no half entry if the run is killed while it saves', async () => {
    let isUploading = false;
    const { promise: killed, resolve } = Promise.withResolvers<undefined>();
    cache().onUpload = () => {
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
    cache().onUpload = () => Promise.resolve();
    expect(cache().entries).toHaveLength(0);
    expect(await statusOf()).toBe('passed');
  }, 300_000);

  it('scans without a cache, and says so', async () => {
    const none = await run({}, { env: { ACTIONS_RESULTS_URL: undefined } });
    expect(none.outputs).toMatchObject({ status: 'passed' });
    expect(none.log).toContain('this runner has no cache');
    const refused = await run({}, { env: { ACTIONS_RUNTIME_TOKEN: 'wrong' } });
    expect(refused.outputs).toMatchObject({ status: 'passed' });
    expect(refused.log).toMatch(/cache of earlier results could not be read/u);
  }, 300_000);
});
