import { posix } from 'node:path';
import type { ArtifactSpec } from '../../facts/analysis-spec.ts';
import { type Slot, SLOTS } from '../../core/attack-table.ts';
import { pickKeys, readChecked, readMapping } from './keys.ts';
import type { Diagnostics } from './diagnostics.ts';
import { quoted } from './nearest.ts';
import type { Entry, Tree } from './tree.ts';

/** The artifacts by slot; undefined if the slot is given but its value is wrong, which was reported. */
export type Artifacts = ReadonlyMap<Slot, ArtifactSpec | undefined>;

/** The longest path that Linux opens. */
const MAX_PATH_LENGTH = 4096;

/** Reads a mapping of upload slots to paths, with or without digests; returns an empty map if there is none. */
export function readArtifacts(tree: Tree | undefined, diagnostics: Diagnostics): Artifacts {
  const artifacts = new Map<Slot, ArtifactSpec | undefined>();
  if (tree === undefined) return artifacts;
  const entries = readMapping(tree, '"artifacts"', diagnostics);
  if (entries === undefined) return new Map(SLOTS.map((slot) => [slot, undefined]));
  for (const [slot, entry] of pickKeys(
    entries,
    [...SLOTS, 'predict', 'gradient'],
    '"artifacts"',
    diagnostics,
  )) {
    // No files: `readPredict` reads them.
    if (slot === 'predict' || slot === 'gradient') continue;
    const content = readContent(slot, entry, diagnostics);
    const place = diagnostics.place(entry.value.span);
    artifacts.set(slot, content === undefined ? undefined : { slot, place, ...content });
  }
  return artifacts;
}

const PATH = 'the path of a file or folder in the workspace, such as models/digits.h5';
const DIGEST = 'the SHA-256 of the content, 64 hexadecimal digits: "model-security validate" prints it';

/** Reads a path, or a mapping of a path and the digest that its content must have. */
function readContent(
  slot: Slot,
  entry: Entry,
  diagnostics: Diagnostics,
): Pick<ArtifactSpec, 'path' | 'sha256'> | undefined {
  if (entry.value.kind !== 'mapping') {
    const path = readChecked(entry, `"${slot}"`, PATH, findPathFault, diagnostics);
    return path?.value === undefined ? undefined : { path: path.value };
  }
  const picked = pickKeys(entry.value.entries, ['path', 'sha256'], `"${slot}"`, diagnostics);
  const [path, digest] = [picked.get('path'), picked.get('sha256')];
  const read = readChecked(path, `"path" of "${slot}"`, PATH, findPathFault, diagnostics)?.value;
  const sha256 = readChecked(digest, `"sha256" of "${slot}"`, DIGEST, findDigestFault, diagnostics);
  if (path === undefined) diagnostics.report(entry.keySpan, `"${slot}" needs "path": ${PATH}.`);
  if (digest === undefined) {
    diagnostics.report(
      entry.keySpan,
      `"${slot}" needs "sha256": ${DIGEST}. To accept any content, write only the path.`,
    );
  }
  if (read === undefined || sha256?.value === undefined) return undefined;
  return { path: read, sha256: sha256.value.trim().toLowerCase() };
}

function findDigestFault(text: string): string | undefined {
  return /^[\da-f]{64}$/iu.test(text.trim()) ? undefined : quoted(text);
}

/**
 * Merges artifacts in the order of the slots. In each slot, the attack's own artifact replaces the model's.
 * @returns undefined if one of them is wrong
 */
export function mergeArtifacts(shared: Artifacts, own: Artifacts): readonly ArtifactSpec[] | undefined {
  const given = SLOTS.filter((slot) => own.has(slot) || shared.has(slot));
  const merged = given.map((slot) => (own.has(slot) ? own : shared).get(slot));
  const right = merged.filter((artifact) => artifact !== undefined);
  return right.length === merged.length ? right : undefined;
}

/**
 * Finds the reason that a path cannot name an artifact. It checks only the text of the path; links are resolved when the
 * artifact is opened.
 * @returns undefined if the path is relative and stays in the workspace
 */
function findPathFault(path: string): string | undefined {
  if (path.length > MAX_PATH_LENGTH) return `a path of over ${String(MAX_PATH_LENGTH)} characters`;
  if (path.includes('\\')) return 'a backslash (write / between folders, on Windows as well)';
  if (path.startsWith('/') || /^[a-z]:/iu.test(path)) {
    return 'an absolute path (write it relative to the workspace)';
  }
  const normal = posix.normalize(path);
  if (normal === '..' || normal.startsWith('../')) return 'a path that leads out of the workspace';
  if (normal === '.' || normal === './') return 'the whole workspace (name a file or folder in it)';
  return undefined;
}
