import { ServiceError } from '../../core/errors.ts';

/**
 * The order of a run's submissions. The service spec shows no names for most of an answer, so the first submission goes
 * alone until its answer was read and has every address that is needed. If it cannot be used, nothing else is submitted.
 * A refusal of one analysis (4xx) shows nothing about the others: the next one goes alone again.
 */
export class SubmissionTurns {
  /** Settles with the submission that goes alone. */
  #alone: Promise<unknown> | undefined;
  #isProven = false;
  #failed: { readonly name: string; readonly error: ServiceError } | undefined;

  /**
   * Submits when it is the turn of an analysis.
   * @param name of the analysis
   * @param submit resolves when the answer is read and has every address; another one may then follow
   * @throws ServiceError if the first submission could not be used; the error of `submit`
   */
  async take<T>(name: string, submit: () => Promise<T>): Promise<T> {
    while (!this.#isProven && this.#alone !== undefined) await this.#alone;
    const submission = this.#submit(name, submit);
    if (!this.#isProven) {
      this.#alone = submission
        .catch(() => undefined)
        .finally(() => {
          this.#alone = undefined;
        });
    }
    return submission;
  }

  async #submit<T>(name: string, submit: () => Promise<T>): Promise<T> {
    if (this.#failed !== undefined) throw notSubmitted(this.#failed);
    const wasProven = this.#isProven;
    try {
      const submitted = await submit();
      this.#isProven = true;
      return submitted;
    } catch (error) {
      if (error instanceof ServiceError) this.#learn(name, error, wasProven);
      throw error;
    }
  }

  #learn(name: string, error: ServiceError, wasProven: boolean): void {
    if (REFUSALS.includes(error.reason)) this.#isProven = false;
    else if (!wasProven && UNUSABLE.includes(error.reason)) this.#failed ??= { name, error };
  }
}

/** The service understood the request, and refused it. */
const REFUSALS: readonly string[] = ['rejected', 'unauthorized', 'denied'];
/** The answer to the next submission would be no better. */
const UNUSABLE: readonly string[] = ['unexpected-answer', 'upload-failed', 'unavailable'];

function notSubmitted({
  name,
  error,
}: {
  readonly name: string;
  readonly error: ServiceError;
}): ServiceError {
  return new ServiceError(
    error.reason,
    `It was not submitted: the first submission of this run, ${name}, could not be used, and this one would fare no better.`,
  );
}
