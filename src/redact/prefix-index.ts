/** Every form is at least this long, and is found by so many of its first characters. */
export const MIN_FORM_LENGTH = 4;

/** Most places of a text are told by this many bits alone to begin no form. */
const START_BITS = 18;

/**
 * Finds which of many forms stands in a text. What a look-up costs grows with the length of what it finds, and hardly
 * with the number of forms: those that begin alike are kept sorted.
 */
export class PrefixIndex {
  readonly #formsByStart = new Map<string, string[]>();
  /** 1 where a form begins with characters that are mixed to this number. */
  readonly #mixedStarts = new Uint8Array(1 << START_BITS);
  #longest = 0;

  /** The length of the longest form. */
  get longest(): number {
    return this.#longest;
  }

  /** @param form of at least {@link MIN_FORM_LENGTH} units */
  add(form: string): void {
    const start = form.slice(0, MIN_FORM_LENGTH);
    const forms = this.#formsByStart.get(start) ?? [];
    const place = countBefore(forms, form);
    if (forms[place] === form) return;
    forms.splice(place, 0, form);
    this.#formsByStart.set(start, forms);
    this.#mixedStarts[mixStart(form, 0)] = 1;
    this.#longest = Math.max(this.#longest, form.length);
  }

  /** The length of the longest form that stands at a position of a text; 0 where none does. */
  lengthAt(text: string, position: number): number {
    if (this.#mixedStarts[mixStart(text, position)] !== 1) return 0;
    const forms = this.#formsByStart.get(text.slice(position, position + MIN_FORM_LENGTH));
    if (forms === undefined) return 0;
    let rest = text.slice(position, position + this.#longest);
    for (;;) {
      // A form with which the rest begins is the last that is not behind the rest, or stands before that one; and then
      // the rest begins with it as far as the two are alike.
      const place = countBefore(forms, rest);
      const form = forms[place] === rest ? rest : forms[place - 1];
      if (form === undefined) return 0;
      if (rest.startsWith(form)) return form.length;
      rest = rest.slice(0, lengthAlike(form, rest));
    }
  }

  /** Whether a form begins with a text, of at least {@link MIN_FORM_LENGTH} units. */
  hasStart(start: string): boolean {
    const forms = this.#formsByStart.get(start.slice(0, MIN_FORM_LENGTH)) ?? [];
    return forms[countBefore(forms, start)]?.startsWith(start) === true;
  }
}

/** The first characters of a form as one number, the same for few others. */
function mixStart(text: string, position: number): number {
  let mixed = 0;
  for (let end = position + MIN_FORM_LENGTH; position < end; position += 1) {
    mixed = Math.imul(mixed ^ text.charCodeAt(position), 0x9e3779b1);
    mixed ^= mixed >>> 15;
  }
  return mixed >>> (32 - START_BITS);
}

/** How many of sorted texts stand before another one. */
function countBefore(sorted: readonly string[], text: string): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((sorted[middle] ?? '') < text) from = middle + 1;
    else to = middle;
  }
  return from;
}

function lengthAlike(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
}
