import type { FieldForm } from '@model-security-scan/engine/catalog';
import { DECIMAL } from '../../core/decimal.ts';
import { describeTree } from '../schema/diagnostics.ts';
import { nearest, quoted, suggestion } from './nearest.ts';
import { type JsonSchema, either, list, type Schema, then } from '@model-security-scan/common/schema/schema';
import { line, scalar } from '../schema/text.ts';

/** The longest list that is sent, in characters. */
const MAX_LIST_LENGTH = 65_536;
const ANY_TEXT = { type: ['string', 'number', 'boolean'], pattern: String.raw`\S` };

/** Each form as it is read and sent (service spec 2.3: every value is a string). */
export const FORMS: Readonly<Record<FieldForm, Schema<string>>> = {
  text: line({ expected: 'one line of text', json: ANY_TEXT }),
  switch: scalar({
    expected: 'yes or no (true and false are understood as well)',
    json: {
      type: ['string', 'boolean'],
      pattern: '^([Yy][Ee][Ss]|[Nn][Oo]|[Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])$',
    },
    convert: toSwitch,
  }),
  integer: digits('integer', 'a whole number in plain digits, such as 20000', /^\d+$/u),
  decimal: digits('number', 'a number in plain decimals, such as 0.5', /^\d+(?:\.\d+)?$/u),
  dimensions: listed(
    'positive whole numbers, such as [28, 28, 1]',
    (text) => /^[1-9]\d*$/u.test(text.trim()),
    toDimensions,
    { type: ['integer', 'string'], minimum: 1, pattern: String.raw`^[1-9]\d*$` },
    {
      type: ['integer', 'string'],
      minimum: 1,
      pattern: String.raw`^[(\[]?\s*[1-9]\d*(\s*,\s*[1-9]\d*)*\s*,?\s*[)\]]?$`,
    },
  ),
  list: listed(
    'names, such as [job, marital]',
    // A comma inside a name would split it into two names.
    (text) => !text.includes(','),
    (text) => joinParts(text.split(',')),
    { type: ['string', 'number', 'boolean'], pattern: '^[^,]+$' },
    ANY_TEXT,
  ),
};

function digits(type: 'integer' | 'number', expected: string, pattern: RegExp): Schema<string> {
  return scalar({
    expected,
    json: {
      type: [type, 'string'],
      minimum: 0,
      pattern: pattern.source.replace('?:', ''),
    },
    findFault: (text) => (Number(text) < 0 ? `${quoted(text)}, which is negative` : undefined),
    convert: (text) => (pattern.test(text.trim()) ? text.trim() : undefined),
  });
}

/** A list, or one text with commas. */
function listed(
  expected: string,
  isPart: (text: string) => boolean,
  convert: (text: string) => string | undefined,
  partJson: JsonSchema,
  json: JsonSchema,
): Schema<string> {
  const part = scalar({ expected, json: partJson, convert: (text) => (isPart(text) ? text : undefined) });
  const parts = then(list(part, { least: 1 }), (texts, tree, diagnostics) => {
    const isWhole = tree.kind !== 'list' || texts.length === tree.items.length;
    const wire = isWhole ? joinParts(texts) : undefined;
    if (wire === undefined || wire.length <= MAX_LIST_LENGTH) return wire;
    diagnostics.reportMismatch(tree, 'a list', expected, 'far too many entries');
    return undefined;
  });
  return either('list', parts, scalar({ expected, json, convert }));
}

function toSwitch(text: string): string | undefined {
  const word = text.trim().toLowerCase();
  if (word === 'yes' || word === 'true') return 'yes';
  return word === 'no' || word === 'false' ? 'no' : undefined;
}

function toDimensions(text: string): string | undefined {
  const dimensions = withoutBrackets(text.trim()).split(',');
  return dimensions.every((one) => /^[1-9]\d*$/u.test(one.trim())) ? joinParts(dimensions) : undefined;
}

function withoutBrackets(text: string): string {
  if (text.startsWith('[') && text.endsWith(']')) return text.slice(1, -1);
  if (!text.startsWith('(') || !text.endsWith(')')) return text;
  const inner = text.slice(1, -1).trim();
  // Python writes the shape of a one-dimensional input as `(10,)`.
  return inner.endsWith(',') ? inner.slice(0, -1) : inner;
}

function joinParts(parts: readonly string[]): string | undefined {
  const trimmed = parts.map((part) => part.trim());
  return trimmed.length === 0 || trimmed.includes('') ? undefined : trimmed.join(',');
}

/** A number from `min` to `max`. */
interface NumberForm {
  readonly meaning: string;
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
      description: meaning,
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

/** One of a few words. A misspelt one is reported, and counts as the one that was meant. */
export function word<W extends string>(
  words: readonly W[],
  json: JsonSchema,
  { expected = `one of ${words.join(', ')}`, anyCase = false } = {},
): Schema<W> {
  return {
    expected,
    json: { ...json, enum: words },
    read: (tree, what, diagnostics) => {
      const text = tree.kind === 'scalar' && !tree.isNull ? tree.text.trim() : undefined;
      const right = words.find((one) => one === (anyCase ? text?.toLowerCase() : text));
      if (right !== undefined) return right;
      const meant = text === undefined ? undefined : nearest(text, words);
      const hint = meant === undefined ? '' : suggestion(meant);
      diagnostics.reportMismatch(tree, what, expected, `${describeTree(tree)}${hint}`);
      return meant;
    },
  };
}

/** `true` or `false`. */
export function flag(json: JsonSchema): Schema<boolean> {
  const convert = (text: string): boolean | undefined =>
    ['true', 'false'].includes(text.trim()) ? text.trim() === 'true' : undefined;
  return scalar({
    expected: 'true or false',
    json: { ...json, enum: [true, false, 'true', 'false'] },
    convert,
  });
}
