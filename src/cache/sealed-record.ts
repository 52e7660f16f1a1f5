import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { at, textAt } from '../core/json.ts';
import { canonicalJson } from '../text/canonical-json.ts';

/** Separates the key of records from every other use of the same secret. */
const KEY_LABEL = 'model-security-scan record 1';

/** Derives the key that signs records from the input record-key. */
export function deriveRecordKey(secret: string): Buffer {
  return createHmac('sha256', secret).update(KEY_LABEL).digest();
}

/** Which records are believed. */
export interface RecordTrust {
  /** The derived key; undefined if nobody gave one. */
  readonly key: Buffer | undefined;
  /** True if only records that this key signed are believed. */
  readonly requiresSignature: boolean;
}

/** Why a record is not believed. */
export type SealFault = 'damaged' | 'unsigned' | 'other-signature';

/**
 * Renders a record: its body, a signature if there is a key, and a digest of both, as one line of canonical JSON.
 * @param body plain data
 */
export function sealRecord(body: unknown, key: Buffer | undefined): string {
  const parts = { body, ...(key === undefined ? {} : { signature: sign(body, key) }) };
  return `${canonicalJson({ ...parts, sha256: digest(parts) })}\n`;
}

/** Reads a record. Every byte of it counts: a text that is not exactly what `sealRecord` gives is `damaged`. */
export function unsealRecord(
  text: string,
  { key, requiresSignature }: RecordTrust,
): { readonly body: unknown } | { readonly fault: SealFault } {
  const sealed = parseCanonical(text);
  const body = at(sealed, 'body');
  const signature = textAt(sealed, 'signature');
  const parts = { body, ...(signature === undefined ? {} : { signature }) };
  const isWhole =
    body !== undefined && canonicalJson(sealed) === canonicalJson({ ...parts, sha256: digest(parts) });
  if (!isWhole) return { fault: 'damaged' };
  if (!requiresSignature) return { body };
  if (signature === undefined) return { fault: 'unsigned' };
  return key !== undefined && isSame(signature, sign(body, key)) ? { body } : { fault: 'other-signature' };
}

/** @returns undefined if the text is no canonical JSON */
function parseCanonical(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return `${canonicalJson(value)}\n` === text ? value : undefined;
  } catch {
    return undefined;
  }
}

function sign(body: unknown, key: Buffer): string {
  return createHmac('sha256', key).update(canonicalJson(body)).digest('hex');
}

function digest(parts: unknown): string {
  return createHash('sha256').update(canonicalJson(parts)).digest('hex');
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
