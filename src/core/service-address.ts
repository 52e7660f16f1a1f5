import { isLoopbackHost, parseUrl } from './url.ts';

/** The address of the service: the origin and, if there is one, a path prefix, without a slash at the end. */
export type ServiceRoot = string;

/** The spellings of the path: first the one of service spec 4.2, then the live service's (observed publicly). */
export const ANALYSIS_PATHS = ['model-analyse', 'model_analyse'] as const;

export type AnalysisPath = (typeof ANALYSIS_PATHS)[number];

const VERSION_PATH = '/prod/api/ais/v1.5';

/**
 * Reads the input `base-url`. Slashes, `/prod` and `/prod/api/ais/v1.5` at its end are removed, also with the path of an
 * operation behind them, because people paste addresses in each of these forms (observed publicly); {@link serviceUrl} adds
 * the path again.
 * @returns the root, or the problem with the text
 */
export function parseBaseUrl(text: string): { readonly root: ServiceRoot } | { readonly problem: string } {
  const url = parseUrl(text);
  if (url === undefined) {
    return { problem: 'is not an address. Expected something like https://api.example.com' };
  }
  if (url.username !== '' || url.password !== '') {
    return { problem: 'has credentials in it. Remove them; credentials belong in api-key and org-id' };
  }
  if (url.search !== '' || url.hash !== '') {
    return {
      problem:
        'has a query or a fragment. Expected only scheme, host and path, such as https://api.example.com',
    };
  }
  const loopback = isLoopbackHost(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && loopback)) {
    return {
      problem:
        'is not https. The API key must not be sent unencrypted (http is accepted only for this machine: localhost, 127.0.0.1, ::1)',
    };
  }
  const path = url.pathname.replace(/\/+$/u, '').replace(/\/prod(?:\/api\/ais(?:\/v1\.5(?:\/.*)?)?)?$/u, '');
  return { root: url.origin + path.replace(/\/+$/u, '') };
}

/**
 * Builds the address of an operation.
 * @param path the part after the version, without a leading slash: `developer/lineage-check` (service spec 4)
 */
export function serviceUrl(root: ServiceRoot, path: string): URL {
  return new URL(`${root}${VERSION_PATH}/${path}`);
}
