import { DECIMAL } from '../core/decimal.ts';
import type { Problem } from '../core/problem.ts';
import { holdsControls } from '../text/sanitize.ts';

/** Returns the trimmed text of an input; empty if the input is absent. */
export type InputSource = (name: string) => string;

interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly fallback: number;
}

/** The range of a number without a fallback. */
interface OptionalRange extends Omit<NumberRange, 'fallback'> {
  readonly example: number;
}

/**
 * Reads inputs one by one and collects all problems, so that they are reported together. An absent input gives its
 * fallback. A wrong input gives the fallback too, but adds a problem, and then nothing is started.
 */
export class InputReader {
  readonly problems: Problem[] = [];
  readonly #source: InputSource;

  constructor(source: InputSource) {
    this.#source = source;
  }

  /** Adds a problem with an input. */
  report(input: string, message: string): void {
    this.problems.push({ place: { kind: 'input', input }, message });
  }

  /** True if an input is absent; an input with a wrong value is not absent. */
  isAbsent(name: string): boolean {
    return this.#source(name) === '';
  }

  /** True if an input has exactly this value. Reports nothing. */
  has(name: string, value: string): boolean {
    return this.#source(name) === value;
  }

  /** Reads one line of text; undefined if the input is absent. */
  text(name: string): string | undefined {
    const value = this.#source(name);
    if (value === '') return undefined;
    if (holdsControls(value)) {
      this.report(name, 'has a line break or another control character in it. Expected one line of text.');
      return undefined;
    }
    return value;
  }

  /** Reads text of one or more lines, unchanged. */
  block(name: string): string | undefined {
    const value = this.#source(name);
    return value === '' ? undefined : value;
  }

  /** Reads text that can be sent as an HTTP header. */
  headerText(name: string): string | undefined {
    const value = this.text(name);
    if (value !== undefined && !/^[\x20-\x7e]+$/u.test(value)) {
      this.report(
        name,
        'has characters that cannot be sent. Expected printable ASCII characters; copy the value again.',
      );
      return undefined;
    }
    return value;
  }

  choice<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    const value = this.#source(name);
    if (value === '') return fallback;
    const found = allowed.find((choice) => choice === value);
    if (found === undefined) this.report(name, `is "${value}". Expected one of: ${allowed.join(', ')}.`);
    return found ?? fallback;
  }

  /** Reads comma-separated choices; a repeated choice counts once. */
  choices<T extends string>(name: string, allowed: readonly T[], fallback: readonly T[]): readonly T[] {
    const value = this.#source(name);
    if (value === '') return fallback;
    const words = value.split(',').map((word) => word.trim());
    const wrong = words.filter((word) => !allowed.some((choice) => choice === word));
    if (wrong.length > 0) {
      this.report(
        name,
        `has "${wrong.join('", "')}". Expected a comma-separated list of: ${allowed.join(', ')}.`,
      );
    }
    return allowed.filter((choice) => words.includes(choice));
  }

  flag(name: string, fallback: boolean): boolean {
    const value = this.#source(name);
    if (value === '') return fallback;
    if (/^(?:true|True|TRUE)$/u.test(value)) return true;
    if (!/^(?:false|False|FALSE)$/u.test(value)) this.report(name, `is "${value}". Expected true or false.`);
    return false;
  }

  integer(name: string, range: NumberRange): number {
    return this.#number(name, /^\d{1,15}$/u, 'a whole number', range) ?? range.fallback;
  }

  decimal(name: string, range: NumberRange): number {
    return this.#number(name, DECIMAL, 'a number', range) ?? range.fallback;
  }

  /** Reads a number without a fallback: undefined if the input is absent. The problem of a wrong one shows `example`. */
  optionalDecimal(name: string, range: OptionalRange): number | undefined {
    return this.#number(name, DECIMAL, 'a number', { ...range, fallback: range.example });
  }

  #number(name: string, form: RegExp, what: string, { min, max, fallback }: NumberRange): number | undefined {
    const value = this.#source(name);
    if (value === '') return undefined;
    const number = form.test(value) ? Number(value) : Number.NaN;
    if (number >= min && number <= max) return number;
    this.report(
      name,
      `is "${value}". Expected ${what} from ${String(min)} to ${String(max)}, such as ${String(fallback)}.`,
    );
    return undefined;
  }
}
