import type { FieldForm } from '@model-security-scan/engine/catalog';
import { quoted } from './nearest.ts';
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
