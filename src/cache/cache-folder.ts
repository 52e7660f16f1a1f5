import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '../core/errors.ts';
import { InvalidInputError } from '@model-security-scan/common/problem';
import { makeFolder } from '../files/make-folder.ts';

/**
 * Makes the folder that the input cache-directory names, if it is not there.
 * @returns its absolute path
 * @throws InvalidInputError if the folder cannot be used
 */
export async function makeCacheFolder(workspace: string, given: string): Promise<string> {
  const directory = path.resolve(workspace, given);
  try {
    await makeFolder(directory);
    await access(directory, constants.R_OK | constants.W_OK);
    return directory;
  } catch (error) {
    const message = `"${given}" cannot be used as a folder for the cache (${messageOf(error)}). Give one that can be written.`;
    throw new InvalidInputError([{ place: { kind: 'input', input: 'cache-directory' }, message }]);
  }
}
