import { createHash } from 'node:crypto';
import { messageOf } from '../core/error-message.ts';
import { redactedExcerpt } from '../redact/redacted-excerpt.ts';
import { Secrets } from '../redact/secrets.ts';
import type { Redact } from '../core/redaction.ts';
import { ServiceError } from '../core/errors.ts';
import type { HttpAnswer, Transport, HttpRequest } from '../http/types.ts';
import type { StreamBody } from '../core/stream-body.ts';
import { readServiceFault } from './availability.ts';
import { createForm } from './upload-form.ts';
import type { UploadTarget } from './upload-targets.ts';

/** An archive that arrived. */
interface SentFile {
  /** Hexadecimal SHA-256 of the archive, taken while it was sent. */
  readonly sha256: string;
  readonly bytes: number;
  readonly host: string;
}

/** What object storages answer to an upload that worked; 200 to PUT and 204 to POST are usual. */
const SUCCESS = new Set([200, 201, 204]);
const MAX_ANSWER_BYTES = 64 * 1024;
/** A shorter value is a word or a number of the storage's own message. */
const MIN_VALUE_LENGTH = 8;

/**
 * Sends an archive to where the service asked for it, without the service's credentials. The same bytes go to the same
 * place, so it is repeated after passing faults.
 *
 * A PUT carries no content-type: some kinds of presigned URL count it among what was signed, and all do without
 * (observed publicly; not in the interface document).
 * @param target its URL was found good by `findUploadUrlFault`
 * @param onRead called with the bytes of the archive so far that are sent or about to be; starts again at 0 for each attempt
 * @throws ServiceError `upload-failed`; `timeout` or `cancelled` where the run ended meanwhile
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
  if (!SUCCESS.has(answer.status)) throw refused(target, answer);
  if (!answer.isBodySent || sha256 === undefined) {
    throw failed(target, 'the storage reported success before it had been sent the whole archive; run again');
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
    redact: hidingSecretsOf(target),
  } as const;
  if (target.form === 'put') return { ...common, method: 'PUT', headers: {}, body: archive };
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
    throw failed(target, why + advice, error);
  }
}

/** Passes the archive on. */
async function* hashWhileRead(
  archive: StreamBody,
  onRead: (bytes: number) => void,
  onDigest: (sha256: string) => void,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let sent = 0;
  onRead(sent);
  for await (const chunk of archive.open()) {
    hash.update(chunk);
    sent += chunk.length;
    onRead(sent);
    // Not at the end of the stream: with the last byte the upload is complete, and its answer may come first.
    if (sent === archive.bytes) onDigest(hash.digest('hex'));
    yield chunk;
  }
}

const ADVICE = new Map([
  [403, 'The URL has expired or does not fit what was sent. Run again, so that the service gives a new one'],
  [404, 'The URL leads to no place any more. Run again, so that the service gives a new one'],
  [411, 'The storage was not told the length: look for a proxy that changes requests'],
  [413, 'The archive is larger than the service takes: give a smaller artifact'],
]);

function refused(target: UploadTarget, answer: HttpAnswer): ServiceError {
  const { status } = answer;
  const text = redactedExcerpt(answer.body, 200, answer.redact);
  const said = text === '' ? 'without a message' : `saying "${text}"`;
  const advice = ADVICE.get(status) ?? 'Ask whoever runs the service what its storage expects';
  return failed(target, `it was answered by status ${String(status)}, ${said}. ${advice}`);
}

/** Storages repeat what they were sent: the URL's query and the form's fields are secrets. */
function hidingSecretsOf(target: UploadTarget): Redact {
  const fields = target.form === 'post' ? target.fields.map(([, value]) => value) : [];
  const secrets = new Secrets();
  for (const value of [...target.url.searchParams.values(), ...fields]) {
    if (value.length >= MIN_VALUE_LENGTH) secrets.add(value);
  }
  return (text) => secrets.redact(text);
}

/** The URL's path and query are left out: the query is a secret, and the path of no use to people. */
function failed(target: UploadTarget, what: string, cause?: unknown): ServiceError {
  const options = cause === undefined ? {} : { cause };
  return new ServiceError(
    'upload-failed',
    `The upload of ${target.slot} to ${target.url.host} failed: ${what.replace(/\.$/u, '')}.`,
    options,
  );
}
