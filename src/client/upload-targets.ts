import { type Slot, SLOTS } from '../core/attack-table.ts';
import { isObject } from '../core/json.ts';
import { plainLine } from '../text/sanitize.ts';
import { parseUrl } from '../core/url.ts';
import { ServiceError } from '../core/errors.ts';

/**
 * Where the service wants a slot's file. The URL's query and the fields are secrets.
 * `put`: the bytes as they are. `post`: a form of the fields and, last, the file.
 */
export type UploadTarget =
  | { readonly slot: Slot; readonly form: 'put'; readonly url: URL }
  | {
      readonly slot: Slot;
      readonly form: 'post';
      readonly url: URL;
      /** Names and values, in the answer's order. */
      readonly fields: readonly (readonly [name: string, value: string])[];
    };

const MAX_DEPTH = 8;
const MAX_VALUES = 10_000;
/** Presigned addresses and forms have some ten values each, the longest of a few thousand characters. */
const MAX_PARTS = 100;
const MAX_PART_LENGTH = 32_768;

/**
 * Finds the upload slots in the answer to an analysis, wherever they stand in it: `<slot>_upload_url`, or
 * `<Slot>UploadURL` of older answers (observed in the public reference notebooks; not in the interface document).
 * @param answer parsed JSON
 * @returns the targets in the order of the slots, and the names of keys of this form that are no known slot's
 * @throws ServiceError `unexpected-answer` where a slot's value has neither form, where a slot has two different
 *   values, more of them than any storage needs or longer ones, and where the answer is nested too deep or too large
 *   to be searched
 */
export function readUploadTargets(answer: unknown): { targets: UploadTarget[]; ignored: string[] } {
  const found = new Map<Slot, UploadTarget>();
  const ignored = new Set<string>();
  for (const { key, value } of findUploadKeys(answer)) {
    const slot = SLOTS_BY_KEY.get(squeeze(key));
    if (slot === undefined) {
      ignored.add(plainLine(key, 100));
      continue;
    }
    const target = readTarget(slot, key, value);
    const known = found.get(slot);
    if (known !== undefined && !isSameTarget(known, target)) {
      throw unexpected(`names two different places for the upload of ${slot}`);
    }
    found.set(slot, target);
  }
  const targets = SLOTS.flatMap((slot) => found.get(slot) ?? []);
  return { targets, ignored: [...ignored] };
}

const UPLOAD_KEY = /^[a-z_]*upload_?url$/iu;

/** The spellings of a key differ in case and underscores only. */
function squeeze(key: string): string {
  return key.toLowerCase().replaceAll('_', '');
}

const SLOTS_BY_KEY: ReadonlyMap<string, Slot> = new Map(
  SLOTS.map((slot) => [squeeze(`${slot}_upload_url`), slot]),
);

interface UploadKey {
  readonly key: string;
  readonly value: unknown;
}

function findUploadKeys(answer: unknown): UploadKey[] {
  const keys: UploadKey[] = [];
  let values = 0;
  let level: unknown[] = [answer];
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length;
    if (depth > MAX_DEPTH || values > MAX_VALUES) {
      throw unexpected('is nested too deep or too large to be searched for places to upload to');
    }
    const next: unknown[] = [];
    for (const [key, value] of level.flatMap(listEntries)) {
      if (UPLOAD_KEY.test(key)) keys.push({ key, value });
      else if (typeof value === 'object') next.push(value);
    }
    level = next;
  }
  return keys;
}

/** The keys and values of an object, or of an array with its indexes as keys. */
function listEntries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function readTarget(slot: Slot, key: string, value: unknown): UploadTarget {
  if (typeof value === 'string') return { slot, form: 'put', url: readUrl(key, value) };
  if (!isObject(value) || !isObject(value['fields'])) throw malformed(key, 'neither a URL nor a form');
  const fields: [string, string][] = [];
  const entries = Object.entries(value['fields']);
  if (entries.length > MAX_PARTS) throw malformed(key, `a form of more than ${String(MAX_PARTS)} fields`);
  for (const [name, field] of entries) {
    if (typeof field !== 'string') {
      throw malformed(key, `a form whose field "${plainLine(name, 100)}" is no text`);
    }
    if (name.length + field.length > MAX_PART_LENGTH) throw malformed(key, TOO_LONG);
    fields.push([name, field]);
  }
  return { slot, form: 'post', url: readUrl(key, value['url']), fields };
}

const TOO_LONG = `a text of more than ${String(MAX_PART_LENGTH)} characters`;

function readUrl(key: string, value: unknown): URL {
  if (typeof value === 'string' && value.length > MAX_PART_LENGTH) throw malformed(key, TOO_LONG);
  const url = typeof value === 'string' ? parseUrl(value) : undefined;
  if (url === undefined) throw malformed(key, 'no URL');
  if (url.searchParams.size > MAX_PARTS) {
    throw malformed(key, `a URL of more than ${String(MAX_PARTS)} parameters`);
  }
  return url;
}

function isSameTarget(one: UploadTarget, other: UploadTarget): boolean {
  const comparable = (target: UploadTarget): string =>
    JSON.stringify([target.url.href, target.form === 'post' ? target.fields : []]);
  return one.form === other.form && comparable(one) === comparable(other);
}

/** The value itself is left out: it may be a secret. */
function malformed(key: string, what: string): ServiceError {
  return unexpected(
    `holds ${what} under "${plainLine(key, 100)}"; expected was a URL, or an object of url and fields`,
  );
}

function unexpected(what: string): ServiceError {
  return new ServiceError(
    'unexpected-answer',
    `The answer to the model analysis ${what}. The analysis was begun, but nothing was uploaded: look for its job on the ` +
      'service’s dashboard before you start another run.',
  );
}
