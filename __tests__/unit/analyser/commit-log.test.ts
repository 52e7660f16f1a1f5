import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CommitLog } from '../../../src/analyser/remote/jobs/commit-log.ts';
import type { JobPlace } from '../../../src/analyser/remote/jobs/job-place.ts';
import type { EntryStore } from '../../../src/cache/entry-store.ts';
import { openFolderStore } from '../../../src/cache/folder-store.ts';
import { PrivateSeal } from '../../../src/cache/private-seal.ts';
import { createRecordingLog } from '../../support/recording-log.ts';
import { useFolder } from '../../support/opened.ts';

let folder: string;
useFolder((made) => (folder = made));

const SECRET = 'a-secret-that-is-long-enough';

function placeOf(changes: { store?: EntryStore; commit?: string; secret?: string } = {}): JobPlace {
  const { store = openFolderStore(folder), commit = 'c0ffee', secret = SECRET } = changes;
  return { store, seal: new PrivateSeal(secret), about: ['r', commit], pause: () => Promise.resolve() };
}

async function open(changes: Parameters<typeof placeOf>[0] = {}): Promise<CommitLog> {
  return CommitLog.open(placeOf(changes), createRecordingLog());
}

const OPEN = { name: ' m/evasion', isOpen: true } as const;
const PASSED = { name: ' m/evasion', isOpen: false, end: 'passed', digest: 'd', attempt: 2 } as const;

describe('what the runs of a commit know', () => {
  it('is kept for later runs of the commit, and for no others', async () => {
    const first = await open();
    expect(first.contradictsRecord).toBe(false);
    await first.add([OPEN]);
    expect((await open()).contradictsRecord).toBe(true);
    await first.add([PASSED]);
    const later = await open();
    expect(later.contradictsRecord).toBe(false);
    expect(later.find(' m/evasion')).toEqual(PASSED);
    expect((await open({ commit: 'd00d' })).find(' m/evasion')).toBeUndefined();
    expect((await open({ secret: `${SECRET}!` })).find(' m/evasion')).toBeUndefined();
  });

  it('loses nothing if many runs add to it at once', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `m${String(index)}`);
    const logs = await Promise.all(names.map(() => open()));
    await Promise.all(logs.map((log, index) => log.add([{ ...PASSED, name: names[index] ?? '' }])));
    const later = await open();
    expect(names.map((name) => later.find(name)?.end)).toEqual(names.map(() => 'passed'));
  });

  it('writes nothing that is known already', async () => {
    const log = await open();
    await log.add([OPEN]);
    await log.add([OPEN]);
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('contradicts a record if it cannot be read, and goes on', async () => {
    await (await open()).add([PASSED]);
    const [name = ''] = await readdir(folder);
    await writeFile(join(folder, name), 'planted');
    const log = await open();
    expect(log.contradictsRecord).toBe(true);
    await log.add([PASSED]);
    expect((await open()).contradictsRecord).toBe(false);
  });

  it('says why it is not known, and that nothing can be kept', async () => {
    const store = openFolderStore(join(folder, 'gone'));
    const log = createRecordingLog();
    const commit = await CommitLog.open(placeOf({ store }), log);
    expect(commit.problem).toContain('ENOENT');
    expect(commit.contradictsRecord).toBe(false);
    await commit.add([OPEN]);
    expect(log.entries.join()).toContain('warning: What this run knows of its analyses could not be kept');
  });
});
