import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { KeyAndCertificate } from './certificates.ts';
import { listenOnLoopback } from './loopback.ts';

/** One request exactly as it came. */
export interface RecordedRequest {
  readonly method: string;
  /** The request target as sent, query included. */
  readonly path: string;
  /** Names as sent, in order, repeated ones repeated. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
}

/** An answer, or a function that does to the response whatever it likes. */
export type Reply = Answer | ((response: ServerResponse, request: IncomingMessage) => void);

export interface Answer {
  /** Default: 200. */
  readonly status?: number;
  /** `content-type: application/json` is added where none is given. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Text and bytes are sent as they are; nothing is sent where it is absent. */
  readonly body?: string | Buffer;
}

/** Decides the answer to each request. @param origin the server's own, for addresses in answers */
export type Script = (request: RecordedRequest, origin: string) => Reply | Promise<Reply>;

export interface StrictServer {
  /** `http://127.0.0.1:port`, or https. */
  readonly origin: string;
  readonly port: number;
  /** Every request so far, in the order in which they were complete. */
  readonly requests: readonly RecordedRequest[];
  /** Ends every connection too. */
  close(): Promise<void>;
}

/** A JSON answer. */
export function jsonAnswer(value: unknown, status = 200): Answer {
  return { status, body: JSON.stringify(value) };
}

/** Every value of a header, in any case of its name. */
export function headerValues(request: RecordedRequest, name: string): string[] {
  return request.headers.filter(([key]) => key.toLowerCase() === name).map(([, value]) => value);
}

/**
 * Starts a server on loopback that records requests and answers by a script.
 * @param tls with it the server speaks https
 */
export async function startStrictServer(script: Script, tls?: KeyAndCertificate): Promise<StrictServer> {
  const requests: RecordedRequest[] = [];
  let origin = '';
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const recorded = await record(request);
    requests.push(recorded);
    send(await script(recorded, origin), request, response);
  };
  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    // A script that throws must not leave the client waiting: the test sees a reset.
    serve(request, response).catch(() => request.socket.destroy());
  };
  const server = tls === undefined ? createServer(listener) : createTlsServer({ ...tls }, listener);
  const port = await listenOnLoopback(server);
  origin = `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${String(port)}`;
  return {
    origin,
    port,
    requests,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function record(request: IncomingMessage): Promise<RecordedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  }
  const headers: [string, string][] = [];
  for (let index = 0; index < request.rawHeaders.length; index += 2) {
    headers.push([request.rawHeaders[index] ?? '', request.rawHeaders[index + 1] ?? '']);
  }
  return { method: request.method ?? '', path: request.url ?? '', headers, body: Buffer.concat(chunks) };
}

function send(reply: Reply, request: IncomingMessage, response: ServerResponse): void {
  if (typeof reply === 'function') {
    reply(response, request);
    return;
  }
  response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers });
  response.end(reply.body);
}
