import { opendir, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { textAt } from '../../core/json.ts';
import { isInside } from '../../files/paths.ts';
import { isResultsName, tooMany } from './folder-rules.ts';
import type { FileFault } from './open-results-file.ts';

/** A folder with more entries of any kind is not one for results files. */
const MAX_ENTRIES = 10_000;

/** One results file of a folder. */
export interface ListedFile {
  /** The path of the folder, as the input names it, and the name. */
  readonly shown: string;
  /** Absolute, with all links resolved. */
  readonly path: string;
}

/** Why a folder cannot be used. */
export interface FolderFault extends FileFault {
  /** The folder, or the file in it that is to blame. */
  readonly about: string;
}

/**
 * Lists the results files of a folder by their names. Folders in it and files with other names are left out. A link counts if it
 * leads to a file of the workspace or of the folder itself.
 * @param folder absolute, or relative to the workspace
 */
export async function listResultsFolder(
  workspace: string,
  folder: string,
): Promise<readonly ListedFile[] | FolderFault> {
  const path = resolve(workspace, folder);
  try {
    const [root, real] = [await realpath(workspace), await realpath(path)];
    const isNamedInside = isInside(workspace, path) || isInside(root, path);
    if (isNamedInside && !isInside(root, real)) return { about: folder, fault: LEADS_OUT };
    const names = await listNames(real);
    if (typeof names === 'string') return { about: folder, fault: names };
    const files: ListedFile[] = [];
    for (const name of names.toSorted()) {
      const file = { shown: join(folder, name), path: await realpath(join(real, name)) };
      const isOutside = !isInside(root, file.path) && !isInside(real, file.path);
      if (isOutside) return { about: file.shown, fault: LEADS_OUT };
      files.push(file);
    }
    return files;
  } catch (error) {
    const code = textAt(error, 'code') ?? 'unknown reason';
    return {
      about: folder,
      fault: `cannot be read (${code}). Check the permissions of its files, and links in it.`,
    };
  }
}

const LEADS_OUT = 'leads out of the workspace through a link. Copy the files into the folder.';

/** @returns what is wrong with the folder, if it is not one for results files */
async function listNames(path: string): Promise<readonly string[] | string> {
  const names: string[] = [];
  let entries = 0;
  for await (const entry of await opendir(path)) {
    entries += 1;
    if (entries > MAX_ENTRIES) return `has more than ${String(MAX_ENTRIES)} entries. ${OWN_FOLDER}`;
    if (isResultsName(entry.name) && !entry.isDirectory()) names.push(entry.name);
  }
  return names.length === 0
    ? `is a folder without results files (*.json). ${EMPTY}`
    : (tooMany(names.length) ?? names);
}

const OWN_FOLDER = 'Keep the results files in a folder of their own.';
const EMPTY = 'Check the path. Leave the input empty for a run without a baseline.';
