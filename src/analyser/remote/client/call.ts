import { isObject } from '@model-security-scan/common/json';
import type { DeclaredService } from '../../../facts/settings.ts';
import { redactedExcerpt } from '../../../redact/redacted-excerpt.ts';
import { holdsMoreValues, MAX_ANSWER_VALUES, repeatsKey } from './answer-size.ts';
import { readServiceFault } from '../../../http/availability.ts';
import { type ServiceRoot, serviceUrl } from '../../../core/service-address.ts';
import { findMessage, listFields } from './answer-fields.ts';
import { hideSignatures } from './signatures.ts';
import { type FailureReason, ServiceError, TypeMismatchError } from '../../../core/errors.ts';
import type { HttpAnswer, HttpRequest, RepeatRule, Transport } from '../../../http/exchange.ts';

/** The service's address and credentials, which every operation needs. */
export interface ServiceAccess {
  readonly root: ServiceRoot;
  readonly apiKey: string;
  readonly orgId: string;
  /** What the config file says of it. */
  readonly declared?: DeclaredService;
}

/** Answers of the service are small; a larger one is not read. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

interface JsonCall {
  readonly operation: string;
  readonly rule: RepeatRule;
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Awaited before every attempt. */
  readonly beforeAttempt?: () => Promise<void>;
  /** What helps if the service refuses the request: a sentence. */
  readonly advice?: string;
}

/**
 * Sends the request of one operation of the service, with the two headers of service spec 5, and reads the JSON of the answer.
 * @param read may throw a TypeMismatchError; the status, content type and beginning of the answer are added to its message
 * @throws ServiceError by the table "Errors of the service" of docs/design.md, and every other error of `read`
 */
export async function callService<T>(
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

/** Services answer to what creates something with 201, or with 202 if it goes on; all others with 200 (service spec 7). */
const SUBMISSION_STATUSES: readonly number[] = [200, 201, 202];

async function sendCall(transport: Transport, access: ServiceAccess, call: JsonCall): Promise<HttpAnswer> {
  const answer = await transport.send(describeRequest(access, call)).catch((error: unknown) => {
    throw call.rule === 'submission' ? withSubmissionAdvice(error) : error;
  });
  const isGood =
    call.rule === 'submission' ? SUBMISSION_STATUSES.includes(answer.status) : answer.status === 200;
  if (isGood) return answer;
  throw createRefusal(call, answer);
}

function describeRequest(access: ServiceAccess, call: JsonCall): HttpRequest {
  return {
    operation: call.operation,
    rule: call.rule,
    method: call.method,
    url: call.url,
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

/** The two headers that every operation requires (service spec 5). They are sent only to the service's own origin. */
export function accessHeaders(access: ServiceAccess): Readonly<Record<string, string>> {
  return { 'x-api-key': access.apiKey, 'org-id': access.orgId };
}

/** @throws ServiceError `unexpected-answer` if the answer is not JSON, has a key twice or too many values */
function parseJson(call: JsonCall, answer: HttpAnswer): unknown {
  let text: string;
  let value: unknown;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(answer.body);
    value = JSON.parse(text);
  } catch (error) {
    throw unexpectedAnswer(call, answer, 'is not JSON', error);
  }
  if (repeatsKey(text, value)) throw unexpectedAnswer(call, answer, 'has a key twice in one object');
  // The answer to a submission names a job, which must be known; upload-targets.ts refuses to search it.
  if (call.rule !== 'submission' && holdsMoreValues(value, MAX_ANSWER_VALUES)) {
    const what = `has more than ${MAX_ANSWER_VALUES.toLocaleString('en')} values, so it is not searched`;
    throw unexpectedAnswer(call, answer, what);
  }
  return value;
}

function unexpectedAnswer(
  call: Pick<JsonCall, 'operation'> & Partial<Pick<JsonCall, 'rule'>>,
  answer: HttpAnswer,
  whatIsWrong: string,
  cause?: unknown,
  advice = '',
): ServiceError {
  const type = redactedExcerpt(answer.headers['content-type'] ?? 'no content type', 100, answer.redact);
  const mayBeProcessed =
    call.rule === 'submission' && answer.status >= 200 && (answer.status < 300 || answer.status >= 500);
  const message =
    `The answer to the ${call.operation} ${whatIsWrong}: status ${String(answer.status)}, ${type}, ` +
    `beginning with "${redactedExcerpt(answer.body, 200, answer.redact, hideSignatures)}".` +
    (mayBeProcessed ? ` ${IN_DOUBT} Then check that base-url names the service’s API.` : '') +
    (advice === '' ? '' : ` ${advice}`);
  return new ServiceError('unexpected-answer', message, {
    inDoubt: mayBeProcessed,
    isNotFound: answer.status === 404,
    ...(cause === undefined ? {} : { cause }),
  });
}

/** Creates the error for a status other than 200, by the table "Errors of the service" of docs/design.md. */
export function createRefusal(
  call: Pick<JsonCall, 'operation' | 'url' | 'body' | 'advice'> & Partial<Pick<JsonCall, 'rule'>>,
  answer: HttpAnswer,
): ServiceError {
  const message = readServiceMessage(answer);
  const start = `The ${call.operation} was refused with status ${String(answer.status)}`;
  const make = (reason: FailureReason, more = ''): ServiceError =>
    new ServiceError(reason, `${start}${message === '' ? '' : `: "${message}"`}.${more}`);
  const advice = call.advice === undefined ? '' : ` ${call.advice}`;
  switch (answer.status) {
    case 400:
      return make('rejected', call.body === undefined ? advice : sentFields(call.body));
    case 401:
    case 403:
      return make('unauthorized');
    case 412:
      return make('denied');
    case 404:
      return unexpectedAnswer(call, answer, `is "not found" at ${call.url.pathname}`, undefined, call.advice);
    default:
      return unexpectedAnswer(call, answer, 'has a status that the service’s interface does not define');
  }
}

function sentFields(body: Readonly<Record<string, unknown>>): string {
  return ` Fields that were sent: ${Object.keys(body).join(', ')}.`;
}

/** Reads the message of an error body. Service spec 7 does not define its shape. */
function readServiceMessage({ body, redact }: HttpAnswer): string {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    const isReadable = isObject(value) && !holdsMoreValues(value, MAX_ANSWER_VALUES);
    const found = isReadable ? findMessage(listFields(value)) : undefined;
    if (found !== undefined) return redactedExcerpt(found, 500, redact, hideSignatures);
  } catch {
    // Not JSON: the text itself is the message.
  }
  return redactedExcerpt(body, 200, redact, hideSignatures);
}

/*
 * The addresses of the operations on a job, which the service spec does not show; `service: { paths }` in the config file
 * sets them.
 */

/** The address of a job's status (by default as observed publicly; not in the service spec). */
export function statusUrl(access: ServiceAccess, jobId: string): URL {
  const path = access.declared?.paths?.status;
  return path === undefined
    ? serviceUrl(access.root, `job_status_detailed?job_id=${encodeURIComponent(jobId)}`)
    : fillPath(access, path, { job_id: jobId });
}

/**
 * The address of a job's report (by default as observed publicly; not in the service spec).
 * @param fields what the address says of the report, by the names on the wire, with the id of the job
 */
export function reportUrl(access: ServiceAccess, fields: Readonly<Record<string, string>>): URL {
  const path = access.declared?.paths?.report;
  return path === undefined
    ? serviceUrl(access.root, `get_report?${new URLSearchParams(fields).toString()}`)
    : fillPath(access, path, fields);
}

/** Replaces each name in braces by its value, percent-encoded, in a path that starts at the root of base-url's origin. */
function fillPath({ root }: ServiceAccess, path: string, values: Readonly<Record<string, string>>): URL {
  const filled = path.replaceAll(/\{(\w+)\}/gu, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : encodeURIComponent(value);
  });
  return new URL(new URL(root).origin + filled);
}

/** The advice about a submission that may have been processed (docs/design.md, rule 2). */
const IN_DOUBT =
  'It may have been processed anyway, so it was not sent again: look on the service’s dashboard for a job ' +
  'of this model before you start another run.';

/** Adds the next step for the user to the error of a submission. */
export function withSubmissionAdvice(error: unknown): unknown {
  if (!(error instanceof ServiceError)) return error;
  const advice = adviceFor(error);
  if (advice === '') return error;
  return new ServiceError(error.reason, `${error.message} ${advice}`, {
    inDoubt: error.inDoubt,
    cause: error.cause ?? error,
  });
}

function adviceFor({ reason, inDoubt }: ServiceError): string {
  if (!inDoubt) {
    return reason === 'unavailable'
      ? 'Check that the service is up and reachable from the runner, then run again.'
      : '';
  }
  return reason === 'unexpected-answer' ? `${IN_DOUBT} Then check base-url.` : IN_DOUBT;
}
