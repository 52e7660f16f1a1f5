import path from 'node:path';

/** Finds the program of the built-in service: beside the bundle, or in the source if this program runs from there. */
export function findServiceEntry(): string {
  const folder = import.meta.dirname;
  const isSource = import.meta.url.endsWith('.ts');
  return isSource
    ? path.resolve(folder, '../../service/local/source.ts')
    : path.join(folder, 'service', 'index.js');
}
