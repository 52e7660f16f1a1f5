import * as path from 'node:path';

/**
 * True if a path is the outer folder itself or inside it. Only names are compared; links are not resolved.
 * @param outer absolute
 * @param inner absolute
 */
export function isInside(outer: string, inner: string): boolean {
  const relative = path.relative(outer, inner);
  return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}

/**
 * True if a path is named `.git` or is below such a folder, which may hold credentials and programs that git runs.
 * @param root absolute; only names below it count
 * @param inner absolute, inside the root
 */
export function isInGitFolder(root: string, inner: string): boolean {
  return path
    .relative(root, inner)
    .split(path.sep)
    .some((name) => isGitName(name));
}

/**
 * True for every name by which a system opens the folder `.git`: in any case, because some file systems do not distinguish
 * upper and lower case; on Windows also with dots or spaces at its end, with the name of a stream, and by its short name.
 */
export function isGitName(name: string, isWindows: boolean = path.sep === path.win32.sep): boolean {
  const lower = name.toLowerCase();
  if (!isWindows) return lower === '.git';
  return ['.git', 'git~1'].includes(lower.replace(/:.*$/su, '').replace(/[. ]+$/u, ''));
}
