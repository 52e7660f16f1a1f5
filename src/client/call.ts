import { at, textAt } from '../core/json.ts';
import type { FailureReason } from '../core/outcome.ts';
import { redactedExcerpt } from '../redact/redacted-excerpt.ts';
import { readServiceFault } from './availability.ts';
import { serviceUrl } from './base-url.ts';
import type { ServiceRoot } from '../core/service-address.ts';
import { IN_DOUBT, withSubmissionAdvice } from './submission-doubt.ts';
import { TypeMismatchError, ServiceError } from '../core/errors.ts';
import type { HttpAnswer, HttpRequest, RepeatRule, Transport } from '../http/types.ts';

/** What every operation of the service needs. */
export interface ServiceAccess {
  readonly root: ServiceRoot;
  readonly apiKey: string;
  readonly orgId: string;
}

/** Answers of the service are small; one over this is none. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

interface JsonCall {
  readonly operation: string;
  readonly rule: RepeatRule;
  readonly method: 'GET' | 'POST';
  /** After the version, without a leading slash; percent-encoded. */
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Awaited before every attempt. */
  readonly beforeAttempt?: () => Promise<void>;
}

/**
 * Sends one request of an operation of the service, with the two headers of INTERFACE.md 5.
 * @returns the JSON of a 200 answer
 * @throws ServiceError by the table "Errors of the service" of docs/design.md
 */
export async function callService(
  transport: Transport,
  access: ServiceAccess,
  call: JsonCall,
): Promise<unknown> {
  return callAndRead(transport, access, call, (value) => value);
}

/**
 * As {@link callService}, and reads the JSON.
 * @param read may throw a MisfitError, which is then told with the status, content type and beginning of the answer
 * @throws ServiceError; what `read` throws
 */
export async function callAndRead<T>(
  transport: Transport,
  access: ServiceAccess,
  call: JsonCall,
  read: (value: unknown) => T,
): Promise<T> {
  const answer = await sendCall(transport, access, call);
  try {
    return read(parseJson(call, answer));
  } catch (error) {
    if (error instanceof TypeMismatchError) throw unexpectedAnswer(call, answer, error.message, error);
    throw error;
  }
}

/** @returns a 200 answer */
async function sendCall(transport: Transport, access: ServiceAccess, call: JsonCall): Promise<HttpAnswer> {
  const answer = await transport.send(describeRequest(access, call)).catch((error: unknown) => {
    throw call.rule === 'submission' ? withSubmissionAdvice(error) : error;
  });
  if (answer.status === 200) return answer;
  throw refusalOf(call, answer);
}

function describeRequest(access: ServiceAccess, call: JsonCall): HttpRequest {
  return {
    operation: call.operation,
    rule: call.rule,
    method: call.method,
    url: serviceUrl(access.root, call.path),
    headers: {
      accept: 'application/json',
      ...accessHeaders(access),
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    ...(call.beforeAttempt === undefined ? {} : { beforeAttempt: call.beforeAttempt }),
    maxAnswerBytes: MAX_ANSWER_BYTES,
    readFault: readServiceFault,
  };
}

/** The two headers that every operation requires (INTERFACE.md 5); they go to the service's own origin alone. */
export function accessHeaders(access: ServiceAccess): Readonly<Record<string, string>> {
  return { 'x-api-key': access.apiKey, 'org-id': access.orgId };
}

function parseJson(call: JsonCall, answer: HttpAnswer): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(answer.body);
    const value: unknown = JSON.parse(text);
    return value;
  } catch (error) {
    throw unexpectedAnswer(call, answer, 'is no JSON', error);
  }
}

/** An answer that cannot be read as what was expected. */
function unexpectedAnswer(
  call: Pick<JsonCall, 'operation'> & Partial<Pick<JsonCall, 'rule'>>,
  answer: HttpAnswer,
  whatIsWrong: string,
  cause?: unknown,
): ServiceError {
  const type = redactedExcerpt(answer.headers['content-type'] ?? 'no content type', 100, answer.redact);
  const wasTaken =
    call.rule === 'submission' && answer.status >= 200 && (answer.status < 300 || answer.status >= 500);
  const message =
    `The answer to the ${call.operation} ${whatIsWrong}: status ${String(answer.status)}, ${type}, ` +
    `beginning with "${redactedExcerpt(answer.body, 200, answer.redact, hideSignatures)}".` +
    (wasTaken ? ` ${IN_DOUBT} Then check that base-url names the service’s API.` : '');
  return new ServiceError('unexpected-answer', message, {
    inDoubt: wasTaken,
    ...(cause === undefined ? {} : { cause }),
  });
}

/** A name that says that its value is a secret, and the value: in JSON, or in what was meant to be JSON or XML. */
const NAMED_SECRET =
  /((?:sig|token|credential|policy|access.?key|secret|auth|password|x-amz-|["']key["'])[\w-]{0,40}["']?\s{0,3}[:=>]\s{0,3}["']?)[^\s"'<>]+/giu;
const QUERY = /(?:\?|\\u003f)[^\s"'<>]+/giu;
/** Where uploads are named, a long text is a part of a form, unless it is an address or an id. */
const NAMES_UPLOAD = /upload_?url/iu;
const LONG_TEXT = /(?<!id["']\s{0,3}:\s{0,3})(["'])(?!https?:)[^\s"'<>]{20,}/giu;

/** What cannot be read as an answer may name presigned addresses all the same, and then nothing in it is masked. */
function hideSignatures(text: string): string {
  const clean = text.slice(0, 2000).replace(QUERY, '?***').replace(NAMED_SECRET, '$1***');
  return NAMES_UPLOAD.test(text) ? clean.replace(LONG_TEXT, '$1***') : clean;
}

/** A status other than 200, by the table "Errors of the service" of docs/design.md. */
export function refusalOf(
  call: Pick<JsonCall, 'operation' | 'path' | 'body'> & Partial<Pick<JsonCall, 'rule'>>,
  answer: HttpAnswer,
): ServiceError {
  const said = serviceMessage(answer);
  const start = `The ${call.operation} was refused with status ${String(answer.status)}`;
  const make = (reason: FailureReason, more = ''): ServiceError =>
    new ServiceError(reason, `${start}${said === '' ? '' : `: "${said}"`}.${more}`);
  switch (answer.status) {
    case 400:
      return make(
        'rejected',
        ` Fields that were sent: ${Object.keys(call.body ?? {}).join(', ') || 'none'}.`,
      );
    case 401:
    case 403:
      return make('unauthorized');
    case 412:
      return make('denied');
    case 404:
      return unexpectedAnswer(call, answer, `is "not found" at ${call.path}`);
    default:
      return unexpectedAnswer(call, answer, 'has a status that the interface does not name');
  }
}

/** The message of an error body; its shape is not given by INTERFACE.md 7, so the usual names are looked at. */
function serviceMessage({ body, redact }: HttpAnswer): string {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    for (const key of ['message', 'Message', 'error_message', 'errorMessage', 'error', 'detail']) {
      const found = textAt(value, key) ?? textAt(at(value, key), 'message');
      if (found !== undefined) return redactedExcerpt(found, 500, redact);
    }
  } catch {
    // No JSON: the text itself is the message.
  }
  return redactedExcerpt(body, 200, redact);
}
