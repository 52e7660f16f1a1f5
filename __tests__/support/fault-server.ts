import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { listenOnLoopback } from '../service/wire/loopback.ts';

/** The treatment of one request. */
export interface Behaviour {
  /** Acts once the connection is open, once the head of the request has arrived, or once all of it has. */
  readonly when: 'connection' | 'head' | 'request';
  act(socket: Socket): void;
}

export interface FaultServer {
  /** `http://127.0.0.1:port`. */
  readonly origin: string;
  readonly port: number;
  /** The heads of all requests that arrived, in order. */
  readonly heads: readonly string[];
  /** Bytes of bodies that arrived. */
  readonly bodyBytes: () => number;
  /** Connections so far. */
  readonly connections: () => number;
  /** Connections that are still open. */
  readonly open: () => number;
  /** Resolves once no connection is open. */
  idle(): Promise<void>;
  /** Stops listening and ends every connection; from then on the port refuses connections. */
  close(): Promise<void>;
}

/** Sends bytes unchanged. @param then the fate of the connection afterwards */
export function answerRaw(bytes: string | Buffer, then: 'keep' | 'end' | 'reset' = 'keep'): Behaviour {
  return {
    when: 'request',
    act: (socket) => {
      socket.write(bytes, () => {
        if (then === 'end') socket.end();
        // Gives the bytes time to be read: a reset discards whatever the other side has not read yet.
        if (then === 'reset') setTimeout(() => socket.resetAndDestroy(), 50);
      });
    },
  };
}

/** A complete answer with a Content-Length. @param headLines further lines of the head */
export function answer(status: number, body = '{}', headLines: readonly string[] = []): Behaviour {
  const length = `content-length: ${String(Buffer.byteLength(body))}`;
  const head = [`HTTP/1.1 ${String(status)} Said`, 'content-type: application/json', length, ...headLines];
  return answerRaw(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Ends the connection with a reset. */
export function reset(when: Behaviour['when']): Behaviour {
  return { when, act: (socket) => socket.resetAndDestroy() };
}

/** Never answers. */
export function stall(when: Behaviour['when'] = 'request'): Behaviour {
  return { when, act: () => undefined };
}

/** The same behaviour before the request is complete; the rest of the request is not read. */
export function early(behaviour: Behaviour): Behaviour {
  return {
    when: 'head',
    act: (socket) => {
      socket.pause();
      behaviour.act(socket);
    },
  };
}

/**
 * Starts a TCP server on loopback that reads HTTP requests and treats each by a behaviour.
 * @param behaviours one for each request in turn; the last one also for all later requests
 */
export async function startFaultServer(...behaviours: readonly Behaviour[]): Promise<FaultServer> {
  const heads: string[] = [];
  let connections = 0;
  let bodyBytes = 0;
  let served = 0;
  const next = (): Behaviour => behaviours[Math.min(served, behaviours.length - 1)] ?? stall();
  const act = (socket: Socket): void => {
    const behaviour = next();
    served += 1;
    behaviour.act(socket);
  };
  const server = createServer((socket) => {
    connections += 1;
    // Clients may end a connection in any way.
    socket.on('error', () => undefined);
    if (next().when === 'connection') {
      // A connection that nobody reads from would not notice its end.
      socket.resume();
      act(socket);
      return;
    }
    let isServed = false;
    readRequests(socket, {
      onHead: (head) => {
        heads.push(head);
        isServed = next().when === 'head';
        if (isServed) act(socket);
      },
      onBody: (bytes) => {
        bodyBytes += bytes;
      },
      onComplete: () => {
        if (!isServed) act(socket);
      },
    });
  });
  const { origin, port, connections: open, close } = await listenOnLoopback(server);
  const idle = async (): Promise<void> => {
    await Promise.all([...open].map((socket) => once(socket, 'close')));
  };
  return {
    origin,
    port,
    heads,
    bodyBytes: () => bodyBytes,
    connections: () => connections,
    open: () => open.size,
    idle,
    close,
  };
}

interface RequestEvents {
  onHead(head: string): void;
  onBody(bytes: number): void;
  onComplete(): void;
}

/** Splits the bytes of a connection into heads, and bodies of the length that Content-Length declares. */
function readRequests(socket: Socket, events: RequestEvents): void {
  let pending = Buffer.alloc(0);
  let missing: number | undefined;
  socket.on('data', (chunk: Buffer) => {
    pending = Buffer.concat([pending, chunk]);
    for (;;) {
      if (missing === undefined) {
        const end = pending.indexOf('\r\n\r\n');
        if (end < 0) return;
        const head = pending.subarray(0, end).toString('latin1');
        pending = pending.subarray(end + 4);
        missing = Number(/^content-length: *(\d+)$/imu.exec(head)?.[1] ?? 0);
        events.onHead(head);
      }
      const part = Math.min(missing, pending.length);
      events.onBody(part);
      missing -= part;
      pending = pending.subarray(part);
      if (missing > 0) return;
      missing = undefined;
      events.onComplete();
    }
  });
}
