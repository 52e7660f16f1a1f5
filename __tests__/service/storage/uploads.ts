import type { IncomingMessage } from 'node:http';
import { type Answer, answerOfError, emptyAnswer, Refusal } from '../wire/answer.ts';
import { drain } from '../wire/body.ts';
import { queryParameter } from '../wire/request.ts';
import { escapeXml } from '../wire/xml.ts';
import { signatureProblem } from './presign.ts';
import type { StorageState } from './storage-state.ts';
import { dropFile, keepFile, receiveFile } from './upload-file.ts';
import { readUploadForm } from './upload-form.ts';
import type { UploadSlot } from './upload-store.ts';

const FORM_PATH = '/uploads';

/** True if a path of the storage belongs to uploads. */
export function isUploadPath(pathname: string): boolean {
  return pathname === FORM_PATH || pathname.startsWith(`${FORM_PATH}/`);
}

/** Answers one request to the storage, which is read to its end. */
export async function answerUpload(request: IncomingMessage, url: URL, state: StorageState): Promise<Answer> {
  try {
    checkHeaders(request);
    if (url.pathname === FORM_PATH) return await takeForm(request, state);
    if (isUploadPath(url.pathname)) return await takeFile(request, url, state);
    throw new Refusal(404, 'there is no such path');
  } catch (error) {
    // A client that is still sending would not see the answer.
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
    throw new Refusal(501, 'chunked encoding is not supported: send Content-Length');
  }
}

/** A presigned PUT: 200 (observed publicly). */
async function takeFile(request: IncomingMessage, url: URL, state: StorageState): Promise<Answer> {
  checkMethod(request, 'PUT');
  const key = url.pathname.slice(FORM_PATH.length + 1);
  const expires = queryParameter(url, 'expires');
  const signature = queryParameter(url, 'signature');
  const slot = findSlot(state, 'PUT', { key, expires, signature });
  const file = await receiveFile(request, state.uploadDirectory);
  await keepFile(state, slot, file);
  return emptyAnswer(200);
}

/** A presigned form POST: 204 (observed publicly). */
async function takeForm(request: IncomingMessage, state: StorageState): Promise<Answer> {
  checkMethod(request, 'POST');
  const { fields, file } = await readUploadForm(request, state.uploadDirectory);
  try {
    const [key, expires, signature] = ['key', 'expires', 'signature'].map((name) => fields.get(name) ?? '');
    const parts = { key: key ?? '', expires: expires ?? '', signature: signature ?? '' };
    await keepFile(state, findSlot(state, 'POST', parts), file);
  } catch (error) {
    await dropFile(file);
    throw error;
  }
  return emptyAnswer(204);
}

function checkMethod(request: IncomingMessage, expected: 'PUT' | 'POST'): void {
  if (request.method !== expected) {
    throw new Refusal(405, `this path accepts ${expected} only`, { allow: expected });
  }
  if (request.headers['content-length'] === undefined) throw new Refusal(411, 'Content-Length is missing');
}

function findSlot(
  state: StorageState,
  method: 'PUT' | 'POST',
  parts: { readonly key: string; readonly expires: string; readonly signature: string },
): UploadSlot {
  const problem = signatureProblem(state, method, parts);
  if (problem !== undefined) throw new Refusal(403, problem);
  const slot = state.uploads.findSlot(parts.key);
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
