import type { Socket } from 'node:net';

/** A request as received. */
export interface ReceivedRequest {
  readonly method: string;
  readonly target: string;
  /** By lower-case name. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

/** The head of a request, which is known before the body is read. */
export type RequestHead = Omit<ReceivedRequest, 'body'>;

interface RequestHandler {
  /** Called once the head has arrived. @returns false to stop reading from the connection */
  onHead(head: RequestHead): boolean;
  onRequest(request: ReceivedRequest): void;
  /** Called for bytes that no correct client sends. */
  onNonsense(what: string): void;
}

const MAX_HEAD = 16 * 1024;

/**
 * Reads requests from a connection, one after another, strictly: exactly CRLF, one value for each header, and a body
 * with a declared length.
 */
export function readRequests(socket: Socket, handler: RequestHandler): void {
  let pending = Buffer.alloc(0);
  let current: { head: RequestHead; bytes: number } | undefined;
  let isOver = false;
  const refuse = (what: string): void => {
    isOver = true;
    handler.onNonsense(what);
    socket.destroy();
  };
  const startRequest = (): boolean => {
    const end = pending.indexOf('\r\n\r\n');
    if (end < 0) {
      if (pending.length > MAX_HEAD) refuse('a head without an end');
      return false;
    }
    const parsed = parseHead(pending.subarray(0, end).toString('latin1'));
    pending = pending.subarray(end + 4);
    if (typeof parsed === 'string') {
      refuse(parsed);
      return false;
    }
    current = parsed;
    isOver = !handler.onHead(parsed.head);
    return !isOver;
  };
  socket.on('data', (chunk: Buffer) => {
    if (isOver) return;
    pending = Buffer.concat([pending, chunk]);
    while (current !== undefined || startRequest()) {
      if (current === undefined || pending.length < current.bytes) return;
      const { head, bytes } = current;
      current = undefined;
      const body = Buffer.from(pending.subarray(0, bytes));
      pending = pending.subarray(bytes);
      handler.onRequest({ ...head, body });
    }
  });
}

function parseHead(text: string): { head: RequestHead; bytes: number } | string {
  const [first = '', ...lines] = text.split('\r\n');
  const line = /^([A-Z]+) (\/[\x21-\x7e]*) HTTP\/1\.1$/u.exec(first);
  if (line === null) return `the request line "${first}"`;
  const headers = parseHeaders(lines);
  if (typeof headers === 'string') return `the header "${headers}"`;
  if (headers.has('transfer-encoding')) return 'a body in chunks, which storages refuse';
  const length = headers.get('content-length') ?? '0';
  if (!/^\d{1,9}$/u.test(length)) return `the length "${length}"`;
  const [, method = '', target = ''] = line;
  return { head: { method, target, headers }, bytes: Number(length) };
}

/** @returns the headers, or the first line that is no header or repeats one */
function parseHeaders(lines: readonly string[]): Map<string, string> | string {
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Za-z0-9-]+): ?([\x20-\x7e]*)$/u.exec(line) ?? [];
    if (name === '' || headers.has(name.toLowerCase())) return line;
    headers.set(name.toLowerCase(), value);
  }
  return headers;
}
