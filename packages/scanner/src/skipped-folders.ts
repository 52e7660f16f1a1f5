import { type Dirent, readdirSync } from 'node:fs';
import { isGitName } from '@model-security-scan/common/paths';
import { isModelName, withoutCompression } from './model-names.ts';
import { finding, type Found } from './rules/file-finding.ts';

/** A folder of installed packages, of which only files with names that models have are scanned. */
export interface PackagesFolder {
  /** Relative to the workspace. Untrusted. */
  readonly path: string;
  /** The files in it that are not scanned. */
  readonly files: number;
}

/** What a look into installed packages gave. One character of a path stands for one byte. */
interface FoundInPackages {
  /** The paths of files with names that models have, from the folder on. */
  readonly models: readonly string[];
  readonly files: number;
  /** True if there were more entries than may be looked at. */
  readonly isCut: boolean;
}

/**
 * Lists the names in a folder of installed packages, without following links. Reading a folder at a time is several times as fast
 * as reading its entries one by one: there may be tens of thousands.
 * @param absolute the path of a folder below it; the empty one is itself
 * @param most the number of entries to look at
 */
export function lookIntoPackages(
  absolute: (path: string) => Buffer,
  most: number,
  signal: AbortSignal,
): FoundInPackages {
  const models: string[] = [];
  const folders = [''];
  let [files, entries] = [0, 0];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    signal.throwIfAborted();
    for (const entry of entriesOf(absolute(folder))) {
      entries += 1;
      if (entries > most) return { models, files, isCut: true };
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!isGitName(entry.name)) folders.push(path);
      } else if (!entry.isFile()) continue;
      else if (isModelName(withoutCompression(path))) models.push(path);
      else files += 1;
    }
  }
  return { models, files, isCut: false };
}

/** @returns nothing of a folder that cannot be read */
function entriesOf(folder: Buffer): readonly Dirent[] {
  try {
    return readdirSync(folder, { encoding: 'latin1', withFileTypes: true });
  } catch {
    return [];
  }
}

/** Folders that the scan of a workspace does not enter, wherever they are: installed packages, and the history. */
export const PACKAGES_FOLDER = 'node_modules';

const SKIPPED = /(?:^|[\\/])(?:node_modules|\.git)(?:[\\/]|$)/iu;

/** True for a path into a folder that is skipped; some systems ignore the case of names. */
export function leadsIntoSkipped(path: string): boolean {
  return SKIPPED.test(path);
}

/**
 * The finding for a model that takes a file from a folder that is skipped.
 * @param path from the model's folder on; untrusted
 */
export function skippedReference(path: string, place: Pick<Found, 'offset' | 'line'>): Found {
  const detail =
    'Whoever loads the model loads this file, too. It lies in a folder that is not scanned, such as node_modules.';
  return finding('high', 'skipped-file', path, detail, place);
}

/** True for a path that leads out of the model's folder on some system: absolute, with a drive, a scheme or `..`. */
export function leavesFolder(path: string): boolean {
  return /^[\\/~]|^[A-Za-z][\w+.-]*:|(?:^|[\\/])\.\.(?:[\\/]|$)|\0/u.test(path.trim());
}
