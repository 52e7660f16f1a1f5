import { isObject } from '../../../src/core/json.ts';
import { Refusal } from '../wire/answer.ts';
import type { JsonObject } from '../wire/body.ts';
import type { Fault, FaultKind, Misbehaviour } from './faults.ts';
import { OPERATIONS } from '../front/operations.ts';

/** The fields of each kind, apart from those that say which requests it hits. */
const FIELDS_OF_KIND: Readonly<Record<FaultKind, readonly string[]>> = {
  answer: ['status', 'headers', 'body'],
  delay: ['milliseconds', 'at'],
  reset: [],
  truncate: [],
  malformed: [],
  'content-type': [],
  oversized: ['bytes'],
  empty: [],
  html: [],
};

const AIM_FIELDS = ['operation', 'kind', 'times', 'skip', 'processed'];

/** Collects a problem with a field, so that all problems are reported together. */
type Complain = (name: string, expected: string) => void;

/**
 * Reads a fault from a request.
 * @throws Refusal 400 naming every field that is wrong
 */
export function parseFault(body: JsonObject): Fault {
  const problems: string[] = [];
  const complain: Complain = (name, expected) => problems.push(`${name} must be ${expected}`);
  const operation = memberField(body, 'operation', ['any', ...OPERATIONS] as const, complain);
  const kind = memberField(body, 'kind', kinds(), complain);
  const times = countField(body, 'times', 1, complain);
  const skip = countField(body, 'skip', 0, complain);
  const processed = body['processed'];
  if (processed !== undefined && typeof processed !== 'boolean') complain('processed', 'true or false');
  const misbehaviour = kind === undefined ? undefined : readMisbehaviour(kind, body, complain);
  if (kind !== undefined) {
    const allowed = [...AIM_FIELDS, ...FIELDS_OF_KIND[kind]];
    const others = Object.keys(body).filter((name) => !allowed.includes(name));
    if (others.length > 0) problems.push(`unknown for ${kind}: ${others.join(', ')}`);
  }
  if (operation === undefined || misbehaviour === undefined || problems.length > 0) {
    throw new Refusal(400, problems.join('; '));
  }
  return {
    operation,
    ...(times === undefined ? {} : { times }),
    ...(skip === undefined ? {} : { skip }),
    ...(typeof processed === 'boolean' ? { processed } : {}),
    ...misbehaviour,
  };
}

function kinds(): readonly FaultKind[] {
  return Object.keys(FIELDS_OF_KIND).filter((name): name is FaultKind => Object.hasOwn(FIELDS_OF_KIND, name));
}

function readMisbehaviour(kind: FaultKind, body: JsonObject, complain: Complain): Misbehaviour {
  switch (kind) {
    case 'answer':
      return readOtherAnswer(body, complain);
    case 'delay': {
      const milliseconds = requiredCount(body, 'milliseconds', complain);
      const at =
        body['at'] === undefined
          ? 'before-headers'
          : memberField(body, 'at', ['before-headers', 'after-headers'] as const, complain);
      return { kind, milliseconds, at: at ?? 'before-headers' };
    }
    case 'oversized':
      return { kind, bytes: requiredCount(body, 'bytes', complain) };
    case 'reset':
    case 'truncate':
    case 'malformed':
    case 'content-type':
    case 'empty':
    case 'html':
      return { kind };
  }
}

function readOtherAnswer(body: JsonObject, complain: Complain): Misbehaviour {
  const status = countField(body, 'status', 200, complain);
  if (status !== undefined && status > 599) complain('status', 'from 200 to 599');
  const text = body['body'];
  if (text !== undefined && typeof text !== 'string') complain('body', 'a string');
  const headers = readHeaders(body['headers'], complain);
  return {
    kind: 'answer',
    ...(status === undefined ? {} : { status }),
    ...(headers === undefined ? {} : { headers }),
    ...(typeof text === 'string' ? { body: text } : {}),
  };
}

function readHeaders(value: unknown, complain: Complain): Readonly<Record<string, string>> | undefined {
  if (value === undefined) return undefined;
  const expected = 'an object of strings by header name';
  if (!isObject(value)) {
    complain('headers', expected);
    return undefined;
  }
  const headers: Record<string, string> = {};
  for (const [name, text] of Object.entries(value)) {
    if (typeof text === 'string' && isHeader(name, text)) headers[name] = text;
    else complain('headers', expected);
  }
  return headers;
}

/** True if Node.js can send it: a name of token characters, a value of printable Latin-1. */
function isHeader(name: string, value: string): boolean {
  return /^[!#$%&'*+.^_`|~0-9a-z-]+$/iu.test(name) && /^[\t\u0020-\u007e\u0080-\u00ff]*$/u.test(value);
}

function memberField<const T extends string>(
  body: JsonObject,
  name: string,
  members: readonly T[],
  complain: Complain,
): T | undefined {
  const found = members.find((member) => member === body[name]);
  if (found === undefined) complain(name, `one of ${members.join(', ')}`);
  return found;
}

function countField(body: JsonObject, name: string, least: number, complain: Complain): number | undefined {
  const value = body[name];
  if (value === undefined) return undefined;
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= least) return value;
  complain(name, `an integer of at least ${String(least)}`);
  return undefined;
}

function requiredCount(body: JsonObject, name: string, complain: Complain): number {
  const value = countField(body, name, 1, complain);
  if (value === undefined && body[name] === undefined) complain(name, 'given');
  return value ?? 1;
}
