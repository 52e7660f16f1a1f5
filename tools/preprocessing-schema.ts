import { PREPROCESSING_NAMES } from '../src/core/preprocessing.ts';
import type { JsonSchema } from './policy-schema.ts';

/** Numbers in a list, or one number alone. */
function numbersSchema(description: string, number: JsonSchema, most: number): JsonSchema {
  const list = { type: 'array', items: number, minItems: 1, maxItems: most };
  return { description, anyOf: [number, list] };
}

/** The JSON Schema of `preprocessing` of a model. */
export function preprocessingSchema(): JsonSchema {
  const side = { type: 'integer', minimum: 1, maximum: 8192 };
  const steps = {
    type: 'object',
    additionalProperties: false,
    minProperties: 1,
    properties: {
      resize: numbersSchema('The shorter side in pixels, or height and width.', side, 2),
      crop: numbersSchema('The side of the square in the middle, or height and width.', side, 2),
      mean: numbersSchema('For each channel, of values from 0 to 1.', { type: 'number' }, 4),
      std: numbersSchema(
        'For each channel, of values from 0 to 1.',
        { type: 'number', exclusiveMinimum: 0 },
        4,
      ),
    },
  };
  return {
    description: 'What is done to pictures before the model sees them. Only with `base-url: local`.',
    anyOf: [{ enum: PREPROCESSING_NAMES }, steps],
  };
}
