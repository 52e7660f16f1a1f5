import { randomBytes } from 'node:crypto';
import type { StreamBody } from '../../../core/stream-body.ts';

/**
 * Creates a `multipart/form-data` body (RFC 7578): the fields in the given order, and last the file under the name
 * `file`, as presigned POST forms require.
 * @param fields names and values
 */
export function createForm(
  fields: readonly (readonly [name: string, value: string])[],
  file: StreamBody,
  fileName: string,
): { readonly contentType: string; readonly body: StreamBody } {
  // 30 random bytes do not occur in the file by chance.
  const boundary = `form-${randomBytes(30).toString('hex')}`;
  const parts = fields.map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${escapeName(name)}"\r\n\r\n${value}\r\n`,
  );
  const fileHead =
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${escapeName(fileName)}"\r\n` +
    'Content-Type: application/zip\r\n\r\n';
  const head = Buffer.from(parts.join('') + fileHead);
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: {
      bytes: head.length + file.bytes + tail.length,
      open: () => concatenate(head, file, tail),
    },
  };
}

/** Escapes names as browsers do: characters that would end the name or the line are percent-encoded (HTML standard). */
function escapeName(text: string): string {
  return text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

async function* concatenate(head: Buffer, file: StreamBody, tail: Buffer): AsyncGenerator<Buffer> {
  yield head;
  yield* file.open();
  yield tail;
}
