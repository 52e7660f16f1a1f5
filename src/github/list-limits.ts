import { GithubError } from '../core/errors.ts';

/** GitHub's largest page. */
export const PAGE_SIZE = 100;

/** The limits of one list. GitHub allows 2,500 comments on a pull request, which are 25 pages. */
const LIST = { items: 100 * PAGE_SIZE, answers: 100, bytes: 64 * 1024 * 1024 };

/** Counts all answers of a list, so that they are bounded as a whole. */
export class ListLimits {
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
