import type { LabelFile } from './label-file.ts';

/** Folders of splits, which may lie above those of the classes. */
const SPLIT = /^(?:train|training|val|valid|validation|test|testing)$/iu;

/**
 * Takes the labels of pictures from folders, one for each class (as `ImageFolder` and Keras do), maybe below `train` and `val`.
 * @returns undefined if there are no such folders
 */
export function classFolders(pictures: readonly string[]): LabelFile | undefined {
  const folders = pictures.map((picture) => picture.split('/').slice(0, -1));
  const isSplit = folders.every(([first, second]) => SPLIT.test(first ?? '') && second !== undefined);
  const values = folders.map((folder) => folder[isSplit ? 1 : 0] ?? '');
  const classes = [...new Set(values)].sort();
  if (classes.length < 2 || classes.includes('')) return undefined;
  return { name: 'the folders of the pictures', values, pictures, classes };
}
