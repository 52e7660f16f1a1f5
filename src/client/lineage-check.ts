import { at, isObject } from '../core/json.ts';
import type { LineageRecord } from '../core/outcome.ts';
import { bounded, isPlainAscii } from '../text/sanitize.ts';
import { callAndRead, type ServiceAccess } from './call.ts';
import { TypeMismatchError } from '../core/errors.ts';
import type { Transport } from '../http/types.ts';

/** The body of a lineage check (INTERFACE.md 4.1); what is undefined is not sent. */
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
 * Asks whether a repository was scanned already (INTERFACE.md 4.1).
 * @returns the record, or undefined where the service knows none
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
 * Reads a lineage record (docs/design.md, rule 1): an object with at least one identifying field that is not empty is
 * one, `{}` is none, anything else must never pass for either.
 * @throws MisfitError
 */
export function readRecord(answer: unknown): LineageRecord | undefined {
  if (isObject(answer) && Object.keys(answer).length === 0) return undefined;
  if (!isObject(answer) || !IDENTIFYING_FIELDS.some((name) => identifies(textField(answer, name)))) {
    throw new TypeMismatchError(
      'is neither a record nor an empty object (a record has at least one of ' +
        `${IDENTIFYING_FIELDS.join(', ')}), so it is not known whether the repository was scanned`,
    );
  }
  const flag = at(answer, 'supplychain_vuldetected');
  const texts = TEXT_FIELDS.flatMap((name) => {
    const text = textField(answer, name);
    return text === undefined ? [] : [[name, text] as const];
  });
  return {
    ...Object.fromEntries(texts),
    ...(typeof flag === 'number' ? { supplychain_vuldetected: flag } : {}),
  };
}

/** Whether a text names anything: how services write "nothing", and what cannot be seen, does not. */
function identifies(text: string | undefined): boolean {
  if (text === undefined) return false;
  const visible = isPlainAscii(text) ? text.replaceAll(' ', '') : text.replace(/[\p{C}\p{Z}]/gu, '');
  return !/^(?:|0|-|na|n\/a|nil|none|null|undefined)$/iu.test(visible);
}

/**
 * Texts as they are, as far as they are not too long; a number, as a depth or a time may come, as its text; blank and
 * all else as absent.
 */
function textField(record: unknown, name: string): string | undefined {
  const value = at(record, name);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? bounded(value) : undefined;
}
