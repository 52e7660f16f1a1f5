import { isObject } from '@model-security-scan/common/json';
import { isLoopbackHost, parseUrl } from '../../../core/url.ts';
import { ArtifactFault } from '@model-security-scan/engine/fault';
import type { EndpointProtocol } from '@model-security-scan/engine/endpoint-protocol';

/** How to reach an endpoint. The headers are secrets. */
export interface EndpointAccess {
  readonly url: URL;
  readonly protocol: EndpointProtocol;
  readonly headers: Readonly<Record<string, string>>;
}

const HEADER_NAME = /^[!#$%&'*+.^_`|~\w-]+$/u;

/** Headers that the client itself sets, or that would change what a request is. */
const OWN_HEADERS =
  /^(?:host|content-length|content-type|connection|transfer-encoding|expect|upgrade|te|trailer)$/iu;

/**
 * Reads what `model-api-details` says about one model: an address, or `{ url, protocol, headers }`.
 * @throws ArtifactFault if it cannot be used; the message quotes neither address nor headers
 */
export function readEndpointAccess(details: unknown): EndpointAccess {
  const given = typeof details === 'string' ? { url: details } : details;
  if (!isObject(given)) {
    throw new ArtifactFault('model-api-details must be an address, or { url, protocol, headers }.');
  }
  const { url, protocol, headers = {} } = given;
  const address = typeof url === 'string' ? readUrl(url) : undefined;
  if (address === undefined) {
    throw new ArtifactFault(
      'The url in model-api-details must be an address that begins with https://, or with http:// on loopback (127.0.0.1, ' +
        '[::1], localhost), without user name and password.',
    );
  }
  if (protocol !== undefined && protocol !== 'v2' && protocol !== 'mlflow') {
    throw new ArtifactFault(
      'The protocol in model-api-details must be v2 (Open Inference Protocol) or mlflow.',
    );
  }
  if (!isObject(headers)) {
    throw new ArtifactFault('The headers in model-api-details must be a mapping of names to values.');
  }
  return {
    url: address,
    protocol: protocol ?? (/\/invocations\/?$/u.test(address.pathname) ? 'mlflow' : 'v2'),
    headers: readHeaders(headers),
  };
}

function readUrl(text: string): URL | undefined {
  const url = parseUrl(text);
  if (url === undefined) return undefined;
  const safe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname));
  return safe && url.username === '' && url.password === '' ? url : undefined;
}

function readHeaders(headers: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      if (!HEADER_NAME.test(name) || OWN_HEADERS.test(name)) {
        throw new ArtifactFault('The headers in model-api-details hold a name that cannot be sent.');
      }
      if (typeof value !== 'string' || /[^\t\u0020-\u007e\u0080-\u00ff]/u.test(value)) {
        throw new ArtifactFault(`The header ${name} in model-api-details must be text without line breaks.`);
      }
      return [name, value];
    }),
  );
}
