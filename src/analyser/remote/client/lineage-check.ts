import { at, integerAt, isObject } from '../../../core/json.ts';
import type { LineageRecord } from '../../../facts/outcome.ts';
import { bounded, isPlainAscii, withoutInvisible } from '../../../text/sanitize.ts';
import { letterOrPositiveDigit } from '../../../text/unicode-patterns.ts';
import { callAndRead, type ServiceAccess } from './call.ts';
import { findContraryField } from './contrary-fields.ts';
import { saysNothing } from './contrary-words.ts';
import { TypeMismatchError } from '../../../core/errors.ts';
import type { Transport } from '../../../http/types.ts';

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
    path: 'developer/lineage-check',
    body: { ...query },
  } as const;
  return callAndRead(transport, access, call, readRecord);
}

/**
 * Reads a lineage record (docs/design.md, rule 1). An object with at least one identifying field that is not empty is a
 * record; `{}` means that there is no record. Anything else, an error with such a field included, must never count as
 * either of them.
 * @throws TypeMismatchError
 */
export function readRecord(answer: unknown): LineageRecord | undefined {
  if (isObject(answer) && Object.keys(answer).length === 0) return undefined;
  if (!isObject(answer) || !IDENTIFYING_FIELDS.some((name) => isIdentifier(readTextField(answer, name)))) {
    throw new TypeMismatchError(
      'is neither a record nor an empty object (a record has at least one of ' +
        `${IDENTIFYING_FIELDS.join(', ')}), ${SO_UNKNOWN}`,
    );
  }
  if (isErrorBody(answer)) {
    throw new TypeMismatchError(`has fields of a record, but speaks of an error, ${SO_UNKNOWN}`);
  }
  const flag = at(answer, FLAG);
  const count = integerAt(answer, FLAG) ?? (typeof flag === 'number' ? flag : undefined);
  const texts = TEXT_FIELDS.flatMap((name) => {
    const text = readTextField(answer, name);
    return text === undefined ? [] : [[name, text] as const];
  });
  return {
    ...Object.fromEntries(texts),
    ...(count === undefined ? {} : { [FLAG]: count }),
  };
}

const FLAG = 'supplychain_vuldetected';
const SO_UNKNOWN = 'so it is unknown whether the repository was scanned';
const KNOWN_FIELDS: readonly string[] = [...TEXT_FIELDS, FLAG];
const MESSAGE_FIELD = /^(?:error_?)?(?:message|msg|detail|details|reason|title)$/iu;

/**
 * True if an answer with fields of a record is the body of an error: a field beside them speaks of failure, or it has a
 * message, and names only a model, as errors about a model do.
 */
function isErrorBody(answer: Readonly<Record<string, unknown>>): boolean {
  if (findContraryField(answer, (name) => KNOWN_FIELDS.includes(name)) !== undefined) return true;
  const hasMessage = Object.entries(answer).some(
    ([name, value]) => MESSAGE_FIELD.test(name) && !saysNothing(value),
  );
  return hasMessage && !['commitid', 'hashedjobid'].some((name) => isIdentifier(readTextField(answer, name)));
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
 * Reads a text field, and cuts it if it is too long. A number, which a depth or a time may be, becomes a text. A blank
 * text and every other value count as absent.
 */
function readTextField(record: unknown, name: string): string | undefined {
  const value = at(record, name);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? bounded(value) : undefined;
}
