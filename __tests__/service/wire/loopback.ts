import { once } from 'node:events';
import type { Server, Socket } from 'node:net';

/** The only address that servers of this project listen on. */
export const LOOPBACK = '127.0.0.1';

/** A server that listens on loopback. */
export interface ListeningServer {
  readonly port: number;
  /** `http://127.0.0.1:<port>`, or https. */
  readonly origin: string;
  /** The connections that are open now. */
  readonly connections: ReadonlySet<Socket>;
  /** Stops listening, ends every connection, and resolves when nothing is left. */
  readonly close: () => Promise<void>;
}

/**
 * Listens on a port of 127.0.0.1.
 * @param server of node:http, node:https, node:net or node:tls
 * @param port 0 takes a free one
 * @throws Error if the port cannot be used
 */
export async function listenOnLoopback(
  server: Server,
  port = 0,
  scheme: 'http' | 'https' = 'http',
): Promise<ListeningServer> {
  const connections = new Set<Socket>();
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  server.listen(port, LOOPBACK);
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  return {
    port: address.port,
    origin: `${scheme}://${LOOPBACK}:${String(address.port)}`,
    connections,
    close: async () => {
      const closed = server.listening ? once(server, 'close') : Promise.resolve();
      server.close();
      for (const socket of connections) socket.destroy();
      await closed;
    },
  };
}
