import { opendir, realpath } from 'node:fs/promises';
import * as path from 'node:path';
import type { ArtifactSpec } from '../facts/analysis-spec.ts';
import type { Problem } from '@model-security-scan/common/problem';
import { plainLine } from '@model-security-scan/common/sanitize';
import { inspectExternalData } from './inspect-external-data.ts';
import { findZipFault, inspectFileContent } from './file-content.ts';
import { describeFaults, describeSystemError, FAULTS, type FileFault } from './faults.ts';
import type { Artifact, ArtifactFile, FoundFile } from '../facts/artifact.ts';
import { compareNames, isArchiveName } from './archive-names.ts';
import { followLink, newWalkLimits, walkFolder, type WalkLimits } from './folder-walk.ts';
import { mapConcurrently } from '../core/concurrency.ts';

const MAX_OPEN_FILES = 16;

/** An artifact to inspect. */
export interface WantedArtifact extends ArtifactSpec {
  /** True if files that the model keeps numbers in belong to it: an ONNX model that is analysed here. */
  readonly withExternalData?: boolean;
}

/**
 * Inspects every artifact before anything is submitted (docs/design.md, rule 6).
 * @param workspace absolute path; nothing outside it is read, not even through links
 * @param signal ends the inspection when it aborts
 * @returns the artifacts that may be sent, and a problem at the spec's place for everything wrong with the others
 * @throws the signal's reason
 */
export async function inspectArtifacts(
  specs: readonly WantedArtifact[],
  workspace: string,
  signal: AbortSignal,
): Promise<{ artifacts: Artifact[]; problems: Problem[] }> {
  const artifacts: Artifact[] = [];
  const problems: Problem[] = [];
  const inspection = { workspace, limits: newWalkLimits(signal), folders: new Map<string, FolderContent>() };
  for (const spec of specs) {
    signal.throwIfAborted();
    const inspected = await inspectArtifact(spec, inspection);
    if ('faults' in inspected) {
      const label = `artifact "${plainLine(spec.path, 200)}" for ${spec.slot}`;
      const messages = describeFaults(label, inspected.faults);
      problems.push(...messages.map((message) => ({ place: spec.place, message })));
    } else {
      artifacts.push(inspected);
    }
  }
  return { artifacts, problems };
}

type Inspected = Artifact | Faulty;

interface Faulty {
  readonly faults: readonly FileFault[];
}

type FolderContent = { readonly files: readonly ArtifactFile[] } | Faulty;

interface Inspection {
  /** Absolute. */
  readonly workspace: string;
  readonly limits: WalkLimits;
  /** The content of folders by their real paths: each folder is read only once, whatever path leads to it. */
  readonly folders: Map<string, FolderContent>;
}

async function inspectArtifact(spec: WantedArtifact, inspection: Inspection): Promise<Inspected> {
  try {
    const root = await realpath(inspection.workspace);
    const target = await followLink(root, path.join(root, spec.path));
    if ('text' in target) {
      const isMissing = target.text === FAULTS.dangling;
      return faulty(isMissing ? await explainMissing(root, spec.path) : target.text);
    }
    return await (target.kind === 'folder'
      ? inspectFolder(spec, root, target.path, inspection)
      : inspectFile(spec, root, target.path));
  } catch (error) {
    inspection.limits.signal.throwIfAborted();
    return faulty(describeSystemError(error));
  }
}

async function explainMissing(root: string, wanted: string): Promise<string> {
  const other = await findOtherCase(root, wanted);
  return other === undefined
    ? FAULTS.missing
    : `nothing is there, but there is "${plainLine(other, 200)}": upper and lower case matter; write it like that`;
}

function faulty(text: string): Faulty {
  return { faults: [{ name: '', text }] };
}

async function inspectFile(spec: WantedArtifact, root: string, realFile: string): Promise<Inspected> {
  const name = path.basename(spec.path);
  if (!isArchiveName(name)) return faulty(FAULTS.name);
  const file = await inspectFileContent({ name, absolutePath: realFile });
  if ('text' in file) return faulty(file.text);
  if (file.bytes === 0) return faulty(FAULTS.emptyFile);
  const { slot, place } = spec;
  const external = spec.withExternalData === true ? await inspectExternalData(root, spec.path, realFile) : [];
  const faults = external.filter((one) => 'text' in one);
  if (faults.length > 0) return { faults };
  const others = external.filter((one) => 'absolutePath' in one);
  if (others.length > 0) {
    const files = sortByName([file, ...others]);
    const bytes = files.reduce((sum, one) => sum + one.bytes, 0);
    return { slot, place, path: spec.path, form: 'folder', archiveName: `${name}.zip`, files, bytes };
  }
  const common = { slot, place, path: spec.path, files: [file], bytes: file.bytes };
  // Files such as .keras, .pt and .npz are zip archives themselves, but the service expects an archive that holds them.
  if (!name.toLowerCase().endsWith('.zip')) return { ...common, form: 'file', archiveName: `${name}.zip` };
  const zipFault = await findZipFault(file);
  return zipFault === undefined ? { ...common, form: 'ready-zip', archiveName: name } : faulty(zipFault);
}

async function inspectFolder(
  spec: ArtifactSpec,
  root: string,
  realFolder: string,
  { limits, folders }: Inspection,
): Promise<Inspected> {
  const content = folders.get(realFolder) ?? (await inspectFolderContent(root, realFolder, limits));
  folders.set(realFolder, content);
  if ('faults' in content) return content;
  const { files } = content;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes === 0) return faulty(FAULTS.emptyFolder);
  const { slot, place } = spec;
  const archiveName = `${path.basename(path.resolve('/', spec.path)) || slot}.zip`;
  return { slot, place, path: spec.path, form: 'folder', archiveName, files, bytes };
}

async function inspectFolderContent(
  root: string,
  realFolder: string,
  limits: WalkLimits,
): Promise<FolderContent> {
  const walked = await walkFolder(root, realFolder, limits);
  const inspected = await mapConcurrently(sortByName(walked.found), MAX_OPEN_FILES, (found) => {
    limits.signal.throwIfAborted();
    return inspectFileContent(found);
  });
  const faults = [...walked.faults, ...inspected.filter((one) => 'text' in one)];
  if (faults.length > 0) return { faults: sortByName(faults) };
  return { files: inspected.filter((one) => 'absolutePath' in one) };
}

function sortByName<Named extends FoundFile | FileFault>(items: readonly Named[]): Named[] {
  return items.toSorted((one, other) => compareNames(one.name, other.name));
}

/** Larger folders are not searched. */
const MAX_ENTRIES = 10_000;

/**
 * Finds a path that differs from a missing one only in upper and lower case: some systems take both for the same, and a
 * runner does not.
 * @param root the workspace
 * @param wanted relative to it, with forward slashes
 * @returns undefined if there is none; links are not followed
 */
async function findOtherCase(root: string, wanted: string): Promise<string | undefined> {
  const found: string[] = [];
  for (const part of path.posix.normalize(wanted).split('/')) {
    const name = await findName(path.join(root, ...found), part);
    if (name === undefined) return undefined;
    found.push(name);
  }
  return found.join('/');
}

async function findName(folder: string, wanted: string): Promise<string | undefined> {
  const lower = wanted.toLowerCase();
  let similar: string | undefined;
  let count = 0;
  try {
    for await (const entry of await opendir(folder)) {
      count += 1;
      if (count > MAX_ENTRIES) return undefined;
      if (entry.isSymbolicLink()) continue;
      if (entry.name === wanted) return wanted;
      if (entry.name.toLowerCase() === lower) similar = entry.name;
    }
  } catch {
    // A folder that cannot be read, or is none, gives no hint.
    return undefined;
  }
  return similar;
}
