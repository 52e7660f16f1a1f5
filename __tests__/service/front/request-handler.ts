import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, answerOfError, Refusal, sendAnswer } from '../wire/answer.ts';
import { drain, readBody } from '../wire/body.ts';
import { headerPairs, refusalOfHost, requestUrl } from '../wire/request.ts';
import { deliver, type RequestContext } from './request-context.ts';
import { answerRoute, findRoute } from './router.ts';

/** Receives one request to the service's own port and answers it. */
export async function handleRequest(
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
): Promise<void> {
  const { state } = context;
  const refusal = refusalOfHost(request.headers);
  if (refusal !== undefined) {
    await drain(request);
    sendAnswer(response, refusal);
    return;
  }
  const { maxBodyBytes } = state.settings;
  const method = request.method ?? '';
  const receivedMs = state.settings.now();
  const body = await readBody(request, maxBodyBytes);
  const url = requestUrl(request.url ?? '/', state.baseUrl());
  const received = { url, headers: request.headers, body: body.kept };
  if (context.admin.hasPath(url.pathname)) {
    sendAnswer(response, await settle(() => context.admin.answer(method, received)));
    return;
  }
  const route = findRoute(state.settings, url.pathname);
  const answered = context.requests.add({
    origin: 'service',
    operation: route?.operation ?? 'unknown',
    receivedMs,
    method,
    path: request.url ?? '',
    headers: headerPairs(request.rawHeaders),
    body: body.kept.toString('utf8'),
  });
  const fault = route === undefined ? undefined : context.faults.take(route.operation);
  const answer =
    fault?.unprocessed ??
    (await settle(() => {
      if (!context.passesRateLimit()) {
        throw new Refusal(429, 'too many requests in one second', { 'retry-after': '1' });
      }
      checkSize(body.bytes, maxBodyBytes);
      return answerRoute(route, method, received, state);
    }));
  answered(answer, fault);
  await deliver(response, answer, fault, context.closing);
}

/** The answer of an operation, or of its refusal. */
async function settle(operation: () => Answer | Promise<Answer>): Promise<Answer> {
  try {
    return await operation();
  } catch (error) {
    return answerOfError(error);
  }
}

function checkSize(bytes: number, maxBytes: number): void {
  if (bytes <= maxBytes) return;
  throw new Refusal(413, `the body has ${String(bytes)} bytes; at most ${String(maxBytes)} are accepted`);
}
