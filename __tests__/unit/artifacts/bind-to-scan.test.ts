import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { FileHashes } from '../../../src/artifacts/file-hashes.ts';
import { bindToScan } from '../../../src/artifacts/bind-to-scan.ts';
import { scanArtifacts } from '@model-security-scan/scanner/scan-workspace';
import { NEVER_ENDED, pack, useArchiveWorkspace } from '../../support/archive-workspace.ts';
import { TOUCHING_PICKLE } from '../../support/inert-pickle.ts';

const WORKER = new URL('../../../packages/scanner/src/scan-worker.ts', import.meta.url);

describe('a file that is uploaded', () => {
  const workspace = useArchiveWorkspace();

  it.each([
    ['a model', Buffer.from('N.'), true],
    ['a model that is not hashed as a whole', Buffer.from('N.'), false],
    ['the beginning of the file', TOUCHING_PICKLE.subarray(0, 1), false],
    ['a file that the scan does not know', Buffer.from('only text'), true],
    ['a file that the scan does not know, and that is not hashed', Buffer.from('only text'), false],
  ])('is the one that was scanned, if its folder was swapped meanwhile: %s', async (_, shown, isHashed) => {
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
      needsDigest: isHashed ? 'all' : () => false,
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
      report?.contents ?? new Map(),
      workspace.folder(),
    );
    await expect(pack(artifact)).rejects.toThrow('changed between the check');
  });

  it('is bound by what the scan has read, if that is not all of it', async () => {
    const weights = 4 * 1024 * 1024;
    const header = Buffer.from(
      JSON.stringify({ w: { dtype: 'U8', shape: [weights], data_offsets: [0, weights] } }),
    );
    const start = Buffer.alloc(8);
    start.writeBigUInt64LE(BigInt(header.length));
    const file = Buffer.concat([start, header, Buffer.alloc(weights)]);
    await workspace.write('model.safetensors', file);
    const artifact = await workspace.inspect('model.safetensors');
    const scanned = await scanArtifacts({
      root: workspace.folder(),
      artifacts: ['model.safetensors'],
      known: new Map(),
      needsDigest: () => false,
      worker: WORKER,
      signal: NEVER_ENDED,
      progress: () => undefined,
    });
    const read = scanned.flatMap(({ contents }) => contents.get('model.safetensors') ?? []);
    const parts = read.flatMap((content) => (typeof content === 'string' ? [] : content.parts));
    expect(parts.map(({ start }) => start)).toContain(0);
    expect(parts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(weights);
    for (const { contents } of scanned) {
      await bindToScan([{ artifacts: [artifact] }], 'model.safetensors', contents, workspace.folder());
    }
    await expect(pack(artifact)).resolves.toBeInstanceOf(Buffer);
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
