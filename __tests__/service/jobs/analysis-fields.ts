import { type Row, ROWS, type FieldForm, type FieldName, FIELDS } from '@model-security-scan/engine/catalog';
import { Refusal } from '../wire/answer.ts';
import { describeType, type JsonObject } from '../wire/body.ts';
import { quoted } from '../wire/request.ts';

/** The rows that a service takes. */
const SERVICE_ROWS = ROWS.filter(({ isLocalOnly }) => isLocalOnly !== true);

/** The attack configuration of one row of service spec 4.2. */
interface AttackConfiguration {
  readonly row: Row;
  readonly fields: Readonly<Partial<Record<FieldName, string>>>;
}

/** Forms of service spec 2.3: a pattern for values, and its description for messages. */
const FORMS: Readonly<Record<FieldForm, { readonly pattern: RegExp; readonly expected: string }>> = {
  text: { pattern: /\S/u, expected: 'not empty' },
  list: { pattern: /\S/u, expected: 'names joined by commas, or na' },
  switch: { pattern: /^(yes|no)$/u, expected: 'yes or no' },
  integer: { pattern: /^\d+$/u, expected: 'an integer in a string' },
  decimal: { pattern: /^\d+(\.\d+)?$/u, expected: 'a decimal number in a string' },
  dimensions: { pattern: /^[1-9]\d*(,[1-9]\d*)*$/u, expected: 'integers joined by commas, such as 28,28,1' },
};

/**
 * Reads an attack configuration: its fields must be exactly those of one row, all of them strings of their form.
 * @throws Refusal 400 for other fields or types, 412 for values of another form; names every field that is wrong
 */
export function readAttackConfiguration(body: JsonObject): AttackConfiguration {
  const names = Object.keys(body);
  const row = SERVICE_ROWS.find((candidate) => sameMembers(candidate.fields, names));
  const problems = Object.entries(body)
    .filter(([, value]) => typeof value !== 'string')
    .map(([name, value]) => `${quoted(name)} must be a string, but is ${describeType(value)}`);
  if (row === undefined) problems.push(fieldSetProblem(names));
  if (row === undefined || problems.length > 0) throw new Refusal(400, problems.join('; '));
  return { row, fields: readValues(row, body) };
}

function readValues(row: Row, body: JsonObject): Partial<Record<FieldName, string>> {
  const fields: Partial<Record<FieldName, string>> = {};
  const problems: string[] = [];
  for (const name of row.fields) {
    const value = body[name];
    const form = FORMS[FIELDS[name].form];
    if (typeof value !== 'string') continue;
    fields[name] = value;
    // The value itself may be a secret and is not repeated.
    if (!form.pattern.test(value)) {
      problems.push(`${name} must be ${form.expected}`);
    }
  }
  if (problems.length > 0) throw new Refusal(412, problems.join('; '));
  return fields;
}

function sameMembers(expected: readonly string[], given: readonly string[]): boolean {
  return expected.length === given.length && expected.every((name) => given.includes(name));
}

/** Describes how the fields differ from those of the nearest row. */
function fieldSetProblem(names: readonly string[]): string {
  const unknown = names.filter((name) => !Object.hasOwn(FIELDS, name));
  const differences = SERVICE_ROWS.map((row) => ({
    row,
    missing: row.fields.filter((name) => !names.includes(name)),
    extra: names.filter((name) => !row.fields.some((field) => field === name)),
  }));
  const nearest = differences.reduce((best, next) => (distance(next) < distance(best) ? next : best));
  const parts = [
    ...(unknown.length === 0 ? [] : [`unknown fields: ${unknown.map(quoted).join(', ')}`]),
    ...(nearest.missing.length === 0 ? [] : [`missing: ${nearest.missing.join(', ')}`]),
    ...(nearest.extra.length === 0 ? [] : [`too many: ${nearest.extra.map(quoted).join(', ')}`]),
  ];
  const what = `${nearest.row.task} ${nearest.row.attack}`;
  return `the fields are those of no task and attack; nearest is ${what}: ${parts.join('; ')}`;
}

function distance(difference: {
  readonly missing: readonly string[];
  readonly extra: readonly string[];
}): number {
  return difference.missing.length + difference.extra.length;
}
