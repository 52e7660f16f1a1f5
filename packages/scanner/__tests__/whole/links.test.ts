import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { judgeScan } from '../../../../src/decide/scan/judge-scan.ts';
import type { ScanReport } from '../../src/scan-report.ts';
import { scanWorkspace } from '../../src/scan-workspace.ts';
import { TOUCHING_PICKLE } from '../../../../__tests__/support/inert-pickle.ts';
import { makeWorkspace, type Workspace } from '../../../../__tests__/support/workspace.ts';

const WORKER = new URL('../../src/scan-worker.ts', import.meta.url);

let workspace: Workspace | undefined;
afterEach(async () => {
  await workspace?.remove();
  workspace = undefined;
});

async function makeFiles(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  workspace = await makeWorkspace(files);
  return workspace.folder;
}

function scan(root: string): Promise<ScanReport> {
  return scanWorkspace({
    root,
    paths: ['.'],
    ignore: [],
    known: new Map(),
    worker: WORKER,
    signal: AbortSignal.timeout(20_000),
    progress: () => undefined,
  });
}

describe('a link with a name that models have', () => {
  test.each([
    ['that leads out of the workspace', '/etc/hostname', 'link-out'],
    ['that leads nowhere on this machine', '/nowhere/model.pt', 'unreadable'],
  ])('%s counts as a model that was not scanned', async (_, target, kind) => {
    const root = await makeFiles({ 'notes.txt': 'text' });
    await symlink(target, join(root, 'model.pt'));
    const report = await scan(root);
    expect(report.limits).toEqual([expect.objectContaining({ kind, path: 'model.pt', hasModelName: true })]);
    const { findings } = judgeScan(report, { failOn: 'high' }, 'workspace');
    expect(findings).toEqual([expect.objectContaining({ path: 'model.pt', standing: 'undecided' })]);
  });

  test('is scanned if it leads to a file of .git, as those of git-annex do', async () => {
    const root = await makeFiles({ '.git/annex/objects/0a': TOUCHING_PICKLE });
    await symlink('.git/annex/objects/0a', join(root, 'model.pt'));
    expect((await scan(root)).findings).toContainEqual(expect.objectContaining({ rule: 'pickle-code' }));
  });

  test('is not crowded out by links that are harmless', async () => {
    const root = await makeFiles({ 'notes.txt': 'text' });
    for (let index = 0; index < 150; index += 1) await symlink('/etc', join(root, `link-${String(index)}`));
    await symlink('/etc/hostname', join(root, 'z.pkl'));
    const { limits } = await scan(root);
    expect(limits.length).toBeLessThan(110);
    expect(limits).toContainEqual(expect.objectContaining({ path: 'z.pkl' }));
  });
});

describe('a submodule', () => {
  const MODULES = '[submodule "a"]\n\tpath = sub/models\n[submodule "b"]\n\tpath = "fetched"\n';

  test('that was not fetched is listed, and does not fail the check', async () => {
    const root = await makeFiles({ '.gitmodules': MODULES, 'fetched/notes.txt': 'text' });
    await mkdir(join(root, 'sub/models'), { recursive: true });
    await mkdir(join(root, 'sub/other'));
    const report = await scan(root);
    expect(report.limits).toEqual([expect.objectContaining({ kind: 'not-fetched', path: 'sub/models' })]);
    const { findings } = judgeScan(report, { failOn: 'high' }, 'workspace');
    expect(findings).toEqual([expect.objectContaining({ path: 'sub/models', severity: 'not-scanned' })]);
    expect(findings.map(({ standing }) => standing)).not.toContain('undecided');
  });
});
