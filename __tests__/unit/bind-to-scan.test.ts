import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { FileHashes } from '../../src/artifacts/file-hashes.ts';
import { bindToScan } from '../../src/artifacts/bind-to-scan.ts';
import { scanArtifacts } from '../../src/scanner/scan-workspace.ts';
import { NEVER_ENDED, pack, useArchiveWorkspace } from '../support/archive-workspace.ts';
import { TOUCHING_PICKLE } from '../support/inert-pickle.ts';

const WORKER = new URL('../../src/scanner/worker.ts', import.meta.url);

describe('a file that is uploaded', () => {
  const workspace = useArchiveWorkspace();

  it.each([
    ['a model', Buffer.from('N.')],
    ['a file that the scan does not know', Buffer.from('only text')],
  ])('is the one that was scanned, if its folder was swapped during the scan: %s', async (_, shown) => {
    await workspace.write('models/m.bin', TOUCHING_PICKLE);
    const artifact = await workspace.inspect('models/m.bin');
    const folder = (name: string): string => path.join(workspace.folder(), name);
    await rename(folder('models'), folder('aside'));
    await mkdir(folder('models'));
    await writeFile(folder('models/m.bin'), shown);
    const [report] = await scanArtifacts({
      root: workspace.folder(),
      artifacts: ['models/m.bin'],
      known: new Map(),
      worker: WORKER,
      signal: NEVER_ENDED,
      progress: () => undefined,
    });
    await rename(folder('models'), folder('shown'));
    await rename(folder('aside'), folder('models'));
    await expect(pack(artifact)).resolves.toBeInstanceOf(Buffer);
    await bindToScan(
      [{ artifacts: [artifact] }],
      'models/m.bin',
      report?.digests ?? new Map(),
      workspace.folder(),
    );
    await expect(pack(artifact)).rejects.toThrow('changed between the check');
  });
});

describe('a file that was hashed before it was scanned', () => {
  const workspace = useArchiveWorkspace();

  it('is not uploaded if the scan saw other content', async () => {
    await workspace.write('model.bin', Buffer.from('first'));
    const artifact = await workspace.inspect('model.bin');
    const [hashed = ''] = await Promise.all(
      artifact.files.map((file) => new FileHashes(NEVER_ENDED).hash(file)),
    );
    const scanned = new Map([['model.bin', hashed]]);
    await bindToScan([{ artifacts: [artifact] }], 'model.bin', scanned, workspace.folder());
    await expect(pack(artifact)).resolves.toBeInstanceOf(Buffer);
    const other = new Map([['model.bin', '0'.repeat(64)]]);
    await bindToScan([{ artifacts: [artifact] }], 'model.bin', other, workspace.folder());
    await expect(pack(artifact)).rejects.toThrow('changed between the check');
  });
});
