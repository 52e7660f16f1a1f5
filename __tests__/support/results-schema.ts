import { readFileSync } from 'node:fs';
import { expect } from '@jest/globals';
import { Ajv } from 'ajv';
import { isObject } from '@model-security-scan/common/json';

const schema: unknown = JSON.parse(
  readFileSync(new URL('../../schema/results.schema.json', import.meta.url), 'utf8'),
);
if (!isObject(schema)) throw new Error('The schema is an object.');

/** Holds data against the schema of results files. */
export const fitsResultsSchema = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(schema);

/** Reads the text of a results file, which must fit the schema. */
export function readValidResults(text: string): unknown {
  const file: unknown = JSON.parse(text);
  fitsResultsSchema(file);
  expect(fitsResultsSchema.errors ?? []).toEqual([]);
  return file;
}
