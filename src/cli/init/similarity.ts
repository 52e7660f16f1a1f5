import { baseName } from '../../scanner/model-names.ts';
import type { FoundPath } from './find-files.ts';

/** Words in names that say nothing about what a file belongs to. */
const COMMON: ReadonlySet<string> = new Set([
  ...[
    'model',
    'models',
    'data',
    'dataset',
    'datasets',
    'test',
    'train',
    'final',
    'best',
    'new',
    'onnx',
    'csv',
  ],
  ...['label', 'labels', 'images', 'pictures', 'minmax', 'min', 'max', 'x', 'y', 'inputs', 'files', 'net'],
]);

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/u)
    .filter((word) => word !== '' && !COMMON.has(word) && !/^\d+$/u.test(word));
}

function folderOf(file: string): string {
  return file.slice(0, Math.max(0, file.lastIndexOf('/')));
}

/** Says how much the names of two files have in common; more is closer. */
export function similarity(one: string, other: string): number {
  const [names, otherNames] = [
    wordsOf(baseName(one).replace(/\.\w+$/u, '')),
    wordsOf(other.replace(/\.\w+$/u, '')),
  ];
  const shared = names.filter((word) => otherNames.includes(word)).length;
  const isNear = folderOf(one) === folderOf(other) || other.startsWith(`${folderOf(one)}/`);
  return shared * 4 + (isNear ? 1 : 0);
}

/** Sorts files by how much their names have in common with a model's, the closest first. Keeps the order of equals. */
export function closestFirst(model: string, files: readonly FoundPath[]): readonly FoundPath[] {
  return files.toSorted((one, other) => similarity(model, other.path) - similarity(model, one.path));
}
