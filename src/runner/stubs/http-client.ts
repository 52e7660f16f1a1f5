/**
 * Replaces @actions/http-client in the bundle (tsconfig.json, `paths`) for the packages of the toolkit: @actions/core would
 * ask for tokens with it, and @actions/github for the agents of proxies, but every request goes through src/http, which
 * loads the real package when it needs it. Without this, each run would load TLS, also one that sends nothing.
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
