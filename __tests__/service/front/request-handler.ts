import type { IncomingMessage, ServerResponse } from 'node:http';
import { isObject } from '@model-security-scan/common/json';
import { type Answer, answerOfError, jsonAnswer, Refusal } from '../wire/answer.ts';
import { readBody } from '../wire/body.ts';
import { headerPairs, requestUrl } from '../wire/request.ts';
import type { Operation } from './operations.ts';
import { deliver, type RequestContext } from './request-context.ts';
import { answerRoute, findRoute } from './router.ts';

/** Receives one request to the service's own port and answers it. */
export async function handleRequest(
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
): Promise<void> {
  const { state } = context;
  const { maxBodyBytes } = state.settings;
  const method = request.method ?? '';
  const receivedMs = state.settings.now();
  const body = await readBody(request, maxBodyBytes);
  const url = requestUrl(request.url ?? '/', state.baseUrl());
  const received = { url, headers: request.headers, body: body.kept };
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
    (await settle(async () => {
      if (!context.passesRateLimit()) {
        throw new Refusal(429, 'too many requests in one second', { 'retry-after': '1' });
      }
      checkSize(body.bytes, maxBodyBytes);
      return reshaped(await answerRoute(route, method, received, state), route?.operation, state);
    }));
  answered(answer, fault);
  await deliver(response, answer, fault, context.closing);
}

/** A good answer in the shape that the settings give it. */
function reshaped(
  answer: Answer,
  operation: Operation | undefined,
  { settings: { reshape } }: RequestContext['state'],
): Answer {
  if (operation === undefined || answer.status !== 200 || !isJson(answer)) return answer;
  const body: unknown = JSON.parse(answer.body.toString('utf8'));
  const changed = isObject(body) ? reshape(operation, body) : undefined;
  return changed === undefined ? answer : jsonAnswer(changed.body, changed.status);
}

function isJson({ headers }: Answer): boolean {
  return headers['content-type'] === 'application/json';
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
