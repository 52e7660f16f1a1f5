import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Finds the program of the scan's thread: beside the bundle, or in the source if the action runs from there. */
export function findWorker(): URL {
  const isSource = import.meta.url.endsWith('.ts');
  return pathToFileURL(
    isSource
      ? path.resolve(import.meta.dirname, '../scanner/worker.ts')
      : path.join(import.meta.dirname, 'scanner', 'index.js'),
  );
}
