import { parseUrl } from '../core/url.ts';
import type { InputReader } from './reader.ts';

/** The variables that @actions/http-client reads, by the protocol of the request; the first one that is set counts. */
const VARIABLES = new Map([
  ['https:', ['https_proxy', 'HTTPS_PROXY']],
  ['http:', ['http_proxy', 'HTTP_PROXY']],
]);

/**
 * Checks the proxy variables. A value that is not an address would fail in the middle of the run, be silently ignored, or
 * be read as a proxy on this machine. Values are not shown, because they may hold a password.
 * @param apiUrl GITHUB_API_URL; its protocol counts too. The service and its storage use https, or loopback without a proxy
 */
export function checkProxies(reader: InputReader, variable: (name: string) => string, apiUrl: string): void {
  const protocols = new Set(['https:', parseUrl(apiUrl)?.protocol ?? 'https:']);
  for (const protocol of protocols) {
    const name = VARIABLES.get(protocol)?.find((candidate) => variable(candidate) !== '');
    if (name === undefined || isProxy(variable(name))) continue;
    reader.report(
      name,
      'is an environment variable that is not the address of a proxy. ' +
        'Expected something like http://proxy.example.com:3128.',
    );
  }
}

/** Reads the value as @actions/http-client does: `http://` is added if it is missing. */
function isProxy(value: string): boolean {
  const hasScheme = /^https?:\/\//u.test(value);
  const url = parseUrl(value) ?? (hasScheme ? undefined : parseUrl(`http://${value}`));
  return url !== undefined && /^https?:$/u.test(url.protocol) && url.hostname !== '';
}

const TLS_VARIABLE = 'NODE_TLS_REJECT_UNAUTHORIZED';

/** Refuses the variable by which Node accepts every certificate: the credentials could go to anybody. */
export function checkCertificateChecks(reader: InputReader, variable: (name: string) => string): void {
  if (variable(TLS_VARIABLE) !== '0') return;
  reader.report(
    TLS_VARIABLE,
    'is an environment variable that is 0, which turns off the check of certificates: the credentials ' +
      'could go to anybody. Remove it. If your own authority signed the certificate of your service, name ' +
      'that authority’s certificate in NODE_EXTRA_CA_CERTS.',
  );
}
