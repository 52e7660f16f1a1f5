import * as path from 'node:path';

/**
 * Whether a path is a folder or lies in it, by the names alone: links are not resolved.
 * @param outer absolute
 * @param inner absolute
 */
export function isInside(outer: string, inner: string): boolean {
  const relative = path.relative(outer, inner);
  return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}

/**
 * Whether a path is, or is below, something named `.git`: it may hold credentials, and programs that git runs.
 * @param root absolute; only names below it count
 * @param inner absolute, inside of it
 */
export function isInGitFolder(root: string, inner: string): boolean {
  return path.relative(root, inner).split(path.sep).some(isGitName);
}

/** Some file systems do not tell upper from lower case. */
export function isGitName(name: string): boolean {
  return name.toLowerCase() === '.git';
}
