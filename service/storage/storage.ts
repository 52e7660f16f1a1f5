import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { type Answer, answerOfError, Refusal } from '../wire/answer.ts';
import { deliver } from '../wire/delivery.ts';
import { isProcessed, unprocessedAnswer } from '../simulation/faults.ts';
import { headerPairs, type RequestContext, requestUrl } from '../front/request-context.ts';
import type { UploadSlot } from '../jobs/job-store.ts';
import { signatureProblem } from './presign.ts';
import { queryParameter, type Service } from '../front/service.ts';
import { dropFile, keepFile, receiveFile } from './upload-file.ts';
import { readUploadForm } from './upload-form.ts';
import { escapeXml } from '../wire/xml.ts';

const FORM_PATH = '/uploads';

/** Receives one request of the storage's port, an origin of its own as object storages are, and answers it. */
export async function serveUpload(
  request: IncomingMessage,
  response: ServerResponse,
  passage: RequestContext,
): Promise<void> {
  const { service } = passage;
  const url = requestUrl(request, service.storageUrl());
  const isUpload = url.pathname === FORM_PATH || url.pathname.startsWith(`${FORM_PATH}/`);
  const answered = passage.requests.add({
    origin: 'storage',
    operation: isUpload ? 'upload' : 'unknown',
    receivedMs: service.settings.now(),
    method: request.method ?? '',
    path: request.url ?? '',
    headers: headerPairs(request.rawHeaders),
    body: '',
  });
  const fault = isUpload ? passage.faults.take('upload') : undefined;
  const isSkipped = fault !== undefined && !isProcessed(fault);
  // A connection that is reset unprocessed goes away in the middle of the upload.
  if (isSkipped && fault.kind !== 'reset') await drain(request);
  const answer = isSkipped ? unprocessedAnswer() : await answerUpload(request, url, service);
  answered(answer, fault);
  await deliver(response, answer, fault, passage.closing);
}

async function answerUpload(request: IncomingMessage, url: URL, service: Service): Promise<Answer> {
  try {
    checkHeaders(request);
    if (url.pathname === FORM_PATH) return await takeForm(request, service);
    if (url.pathname.startsWith(`${FORM_PATH}/`)) return await takeFile(request, url, service);
    throw new Refusal(404, 'there is no such path');
  } catch (error) {
    // Read to its end: a client that is still sending would not see the answer.
    if (!request.complete) await drain(request);
    return storageAnswer(answerOfError(error), error);
  }
}

function checkHeaders(request: IncomingMessage): void {
  const leaked = ['x-api-key', 'org-id'].filter((name) => request.headers[name] !== undefined);
  if (leaked.length > 0) {
    throw new Refusal(400, `${leaked.join(' and ')} must not be sent to the storage: it is not the service`);
  }
  if (request.headers['transfer-encoding'] !== undefined) {
    throw new Refusal(501, 'chunked encoding is not taken: send Content-Length');
  }
}

/** A presigned PUT: 200 (observed publicly). */
async function takeFile(request: IncomingMessage, url: URL, service: Service): Promise<Answer> {
  checkMethod(request, 'PUT');
  const key = url.pathname.slice(FORM_PATH.length + 1);
  const expires = queryParameter(url, 'expires');
  const signature = queryParameter(url, 'signature');
  const slot = findSlot(service, 'PUT', { key, expires, signature });
  const file = await receiveFile(request, service.uploadDirectory);
  await keepFile(service, slot, file);
  return { status: 200, headers: {}, body: Buffer.alloc(0) };
}

/** A presigned form POST: 204 (observed publicly). */
async function takeForm(request: IncomingMessage, service: Service): Promise<Answer> {
  checkMethod(request, 'POST');
  const { fields, file } = await readUploadForm(request, service.uploadDirectory);
  try {
    const [key, expires, signature] = ['key', 'expires', 'signature'].map((name) => fields.get(name) ?? '');
    const parts = { key: key ?? '', expires: expires ?? '', signature: signature ?? '' };
    await keepFile(service, findSlot(service, 'POST', parts), file);
  } catch (error) {
    await dropFile(file);
    throw error;
  }
  return { status: 204, headers: {}, body: Buffer.alloc(0) };
}

function checkMethod(request: IncomingMessage, expected: 'PUT' | 'POST'): void {
  if (request.method !== expected) {
    throw new Refusal(405, `this path takes ${expected} only`, { allow: expected });
  }
  if (request.headers['content-length'] === undefined) throw new Refusal(411, 'Content-Length is missing');
}

function findSlot(
  service: Service,
  method: 'PUT' | 'POST',
  parts: { readonly key: string; readonly expires: string; readonly signature: string },
): UploadSlot {
  const problem = signatureProblem(service, method, parts);
  if (problem !== undefined) throw new Refusal(403, problem);
  const slot = service.jobs.findSlot(parts.key);
  if (slot === undefined) throw new Refusal(404, 'there is no such upload');
  return slot;
}

/** Object storages answer errors in XML. */
function storageAnswer(answer: Answer, error: unknown): Answer {
  const message = error instanceof Error ? error.message : String(error);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Message>${escapeXml(message)}</Message></Error>\n`;
  return {
    status: answer.status,
    headers: { ...answer.headers, 'content-type': 'application/xml' },
    body: Buffer.from(xml),
  };
}

async function drain(request: IncomingMessage): Promise<void> {
  request.resume();
  if (!request.readableEnded && !request.destroyed) await finished(request, { writable: false });
}
