import type { IncomingMessage } from 'node:http';
import type { FaultQueue } from '../simulation/faults.ts';
import type { RequestLog } from './request-log.ts';
import type { Service } from './service.ts';

/** What a request passes through on its way to an operation, on either port. */
export interface RequestContext {
  readonly service: Service;
  readonly faults: FaultQueue;
  readonly requests: RequestLog;
  /** Ends delays when the sandbox closes. */
  readonly closing: AbortSignal;
}

/** The address of a request; a path that cannot be read becomes one that no operation has. */
export function requestUrl(request: IncomingMessage, origin: string): URL {
  const path = request.url ?? '/';
  const absolute = path.startsWith('/') ? `${origin}${path}` : path;
  return URL.canParse(absolute) ? new URL(absolute) : new URL('/unreadable-path', origin);
}

/** Names and values, one pair each, from the flat list that Node.js gives. */
export function headerPairs(
  rawHeaders: readonly string[],
): readonly (readonly [name: string, value: string])[] {
  return rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ''] as const] : [],
  );
}
