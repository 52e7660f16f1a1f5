import type { Place, Problem } from '@model-security-scan/common/problem';
import type { Reporter } from '@model-security-scan/common/schema/schema';
import { WHOLE_TEXT } from '@model-security-scan/common/schema/tree';
import { suggestion } from './config/nearest.ts';
import { type Declared, type InputName, inputOf, INPUTS, type InputValue } from './inputs.ts';
import { describeTree } from './schema/text.ts';

/** Returns the trimmed text of an input; empty if the input is absent. */
export type InputSource = (name: string) => string;

/** True if a value is what an input gives: without a value only if it has no fallback. */
function isValueOf<D extends Declared>(value: unknown, input: D): value is InputValue<D> {
  return value !== undefined || !('fallback' in input);
}

/** Takes what is wrong with an input. */
function collect(input: string, faults: string[]): Reporter {
  return {
    secrets: new Set(),
    place: () => ({ kind: 'input', input }),
    report: (_span, message) => {
      faults.push(typeof message === 'string' ? message : message());
    },
    reportMismatch: (tree, _what, expected, found, meant) => {
      faults.push(`is ${found ?? describeTree(tree)}. Expected ${expected}${suggestion(meant)}`);
    },
    reportUnknown: () => undefined,
  };
}

function isInput(place: Place, input: string): boolean {
  return place.kind === 'input' && place.input === input;
}

/**
 * Reads inputs one by one, as they are declared, and collects all problems, so that they are reported together. An absent input
 * gives its fallback. A wrong input gives the fallback too, but adds a problem, and then nothing is started.
 */
export class InputReader {
  readonly problems: Problem[] = [];
  readonly #source: InputSource;

  constructor(source: InputSource) {
    this.#source = source;
  }

  /** Reads an input; undefined if it is absent or wrong, and has no fallback. */
  read<N extends InputName>(name: N): InputValue<(typeof INPUTS)[N]> {
    const input = INPUTS[name];
    const { schema, fallback } = inputOf(name);
    const text = this.#source(name);
    const tree = { kind: 'scalar', text, isNull: false, span: WHOLE_TEXT } as const;
    const faults: string[] = [];
    const value = text === '' ? undefined : schema.read(tree, '', collect(name, faults));
    for (const fault of faults) this.report(name, fault);
    const read = faults.length > 0 ? fallback : (value ?? fallback);
    if (isValueOf(read, input)) return read;
    throw new Error(`The input ${name} has a fallback, but no value.`);
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

  /** True if an input is this fixed word, whose case does not count. Reports nothing. */
  has(name: string, word: string): boolean {
    return this.#source(name).toLowerCase() === word;
  }
}
