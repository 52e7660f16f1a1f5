import type { Socket } from 'node:net';
import type { Answer } from '../service/wire/answer.ts';

/** The framing of an answer on the connection. */
interface Framing {
  readonly version?: string;
  /** A false Content-Length; null leaves the header out. */
  readonly declaredBytes?: number | null;
  readonly keepAlive?: boolean;
}

/** Status line and headers, including the empty line that ends them. */
export function head(answer: Answer, { version = 'HTTP/1.1', declaredBytes, keepAlive }: Framing): string {
  const bytes = declaredBytes === undefined ? answer.body.length : declaredBytes;
  const lines = [
    `${version} ${String(answer.status)} Served`,
    ...Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`),
    ...(bytes === null ? [] : [`content-length: ${String(bytes)}`]),
    `connection: ${keepAlive === true ? 'keep-alive' : 'close'}`,
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** The bytes of the complete answer. */
export function whole(answer: Answer, framing: Framing): Buffer {
  return Buffer.concat([Buffer.from(head(answer, framing), 'latin1'), answer.body]);
}

/** Writes if the connection is still open. */
export function write(socket: Socket, bytes: Buffer | string): void {
  if (!socket.destroyed && socket.writable) socket.write(bytes);
}

/** Writes and ends in one step: an end that comes too soon would cut the bytes off. */
export function writeAndEnd(socket: Socket, bytes: Buffer | string): void {
  if (!socket.destroyed && socket.writable) socket.end(bytes);
}

/** Resets a connection, after sending bytes. */
export function reset(socket: Socket, written: Buffer | string = ''): void {
  if (socket.destroyed) return;
  if (written.length === 0) socket.resetAndDestroy();
  else socket.write(written, () => socket.resetAndDestroy());
}

/** Resolves after a time, when the connection closes, or when it emits the event. */
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
