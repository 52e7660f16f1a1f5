import type { JsonSchema, Schema } from '@model-security-scan/common/schema/schema';
import { DECIMAL } from '../../core/decimal.ts';
import { nearest, quoted } from '../config/nearest.ts';
import { scalar } from './text.ts';

/** A number from `min` to `max`. */
interface NumberForm {
  readonly meaning?: string;
  readonly isWhole?: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly example: string;
}

/** A number in plain decimals. @param what what it is, for messages */
export function number(
  { meaning, isWhole = false, min = 0, max, example }: NumberForm,
  what?: string,
): Schema<number> {
  const form = isWhole ? /^\d{1,15}$/u : DECIMAL;
  const kind = isWhole ? 'a whole number' : 'a number';
  const bounds = max === undefined ? `of at least ${String(min)}` : `from ${String(min)} to ${String(max)}`;
  return scalar({
    expected: `${what === undefined ? '' : `${what}, `}${kind} ${bounds}, such as ${example}`,
    json: {
      ...(meaning === undefined ? {} : { description: meaning }),
      type: [isWhole ? 'integer' : 'number', 'string'],
      minimum: min,
      ...(max === undefined ? {} : { maximum: max }),
      pattern: form.source.replaceAll('?:', ''),
      examples: [Number(example)],
    },
    convert: (text) => {
      const value = form.test(text.trim()) ? Number(text) : Number.NaN;
      return value >= min && value <= (max ?? Number.MAX_VALUE) ? value : undefined;
    },
  });
}

interface WordForm {
  readonly expected?: string;
  /** True if the case does not count. */
  readonly anyCase?: boolean;
  /** Finds the word that was meant by another one. */
  readonly findMeant?: (text: string) => string | undefined;
}

/** One of a few words. A misspelt one is reported, and counts as the one that was meant. */
export function word<W extends string>(
  words: readonly W[],
  json: JsonSchema,
  {
    expected = `one of ${words.join(', ')}`,
    anyCase = false,
    findMeant = (text) => nearest(text, words),
  }: WordForm = {},
): Schema<W> {
  return {
    expected,
    json: { ...json, enum: words },
    read: (tree, what, reporter) => {
      const text = tree.kind === 'scalar' && !tree.isNull ? tree.text.trim() : undefined;
      const right = findWord(words, text, anyCase);
      if (right !== undefined) return right;
      const meant = text === undefined ? undefined : findMeant(text);
      reporter.reportMismatch(tree, what, expected, undefined, meant);
      return words.find((one) => one === meant);
    },
  };
}

function findWord<W extends string>(
  words: readonly W[],
  text: string | undefined,
  anyCase: boolean,
): W | undefined {
  return words.find((one) => one === (anyCase ? text?.toLowerCase() : text));
}

/** Several of a few words, separated by commas. A repeated one counts once, and the case does not count. */
export function wordList<W extends string>(words: readonly W[]): Schema<readonly W[]> {
  const expected = `a comma-separated list of ${words.join(', ')}`;
  return {
    expected,
    json: { type: 'string' },
    read: (tree, what, reporter) => {
      const texts = tree.kind === 'scalar' ? tree.text.split(',').map((one) => one.trim()) : [];
      const wrong = texts.filter((text) => findWord(words, text, true) === undefined);
      if (wrong.length > 0) {
        const meant = wrong.map((text) => nearest(text, words)).find((one) => one !== undefined);
        const found = `a list with ${wrong.map(quoted).join(', ')}`;
        reporter.reportMismatch(tree, what, expected, found, meant);
      }
      return words.filter((one) => texts.some((text) => findWord([one], text, true) !== undefined));
    },
  };
}

const SWITCH = ['true', 'false'] as const;
const ON = ['yes', 'y', 'on', '1', 'enabled'];
const OFF = ['no', 'n', 'off', '0', 'disabled'];

function meantSwitch(text: string): string | undefined {
  const lower = text.toLowerCase();
  if (ON.includes(lower)) return 'true';
  return OFF.includes(lower) ? 'false' : nearest(text, SWITCH);
}

/** `true` or `false`, and no other words for them. */
export function flag(json: JsonSchema, form: Pick<WordForm, 'anyCase'> = {}): Schema<boolean> {
  const expected = 'true or false';
  const schema = word(SWITCH, {}, { expected, findMeant: meantSwitch, ...form });
  return {
    expected,
    json: { ...json, enum: [true, false, 'true', 'false'] },
    read: (...given) => {
      const read = schema.read(...given);
      return read === undefined ? undefined : read === 'true';
    },
  };
}

/** A key for each of several names. */
export function keysOf<N extends string, S>(
  names: readonly N[],
  make: (name: N) => S,
): Readonly<Partial<Record<N, S>>> {
  const keys: Partial<Record<N, S>> = {};
  for (const name of names) keys[name] = make(name);
  return keys;
}
