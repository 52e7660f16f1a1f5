import { randomBytes } from 'node:crypto';
import type { StreamBody } from '../core/stream-body.ts';

/**
 * A `multipart/form-data` body (RFC 7578): every field in the order given, the file last under the name `file`, as
 * presigned POST forms want it.
 * @param fields names and values
 */
export function createForm(
  fields: readonly (readonly [name: string, value: string])[],
  file: StreamBody,
  fileName: string,
): { readonly contentType: string; readonly body: StreamBody } {
  // 30 random bytes: that they occur in the file by chance is out of the question.
  const boundary = `form-${randomBytes(30).toString('hex')}`;
  const parts = fields.map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${quote(name)}"\r\n\r\n${value}\r\n`,
  );
  const fileHead =
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${quote(fileName)}"\r\n` +
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

/** As browsers write names: what would end the name or the line is percent-encoded (HTML, multipart/form-data encoding). */
function quote(text: string): string {
  return text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

async function* concatenate(head: Buffer, file: StreamBody, tail: Buffer): AsyncGenerator<Buffer> {
  yield head;
  yield* file.open();
  yield tail;
}
