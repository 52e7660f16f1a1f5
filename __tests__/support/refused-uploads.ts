import type { Slot } from '@model-security-scan/engine/catalog';
import { ServiceError } from '../../src/core/errors.ts';
import { readUploadTargets } from '../../src/analyser/remote/client/upload-targets.ts';

/** Reads upload addresses that must be refused. @returns the message, which holds no secret */
export function refusedUploads(answer: unknown, planned: readonly Slot[] = []): string {
  try {
    readUploadTargets(answer, planned);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.reason !== 'unexpected-answer') throw error;
    if (error.message.includes('secret')) throw new Error('The message holds a secret.', { cause: error });
    return error.message;
  }
  throw new Error('nothing was refused');
}
