import { once } from 'node:events';
import type { Server } from 'node:net';

/** Starts listening on a free port of 127.0.0.1. @returns the port */
export async function listenOnLoopback(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return address.port;
}

/** Where nobody listens. A port that was closed a moment ago may have been given to another test meanwhile. */
export const NOBODY = 'http://127.0.0.1:1';
