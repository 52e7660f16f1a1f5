import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { afterEach, beforeEach, expect } from '@jest/globals';
import { createArchive } from '../../src/analyser/archive.ts';
import type { Artifact } from '../../src/facts/artifact.ts';
import { inspectArtifacts } from '../../src/artifacts/inspect.ts';
import type { ArtifactSpec } from '../../src/facts/analysis-spec.ts';
import type { Slot } from '@model-security-scan/engine/catalog';
import { bodyBytes } from './body-bytes.ts';

/** The signal of a run that does not end before its work is done. */
export const NEVER_ENDED = new AbortController().signal;

/** A folder of files that become archives, new for each test. */
interface ArchiveWorkspace {
  /** Absolute; to be asked for within a test. */
  readonly folder: () => string;
  /** The folder around it, absolute, for what lies outside of the workspace; to be asked for within a test. */
  readonly around: () => string;
  /** @returns the file, absolute */
  readonly write: (name: string, content?: string | Buffer) => Promise<string>;
  /** The artifact at a path, in which nothing may be wrong. */
  readonly inspect: (artifactPath: string) => Promise<Artifact>;
  /** Returns the problems of the artifact at a path. */
  readonly refuse: (artifactPath: string) => Promise<string[]>;
}

/** An artifact as a config file names it. */
export function artifactSpec(artifactPath: string, slot: Slot = 'data'): ArtifactSpec {
  return { slot, path: artifactPath, place: { kind: 'file', file: 'config.yml', line: 7, column: 3 } };
}

/** Call it at the top of a describe block: the folder is created before each test and removed after it. */
export function useArchiveWorkspace(): ArchiveWorkspace {
  let around = '';
  let folder = '';
  beforeEach(async () => {
    around = await mkdtemp(path.join(tmpdir(), 'archive-'));
    folder = path.join(around, 'workspace');
    await mkdir(folder);
  });
  afterEach(async () => {
    await rm(around, { recursive: true });
  });
  return {
    folder: () => folder,
    around: () => around,
    write: async (name, content = 'content') => {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
      return file;
    },
    inspect: async (artifactPath) => {
      const { artifacts, problems } = await inspectArtifacts(
        [artifactSpec(artifactPath)],
        folder,
        NEVER_ENDED,
      );
      expect(problems).toEqual([]);
      const [artifact] = artifacts;
      if (artifact === undefined) throw new Error('no artifact');
      return artifact;
    },
    refuse: async (artifactPath) => {
      const spec = artifactSpec(artifactPath);
      const { artifacts, problems } = await inspectArtifacts([spec], folder, NEVER_ENDED);
      expect(artifacts).toEqual([]);
      expect(problems.map(({ place }) => place)).toEqual(problems.map(() => spec.place));
      return problems.map(({ message }) => message);
    },
  };
}

/** The names that an artifact's files have in its archive. */
export function namesOf(artifact: Artifact): string[] {
  return artifact.files.map(({ name }) => name);
}

/** The archive's bytes, of which there are as many as it announced. */
export async function pack(artifact: Artifact): Promise<Buffer> {
  const archive = createArchive(artifact);
  const bytes = await bodyBytes(archive.open());
  expect(bytes.length).toBe(archive.bytes);
  return bytes;
}
