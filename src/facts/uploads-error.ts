import type { Upload } from './run-outcome.ts';
import { ServiceError } from '../core/errors.ts';

/** The last bytes may or may not have arrived: the job may run, or wait for its files for ever. */
const CUT_OFF =
  'The analysis was submitted, but not all of its files were sent. Look at its job on the service’s dashboard before ' +
  'you submit it again.';

/** An upload failed; other files of the same analysis may have been uploaded before. */
export class UploadsError extends ServiceError {
  /** The files that were uploaded before the failure. */
  readonly uploads: readonly Upload[];

  constructor(cause: ServiceError, uploads: readonly Upload[]) {
    const isCutOff = cause.reason === 'timeout' || cause.reason === 'cancelled';
    super(cause.reason, isCutOff ? `${cause.message} ${CUT_OFF}` : cause.message, {
      cause,
      inDoubt: isCutOff,
    });
    this.uploads = uploads;
  }
}
