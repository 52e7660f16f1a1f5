import { plainLine } from '../text/sanitize.ts';
import { ServiceError } from '../core/errors.ts';

/**
 * Which analysis of a run each job belongs to. A job is started by one request and asked for by its id (INTERFACE.md 1
 * and 4.2): one verdict is never taken for two analyses (docs/design.md, rule 1).
 */
export class JobOwners {
  readonly #owners = new Map<string, string>();

  /**
   * @param name of the analysis
   * @throws ServiceError `unexpected-answer`, in doubt, where the job is another analysis's
   */
  claim(jobId: string, name: string): void {
    const owner = this.#owners.get(jobId);
    if (owner !== undefined) {
      throw new ServiceError(
        'unexpected-answer',
        `The job ${plainLine(jobId, 200)} is that of another analysis of this run already, ${owner}: it is not known ` +
          'which of the two was submitted. Look on the service’s dashboard before you start another run.',
        { inDoubt: true },
      );
    }
    this.#owners.set(jobId, name);
  }
}
