import { isObject } from '@model-security-scan/common/json';
import type { Slot } from '@model-security-scan/engine/catalog';
import { parseUrl } from '../../../core/url.ts';
import { plainLine } from '@model-security-scan/common/sanitize';
import { TypeMismatchError } from '../../../core/errors.ts';
import { compactName } from './answer-fields.ts';

/**
 * The place that the service names for a slot's file. The query of the URL, the fields and the headers are secrets.
 * `raw` sends the bytes unchanged; `form` posts a form with the fields and, last, the file.
 */
export type UploadAddress = { readonly url: URL } & (
  | { readonly form: 'raw'; readonly method: 'PUT' | 'POST'; readonly headers: NamedTexts }
  | { readonly form: 'form'; readonly fields: NamedTexts }
);

export type UploadTarget = UploadAddress & { readonly slot: Slot };

/** Names and values, in the answer's order. */
type NamedTexts = readonly (readonly [name: string, value: string])[];

/** Presigned addresses and forms have about ten fields, all together with a few thousand characters. */
const MAX_FIELDS = 100;
const MAX_TARGET_LENGTH = 32_768;
const URL_KEYS: readonly string[] = [
  'url',
  'uri',
  'href',
  'link',
  'address',
  'uploadurl',
  'uploadlink',
  'put',
  'puturl',
  'signedurl',
  'presignedurl',
];

/**
 * Reads the address of one upload: a URL, `{url, fields}` for a form (both observed publicly; not in the service spec), or
 * `{url, method, headers}`.
 * @param name the field that holds it, for messages
 * @returns undefined if the service names no address: nothing, null, or a word for nothing
 * @throws TypeMismatchError for anything else; its message holds nothing of the value, which may be a secret
 */
export function readUploadAddress(name: string, value: unknown): UploadAddress | undefined {
  if (isNoAddress(value)) return undefined;
  if (typeof value === 'string') {
    return { form: 'raw', method: 'PUT', headers: [], url: readUrl(name, value) };
  }
  const given = urlIn(value);
  if (!isObject(value) || given === undefined) throw malformed(name, 'no address');
  const url = readUrl(name, given);
  const method = readMethod(name, value['method']);
  const fields = readTexts(name, 'fields', value['fields']);
  if (fields !== undefined && (fields.length > 0 || method !== 'PUT')) {
    if (method === 'PUT') throw malformed(name, 'fields of a form beside the method PUT');
    return { form: 'form', fields, url };
  }
  return { form: 'raw', method: method ?? 'PUT', headers: readHeaders(name, value['headers']), url };
}

function readMethod(name: string, value: unknown): 'PUT' | 'POST' | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const method = typeof value === 'string' ? value.toUpperCase() : '';
  if (method === 'PUT' || method === 'POST') return method;
  throw malformed(name, 'a method other than PUT and POST');
}

function readHeaders(name: string, value: unknown): NamedTexts {
  // The client sets these two itself.
  const headers = (readTexts(name, 'headers', value) ?? []).filter(
    ([header]) => !/^(?:host|content-length)$/iu.test(header),
  );
  const bad = headers.find(([header, text]) => !isSendableHeader(header, text));
  if (bad !== undefined) {
    throw malformed(name, `a header that must not be sent, "${plainLine(bad[0], 100)}",`);
  }
  return headers;
}

/** @returns the URL of an object with an address, unread; undefined if it has none */
export function urlIn(value: unknown): unknown {
  if (!isObject(value)) return undefined;
  return Object.entries(value).find(([key]) => URL_KEYS.includes(compactName(key)))?.[1];
}

function isNoAddress(value: unknown): boolean {
  if (typeof value === 'string') return /^(?:|na|n\/a|none|null)$/iu.test(value.trim());
  return value === undefined || value === null;
}

function readTexts(name: string, what: string, value: unknown): NamedTexts | undefined {
  if (value === undefined || value === null) return undefined;
  if (!isObject(value)) throw malformed(name, `${what} that are no object`);
  const entries = Object.entries(value);
  if (entries.length > MAX_FIELDS) throw malformed(name, `more than ${String(MAX_FIELDS)} ${what}`);
  let length = 0;
  return entries.map(([field, text]): readonly [string, string] => {
    if (typeof text !== 'string') {
      throw malformed(name, `${what} of which "${plainLine(field, 100)}" is not a text`);
    }
    length += field.length + text.length;
    if (length > MAX_TARGET_LENGTH) throw malformed(name, TOO_LONG);
    return [field, text];
  });
}

/** The client itself manages the connection; its credentials go to no storage (docs/design.md, rule 4). */
function isSendableHeader(header: string, text: string): boolean {
  const isToken = /^[\w!#$%&'*+.^`|~-]{1,100}$/u.test(header) && /^[\t\x20-\x7e]*$/u.test(text);
  const isOurs = /^(?:connection|transfer-encoding|expect|upgrade|te|trailer|proxy-.*|x-api-key|org-id)$/iu;
  return isToken && !isOurs.test(header);
}

const TOO_LONG = `more than ${String(MAX_TARGET_LENGTH)} characters`;

function readUrl(name: string, value: unknown): URL {
  if (typeof value === 'string' && value.length > MAX_TARGET_LENGTH) throw malformed(name, TOO_LONG);
  const url = typeof value === 'string' ? parseUrl(value) : undefined;
  if (url === undefined) throw malformed(name, 'no valid URL');
  if (url.searchParams.size > MAX_FIELDS) {
    throw malformed(name, `a URL with more than ${String(MAX_FIELDS)} parameters`);
  }
  return url;
}

function malformed(name: string, what: string): TypeMismatchError {
  return new TypeMismatchError(
    `has ${what} under "${plainLine(name, 100)}" (expected a URL, or an object with url and fields, or with url, method and headers)`,
  );
}

/** True if two addresses would send a file to the same place. */
export function isSameAddress(one: UploadAddress, other: UploadAddress): boolean {
  return describe(one) === describe(other);
}

function describe(address: UploadAddress): string {
  const { form, url } = address;
  const parts = form === 'form' ? address.fields : [address.method, address.headers];
  return JSON.stringify([form, url.href, parts]);
}

/** What is sent beside the URL and the file: fields of a form, or headers. */
export function secretTexts(address: UploadAddress): NamedTexts {
  return address.form === 'form' ? address.fields : address.headers;
}
