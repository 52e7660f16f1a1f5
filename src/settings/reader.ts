import { DECIMAL } from '../core/decimal.ts';
import type { Place, Problem } from '@model-security-scan/common/problem';
import { holdsControls } from '@model-security-scan/common/sanitize';
import { nearest, suggestion } from './config/nearest.ts';

/** Returns the trimmed text of an input; empty if the input is absent. */
export type InputSource = (name: string) => string;

interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly fallback: number;
}

const SWITCH = ['true', 'false'] as const;
const ON = ['yes', 'y', 'on', '1', 'enabled'];
const OFF = ['no', 'n', 'off', '0', 'disabled'];

/** The one rule for inputs with fixed words: case does not count. */
function isWord(given: string, word: string): boolean {
  return given.toLowerCase() === word;
}

function nearestSwitch(value: string): string | undefined {
  if (ON.some((word) => isWord(value, word))) return 'true';
  return OFF.some((word) => isWord(value, word)) ? 'false' : nearest(value, SWITCH);
}

function isInput(place: Place, input: string): boolean {
  return place.kind === 'input' && place.input === input;
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

  /** Adds a problem with an input. The same problem counts once, however often the input is read. */
  report(input: string, message: string): void {
    const isKnown = this.problems.some(
      ({ place, message: known }) => isInput(place, input) && known === message,
    );
    if (!isKnown) this.problems.push({ place: { kind: 'input', input }, message });
  }

  /**
   * Adds one problem that several inputs share, at the first of them; none if there are none.
   * @param clause says what is wrong with each
   * @param rest the rest of the message, from the comma or full stop on
   */
  reportShared([first, ...others]: readonly string[], clause: string, rest = '.'): void {
    if (first === undefined) return;
    const names =
      others.length === 0 ? '' : `, as ${others.length === 1 ? 'is' : 'are'} ${others.join(', ')}`;
    this.report(first, `${clause}${names}${rest}`);
  }

  /** True if a problem with an input was reported: what was read of it is a fallback, from which nothing follows. */
  isFaulty(input: string): boolean {
    return this.problems.some(({ place }) => isInput(place, input));
  }

  /** True if an input is absent; an input with a wrong value is not absent. */
  isAbsent(name: string): boolean {
    return this.#source(name) === '';
  }

  /** True if an input is this fixed word. Reports nothing. */
  has(name: string, word: string): boolean {
    return isWord(this.#source(name), word);
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

  /** Reads one of several fixed words. Its case does not count. */
  choice<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    const expected = `one of: ${allowed.join(', ')}`;
    return this.#word(name, allowed, expected, (value) => nearest(value, allowed)) ?? fallback;
  }

  /** Reads a switch. As the runner does, it takes true and false, and no other words for them. */
  flag(name: string, fallback: boolean): boolean {
    if (this.isAbsent(name)) return fallback;
    return this.#word(name, SWITCH, 'true or false', nearestSwitch) === 'true';
  }

  #word<T extends string>(
    name: string,
    allowed: readonly T[],
    expected: string,
    findMeant: (value: string) => string | undefined,
  ): T | undefined {
    const value = this.#source(name);
    const found = allowed.find((word) => isWord(value, word));
    if (value !== '' && found === undefined) {
      this.report(name, `is "${value}". Expected ${expected}${suggestion(findMeant(value))}`);
    }
    return found;
  }

  /** Reads comma-separated fixed words; a repeated one counts once, and case does not count. */
  choices<T extends string>(name: string, allowed: readonly T[], fallback: readonly T[]): readonly T[] {
    const value = this.#source(name);
    if (value === '') return fallback;
    const words = value.split(',').map((word) => word.trim());
    const wrong = words.filter((word) => !allowed.some((choice) => isWord(word, choice)));
    if (wrong.length > 0) {
      const meant = suggestion(
        wrong.map((word) => nearest(word, allowed)).find((word) => word !== undefined),
      );
      this.report(
        name,
        `has "${wrong.join('", "')}". Expected a comma-separated list of: ${allowed.join(', ')}${meant}`,
      );
    }
    return allowed.filter((choice) => words.some((word) => isWord(word, choice)));
  }

  integer(name: string, range: NumberRange): number {
    return this.#number(name, /^\d{1,15}$/u, 'a whole number', range) ?? range.fallback;
  }

  decimal(name: string, range: NumberRange): number {
    return this.#number(name, DECIMAL, 'a number', range) ?? range.fallback;
  }

  /** Reads a number that has no fallback: undefined if the input is absent. The problem of a wrong one shows `example`. */
  optionalDecimal(
    name: string,
    { example, ...range }: Omit<NumberRange, 'fallback'> & { readonly example: number },
  ): number | undefined {
    return this.#number(name, DECIMAL, 'a number', { ...range, fallback: example });
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
