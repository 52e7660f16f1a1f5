import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { EntryStore } from '../../../src/cache/entry-store.ts';
import { openFolderStore } from '../../../src/cache/folder-store.ts';
import { openPlatformStore } from '../../../src/cache/platform/platform-store.ts';
import { type CacheServer, startCacheServer } from '../../support/cache-server.ts';
import { createPlainRunner } from '../../support/plain-runner.ts';

let folder: string;
let cache: CacheServer;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'entries-'));
  cache = await startCacheServer();
});
afterEach(async () => {
  await Promise.all([rm(folder, { recursive: true }), cache.close()]);
});

function openPlatform(): EntryStore {
  const runner = createPlainRunner({ variables: cache.env });
  return openPlatformStore({ runner, signal: new AbortController().signal });
}

describe.each([
  ['a folder', (): EntryStore => openFolderStore(folder)],
  ['the platform’s cache', openPlatform],
])('entries in %s', (_place, open) => {
  it('are created once, and read whole', async () => {
    const store = open();
    expect(await store.read('job-a')).toEqual({ kind: 'missing' });
    expect(await store.create('job-a', 'first')).toEqual({ kind: 'created' });
    expect(await store.create('job-a', 'second')).toEqual({ kind: 'exists' });
    expect(await open().read('job-a')).toEqual({ kind: 'entry', key: 'job-a', text: 'first' });
    expect(await store.read('job-')).toEqual({ kind: 'missing' });
  });

  it('belong to one of many that create them at once', async () => {
    const stores = Array.from({ length: 8 }, open);
    const created = await Promise.all(stores.map((store, index) => store.create('job-a', String(index))));
    expect(created.filter(({ kind }) => kind === 'created')).toHaveLength(1);
    const winner = created.findIndex(({ kind }) => kind === 'created');
    expect(await open().read('job-a')).toMatchObject({ text: String(winner) });
  });

  it('are found by the highest number', async () => {
    const store = open();
    expect(await store.readNewest('commit-a-')).toEqual({ kind: 'missing' });
    for (let number = 1; number <= 11; number += 1) {
      await store.create(`commit-a-${String(number)}`, `text ${String(number)}`);
    }
    await store.create('commit-b-99', 'other');
    expect(await store.readNewest('commit-a-')).toEqual({
      ...{ kind: 'entry', key: 'commit-a-11', text: 'text 11' },
    });
  });
});

describe('a folder of entries', () => {
  it('keeps no part of a file that was written', async () => {
    const store = openFolderStore(folder);
    await store.create('job-a', 'text');
    await store.create('job-a', 'text');
    expect(await readdir(folder)).toEqual(['job-a.sealed']);
  });

  it('follows no link, and says what it cannot use', async () => {
    const store = openFolderStore(folder);
    await writeFile(join(folder, 'elsewhere'), 'planted');
    await symlink('elsewhere', join(folder, 'job-a.sealed'));
    expect(await store.read('job-a')).toEqual({ kind: 'damaged', key: 'job-a' });
    expect(await store.create('job-a', 'text')).toEqual({ kind: 'exists' });
    const gone = openFolderStore(join(folder, 'gone'));
    expect(await gone.readNewest('commit-a-')).toMatchObject({ kind: 'problem' });
    expect(await gone.create('job-a', 'text')).toMatchObject({ kind: 'problem' });
  });
});
