import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import picomatch from 'picomatch';

/**
 * Expands patterns such as `results/*.json`, as a shell of Unix does and those of Windows do not. Only the last part of a
 * name may be a pattern. A name that exists is itself, and one that matches nothing stays as it is.
 * @param separator that of this system: on Windows both kinds of slash separate
 */
export function expandNames(names: readonly string[], separator: string = path.sep): readonly string[] {
  return names.flatMap((name) => {
    const end = Math.max(name.lastIndexOf('/'), separator === '\\' ? name.lastIndexOf('\\') : -1) + 1;
    const pattern = name.slice(end);
    if (!/[*?]/u.test(pattern) || existsSync(name)) return [name];
    const matches = picomatch(pattern);
    const found = entriesOf(name.slice(0, end)).filter((entry) => matches(entry));
    return found.length === 0 ? [name] : found.map((entry) => name.slice(0, end) + entry);
  });
}

function entriesOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder === '' ? '.' : folder).sort();
  } catch {
    return [];
  }
}
