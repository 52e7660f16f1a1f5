import type { Location } from 'sarif';
import type { Place } from '../../core/problem.ts';

/** The file for results that have no place in a file. */
export const FALLBACK_FILE = '.github/model-security.yml';

/**
 * Returns the one location that code scanning requires for each result.
 * @param fallbackFile the file for results without a place in a file; relative to the workspace
 */
export function locationOf(place: Place | undefined, fallbackFile: string): Location {
  if (place?.kind !== 'file') return lineLocation(fallbackFile, fallbackFile);
  const { file, line, column, endColumn } = place;
  return lineLocation(file, fallbackFile, line, column, endColumn);
}

/**
 * Returns a location on one line.
 * @param line counted from 1, as are columns; `endColumn` is exclusive
 */
export function lineLocation(
  file: string,
  fallbackFile: string,
  line = 1,
  column = 1,
  endColumn = column + 1,
): Location {
  const startLine = Math.max(line, 1);
  const startColumn = Math.max(column, 1);
  return {
    physicalLocation: {
      artifactLocation: { uri: relativeUri(file) ?? relativeUri(fallbackFile) ?? FALLBACK_FILE },
      region: { startLine, startColumn, endLine: startLine, endColumn: Math.max(endColumn, startColumn + 1) },
    },
  };
}

/** Percent-encodes a path and removes parts that lead out of the repository; undefined if nothing is left. */
function relativeUri(file: string): string | undefined {
  const uri = file
    .toWellFormed()
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .map(encodeURIComponent)
    .join('/');
  return uri === '' ? undefined : uri;
}
