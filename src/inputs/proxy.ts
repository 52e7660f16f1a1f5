import { parseUrl } from '../core/url.ts';
import type { InputReader } from './reader.ts';

/** Where @actions/http-client looks for a proxy, by the protocol of what is asked; the first that is set counts. */
const VARIABLES = new Map([
  ['https:', ['https_proxy', 'HTTPS_PROXY']],
  ['http:', ['http_proxy', 'HTTP_PROXY']],
]);

/**
 * Checks the proxies of the environment, which may hold a password: no value is told. One that is no address would fail
 * in the middle of the run, or be passed by without a word, or be taken for a proxy on this machine.
 * @param apiUrl GITHUB_API_URL; the service and its storages are asked by https, or on loopback, where no proxy is
 */
export function checkProxies(reader: InputReader, variable: (name: string) => string, apiUrl: string): void {
  const protocols = new Set(['https:', parseUrl(apiUrl)?.protocol ?? 'https:']);
  for (const protocol of protocols) {
    const name = VARIABLES.get(protocol)?.find((one) => variable(one) !== '');
    if (name === undefined || isProxy(variable(name))) continue;
    reader.report(
      name,
      'is an environment variable that is not the address of a proxy. ' +
        'Expected something like http://proxy.example.com:3128.',
    );
  }
}

/** As @actions/http-client reads it: what is no address by itself is one without `http://`. */
function isProxy(value: string): boolean {
  const hasScheme = /^https?:\/\//u.test(value);
  const url = parseUrl(value) ?? (hasScheme ? undefined : parseUrl(`http://${value}`));
  return url !== undefined && /^https?:$/u.test(url.protocol) && url.hostname !== '';
}
