import { type OffsetMappedText, originalOffset } from './offset-mapped-text.ts';
import { secretEncodings, MIN_PART_LENGTH, searchableVariants } from './secret-encodings.ts';
import { PrefixIndex, MIN_FORM_LENGTH } from './prefix-index.ts';

const MASK = '***';
/** Keys of an outcome whose values are words of this project: an organization called `data` must not change them. */
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

/** Keys of numbers that the service chose: it may choose the digits of a secret. */
const NUMBERS_OF_THE_SERVICE = new Set(['score', 'supplychain_vuldetected']);

/** Characters from `start` to before `end`. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Keeps the run's secrets and takes them, in every form they are likely to show in, out of text. Secrets of fewer than
 * four characters are left to the runner's own masking: they would take ordinary words apart.
 */
export class Secrets {
  readonly #index = new PrefixIndex();

  /** Adds a secret; each line of one with several lines counts on its own as well. */
  add(secret: string): void {
    const parts = [secret, ...secret.split(/\r?\n/u)].map((part) => part.trim());
    for (const part of new Set(parts)) {
      if (part.length < MIN_FORM_LENGTH) continue;
      for (const form of secretEncodings(part)) this.#index.add(form);
    }
  }

  /**
   * The text with every form of every secret replaced, and the start of one before the ellipsis of a cut text. Takes time
   * in proportion to the text, however many secrets there are.
   */
  redact(text: string): string {
    if (this.#index.longest === 0) return text;
    const spans = searchableVariants(text).flatMap((view) => [
      ...wholeSpans(view, this.#index),
      ...cutSpans(view, this.#index),
    ]);
    // Found in the text as it came: where two secrets overlap, taking out one would leave a part of the other.
    let clean = '';
    let position = 0;
    for (const { start, end } of spans.sort((a, b) => a.start - b.start)) {
      if (start >= position) clean += text.slice(position, start) + MASK;
      position = Math.max(position, end);
    }
    return clean + text.slice(position);
  }

  /**
   * Plain data with every string in it redacted but those of a fixed vocabulary; keys stay. A number of the service that
   * holds a secret is left out, as if it were not known: what follows from it was decided before.
   */
  redactAll<T>(value: T): T;
  redactAll(value: unknown): unknown {
    if (typeof value === 'string') return this.redact(value);
    if (Array.isArray(value)) return value.map((item: unknown) => this.redactAll(item));
    if (typeof value !== 'object' || value === null) return value;
    const entries: [string, unknown][] = Object.entries(value);
    return Object.fromEntries(
      entries
        .filter(([key, item]) => !(NUMBERS_OF_THE_SERVICE.has(key) && this.#isIn(item)))
        .map(([key, item]) => [key, FIXED_WORDS.has(key) ? item : this.redactAll(item)]),
    );
  }

  #isIn(number: unknown): boolean {
    return typeof number === 'number' && this.redact(String(number)) !== String(number);
  }
}

/** Where forms stand in a view of a text, as places in that text; those that overlap are one. */
function wholeSpans(view: OffsetMappedText, index: PrefixIndex): Span[] {
  const spans: Span[] = [];
  let start = 0;
  let end = 0;
  for (let position = 0; position + MIN_FORM_LENGTH <= view.text.length; position += 1) {
    const length = index.lengthAt(view.text, position);
    if (length === 0) continue;
    if (position >= end) {
      if (end > 0) spans.push(placed(view, start, end));
      start = position;
    }
    end = Math.max(end, position + length);
  }
  if (end > 0) spans.push(placed(view, start, end));
  return spans;
}

/** The beginning of a form before an ellipsis: text.ts cuts what others have said before secrets are taken out. */
function cutSpans(view: OffsetMappedText, index: PrefixIndex): Span[] {
  const { text } = view;
  const spans: Span[] = [];
  let afterLast = 0;
  for (let end = text.indexOf('…'); end >= 0; end = text.indexOf('…', afterLast)) {
    const last = end - MIN_PART_LENGTH;
    for (let start = Math.max(afterLast, end - index.longest); start <= last; start += 1) {
      if (!index.hasStart(text.slice(start, end))) continue;
      spans.push(placed(view, start, end));
      break;
    }
    afterLast = end + 1;
  }
  return spans;
}

function placed(view: OffsetMappedText, start: number, end: number): Span {
  return { start: originalOffset(view, start), end: originalOffset(view, end) };
}
