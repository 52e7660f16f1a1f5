import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, answerOfError, Refusal } from '../wire/answer.ts';
import { answerAdmin, isAdminPath } from '../simulation/admin.ts';
import { readBody } from '../wire/body.ts';
import { deliver } from '../wire/delivery.ts';
import { isProcessed, unprocessedAnswer } from '../simulation/faults.ts';
import { headerPairs, type RequestContext, requestUrl } from './request-context.ts';
import { answerRoute, findRoute } from './router.ts';
import type { LocalService } from '../local-service.ts';

/** Receives one request of the service's own port and answers it. */
export async function handleRequest(
  request: IncomingMessage,
  response: ServerResponse,
  passage: RequestContext,
  passesRateLimit: () => boolean,
  sandbox: LocalService,
): Promise<void> {
  const { service } = passage;
  const method = request.method ?? '';
  const receivedMs = service.settings.now();
  const body = await readBody(request, service.settings.maxBodyBytes);
  const url = requestUrl(request, service.baseUrl());
  if (isAdminPath(url.pathname)) {
    const received = { url, headers: request.headers, body: body.kept };
    await deliver(
      response,
      await settle(() => answerAdmin(method, received, sandbox)),
      undefined,
      passage.closing,
    );
    return;
  }
  const route = findRoute(service.settings, url.pathname);
  const answered = passage.requests.add({
    origin: 'service',
    operation: route?.operation ?? 'unknown',
    receivedMs,
    method,
    path: request.url ?? '',
    headers: headerPairs(request.rawHeaders),
    body: body.kept.toString('utf8'),
  });
  const fault = route === undefined ? undefined : passage.faults.take(route.operation);
  const answer =
    fault !== undefined && !isProcessed(fault)
      ? unprocessedAnswer()
      : await settle(() => {
          if (!passesRateLimit()) {
            throw new Refusal(429, 'too many requests in one second', { 'retry-after': '1' });
          }
          checkSize(body.bytes, service.settings.maxBodyBytes);
          return answerRoute(route, method, { url, headers: request.headers, body: body.kept }, service);
        });
  answered(answer, fault);
  await deliver(response, answer, fault, passage.closing);
}

/** The answer of an operation, be it that of its refusal. */
async function settle(operation: () => Answer | Promise<Answer>): Promise<Answer> {
  try {
    return await operation();
  } catch (error) {
    return answerOfError(error);
  }
}

function checkSize(bytes: number, maxBytes: number): void {
  if (bytes <= maxBytes) return;
  throw new Refusal(413, `the body has ${String(bytes)} bytes; at most ${String(maxBytes)} are taken`);
}
