import { type OffsetMappedText, originalOffset } from './offset-mapped-text.ts';
import { MIN_PART_LENGTH, searchableVariants, secretEncodings } from './secret-encodings.ts';
import { ANCHOR_LENGTH, PrefixIndex } from './prefix-index.ts';
import { letterOrDigit } from '@model-security-scan/common/unicode-patterns';

const MASK = '***';
/** Keys of an outcome whose values are this project's own words: a secret such as `data` must not change them. */
const FIXED_WORDS = new Set([
  'status',
  'failureReason',
  'origin',
  'reason',
  'state',
  'mode',
  'slot',
  'task',
  'attack',
  'kind',
]);

/** Keys of numbers that come from the service, which may choose the digits of a secret. */
const SERVICE_NUMBERS = new Set(['score', 'supplychain_vuldetected']);

interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Keeps the run's secrets and removes them from text, in every encoding in which they are likely to appear. Secrets of
 * fewer than four characters are left to the runner's own masking: replacing them would break up ordinary words.
 */
export class Secrets {
  readonly #index = new PrefixIndex();

  /** Adds a secret; each line of a secret with several lines counts as a secret too. */
  add(secret: string): void {
    const parts = [secret, ...secret.split(/\r?\n/u)].map((part) => part.trim());
    for (const encoding of new Set(parts.flatMap(secretEncodings))) this.#index.add(encoding);
  }

  /**
   * Replaces every encoding of every secret, and the start of a secret before the ellipsis of a cut text. The time grows
   * with the length of the text, but hardly with the number of secrets, and not with their length.
   */
  redact(text: string): string {
    if (this.#index.isEmpty) return text;
    const spans = searchableVariants(text).flatMap((variant) => [
      ...findWhole(variant, this.#index, text),
      ...findCut(variant, this.#index, text),
    ]);
    // All spans are found before any is replaced: if two secrets overlap, removing one would leave a part of the other.
    let clean = '';
    let position = 0;
    for (const { start, end } of spans.sort((a, b) => a.start - b.start)) {
      if (start >= position) clean += text.slice(position, start) + MASK;
      position = Math.max(position, end);
    }
    return clean + text.slice(position);
  }

  /**
   * Redacts every string in plain data, except strings of a fixed vocabulary and keys. A number from the service that
   * contains a secret is left out as if it were unknown; the verdict was decided before.
   */
  redactAll<T>(value: T): T;
  redactAll(value: unknown): unknown {
    if (typeof value === 'string') return this.redact(value);
    if (Array.isArray(value)) return value.map((item: unknown) => this.redactAll(item));
    if (typeof value !== 'object' || value === null) return value;
    // The numbers of pictures: they are no text, and there are too many to look at each.
    if (ArrayBuffer.isView(value)) return value;
    const entries: [string, unknown][] = Object.entries(value);
    return Object.fromEntries(
      entries
        .filter(([key, item]) => !(SERVICE_NUMBERS.has(key) && this.#isSecretNumber(item)))
        .map(([key, item]) => [key, FIXED_WORDS.has(key) ? item : this.redactAll(item)]),
    );
  }

  #isSecretNumber(number: unknown): boolean {
    return typeof number === 'number' && this.redact(String(number)) !== String(number);
  }
}

/** Inside of what a long secret covers, others are compared with at most so many characters for each one of the text. */
const MAX_COMPARED = 4;

/**
 * Finds secrets in a variant of a text, as spans of the original text, which may overlap. Each character is compared with
 * a bounded number of others, also if secrets and text repeat themselves.
 */
function findWhole(variant: OffsetMappedText, index: PrefixIndex, original: string): Span[] {
  const { text } = variant;
  const spans: Span[] = [];
  let end = 0;
  let compared = 0;
  for (let position = 0; position < text.length; position += 1) {
    let length = index.lengthAt(text, position);
    const mayExtend = position + length > end || compared < MAX_COMPARED * text.length;
    if (length === ANCHOR_LENGTH && mayExtend) {
      length = index.extendedLengthAt(text, position);
      compared += length;
    }
    if (length === 0 || position + length <= end) continue;
    end = position + length;
    spans.push(toOriginalSpan(variant, position, end, original));
  }
  return spans;
}

/**
 * Finds the start of a secret before an ellipsis: packages/common/src/sanitize.ts cuts untrusted text before secrets are removed. A start
 * that is longer than an anchor is found by `findWhole`.
 */
function findCut(variant: OffsetMappedText, index: PrefixIndex, original: string): Span[] {
  const { text } = variant;
  const spans: Span[] = [];
  let afterLast = 0;
  for (let end = text.indexOf('…'); end >= 0; end = text.indexOf('…', afterLast)) {
    const last = end - MIN_PART_LENGTH;
    for (let start = Math.max(afterLast, end - ANCHOR_LENGTH); start <= last; start += 1) {
      if (!index.hasStart(text.slice(start, end))) continue;
      spans.push(toOriginalSpan(variant, start, end, original));
      break;
    }
    afterLast = end + 1;
  }
  return spans;
}

/** The span of the original text, without the white space and dashes after it that the variant does not have. */
function toOriginalSpan(variant: OffsetMappedText, from: number, to: number, original: string): Span {
  const start = originalOffset(variant, from);
  let end = originalOffset(variant, to);
  while (/[\s-]/u.test(original.charAt(end - 1))) end -= 1;
  return { start, end };
}

/** A shorter line of a longer secret stands in too many other texts. */
const MIN_LINE_LENGTH = 4;

/**
 * Splits a secret into the lines that the runner may mask. Lines of punctuation, such as `{`, are left out: the runner drops
 * every output that holds a masked text. A secret of one line is masked whatever it holds.
 */
export function maskableLines(secret: string): readonly string[] {
  const lines = secret.split(/\r?\n/u).filter((line) => line.trim() !== '');
  if (lines.length <= 1) return lines;
  return lines.filter((line) => line.trim().length >= MIN_LINE_LENGTH && letterOrDigit().test(line));
}
