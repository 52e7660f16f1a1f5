import { type Slot, SLOTS } from '../../../core/attack-table.ts';
import { isObject } from '../../../core/json.ts';
import { plainLine } from '../../../text/sanitize.ts';
import { holdsMoreValues, MAX_ANSWER_VALUES } from './answer-size.ts';
import { parseUrl } from '../../../core/url.ts';
import { ServiceError } from '../../../core/errors.ts';

/**
 * The place that the service names for a slot's file. The query of the URL and the fields are secrets.
 * `put` sends the bytes unchanged; `post` sends a form with the fields and, last, the file.
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

/** So many unknown uploads are named in warnings. */
const MAX_NAMED = 5;
const MAX_DEPTH = 8;
/** Presigned addresses and forms have about ten fields, all together with a few thousand characters. */
const MAX_FIELDS = 100;
const MAX_TARGET_LENGTH = 32_768;

/**
 * Finds the upload slots anywhere in the answer to an analysis: `<slot>_upload_url`, or `<Slot>UploadURL` in older answers
 * (observed in the public reference notebooks; not in the service spec).
 * @param answer parsed JSON
 * @returns the targets in the order of the slots; the first similar keys that belong to no known slot, and how many more
 *   there are
 * @throws ServiceError `unexpected-answer` if the value of a slot is neither a URL nor a form, a slot has two different
 *   values, fields are too many or too long, or the answer is too large or nested too deeply to be searched
 */
export function readUploadTargets(answer: unknown): {
  targets: UploadTarget[];
  ignored: string[];
  moreIgnored: number;
} {
  const found = new Map<Slot, UploadTarget>();
  const ignored = new Set<string>();
  for (const { key, value } of findUploadKeys(answer)) {
    const slot = SLOTS_BY_KEY.get(normalizeKey(key));
    if (slot === undefined) {
      ignored.add(plainLine(key, 100));
      continue;
    }
    const target = readTarget(slot, key, value);
    const known = found.get(slot);
    if (known !== undefined && !isSameTarget(known, target)) {
      throw unexpected(`names two different addresses for the upload of ${slot}`);
    }
    found.set(slot, target);
  }
  const targets = SLOTS.flatMap((slot) => found.get(slot) ?? []);
  return {
    targets,
    ignored: [...ignored].slice(0, MAX_NAMED),
    moreIgnored: Math.max(0, ignored.size - MAX_NAMED),
  };
}

const TOO_LARGE = 'is too large or nested too deeply to be searched for upload addresses';
const UPLOAD_KEY = /^[a-z_]*upload_?url$/iu;

/** The spellings of a key differ only in case and underscores. */
function normalizeKey(key: string): string {
  return key.toLowerCase().replaceAll('_', '');
}

const SLOTS_BY_KEY: ReadonlyMap<string, Slot> = new Map(
  SLOTS.map((slot) => [normalizeKey(`${slot}_upload_url`), slot]),
);

interface UploadKey {
  readonly key: string;
  readonly value: unknown;
}

function findUploadKeys(answer: unknown): UploadKey[] {
  if (holdsMoreValues(answer, MAX_ANSWER_VALUES)) throw unexpected(TOO_LARGE);
  const keys: UploadKey[] = [];
  let level: unknown[] = [answer];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw unexpected(TOO_LARGE);
    const next: unknown[] = [];
    for (const [key, value] of level.flatMap(listEntries)) {
      if (UPLOAD_KEY.test(key)) keys.push({ key, value });
      else if (typeof value === 'object') next.push(value);
    }
    level = next;
  }
  return keys;
}

/** Lists the keys and values of an object; the keys of an array are its indexes. */
function listEntries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function readTarget(slot: Slot, key: string, value: unknown): UploadTarget {
  if (typeof value === 'string') return { slot, form: 'put', url: readUrl(key, value) };
  if (!isObject(value) || !isObject(value['fields'])) throw malformed(key, 'neither a URL nor a form');
  const fields: [string, string][] = [];
  const entries = Object.entries(value['fields']);
  if (entries.length > MAX_FIELDS) throw malformed(key, `a form with more than ${String(MAX_FIELDS)} fields`);
  let length = 0;
  for (const [name, field] of entries) {
    if (typeof field !== 'string') {
      throw malformed(key, `a form whose field "${plainLine(name, 100)}" is not a text`);
    }
    length += name.length + field.length;
    if (length > MAX_TARGET_LENGTH) throw malformed(key, TOO_LONG);
    fields.push([name, field]);
  }
  return { slot, form: 'post', url: readUrl(key, value['url']), fields };
}

const TOO_LONG = `more than ${String(MAX_TARGET_LENGTH)} characters`;

function readUrl(key: string, value: unknown): URL {
  if (typeof value === 'string' && value.length > MAX_TARGET_LENGTH) throw malformed(key, TOO_LONG);
  const url = typeof value === 'string' ? parseUrl(value) : undefined;
  if (url === undefined) throw malformed(key, 'no valid URL');
  if (url.searchParams.size > MAX_FIELDS) {
    throw malformed(key, `a URL with more than ${String(MAX_FIELDS)} parameters`);
  }
  return url;
}

function isSameTarget(one: UploadTarget, other: UploadTarget): boolean {
  const comparable = (target: UploadTarget): string =>
    JSON.stringify([target.url.href, target.form === 'post' ? target.fields : []]);
  return one.form === other.form && comparable(one) === comparable(other);
}

/** Creates an error without the value itself, which may be a secret. */
function malformed(key: string, what: string): ServiceError {
  return unexpected(
    `has ${what} under "${plainLine(key, 100)}" (expected a URL, or an object with url and fields)`,
  );
}

function unexpected(what: string): ServiceError {
  return new ServiceError(
    'unexpected-answer',
    `The answer to the model analysis ${what}. The analysis was started, but nothing was uploaded: look for its job on ` +
      'the service’s dashboard before you start another run.',
  );
}
