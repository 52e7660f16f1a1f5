/** A whole answer, decided before a byte of it is sent. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A request that is turned down: becomes `{"message": ...}` with the status (INTERFACE.md 7). */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  /** @param message what is wrong with which field, and what was expected */
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

/** An answer of bytes that are there already. */
export function bytesAnswer(body: Buffer, headers: Readonly<Record<string, string>>): Answer {
  return { status: 200, headers, body };
}

/** The JSON answer of a refusal; anything else that was thrown is a fault of the sandbox itself, 500. */
export function answerOfError(error: unknown): Answer {
  if (error instanceof Refusal) return jsonAnswer({ message: error.message }, error.status, error.headers);
  const text = error instanceof Error ? error.message : String(error);
  return jsonAnswer({ message: `The sandbox itself failed: ${text}` }, 500);
}
