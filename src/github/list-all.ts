import { GithubError } from '../core/errors.ts';
import { ListLimits, PAGE_SIZE } from './list-limits.ts';
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
