import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { nameTemporaryFolder, removeLeftFolders } from '@model-security-scan/common/temporary-folder';
import { messageOf } from './errors.ts';
import { ServiceError } from './errors.ts';

/**
 * Creates a folder for files that only this process needs, and removes those that killed processes left.
 * @throws ServiceError `invalid-input` if the folder for temporary files cannot be written
 */
export async function makeTemporaryFolder(root = tmpdir()): Promise<string> {
  await removeLeftFolders(root);
  const folder = nameTemporaryFolder(root);
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    throw new ServiceError(
      'invalid-input',
      `No folder for temporary files could be made in ${root}: ${messageOf(error)}. Expected a folder that exists, has space ` +
        'left, and that the user of this process may write to. Make it so, or name another one in the environment variable ' +
        `${process.platform === 'win32' ? 'TEMP' : 'TMPDIR'}.`,
      { cause: error },
    );
  }
  return folder;
}
