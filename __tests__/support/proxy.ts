import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { listenOnLoopback } from '../service/wire/loopback.ts';

/** One tunnel that a client requested. */
export interface Tunnel {
  /** `host:port`, as the client named it. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
}

export interface ForwardProxy {
  /** For `https_proxy`. */
  readonly url: string;
  readonly tunnels: readonly Tunnel[];
  close(): Promise<void>;
}

/**
 * Starts a forward proxy on loopback that tunnels by CONNECT.
 * @param ports for each `host:port` that it may reach: the port on loopback behind it; anything else gets 403
 */
export async function startProxy(ports: Readonly<Record<string, number>>): Promise<ForwardProxy> {
  const tunnels: Tunnel[] = [];
  const server = createServer((_request, response) => {
    response.writeHead(405).end();
  });
  server.on('connect', (request: IncomingMessage, client: Duplex) => {
    const target = request.url ?? '';
    tunnels.push({ target, headers: request.headers });
    const port = ports[target];
    if (port === undefined) {
      client.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    const upstream = connect(port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      client.pipe(upstream).pipe(client);
    });
    // If either side goes away, the other one ends too.
    upstream.on('error', () => client.destroy());
    client.on('error', () => upstream.destroy()).on('close', () => upstream.destroy());
  });
  const { origin, close } = await listenOnLoopback(server);
  return { url: origin, tunnels, close };
}
