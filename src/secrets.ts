import { parseUrl } from './url.ts';

/** Shorter ones would take ordinary words apart; the runner's own masking still covers them in logs. */
const SHORTEST = 4;
/** Fewer characters of Base64, or of the start of a secret, stand in other texts by chance. */
const SHORTEST_PART = 8;
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

/** Characters from `start` to before `end`. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** Keeps the run's secrets and takes them, in every form they are likely to show in, out of text. */
export class Secrets {
  #forms: readonly string[] = [];

  /** Adds a secret; each line of one with several lines counts on its own as well. */
  add(secret: string): void {
    const parts = [secret, ...secret.split(/\r?\n/u)].map((part) => part.trim());
    const secrets = parts.filter((part) => part.length >= SHORTEST);
    // A form can be shorter than its secret: a URL loses control characters at its end.
    const forms = secrets.flatMap(formsOf).filter((form) => form.length >= SHORTEST);
    this.#forms = [...new Set([...this.#forms, ...forms])];
  }

  /** The text with every form of every secret replaced, and the start of one before the ellipsis of a cut text. */
  redact(text: string): string {
    // Found in the text as it came: where two secrets overlap, taking out one would leave a part of the other.
    const spans = this.#forms.flatMap((form) => [...wholeSpans(text, form), ...cutSpans(text, form)]);
    let clean = '';
    let position = 0;
    for (const { start, end } of spans.sort((a, b) => a.start - b.start)) {
      if (start >= position) clean += text.slice(position, start) + MASK;
      position = Math.max(position, end);
    }
    return clean + text.slice(position);
  }

  /** Plain data with every string in it redacted but those of a fixed vocabulary; keys stay. */
  redactAll<T>(value: T): T;
  redactAll(value: unknown): unknown {
    if (typeof value === 'string') return this.redact(value);
    if (Array.isArray(value)) return value.map((item: unknown) => this.redactAll(item));
    if (typeof value !== 'object' || value === null) return value;
    const entries: [string, unknown][] = Object.entries(value);
    return Object.fromEntries(
      entries.map(([key, item]) => [key, FIXED_WORDS.has(key) ? item : this.redactAll(item)]),
    );
  }
}

/** Wherever a form stands in a text, overlapping with itself as well. */
function wholeSpans(text: string, form: string): Span[] {
  const spans: Span[] = [];
  for (let start = text.indexOf(form); start >= 0; start = text.indexOf(form, start + 1)) {
    spans.push({ start, end: start + form.length });
  }
  return spans;
}

/** The beginning of a form before an ellipsis: text.ts cuts what others have said before secrets are taken out. */
function cutSpans(text: string, form: string): Span[] {
  const spans: Span[] = [];
  for (let end = text.indexOf('…'); end >= 0; end = text.indexOf('…', end + 1)) {
    // Most texts before an ellipsis have nothing of the form: they must not cost a step for each of its characters.
    if (!form.includes(text.slice(Math.max(0, end - SHORTEST_PART), end))) continue;
    for (let length = Math.min(form.length - 1, end); length >= SHORTEST_PART; length -= 1) {
      if (text.startsWith(form.slice(0, length), end - length)) spans.push({ start: end - length, end });
    }
  }
  return spans;
}

function formsOf(secret: string): string[] {
  const forms = [
    secret,
    ...percentForms(secret),
    ...urlForms(secret),
    ...jsonForms(secret),
    ...htmlForms(secret),
  ];
  return [...forms, ...base64Forms(secret)];
}

/** As a URL spells it that was read and written again: path, query and fragment each leave other characters. */
function urlForms(secret: string): string[] {
  return ['', '?', '?a=', '#'].flatMap((lead) => {
    const start = `https://a.example/${lead}`;
    const url = parseUrl(start + secret);
    return url === undefined ? [] : [url.href.slice(start.length)];
  });
}

/** Percent-encoded as the common encoders do it: they differ in what they leave, in case, and in the space. */
function percentForms(secret: string): string[] {
  const text = secret.toWellFormed();
  const component = encodeURIComponent(text);
  const strict = component.replace(/[!'()*~]/gu, percentEscape);
  const query = new URLSearchParams([['', text]]).toString().slice(1);
  return [component, strict, query, encodeURI(text)]
    .flatMap((form) => [form, form.replaceAll('%20', '+')])
    .flatMap((form) => [form, form.replace(/%[0-9A-F]{2}/gu, (escape) => escape.toLowerCase())]);
}

function percentEscape(char: string): string {
  return `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** In a JSON string, where slashes and what is not ASCII may be escaped or not. */
function jsonForms(secret: string): string[] {
  const json = JSON.stringify(secret).slice(1, -1);
  const ascii = json.replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return [json, ascii].flatMap((form) => [form, form.replaceAll('/', '\\/')]);
}

/** How the common template languages write the characters that mean something in HTML. */
const HTML_ESCAPES: readonly Readonly<Record<string, string>>[] = [
  { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' },
  { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' },
  { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&#34;', "'": '&#39;' },
  { '&': '&#38;', '<': '&#60;', '>': '&#62;', '"': '&#34;', "'": '&#39;' },
];

function htmlForms(secret: string): string[] {
  return HTML_ESCAPES.map((escapes) => secret.replace(/[&<>"']/gu, (char) => escapes[char] ?? char));
}

/** Base64 of the secret at each of the three places it can have in a longer text, without the ends that depend on it. */
function base64Forms(secret: string): string[] {
  const bytes = Buffer.from(secret, 'utf8');
  const forms = [0, 1, 2].map((shift) => {
    const shifted = Buffer.concat([Buffer.alloc(shift), bytes]);
    const text = shifted.toString('base64').replace(/=+$/u, '');
    const dependentEnd = shifted.length % 3 === 0 ? 0 : 1;
    return text.slice(shift === 0 ? 0 : shift + 1, text.length - dependentEnd);
  });
  return forms
    .flatMap((text) => [text, text.replaceAll('+', '-').replaceAll('/', '_')])
    .filter((text) => text.length >= SHORTEST_PART);
}
