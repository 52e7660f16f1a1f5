import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@jest/globals';
import { Ajv } from 'ajv';
import { isObject } from '@model-security-scan/common/json';

const SCHEMA = '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json';

/** Characters of RFC 3986, percent signs only as part of an encoded byte. */
const URI_REFERENCE = /^(?:[\w\-.~:/?#[\]@!$&'()*+,;=]|%[\da-f]{2})*$/iu;

const validate = compileSchema();

/** Holds a log, as it would be read back from a file, against the official JSON Schema of SARIF 2.1.0. */
export function expectValidSarif(log: unknown): void {
  const read: unknown = JSON.parse(JSON.stringify(log));
  const valid: unknown = validate(read);
  expect({ valid, errors: validate.errors }).toEqual({ valid: true, errors: null });
}

function compileSchema(): ReturnType<Ajv['compile']> {
  const path = createRequire(import.meta.url).resolve(SCHEMA);
  const schema: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isObject(schema)) throw new Error(`${SCHEMA} is no object`);
  // It uses nothing of draft 4 that draft 7 reads in another way, but for its id and the name of its own schema.
  const body = Object.fromEntries(
    Object.entries(schema).filter(([key]) => key !== 'id' && key !== '$schema'),
  );
  const ajv = new Ajv({ allErrors: true, strict: false, unicodeRegExp: false });
  ajv.addFormat('uri', (text) => URI_REFERENCE.test(text) && URL.canParse(text));
  ajv.addFormat('uri-reference', URI_REFERENCE);
  ajv.addFormat('date-time', (text) => !Number.isNaN(Date.parse(text)));
  return ajv.compile(body);
}
