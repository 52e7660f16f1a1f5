/**
 * Replaces @actions/http-client in the bundle (tsconfig.json, `paths`) for @actions/github, which would ask it for the
 * agents of proxies. But every request goes through src/http, which loads the real package when it needs it.
 */
export class HttpClient {
  /** @returns nothing; @actions/github asks for it when it is loaded, and octokit's requests do not use it */
  getAgent(): undefined {
    return undefined;
  }

  /** @returns nothing, in the same way */
  getAgentDispatcher(): undefined {
    return undefined;
  }
}
