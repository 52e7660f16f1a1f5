import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { at, textAt } from '@model-security-scan/common/json';
import { canonicalJson } from '../text/canonical-json.ts';

/** Separates this key from every other use of the same secret. */
const KEY_LABEL = 'model-security-scan record 1';

/** Derives the key that signs cached results from the input cache-secret. */
export function deriveSealKey(secret: string): Buffer {
  return createHmac('sha256', secret).update(KEY_LABEL).digest();
}

/** Which cached results are trusted. */
export interface SealTrust {
  /** The derived key; undefined if nobody gave one. */
  readonly key: Buffer | undefined;
  /** True if only cached results that this key signed are trusted. */
  readonly requiresSignature: boolean;
}

/** @param source the derived key in hexadecimal, and whether only what it signed is trusted */
export function trustOf(source: { readonly key?: string; readonly requiresSignature: boolean }): SealTrust {
  const { key, requiresSignature } = source;
  return { key: key === undefined ? undefined : Buffer.from(key, 'hex'), requiresSignature };
}

type SealFault = 'damaged' | 'unsigned' | 'other-signature';

/**
 * Renders a cached result: its body, a signature if there is a key, and a digest of both, as one line of canonical JSON.
 * @param body plain data
 */
export function seal(body: unknown, key: Buffer | undefined): string {
  const parts = { body, ...(key === undefined ? {} : { signature: sign(body, key) }) };
  return `${canonicalJson({ ...parts, sha256: digest(parts) })}\n`;
}

/** Reads a cached result. Every byte of it counts: a text that is not exactly what `seal` gives is `damaged`. */
export function unseal(
  text: string,
  { key, requiresSignature }: SealTrust,
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
