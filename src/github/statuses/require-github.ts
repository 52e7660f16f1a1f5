import { GithubError, ServiceError } from '../../core/errors.ts';
import { InvalidInputError } from '../../core/problem.ts';

/**
 * Does work on GitHub that the run cannot do without.
 * @param signal the signal of the run
 * @throws InvalidInputError if the token lacks a permission; ServiceError `unavailable` for any other fault of GitHub;
 *   the reason of the signal
 */
export async function requireGithub<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof GithubError)) throw error;
    if (error.permission !== undefined || error.status === 401) {
      const message = `cannot be used for commit statuses; nothing was submitted. ${error.message}`;
      throw new InvalidInputError([{ place: { kind: 'input', input: 'github-token' }, message }]);
    }
    throw new ServiceError('unavailable', `${error.message} Nothing was submitted.`, {
      origin: 'github',
      cause: error,
    });
  }
}
