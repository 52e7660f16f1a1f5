import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerUpload, isUploadPath } from '../storage/uploads.ts';
import { drain } from '../wire/body.ts';
import { headerPairs, requestUrl } from '../wire/request.ts';
import { deliver, type RequestContext } from './request-context.ts';

/** Receives one request to the storage's port, a separate origin as with object storages, and answers it. */
export async function handleUpload(
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
): Promise<void> {
  const { state } = context;
  const url = requestUrl(request.url ?? '/', state.storageUrl());
  const isUpload = isUploadPath(url.pathname);
  const answered = context.requests.add({
    origin: 'storage',
    operation: isUpload ? 'upload' : 'unknown',
    receivedMs: state.settings.now(),
    method: request.method ?? '',
    path: request.url ?? '',
    headers: headerPairs(request.rawHeaders),
    body: '',
  });
  const fault = isUpload ? context.faults.take('upload') : undefined;
  // A reset without processing must strike in the middle of the upload.
  if (fault?.unprocessed !== undefined && !fault.resets) await drain(request);
  const answer = fault?.unprocessed ?? (await answerUpload(request, url, state));
  answered(answer, fault);
  await deliver(response, answer, fault, context.closing);
}
