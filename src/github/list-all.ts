import { GithubError } from '../core/errors.ts';
import type { GithubRequest, SendRequest } from './requests.ts';

/** GitHub's largest page. */
const PAGE_SIZE = 100;
/** The limits of a whole list. GitHub allows 2,500 comments on a pull request, which are 25 pages. */
const MAX_PAGES = 100;
const MAX_ITEMS = PAGE_SIZE * MAX_PAGES;
const MAX_LIST_BYTES = 64 * 1024 * 1024;

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
  const items: T[] = [];
  let received = 0;
  let bytes = 0;
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const parameters = { ...request.parameters, per_page: PAGE_SIZE, page };
    const answer = await send({ ...request, parameters, repeatable: true });
    const { data } = answer;
    if (!Array.isArray(data)) {
      throw new GithubError(
        `Could not ${operation}: the answer is not a list. Check that GITHUB_API_URL names GitHub's API.`,
        { operation },
      );
    }
    received += data.length;
    if (received > MAX_ITEMS) throw tooLong(operation, `more than ${String(MAX_ITEMS)} items`);
    bytes += answer.bytes;
    if (bytes > MAX_LIST_BYTES) throw tooLong(operation, `more than ${String(MAX_LIST_BYTES)} bytes`);
    for (const item of data) {
      const value = read(item);
      if (value !== undefined) items.push(value);
    }
    if (!answer.hasNext) return items;
  }
  throw tooLong(operation, `more than ${String(MAX_PAGES)} pages`);
}

function tooLong(operation: string, found: string): GithubError {
  const advice =
    'If the list is really that long, remove old entries. ' +
    "Otherwise check that GITHUB_API_URL names GitHub's API, and that no proxy answers in its place.";
  return new GithubError(
    `Could not ${operation}: GitHub's list has ${found}, which is the limit. ${advice}`,
    { operation },
  );
}
