import { existsSync } from 'node:fs';
import path from 'node:path';
import { InvalidInputError } from '../core/problem.ts';
import type { PathMatch } from '../decide/accept.ts';
import type { Acceptance } from '../facts/acceptance.ts';
import type { FilePattern } from '../facts/scan-outcome.ts';
import { PatternError, type PathPatterns, readPatterns } from '../scanner/path-patterns.ts';

/**
 * Reads a pattern of the config file.
 * @throws InvalidInputError if it is wrong
 */
export function readPattern({ path: pattern, place }: FilePattern, workspace: string): PathPatterns {
  try {
    return readPatterns([pattern], (file) => existsSync(path.join(workspace, file)));
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    throw new InvalidInputError([{ place, message: error.message }]);
  }
}

/**
 * Reads the paths and patterns of `accept`.
 * @throws InvalidInputError if one is wrong
 */
export function matchPaths(accept: readonly Acceptance[], workspace: string): PathMatch {
  const patterns = new Map(
    accept
      .filter(({ key }) => key === 'files' || key === 'model')
      .map((entry) => [entry, readPattern({ path: entry.what, place: entry.place }, workspace)]),
  );
  return (entry, file) => patterns.get(entry)?.matches(file) ?? false;
}
