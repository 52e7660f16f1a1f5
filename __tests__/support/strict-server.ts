import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { readBody } from '../service/wire/body.ts';
import { listenOnLoopback } from '../service/wire/loopback.ts';
import { headerPairs } from '../service/wire/request.ts';
import type { KeyAndCertificate } from './certificates.ts';

export { jsonAnswer } from '../service/wire/answer.ts';

/** One request exactly as received. */
export interface RecordedRequest {
  readonly method: string;
  /** The request target as sent, query included. */
  readonly path: string;
  /** Names as sent, in order, repeated ones repeated. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
}

/** An answer, or a function that handles the response itself. */
export type Reply = Answer | ((response: ServerResponse, request: IncomingMessage) => void);

export interface Answer {
  /** Default: 200. */
  readonly status?: number;
  /** `content-type: application/json` is added if none is given. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Text and bytes are sent unchanged; without a body nothing is sent. */
  readonly body?: string | Buffer;
}

/** Decides the answer to each request. @param origin the server's own, for addresses in answers */
export type Script = (request: RecordedRequest, origin: string) => Reply | Promise<Reply>;

export interface StrictServer extends AsyncDisposable {
  /** `http://127.0.0.1:port`, or https. */
  readonly origin: string;
  readonly port: number;
  /** Every request so far, in the order in which they were completed. */
  readonly requests: readonly RecordedRequest[];
  /** Ends every connection too. */
  close(): Promise<void>;
}

/** Every value of a header, whatever the case of its name. */
export function headerValues(request: RecordedRequest, name: string): string[] {
  return request.headers.filter(([key]) => key.toLowerCase() === name).map(([, value]) => value);
}

/**
 * Starts a server on loopback that records requests and answers by a script.
 * @param tls makes the server speak https
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
  const listening = await listenOnLoopback(server, 0, tls === undefined ? 'http' : 'https');
  ({ origin } = listening);
  const close = (): Promise<void> => listening.close();
  return { origin, port: listening.port, requests, close, [Symbol.asyncDispose]: close };
}

async function record(request: IncomingMessage): Promise<RecordedRequest> {
  const { kept: body } = await readBody(request);
  // Copied into an array of the test's own realm: assertions compare prototypes too.
  const headers = [...headerPairs(request.rawHeaders)];
  return { method: request.method ?? '', path: request.url ?? '', headers, body };
}

function send(reply: Reply, request: IncomingMessage, response: ServerResponse): void {
  if (typeof reply === 'function') {
    reply(response, request);
    return;
  }
  response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers });
  response.end(reply.body);
}
