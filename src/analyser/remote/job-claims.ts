import { idKey } from '../../core/job-id.ts';
import { plainLine } from '@model-security-scan/common/sanitize';
import { ServiceError } from '../../core/errors.ts';

/**
 * Makes sure that each job of a run belongs to one analysis only. One request starts one job, which is then polled by its
 * id (service spec 1 and 4.2), so one verdict never counts for two analyses (docs/design.md, rule 1).
 */
export class JobClaims {
  /** By `idKey`: two spellings of an id are one job. */
  readonly #owners = new Map<string, string>();

  /**
   * Claims a job for an analysis.
   * @param name the name of the analysis
   * @throws ServiceError `unexpected-answer`, in doubt, if the job belongs to another analysis
   */
  claim(jobId: string, name: string): void {
    const key = idKey(jobId);
    const owner = this.#owners.get(key);
    if (owner !== undefined) {
      throw new ServiceError(
        'unexpected-answer',
        `The job ${plainLine(jobId, 200)} already belongs to another analysis of this run, ${owner}: it is not known ` +
          'which of the two was submitted. Look on the service’s dashboard before you start another run.',
        { inDoubt: true },
      );
    }
    this.#owners.set(key, name);
  }
}
