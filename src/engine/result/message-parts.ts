import { isObject } from '../../core/json.ts';

/** Thrown if a part of a message has not the form that it must have. */
export class MalformedMessage extends Error {
  override readonly name = 'MalformedMessage';
}

/** A message holds at most so many characters, and so many numbers in arrays. */
const MOST_CHARACTERS = 8_000_000;
const MOST_NUMBERS = 32_000_000;

/**
 * Reads the parts of a message that is not trusted. Each reader copies what it understands, so nothing else of the message is
 * kept. Lengths are looked at before anything is walked: an array can say that it has four billion items, and hold none.
 */
export class MessageParts {
  #characters = MOST_CHARACTERS;
  #numbers = MOST_NUMBERS;

  /** Reads a text and cuts it if it is too long. */
  text(value: unknown, most: number): string {
    if (typeof value !== 'string') throw new MalformedMessage('a text is missing');
    const kept = value.length > most ? `${value.slice(0, most - 1)}…` : value;
    this.#characters -= kept.length;
    if (this.#characters < 0) throw new MalformedMessage('there is too much text');
    return kept;
  }

  number(value: unknown, low: number, high: number): number {
    if (typeof value === 'number' && value >= low && value <= high) return value;
    throw new MalformedMessage(`a number from ${String(low)} to ${String(high)} is missing`);
  }

  count(value: unknown, high: number): number {
    const number = this.number(value, 0, high);
    if (!Number.isInteger(number)) throw new MalformedMessage('a whole number is missing');
    return number;
  }

  flag(value: unknown): boolean {
    if (typeof value !== 'boolean') throw new MalformedMessage('a yes or no is missing');
    return value;
  }

  /** Reads a number or a text. A number that is none becomes a text: an attack may have found no median. */
  scalar(value: unknown, most: number): number | string {
    if (typeof value !== 'number') return this.text(value, most);
    return Number.isFinite(value) ? value : String(value);
  }

  list<T>(value: unknown, most: number, read: (item: unknown) => T): T[] {
    if (!Array.isArray(value) || value.length > most) {
      throw new MalformedMessage('a list is missing or too long');
    }
    const items: readonly unknown[] = value;
    return Array.from({ length: items.length }, (_unused, index) => read(items[index]));
  }

  object(value: unknown): Readonly<Record<string, unknown>> {
    if (!isObject(value)) throw new MalformedMessage('an object is missing');
    return value;
  }

  /** Reads an object of names and values. */
  entries<T>(
    value: unknown,
    most: number,
    mostName: number,
    read: (item: unknown) => T,
  ): Readonly<Record<string, T>> {
    const entries = Object.entries(this.object(value));
    if (entries.length > most) throw new MalformedMessage('an object has too many values');
    return Object.fromEntries(entries.map(([name, item]) => [this.text(name, mostName), read(item)]));
  }

  /** Reads an array of floats of this length. @param mayLack true if NaN may stand for a number that is missing */
  floats(value: unknown, length: number, mayLack = false): Float32Array {
    if (!isFloats(value) || value.length !== length) {
      throw new MalformedMessage('an array has another length');
    }
    this.#numbers -= length;
    if (this.#numbers < 0) throw new MalformedMessage('there are too many numbers');
    const copy = Float32Array.from(value);
    if (!copy.every((number) => Number.isFinite(number) || (mayLack && Number.isNaN(number)))) {
      throw new MalformedMessage('an array holds numbers that are none');
    }
    return copy;
  }
}

/** True also for an array that another realm has made. */
function isFloats(value: unknown): value is Float32Array {
  return ArrayBuffer.isView(value) && Object.prototype.toString.call(value) === '[object Float32Array]';
}
