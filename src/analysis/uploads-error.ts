import type { Upload } from '../outcome.ts';
import { ServiceError } from '../service/errors.ts';

/** An upload failed; others of the same analysis may have arrived before it. */
export class UploadsError extends ServiceError {
  /** What left the runner all the same. */
  readonly uploads: readonly Upload[];

  constructor(cause: ServiceError, uploads: readonly Upload[]) {
    super(cause.reason, cause.message, { cause });
    this.uploads = uploads;
  }
}
