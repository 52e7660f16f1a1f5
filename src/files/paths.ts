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
  return path.relative(root, inner).split(path.sep).some(isGitName);
}

/** True for `.git` in any case, because some file systems do not distinguish upper and lower case. */
export function isGitName(name: string): boolean {
  return name.toLowerCase() === '.git';
}
