import type { Upload } from './outcome.ts';
import { ServiceError } from './errors.ts';

/** Whether the last bytes arrived is not known: the job may run, or wait for its files for ever. */
const CUT_OFF =
  'It was submitted, but not all of its files were sent: look at its job on the service’s dashboard before you submit ' +
  'it again.';

/** An upload failed; others of the same analysis may have arrived before it. */
export class UploadsError extends ServiceError {
  /** What left the runner all the same. */
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
