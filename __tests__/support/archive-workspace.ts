import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { afterEach, beforeEach, expect } from '@jest/globals';
import { createArchive } from '../../src/analysis/archive.ts';
import { type Artifact, inspectArtifacts } from '../../src/analysis/artifacts.ts';
import { bodyBytes } from './body-bytes.ts';

/** A folder of files that become archives, new for each test. */
export interface ArchiveWorkspace {
  /** Absolute; to be asked for within a test. */
  readonly folder: () => string;
  /** @returns the file, absolute */
  readonly write: (name: string, content: string | Buffer) => Promise<string>;
  /** The artifact at a path, in which nothing may be wrong. */
  readonly inspect: (artifactPath: string) => Promise<Artifact>;
}

/** To be called where tests are declared: the folder is made before each and removed after it. */
export function useArchiveWorkspace(): ArchiveWorkspace {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'archive-'));
  });
  afterEach(async () => {
    await rm(folder, { recursive: true });
  });
  return {
    folder: () => folder,
    write: async (name, content) => {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
      return file;
    },
    inspect: async (artifactPath) => {
      const place = { kind: 'input', input: 'artifacts' } as const;
      const { artifacts, problems } = await inspectArtifacts(
        [{ slot: 'data', path: artifactPath, place }],
        folder,
      );
      expect(problems).toEqual([]);
      const [artifact] = artifacts;
      if (artifact === undefined) throw new Error('no artifact');
      return artifact;
    },
  };
}

/** The archive's bytes, of which there are as many as it announced. */
export async function pack(artifact: Artifact): Promise<Buffer> {
  const archive = createArchive(artifact);
  const bytes = await bodyBytes(archive.open());
  expect(bytes.length).toBe(archive.bytes);
  return bytes;
}
