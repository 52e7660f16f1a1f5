import type { Artifact } from '../facts/artifact.ts';
import { requireSameFile } from '../artifacts/read-unchanged.ts';
import { mapConcurrently } from '../core/concurrency.ts';
import { messageOf } from '../core/errors.ts';
import { ServiceError } from '../core/errors.ts';

const MAX_OPEN_FILES = 16;

/**
 * Checks that files still have the content that was hashed. The result of an earlier analysis stands for that content, and
 * for no other.
 * @throws ServiceError `upload-failed`, as if the files had been sent
 */
export async function requireSameContent(artifacts: readonly Artifact[]): Promise<void> {
  const files = artifacts.flatMap((artifact) => artifact.files);
  try {
    await mapConcurrently(files, MAX_OPEN_FILES, (file) => requireSameFile(file));
  } catch (error) {
    const message = `The result of an earlier run was not used: ${messageOf(error)}.`;
    throw new ServiceError('upload-failed', message, { cause: error });
  }
}
