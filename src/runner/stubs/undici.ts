/**
 * Replaces undici in the bundle (tsconfig.json, `paths`). @actions/http-client and @actions/github import one class and
 * one function of undici, but neither is used: every request goes through src/http, even octokit's. undici would add
 * 0.9 MB to the bundle and take most of its start-up time.
 */

/** @actions/github creates one when it is loaded behind a proxy, but nothing is ever sent through it. */
export class ProxyAgent {
  readonly isLeftOut = true;
}

/** @throws Error always */
export function fetch(address: unknown): Promise<never> {
  return Promise.reject(
    new Error(`${String(address)} was not fetched: requests go through the transport only.`),
  );
}
