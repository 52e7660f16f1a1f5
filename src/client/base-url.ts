import { type ServiceRoot } from '../core/service-address.ts';
import { isLoopbackHost, parseUrl } from '../core/url.ts';

const VERSION_PATH = '/prod/api/ais/v1.5';

/**
 * Reads the base-url input. `/prod` and `/prod/api/ais/v1.5` at its end, and slashes, are taken off: they are added
 * again by {@link serviceUrl} (observed publicly: people paste base URLs in each of these forms).
 * @returns the root, or what is wrong with the text
 */
export function parseBaseUrl(text: string): { readonly root: ServiceRoot } | { readonly problem: string } {
  const url = parseUrl(text);
  if (url === undefined) {
    return { problem: 'is not an address. Expected something like https://api.example.com' };
  }
  if (url.username !== '' || url.password !== '') {
    return { problem: 'has credentials in it. Take them out; credentials go into api-key and org-id' };
  }
  if (url.search !== '' || url.hash !== '') {
    return { problem: 'has a query or a fragment. Expected scheme, host and at most a path' };
  }
  const loopback = isLoopbackHost(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && loopback)) {
    return {
      problem: 'is not https. The API key must not travel in the clear (http is accepted on loopback alone)',
    };
  }
  const path = url.pathname.replace(/\/+$/u, '').replace(/\/prod(?:\/api\/ais\/v1\.5)?$/u, '');
  return { root: url.origin + path.replace(/\/+$/u, '') };
}

/**
 * The address of an operation.
 * @param path after the version, without a leading slash: `developer/lineage-check` (INTERFACE.md 4)
 */
export function serviceUrl(root: ServiceRoot, path: string): URL {
  return new URL(`${root}${VERSION_PATH}/${path}`);
}
