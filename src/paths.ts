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
