import type { ServerResponse } from 'node:http';

/** A complete answer, decided before a byte of it is sent. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** The reason to turn a request down: becomes `{"message": ...}` with the status (service spec 7). */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  /** @param message names the field that is wrong, and what was expected */
  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** An answer in JSON. */
export function jsonAnswer(
  value: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: Buffer.from(JSON.stringify(value), 'utf8'),
  };
}

/** An answer with status 200 and these bytes. */
export function bytesAnswer(body: Buffer, headers: Readonly<Record<string, string>>): Answer {
  return { status: 200, headers, body };
}

/** An answer that consists of its status only. */
export function emptyAnswer(status: number): Answer {
  return { status, headers: {}, body: Buffer.alloc(0) };
}

/** The JSON answer to a refused request. Any other error is a fault of the service itself and becomes a 500. */
export function answerOfError(error: unknown): Answer {
  if (error instanceof Refusal) return jsonAnswer({ message: error.message }, error.status, error.headers);
  const text = error instanceof Error ? error.message : String(error);
  return jsonAnswer({ message: `The played service itself failed: ${text}` }, 500);
}

/** Sends a complete answer. */
export function sendAnswer(response: ServerResponse, answer: Answer): void {
  writeHead(response, answer, answer.body.length);
  response.end(answer.body);
}

/** Writes status and headers. @param bytes length to declare, unless the status allows none */
export function writeHead(response: ServerResponse, answer: Answer, bytes: number): void {
  const length = answer.status === 204 ? {} : { 'content-length': String(bytes) };
  response.writeHead(answer.status, { ...answer.headers, ...length });
}
