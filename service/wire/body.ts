import type { IncomingMessage } from 'node:http';
import { isObject } from '../../src/core/json.ts';
import { Refusal } from './answer.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

interface ReceivedBody {
  /** At most the limit; what came over it was read and dropped. */
  readonly kept: Buffer;
  readonly bytes: number;
}

/**
 * Reads a request's body to its end, so that the connection stays in order, and keeps at most `maxBytes` of it.
 */
export async function readBody(request: AsyncIterable<Buffer>, maxBytes: number): Promise<ReceivedBody> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    if (bytes < maxBytes) chunks.push(chunk.subarray(0, maxBytes - bytes));
    bytes += chunk.length;
  }
  return { kept: Buffer.concat(chunks), bytes };
}

/**
 * The JSON object in a request's body.
 * @throws Refusal 400 for another content type, malformed JSON or anything but an object
 */
export function parseJsonBody(headers: IncomingMessage['headers'], body: Buffer): JsonObject {
  const contentType = headers['content-type'];
  if (contentType === undefined || !/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/iu.test(contentType)) {
    throw new Refusal(400, `content-type must be application/json, but is ${contentType ?? 'missing'}`);
  }
  const value = parseJson(body);
  if (!isObject(value)) {
    throw new Refusal(400, `the body must be a JSON object, but is ${describeType(value)}`);
  }
  return value;
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new Refusal(400, 'the body is malformed: it is not JSON in UTF-8');
  }
}

/** What a value of JSON is, for messages. */
export function describeType(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
