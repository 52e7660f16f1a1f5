import { serviceUrl } from '../../../core/service-address.ts';
import { isObject } from '@model-security-scan/common/json';
import type { LineageRecord } from '../../../facts/run-outcome.ts';
import { bounded, isPlainAscii, withoutInvisible } from '@model-security-scan/common/sanitize';
import { letterOrPositiveDigit } from '@model-security-scan/common/unicode-patterns';
import { callService, type ServiceAccess } from './call.ts';
import { type AnswerField, compactName, listFields, saysNothing } from './answer-fields.ts';
import { findContradiction, isBadState } from './contradictions.ts';
import { TypeMismatchError } from '../../../core/errors.ts';
import type { Transport } from '../../../http/exchange.ts';

/** The body of a lineage check (service spec 4.1); undefined fields are not sent. */
export interface LineageQuery {
  readonly repo_type: string;
  readonly repo_url?: string;
  readonly branch_name?: string;
  readonly depth: number;
  readonly storage_access_key_id?: string;
  readonly storage_secret_access_key?: string;
  readonly region?: string;
  readonly bucket_name?: string;
}

export const TEXT_FIELDS = [
  'branchname',
  'commitid',
  'createdtimestamp',
  'depth',
  'hashedjobid',
  'modelid',
  'orgid',
  'repotype',
  'repourl',
] as const;
const IDENTIFYING_FIELDS = ['commitid', 'hashedjobid', 'modelid'] as const;

/**
 * Asks the service for the record of an earlier scan of a repository (service spec 4.1).
 * @returns the record, or undefined if the service has none
 * @throws ServiceError; `unexpected-answer` for a 200 that is neither a record nor an empty object
 */
export async function checkLineage(
  transport: Transport,
  access: ServiceAccess,
  query: LineageQuery,
): Promise<LineageRecord | undefined> {
  const call = {
    operation: 'lineage check',
    rule: 'repeatable',
    method: 'POST',
    url: serviceUrl(access.root, 'developer/lineage-check'),
    body: { ...query },
  } as const;
  return callService(transport, access, call, readRecord);
}

/**
 * Reads a lineage record (docs/design.md, rule 1), whatever the spelling of its names, also in an object that only wraps it.
 * An object with at least one identifying field that is not empty is a record; `{}` means that there is no record. Anything
 * else, an error with such a field included, must never count as either of them.
 * @throws TypeMismatchError
 */
export function readRecord(answer: unknown): LineageRecord | undefined {
  if (isEmpty(answer)) return undefined;
  const fields = listFields(answer);
  const outer = isObject(answer) ? fields.filter(({ isOuter, isListed }) => isOuter && !isListed) : [];
  const texts = TEXT_FIELDS.flatMap((name) => {
    const text = onlyValue(outer, name, readText);
    return text === undefined ? [] : [[name, text] as const];
  });
  const named = new Map<string, string>(texts);
  if (!IDENTIFYING_FIELDS.some((name) => isIdentifier(named.get(name)))) {
    throw new TypeMismatchError(
      'is neither a record nor an empty object (a record has at least one of ' +
        `${IDENTIFYING_FIELDS.join(', ')}), ${SO_UNKNOWN}`,
    );
  }
  if (isErrorBody(fields, named)) {
    throw new TypeMismatchError(`has fields of a record, but speaks of an error, ${SO_UNKNOWN}`);
  }
  const count = onlyValue(outer, FLAG, readCount);
  return { ...Object.fromEntries(texts), ...(count === undefined ? {} : { [FLAG]: count }) };
}

const FLAG = 'supplychain_vuldetected';
const SO_UNKNOWN = 'so it is unknown whether the repository was scanned';
const KNOWN_KEYS: readonly string[] = [...TEXT_FIELDS, FLAG].map(compactName);
const MESSAGE_KEY = /^(?:error)?(?:message|msg|details?|reason|title)$/u;

/** True for `{}`, also as the only thing in an object that only wraps it. */
function isEmpty(answer: unknown): boolean {
  if (!isObject(answer)) return false;
  const entries = Object.entries(answer);
  const [only] = entries;
  if (only === undefined) return true;
  const isWrapped = entries.length === 1 && /^(?:data|result|response)$/u.test(compactName(only[0]));
  return isWrapped && isObject(only[1]) && Object.keys(only[1]).length === 0;
}

function onlyValue<T>(
  fields: readonly AnswerField[],
  name: string,
  read: (value: unknown) => T | undefined,
): T | undefined {
  const key = compactName(name);
  const values = fields.filter((field) => field.key === key).flatMap(({ value }) => read(value) ?? []);
  if (new Set(values).size > 1) {
    throw new TypeMismatchError(`has two different values for ${name}, ${SO_UNKNOWN}`);
  }
  return values[0];
}

/**
 * True if an answer with fields of a record is the body of an error: something beside them contradicts a record, or it has
 * a message, and names only a model, as errors about a model do.
 */
function isErrorBody(fields: readonly AnswerField[], named: ReadonlyMap<string, string>): boolean {
  const isKnown = ({ key, isOuter }: AnswerField): boolean => isOuter && KNOWN_KEYS.includes(key);
  if (findContradiction(fields, isKnown) !== undefined) return true;
  if (fields.some((field) => field.isOuter && isBadState(field))) return true;
  const hasMessage = fields.some(
    ({ isOuter, key, value }) => isOuter && MESSAGE_KEY.test(key) && !saysNothing(value),
  );
  return hasMessage && !['commitid', 'hashedjobid'].some((name) => isIdentifier(named.get(name)));
}

/** A number, or an integer in a text; nothing else in a text counts, such as blanks, signs or a leading zero. */
function readCount(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^(?:0|[1-9]\d{0,14})$/u.test(value) ? Number(value) : undefined;
}

/**
 * True if a text identifies something: it has a letter or a digit other than 0, and is none of the words that services use
 * for "nothing" or "error". So invisible texts, zeros and the nil UUID do not.
 */
function isIdentifier(text: string | undefined): boolean {
  if (text === undefined) return false;
  const visible = withoutInvisible(text).replace(/^urn:uuid:/iu, '');
  // Most ids are ASCII, and need no Unicode pattern, whose compilation is slow.
  const hasCharacter = (isPlainAscii(visible) ? /[a-z1-9]/iu : letterOrPositiveDigit()).test(visible);
  return (
    hasCharacter &&
    !/^\W*(?:na|n\/a|nil|none|null|undefined|unknown|nan|errors?|failed|invalid|forbidden|(?:not|none)[ _-]?found)\W*$/iu.test(
      visible,
    )
  );
}

/**
 * Reads a text, and cuts it if it is too long. A number, which a depth or a time may be, becomes a text. A blank text and
 * every other value count as absent.
 */
function readText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? bounded(value) : undefined;
}
