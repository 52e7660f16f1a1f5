import type { IncomingHttpHeaders } from 'node:http';
import { plainLine } from '@model-security-scan/common/sanitize';
import { Refusal } from './answer.ts';

/** A request that has been read, and whose credentials have been checked if its operation needs them. */
export interface ReceivedRequest {
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The variable part of the path, decoded; empty if the operation has none. */
  readonly parameter: string;
}

/**
 * The URL of a request.
 * @param target as in the request line; one that is no valid URL becomes a path that no operation has
 */
export function requestUrl(target: string, origin: string): URL {
  const absolute = target.startsWith('/') ? `${origin}${target}` : target;
  return URL.canParse(absolute) ? new URL(absolute) : new URL('/unreadable-path', origin);
}

/** Pairs up the flat list of header names and values that Node.js gives, in the order and spelling received. */
export function headerPairs(
  rawHeaders: readonly string[],
): readonly (readonly [name: string, value: string])[] {
  return rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ''] as const] : [],
  );
}

/** Quotes a client's text for a message: one line of limited length. */
export function quoted(text: string): string {
  return `"${plainLine(text, 120)}"`;
}

/**
 * The only value of a query parameter.
 * @throws Refusal 400 if it is missing, empty or given more than once
 */
export function queryParameter(url: URL, name: string): string {
  const [value, ...more] = url.searchParams.getAll(name);
  if (value === undefined || value === '' || more.length > 0) {
    throw new Refusal(400, `the query parameter ${name} must be given exactly once, and not empty`);
  }
  return value;
}

/**
 * Refuses query parameters that the operation does not have.
 * @throws Refusal 400 naming them
 */
export function refuseOtherParameters(url: URL, allowed: readonly string[]): void {
  const others = [...new Set(url.searchParams.keys())].filter((name) => !allowed.includes(name));
  if (others.length === 0) return;
  const expected = allowed.length === 0 ? 'this operation takes none' : `allowed: ${allowed.join(', ')}`;
  throw new Refusal(400, `unknown query parameters: ${others.map(quoted).join(', ')}; ${expected}`);
}
