import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import { isObject } from '@model-security-scan/common/json';
import { Refusal } from './answer.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

interface ReceivedBody {
  /** The first bytes of the body, up to the limit. */
  readonly kept: Buffer;
  /** The length of the whole body. */
  readonly bytes: number;
}

/**
 * Reads a request's body to its end, so that the connection can be used again.
 * @param maxBytes how many bytes to keep; the rest is read and dropped
 */
export async function readBody(
  request: AsyncIterable<Buffer>,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<ReceivedBody> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    if (bytes < maxBytes) chunks.push(chunk.subarray(0, maxBytes - bytes));
    bytes += chunk.length;
  }
  return { kept: Buffer.concat(chunks), bytes };
}

/** Reads a request to its end and drops its body. */
export async function drain(request: IncomingMessage): Promise<void> {
  request.resume();
  if (!request.readableEnded && !request.destroyed) await finished(request, { writable: false });
}

/**
 * Reads the JSON object in a request's body.
 * @throws Refusal 400 for another content type, malformed JSON or a value that is no object
 */
export function parseJsonBody(headers: IncomingHttpHeaders, body: Buffer): JsonObject {
  const contentType = headers['content-type'];
  if (contentType === undefined || !/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/iu.test(contentType)) {
    throw new Refusal(400, `content-type must be application/json, but is ${contentType ?? 'missing'}`);
  }
  const value = parseJson(body);
  if (value === undefined) throw new Refusal(400, 'the body is malformed: it is not JSON in UTF-8');
  if (!isObject(value)) {
    throw new Refusal(400, `the body must be a JSON object, but is ${describeType(value)}`);
  }
  return value;
}

/** The value of JSON in UTF-8; undefined if the bytes are anything else. */
export function parseJson(body: Buffer): unknown {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return value;
  } catch {
    return undefined;
  }
}

/** Names the type of a JSON value, for messages. */
export function describeType(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
