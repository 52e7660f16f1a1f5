import type { Socket } from 'node:net';

/** An answer as the server means it, before anything goes wrong with it. */
export interface Answer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
}

/** How an answer is framed. */
interface Framing {
  readonly version?: string;
  /** What Content-Length says, where it is not the truth; null leaves it out. */
  readonly declaredBytes?: number | null;
  readonly keepAlive?: boolean;
}

/** Status line and headers, with the empty line that ends them. */
export function head(answer: Answer, { version = 'HTTP/1.1', declaredBytes, keepAlive }: Framing): string {
  const bytes = declaredBytes === undefined ? answer.body.length : declaredBytes;
  const lines = [
    `${version} ${String(answer.status)} Served`,
    ...answer.headers.map(([name, value]) => `${name}: ${value}`),
    ...(bytes === null ? [] : [`content-length: ${String(bytes)}`]),
    `connection: ${keepAlive === true ? 'keep-alive' : 'close'}`,
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** The whole answer as bytes. */
export function whole(answer: Answer, framing: Framing): Buffer {
  return Buffer.concat([Buffer.from(head(answer, framing), 'latin1'), answer.body]);
}

export function jsonAnswer(value: unknown, status = 200): Answer {
  return {
    status,
    headers: [['content-type', 'application/json']],
    body: Buffer.from(JSON.stringify(value)),
  };
}

/** Writes without caring whether anybody is left to read. */
export function write(socket: Socket, bytes: Buffer | string): void {
  if (!socket.destroyed && socket.writable) socket.write(bytes);
}

/** Writes all at once, since the rest would not go out with an end that comes too soon. */
export function writeAndEnd(socket: Socket, bytes: Buffer | string): void {
  if (!socket.destroyed && socket.writable) socket.end(bytes);
}

/** Ends a connection by a reset, once what was written is on its way. */
export function reset(socket: Socket, written: Buffer | string = ''): void {
  if (socket.destroyed) return;
  if (written.length === 0) socket.resetAndDestroy();
  else socket.write(written, () => socket.resetAndDestroy());
}

/** Resolves after a time, when the connection is gone, or when it emits an event. */
export function pause(socket: Socket, ms: number, event: 'close' | 'drain' = 'close'): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      socket.off('close', done).off(event, done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    socket.once('close', done).once(event, done);
  });
}
