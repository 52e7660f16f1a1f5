import { finding, type Found } from './rules/finding.ts';

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
