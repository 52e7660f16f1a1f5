/**
 * Stands in for undici in the bundle (tsconfig.json, `paths`). @actions/http-client and @actions/github import one class
 * and one function of it, which nothing here uses: every request goes through src/http, octokit's too. undici would be
 * 0.9 MB of the bundle and the larger part of its start-up time.
 */

/** @actions/github makes one when it is loaded, if there is a proxy; nothing is ever sent by it. */
export class ProxyAgent {
  readonly isLeftOut = true;
}

/** @throws Error always */
export function fetch(address: unknown): Promise<never> {
  return Promise.reject(
    new Error(`${String(address)} was not fetched: requests go through the transport only.`),
  );
}
