import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type CachePlace,
  findEntryUrlFault,
  readEntry,
  readEntryOf,
  writeEntry,
} from '../../../src/cache/platform/platform-cache.ts';
import { hasCache } from '../../../src/cache/keeps-entries.ts';
import { type CacheServer, startCacheServer } from '../../support/cache-server.ts';
import { createPlainRunner } from '../../support/plain-runner.ts';

describe('the client of the platform’s cache', () => {
  let cache: CacheServer;
  beforeEach(async () => {
    cache = await startCacheServer();
  });
  afterEach(() => cache.close());

  const place = (variables: Readonly<Record<string, string>> = {}, signal?: AbortSignal): CachePlace => ({
    runner: createPlainRunner({ variables: { ...cache.env, ...variables } }),
    signal: signal ?? new AbortController().signal,
  });

  it('needs every variable of version 2', () => {
    const { env } = cache;
    expect(hasCache((name) => env[name] ?? '')).toBe(true);
    for (const left of Object.keys(env)) {
      expect(hasCache((name) => (name === left ? '' : (env[name] ?? '')))).toBe(false);
    }
  });

  it('reads what it wrote, by the first beginning that a key has', async () => {
    expect(await readEntry(['a-b-', 'a-'], place())).toEqual({ kind: 'missing' });
    expect(await writeEntry('a-b-1', 'first é\n', place())).toEqual({ kind: 'saved' });
    expect(await writeEntry('a-c-1', 'second\n', place())).toEqual({ kind: 'saved' });
    expect(await readEntry(['a-b-', 'a-'], place())).toEqual({
      ...{ kind: 'entry', key: 'a-b-1', text: 'first é\n' },
    });
    expect(await readEntry(['a-d-', 'a-'], place())).toEqual({
      ...{ kind: 'entry', key: 'a-c-1', text: 'second\n' },
    });
  });

  it('says that a key exists', async () => {
    await writeEntry('a', 'text', place());
    expect(await writeEntry('a', 'text', place())).toEqual({ kind: 'exists' });
  });

  it('finds a key, and none that only begins so', async () => {
    await writeEntry('a-10', 'text', place());
    expect(await readEntryOf('a-1', place())).toEqual({ kind: 'missing' });
    expect(await readEntryOf('a-10', place())).toEqual({ kind: 'entry', key: 'a-10', text: 'text' });
  });

  it.each([
    ['is not compressed', Buffer.from('{}')],
    ['is cut off', gzipSync('x'.repeat(1000)).subarray(0, 20)],
    ['unpacks to more than 32 MiB', gzipSync(Buffer.alloc(32 * 1024 * 1024 + 1))],
  ])('calls an entry damaged that %s', async (_what, planted) => {
    await writeEntry('a', 'text', place());
    cache.plant(planted);
    expect(await readEntry(['a'], place())).toEqual({ kind: 'damaged', key: 'a' });
  });

  it('refuses a longer entry unread', async () => {
    await writeEntry('a', 'text', place());
    cache.plant(Buffer.alloc(32 * 1024 * 1024 + 1));
    const read = await readEntry(['a'], place());
    expect(read).toMatchObject({ kind: 'problem' });
    expect(JSON.stringify(read)).toContain('more than 33554432 bytes');
  });

  it.each([
    ['none', 'problem', 'problem'],
    ['read', 'missing', 'problem'],
    ['write-only', 'problem', 'saved'],
    ['write', 'missing', 'saved'],
    ['', 'missing', 'saved'],
  ])('follows the mode %j of the cache', async (mode, read, written) => {
    const limited = place({ ACTIONS_CACHE_MODE: mode });
    expect((await readEntry(['a'], limited)).kind).toBe(read);
    expect((await writeEntry('a', 'text', limited)).kind).toBe(written);
  });

  it('shows no token in its messages', async () => {
    const read = await readEntry(['a'], place({ ACTIONS_RUNTIME_TOKEN: 'unauthorized' }));
    expect(read).toMatchSnapshot();
  });

  it.each(['http://cache.example/entry?sig=s3cret', 'https://169.254.169.254/entry?sig=s3cret'])(
    'sends nothing to %s, if it is itself at a public address',
    (address) => {
      const fault = findEntryUrlFault(new URL(address), new URL('https://results.example/'));
      expect(fault).toMatch(
        /^the cache names an address for the entry that is private or not https \([\w.]+\)$/u,
      );
      expect(
        findEntryUrlFault(new URL(address), new URL(cache.env['ACTIONS_RESULTS_URL'] ?? '')),
      ).toBeUndefined();
      expect(
        findEntryUrlFault(new URL('https://blobs.example/x'), new URL('https://results.example/')),
      ).toBeUndefined();
    },
  );

  it('ends with the run', async () => {
    const ended = await readEntry(['a'], place({}, AbortSignal.abort(new Error('The run was cancelled.'))));
    expect(ended).toEqual({ kind: 'problem', problem: 'The run was cancelled' });
  });
});
