import { type Slot, SLOTS } from '../src/core/attack-table.ts';
import { ROWS } from '../src/attacks/table.ts';
import { PYTHON_INPUTS } from '../src/core/python-function.ts';
import type { JsonSchema } from './policy-schema.ts';

/** The JSON Schema of `artifacts`. */
export function artifactsSchema(): JsonSchema {
  return {
    description:
      'Files and folders to upload, by upload slot; paths start from the workspace and stay in it.',
    type: ['object', 'null'],
    additionalProperties: false,
    properties: {
      ...Object.fromEntries(SLOTS.map((slot) => [slot, slotSchema(slot)])),
      predict: predictSchema(),
      gradient: {
        ...FUNCTION_SCHEMA,
        description:
          'The Python function that gives the gradient of predict, for white-box attacks: it takes inputs and weights, and returns ' +
          'the gradient of (weights * predict(inputs)).sum() with respect to the inputs.',
        examples: ['models.serve:gradient'],
      },
    },
  };
}

const FUNCTION_SCHEMA = {
  description: 'A Python function of the workspace, as package.module:function.',
  type: 'string',
  pattern: String.raw`^[^\s/\\:()]+:[^\s/\\:().]+$`,
  examples: ['models.serve:predict'],
};

function predictSchema(): JsonSchema {
  return {
    description:
      'Only with base-url: local and python: allow: the Python function that answers as the model, in the place of model.',
    anyOf: [
      FUNCTION_SCHEMA,
      {
        type: 'object',
        additionalProperties: false,
        required: ['function'],
        properties: {
          function: FUNCTION_SCHEMA,
          input: {
            description: 'What the function is given: numpy, or lists for tables with text, if absent.',
            enum: [...PYTHON_INPUTS],
          },
        },
      },
    ],
  };
}

function slotSchema(slot: Slot): JsonSchema {
  const rows = ROWS.filter((row) => row.usualSlots.includes(slot));
  const attacks = rows.map((row) => `${row.attack} of ${row.task}`);
  return {
    description: `Path of a file or folder, or its path and the digest of its content. Usually needed by ${attacks.join(', ')}.`,
    anyOf: [
      PATH_SCHEMA,
      {
        type: 'object',
        additionalProperties: false,
        required: ['path', 'sha256'],
        properties: {
          path: { description: 'Path of a file or folder.', ...PATH_SCHEMA },
          sha256: {
            description: 'The digest that its content must have, as "model-security validate" prints it.',
            type: 'string',
            pattern: '^[0-9a-fA-F]{64}$',
          },
        },
      },
    ],
  };
}

const PATH_SCHEMA = { type: ['string', 'number'], pattern: String.raw`^(?!/|[A-Za-z]:)[^\\]+$` } as const;
