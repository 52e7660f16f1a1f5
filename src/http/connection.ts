import type { ClientRequest, RequestOptions } from 'node:http';
// The bundle replaces the package's own name, which the runner's toolkit imports, by a stand-in (src/runner/stubs/).
import type { HttpClient } from '../../node_modules/@actions/http-client/lib/index.js';
import { ServiceError } from '../core/errors.ts';
import { isLoopbackHost } from '../core/url.ts';

/** What requests to one origin need. */
export interface Connection {
  /** Node's own function for the protocol. */
  readonly request: (options: RequestOptions) => ClientRequest;
  /** Makes the agents, which honour the proxies of the environment. Undefined for this machine, which no proxy reaches. */
  readonly client: HttpClient | undefined;
  /** The proxy that requests go through; absent if there is none. */
  readonly proxy?: Proxy;
}

/** A proxy of the environment, without its credentials. */
export interface Proxy {
  /** Host and port. */
  readonly host: string;
  /** The environment variable that names it. */
  readonly variable: string;
}

/**
 * Loads what requests to an origin need: TLS takes a quarter of a short run's time, and a local run sends nothing.
 * @throws ServiceError if the proxy of the environment is not an address; it is not shown, as it may hold a password
 */
export async function openConnection(url: URL): Promise<Connection> {
  const { request } = url.protocol === 'https:' ? await import('node:https') : await import('node:http');
  if (isLoopbackHost(url.hostname)) return { request, client: undefined };
  return { request, client: await createClient(url), ...(await findProxy(url)) };
}

async function findProxy({ href, protocol }: URL): Promise<Pick<Connection, 'proxy'>> {
  const { getProxyUrl } = await import('../../node_modules/@actions/http-client/lib/proxy.js');
  const proxy = getProxyUrl(new URL(href));
  if (proxy === undefined) return {};
  const name = `${protocol.replace(':', '')}_proxy`;
  const variable = (process.env[name] ?? '') === '' ? name.toUpperCase() : name;
  return { proxy: { host: proxy.host, variable } };
}

async function createClient(url: URL): Promise<HttpClient> {
  const { HttpClient } = await import('../../node_modules/@actions/http-client/lib/index.js');
  // One client for each origin: a client keeps one agent, and an agent speaks either http or https. It keeps no connection
  // alive: on a reused one, a late second answer would be taken for the answer to the next request.
  const client = new HttpClient();
  try {
    client.getAgent(url.href);
  } catch {
    const name = `${url.protocol.replace(':', '')}_proxy`;
    const message = `The environment variable ${name} is not the address of a proxy. Expected something like http://proxy.example.com:3128.`;
    throw new ServiceError('invalid-input', message);
  }
  return client;
}
