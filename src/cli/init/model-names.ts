import { baseName } from '../../scanner/model-names.ts';

/** A name in a status and in a baseline stays readable. */
const MAX_NAME = 60;

/**
 * Gives each model a name from the name of its file. Files of the same name get the names of as many of their folders as tell them
 * apart, not a number: a number would go to another model if a file is added or removed.
 * @param paths of the model files
 * @returns a name for each path, in this order
 */
export function modelNames(paths: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return paths.map((path) => {
    const name = unlike(taken, shortestName(path, paths));
    taken.add(name);
    return name;
  });
}

/** @returns the name of a file, behind as few folders as no other file has before it */
function shortestName(path: string, paths: readonly string[]): string {
  const parts = partsOf(path);
  const others = paths.filter((other) => other !== path).map(partsOf);
  for (let count = 1; count < parts.length; count += 1) {
    const name = nameOf(parts.slice(-count));
    if (!others.some((other) => nameOf(other.slice(-count)) === name)) return name;
  }
  return nameOf(parts);
}

/** A SavedModel has the name of its folder. */
function partsOf(path: string): readonly string[] {
  const parts = path.split('/');
  const file = baseName(path);
  return file === 'saved_model.pb' && parts.length > 1
    ? parts.slice(0, -1)
    : [...parts.slice(0, -1), file.replace(/\.\w+$/u, '')];
}

function nameOf(parts: readonly string[]): string {
  const name = parts
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(-MAX_NAME)
    .replace(/^-+|-+$/gu, '');
  return name === '' ? 'model' : name;
}

/** Two files may differ only in signs that no name has. */
function unlike(taken: ReadonlySet<string>, name: string): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name}-${String(number)}`;
    if (!taken.has(candidate)) return candidate;
  }
}
