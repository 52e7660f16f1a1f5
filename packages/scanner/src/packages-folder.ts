import { type Dirent, readdirSync } from 'node:fs';
import { isGitName } from '@model-security-scan/common/paths';
import { isModelName, withoutCompression } from './model-names.ts';

/** A folder of installed packages, of which only files with names that models have are scanned. */
export interface PackagesFolder {
  /** Relative to the workspace. Untrusted. */
  readonly path: string;
  /** The files in it that are not scanned. */
  readonly files: number;
}

/** What a look into installed packages gave. One character of a path stands for one byte. */
interface Found {
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
): Found {
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
