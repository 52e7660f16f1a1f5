import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { listenOnLoopback } from './loopback.ts';

/** One tunnel that a client asked for. */
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
  const sockets = new Set<Duplex>();
  const server = createServer((_request, response) => {
    response.writeHead(405).end();
  });
  server.on('connection', (socket: Socket) => sockets.add(socket));
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
    sockets.add(upstream);
    // Either side going away ends the other.
    upstream.on('error', () => client.destroy());
    client.on('error', () => upstream.destroy());
  });
  const port = await listenOnLoopback(server);
  return {
    url: `http://127.0.0.1:${String(port)}`,
    tunnels,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
