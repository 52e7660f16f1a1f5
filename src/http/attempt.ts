import { isUnreadable, Unreadable } from '@model-security-scan/common/unreadable';
import { lookup } from 'node:dns';
import type * as http from 'node:http';
import type { Clock } from '../core/clock.ts';
import { at, isObject } from '@model-security-scan/common/json';
import type { Redact } from '../core/redaction.ts';
import { isLoopbackName, parseUrl } from '../core/url.ts';
import { describeConnectionFault } from './connection-fault.ts';
import { ServiceError } from '../core/errors.ts';
import type { Connection } from './connection.ts';
import { sendBody } from './request-body.ts';
import type { Fault, HttpAnswer, HttpRequest } from './exchange.ts';

/** The result of sending a request once. */
export type Attempt = FailedAttempt | { readonly answer: HttpAnswer };

export interface FailedAttempt {
  readonly fault: Fault;
  /** Tells people what happened; may hold untrusted text. */
  readonly cause: string;
  readonly error?: unknown;
  /** Set if the answer itself is wrong, not the connection. */
  readonly unexpected?: true;
}

type GuardedRequest = HttpRequest & { readonly redact: Redact };

interface AttemptLimits {
  /** The limit for the whole attempt; with a streamed body, the limit for the time without progress. */
  readonly requestTimeoutMs: number;
  /** The signal of the run: it ends the attempt, and its reason is thrown. */
  readonly signal: AbortSignal;
  readonly clock: Clock;
}

/**
 * Sends a request once and reads its answer to the end.
 * @param line the one to the request's origin
 * @throws the error of the body's stream; the reason of the run's signal, marked as in doubt for a submission that may
 *   have been sent
 */
export async function attemptRequest(
  line: Connection,
  request: GuardedRequest,
  { requestTimeoutMs: timeoutMs, signal: runSignal, clock }: AttemptLimits,
): Promise<Attempt> {
  runSignal.throwIfAborted();
  const controller = new AbortController();
  const onRunEnd = (): void => {
    controller.abort();
  };
  runSignal.addEventListener('abort', onRunEnd);
  const timer = setTimeout(() => {
    controller.abort();
  }, timeoutMs);
  const bodyErrors: unknown[] = [];
  let mayBeSent = (): boolean => false;
  let isOver = false;
  try {
    const outgoing = openRequest(line, request, timeoutMs, controller.signal);
    mayBeSent = watchHandshake(outgoing, request.url);
    const answered = waitForAnswer(outgoing);
    const sending = sendBody(outgoing, request.body, controller.signal, () => timer.refresh());
    sending.end.catch((error: unknown) => {
      bodyErrors.push(error);
      controller.abort();
    });
    const message = await untilAborted(answered, controller.signal);
    // An answer that is written to a file has no time limit as long as data arrives.
    const onProgress = (): void => {
      if (request.receive !== undefined) timer.refresh();
    };
    const attempt = await readAnswer(message, request, onProgress, sending.isSent, clock);
    isOver = message.readableEnded && outgoing.writableFinished;
    return attempt;
  } catch (error) {
    const isSubmitted = request.rule === 'submission' && mayBeSent();
    if (runSignal.aborted && isSubmitted) throw endedUnderWay(runSignal.reason);
    runSignal.throwIfAborted();
    if (bodyErrors.length > 0) throw bodyErrors[0];
    if (error instanceof ServiceError) throw error;
    if (isUnreadable(error, 'limit')) return refuseOversized(request.maxAnswerBytes);
    if (controller.signal.aborted) {
      const cause = `no answer within ${String(timeoutMs / 1000)} s`;
      return { fault: { kind: mayBeSent() ? 'maybeProcessed' : 'notSent' }, cause, error };
    }
    return describeConnectionFault(error, {
      mayBeSent: mayBeSent(),
      host: request.url.host,
      proxy: line.proxy,
    });
  } finally {
    clearTimeout(timer);
    runSignal.removeEventListener('abort', onRunEnd);
    // The answer may have come before the whole body was sent, or may not have been read to its end.
    if (!isOver) controller.abort();
  }
}

/**
 * Opens a request with Node's own client. From http-client it takes only the agent, which honours proxies: http-client's
 * requests would add headers, and do not tell when the memory of a piped body can be used again.
 */
function openRequest(
  line: Connection,
  request: HttpRequest,
  timeoutMs: number,
  signal: AbortSignal,
): http.ClientRequest {
  const { url } = request;
  const secure = url.protocol === 'https:';
  const headers: http.OutgoingHttpHeaders = { 'user-agent': 'model-security-scan', ...request.headers };
  if (typeof request.body === 'object') headers['content-length'] = request.body.bytes;
  return line.request({
    host: url.hostname.replace(/^\[(.*)\]$/u, '$1'),
    port: url.port === '' ? (secure ? 443 : 80) : Number(url.port),
    path: url.pathname + url.search,
    method: request.method,
    headers,
    ...route(line, url, signal),
    signal,
    // Longer than the attempt's own limit. Without it, the agent's limit for idle connections would end slow connects.
    timeout: timeoutMs * 2,
  });
}

/** Selects the way to a host: past every proxy to this machine itself, otherwise as the environment says. */
function route(
  { client }: Connection,
  url: URL,
  signal: AbortSignal,
): Pick<http.RequestOptions, 'agent' | 'lookup'> {
  if (client === undefined) {
    // A name server could give any address for a name below localhost, so such names are not looked up.
    return { agent: false, ...(isLoopbackName(url.hostname) ? { lookup: lookupLocalhost } : {}) };
  }
  const agent = client.getAgent(url.href);
  endTunnelWith(agent, signal);
  return { agent };
}

const lookupLocalhost: NonNullable<http.RequestOptions['lookup']> = (_name, options, callback) => {
  lookup('localhost', options, callback);
};

function waitForAnswer(outgoing: http.ClientRequest): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    outgoing.once('response', resolve);
    outgoing.on('error', reject);
  });
}

/**
 * Watches the TLS handshake: no part of a request is sent before it is done. Each request has its own connection.
 * @returns a function that returns true if a part of the request may have been sent
 */
function watchHandshake(outgoing: http.ClientRequest, { protocol }: URL): () => boolean {
  let isOpen = protocol !== 'https:';
  outgoing.once('socket', (socket) => {
    socket.once('secureConnect', () => {
      isOpen = true;
    });
  });
  return () => isOpen;
}

/** Ends the request by which a proxy's agent asks for a tunnel; the agent itself gives it no time-out. */
function endTunnelWith(agent: unknown, signal: AbortSignal): void {
  const proxyOptions = at(agent, 'proxyOptions');
  if (isObject(proxyOptions)) Object.assign(proxyOptions, { signal });
}

/**
 * Waits for a promise, but no longer than until the signal. Node reports no error if a request is aborted before it has a
 * connection, or after an answer of 101.
 */
async function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(new Error('The request was aborted.'));
    });
  });
  return Promise.race([promise, aborted]);
}

async function readAnswer(
  message: http.IncomingMessage,
  request: GuardedRequest,
  onProgress: () => void,
  isBodySent: () => Promise<boolean>,
  clock: Clock,
): Promise<Attempt> {
  const status = message.statusCode ?? 0;
  if (status >= 300 && status < 400) return refuseRedirect(status, message.headers.location, request);
  const chunks: Buffer[] = [];
  const pieces = limitedPieces(message, request.maxAnswerBytes, onProgress);
  if (status === 200 && request.receive !== undefined) {
    await request.receive(pieces);
  } else {
    for await (const piece of pieces) chunks.push(piece);
  }
  if (!message.complete) return { fault: { kind: 'maybeProcessed' }, cause: 'the answer ended early' };
  const answer: HttpAnswer = {
    status,
    headers: message.headers,
    body: Buffer.concat(chunks),
    isBodySent: await isBodySent(),
    redact: request.redact,
  };
  return request.readFault(answer, clock.now()) ?? { answer };
}

async function* limitedPieces(
  message: http.IncomingMessage,
  maxBytes: number,
  onProgress: () => void,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of message) {
    const piece = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    bytes += piece.length;
    if (bytes > maxBytes) throw new Unreadable('limit', 'the answer is too large');
    onProgress();
    yield piece;
  }
}

function refuseRedirect(
  status: number,
  location: string | undefined,
  { redact }: GuardedRequest,
): FailedAttempt {
  // URL turns the host into lower case, so secrets are removed first.
  const url = location === undefined ? undefined : parseUrl(redact(location));
  const host = url === undefined ? '' : ` to ${url.host}`;
  const cause = `a redirect (status ${String(status)}${host}), which is refused because it could send credentials to another host`;
  return { fault: { kind: 'permanent' }, cause, unexpected: true };
}

function refuseOversized(maxBytes: number): FailedAttempt {
  const cause = `an answer of more than ${String(maxBytes)} bytes, which is not read further`;
  return { fault: { kind: 'permanent' }, cause, unexpected: true };
}

/**
 * Builds the error of a submission that was under way when the run ended.
 * @param reason why the run ended
 */
function endedUnderWay(reason: unknown): unknown {
  if (!(reason instanceof ServiceError)) return reason;
  const message = `${reason.message} This submission was under way.`;
  return new ServiceError(reason.reason, message, { inDoubt: true, cause: reason });
}
