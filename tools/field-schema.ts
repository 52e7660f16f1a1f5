import { type FieldForm, type FieldName, FIELDS } from '../src/core/attack-table.ts';
import type { JsonSchema } from './policy-schema.ts';

const FORM_SCHEMAS: Readonly<Record<FieldForm, JsonSchema>> = {
  text: { type: ['string', 'number', 'boolean'], pattern: String.raw`\S` },
  switch: {
    type: ['string', 'boolean'],
    pattern: '^([Yy][Ee][Ss]|[Nn][Oo]|[Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])$',
  },
  integer: { type: ['integer', 'string'], minimum: 0, pattern: String.raw`^\d+$` },
  decimal: { type: ['number', 'string'], minimum: 0, pattern: String.raw`^\d+(\.\d+)?$` },
  dimensions: {
    anyOf: [
      {
        type: 'array',
        minItems: 1,
        items: { type: ['integer', 'string'], minimum: 1, pattern: String.raw`^[1-9]\d*$` },
      },
      { type: 'integer', minimum: 1 },
      { type: 'string', pattern: String.raw`^[(\[]?\s*[1-9]\d*(\s*,\s*[1-9]\d*)*\s*,?\s*[)\]]?$` },
    ],
  },
  list: {
    anyOf: [
      { type: 'array', minItems: 1, items: { type: ['string', 'number', 'boolean'], pattern: '^[^,]+$' } },
      { type: ['string', 'number', 'boolean'], pattern: String.raw`\S` },
    ],
  },
};

/** The schema of a field of an attack. */
export function fieldSchema(name: FieldName): JsonSchema {
  const { form, meaning, example, default: fallback } = FIELDS[name];
  return {
    description: meaning,
    ...FORM_SCHEMAS[form],
    ...(fallback === undefined ? {} : { default: valueOf(form, fallback) }),
    examples: [valueOf(form, example)],
  };
}

/** A value of the attack table, which are all texts, as one writes it in JSON. */
function valueOf(form: FieldForm, text: string): unknown {
  return form === 'integer' || form === 'decimal' || form === 'dimensions' ? JSON.parse(text) : text;
}
