import { GithubError } from '../core/errors.ts';
import type { GithubRequest, SendRequest } from './requests.ts';

/**
 * Fetches every page of a list. Items that `read` does not accept are left out.
 * @throws GithubError if an answer is not a list, or the list as a whole has more items, pages or bytes than the limits
 */
export async function listAll<T>(
  send: SendRequest,
  read: (item: unknown) => T | undefined,
  request: Omit<GithubRequest, 'repeatable'>,
): Promise<T[]> {
  const { operation } = request;
  const limits = new ListLimits(operation);
  const items: T[] = [];
  for (let page = 1; ; page += 1) {
    limits.ask();
    const parameters = { ...request.parameters, per_page: PAGE_SIZE, page };
    const { data, bytes, hasNext } = await send({ ...request, parameters, repeatable: true });
    if (!Array.isArray(data)) {
      throw new GithubError(
        `Could not ${operation}: the answer is not a list. Check that GITHUB_API_URL names GitHub's API.`,
        { operation },
      );
    }
    limits.add(data.length, bytes);
    for (const item of data) {
      const value = read(item);
      if (value !== undefined) items.push(value);
    }
    if (!hasNext) return items;
  }
}

const PAGE_SIZE = 100;

/** The limits of one list. GitHub allows 2,500 comments on a pull request, which are 25 pages. */
const LIST = { items: 100 * PAGE_SIZE, answers: 100, bytes: 64 * 1024 * 1024 };

class ListLimits {
  readonly #operation: string;
  #items = 0;
  #answers = 0;
  #bytes = 0;

  /** @param operation the task, for people, after "Could not" */
  constructor(operation: string) {
    this.#operation = operation;
  }

  /** Call it before each request. @throws GithubError if there were as many answers as allowed */
  ask(): void {
    this.#answers += 1;
    if (this.#answers > LIST.answers) this.#fail(`more than ${String(LIST.answers)} pages`);
  }

  /** Call it after each answer. @throws GithubError if all answers together are too large */
  add(items: number, bytes: number): void {
    this.#items += items;
    if (this.#items > LIST.items) this.#fail(`more than ${String(LIST.items)} items`);
    this.#bytes += bytes;
    if (this.#bytes > LIST.bytes) this.#fail(`more than ${String(LIST.bytes)} bytes`);
  }

  #fail(found: string): never {
    const operation = this.#operation;
    const advice =
      'If the list is really that long, remove old entries. ' +
      "Otherwise check that GITHUB_API_URL names GitHub's API, and that no proxy answers in its place.";
    throw new GithubError(
      `Could not ${operation}: GitHub's list has ${found}, which is the limit. ${advice}`,
      { operation },
    );
  }
}
