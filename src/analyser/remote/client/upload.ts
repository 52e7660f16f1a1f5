import { createHash, randomBytes } from 'node:crypto';
import { redactedExcerpt } from '../../../redact/redacted-excerpt.ts';
import { Secrets } from '../../../redact/secrets.ts';
import type { Redact } from '../../../core/redaction.ts';
import { messageOf, ServiceError } from '../../../core/errors.ts';
import type { HttpAnswer, HttpRequest, StreamBody, Transport } from '../../../http/exchange.ts';
import { readServiceFault } from '../../../http/availability.ts';
import { secretTexts, type UploadTarget } from './upload-address.ts';

interface SentFile {
  /** The hexadecimal SHA-256 of the archive, computed while it was sent. */
  readonly sha256: string;
  readonly bytes: number;
  readonly host: string;
}

/** The statuses with which object storages confirm an upload, usually 200 for PUT and 204 for POST. */
const SUCCESS_STATUSES = new Set([200, 201, 202, 204]);
const MAX_ANSWER_BYTES = 64 * 1024;
/** A shorter value may be an ordinary word or number in the storage's message. */
const MIN_SECRET_LENGTH = 8;

/**
 * Uploads an archive to the address that the service gave, without the service's credentials. After a temporary fault it
 * is sent again, since the same bytes go to the same address.
 *
 * A PUT has no content-type unless the service gives one: some presigned URLs include it in the signature, and none require it (observed publicly; not
 * in the service spec).
 * @param target its URL passed `findUploadUrlFault`
 * @param onRead called with the number of bytes that were read from the archive; starts at 0 again for each attempt
 * @throws ServiceError `upload-failed`; `timeout` or `cancelled` if the run ended during the upload
 */
export async function sendUpload(
  transport: Transport,
  target: UploadTarget,
  archive: StreamBody,
  fileName: string,
  onRead: (bytes: number) => void = () => undefined,
): Promise<SentFile> {
  let sha256: string | undefined;
  const hashed: StreamBody = {
    bytes: archive.bytes,
    open: () =>
      hashWhileRead(archive, onRead, (digest) => {
        sha256 = digest;
      }),
  };
  const answer = await send(transport, target, describeRequest(target, hashed, fileName));
  if (!SUCCESS_STATUSES.has(answer.status)) throw createRefusal(target, answer);
  if (!answer.isBodySent || sha256 === undefined) {
    throw createFailure(target, 'the storage reported success before the whole archive was sent; run again');
  }
  return { sha256, bytes: archive.bytes, host: target.url.host };
}

function describeRequest(target: UploadTarget, archive: StreamBody, fileName: string): HttpRequest {
  const common = {
    operation: `upload of ${target.slot}`,
    rule: 'repeatable',
    url: target.url,
    maxAnswerBytes: MAX_ANSWER_BYTES,
    readFault: readServiceFault,
    redact: createRedact(target),
  } as const;
  if (target.form === 'raw') {
    return { ...common, method: target.method, headers: Object.fromEntries(target.headers), body: archive };
  }
  const { contentType, body } = createForm(target.fields, archive, fileName);
  return { ...common, method: 'POST', headers: { 'content-type': contentType }, body };
}

async function send(transport: Transport, target: UploadTarget, request: HttpRequest): Promise<HttpAnswer> {
  try {
    return await transport.send(request);
  } catch (error) {
    if (error instanceof ServiceError && (error.reason === 'timeout' || error.reason === 'cancelled')) {
      throw error;
    }
    const why = messageOf(error);
    const isUnreachable = error instanceof ServiceError && error.reason === 'unavailable';
    const advice = isUnreachable
      ? ` Check that ${target.url.host} can be reached from the runner, then run again`
      : '';
    throw createFailure(target, why + advice, error);
  }
}

async function* hashWhileRead(
  archive: StreamBody,
  onRead: (bytes: number) => void,
  onDigest: (sha256: string) => void,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let bytesRead = 0;
  onRead(bytesRead);
  for await (const chunk of archive.open()) {
    hash.update(chunk);
    bytesRead += chunk.length;
    onRead(bytesRead);
    // Not after the loop: the last chunk completes the upload, and its answer may arrive before the stream ends.
    if (bytesRead === archive.bytes) onDigest(hash.digest('hex'));
    yield chunk;
  }
}

const ADVICE = new Map([
  [403, 'The URL has expired or does not fit what was sent. Run again, so that the service gives a new one'],
  [404, 'The URL does not exist any more. Run again, so that the service gives a new one'],
  [411, 'The storage did not receive the length of the file: look for a proxy that changes requests'],
  [413, 'The archive is larger than the storage accepts: give a smaller artifact'],
]);

function createRefusal(target: UploadTarget, answer: HttpAnswer): ServiceError {
  const { status } = answer;
  const text = redactedExcerpt(answer.body, 200, answer.redact);
  const message = text === '' ? 'without a message' : `with the message "${text}"`;
  const advice = ADVICE.get(status) ?? 'Ask the operator of the service what its storage expects';
  return createFailure(target, `the storage answered with status ${String(status)}, ${message}. ${advice}`);
}

/** Redacts the secrets in the URL's query, the form's fields and the headers, which storages repeat in their messages. */
function createRedact(target: UploadTarget): Redact {
  const secrets = new Secrets();
  for (const [, value] of [...target.url.searchParams, ...secretTexts(target)]) {
    if (value.length >= MIN_SECRET_LENGTH) secrets.add(value);
  }
  return (text) => secrets.redact(text);
}

/** Creates an error that names only the URL's host: the query is a secret, and the path helps nobody. */
function createFailure(target: UploadTarget, what: string, cause?: unknown): ServiceError {
  const options = cause === undefined ? {} : { cause };
  return new ServiceError(
    'upload-failed',
    `The upload of ${target.slot} to ${target.url.host} failed: ${what.replace(/\.$/u, '')}.`,
    options,
  );
}

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
