import { isDeepStrictEqual } from 'node:util';
import { isNode, parseDocument } from 'yaml';
import { ACCESSES, BOUNDS, ATTACKS, CHECKS, TASKS } from '@model-security-scan/engine/catalog';

interface Names {
  readonly path: readonly string[];
  /** A list of names, or a mapping with a value for each. */
  readonly value: unknown;
}

/** The names in schemas that are written by hand otherwise, by file. */
export const SCHEMA_NAMES: Readonly<Record<string, readonly Names[]>> = {
  'schema/report.schema.json': [...namesOf('job'), ...basisOf('result')],
  'schema/verdict.schema.json': [...namesOf('analysis'), ...basisOf('analysis')],
};

function namesOf(definition: string): readonly Names[] {
  const path = ['definitions', definition, 'properties'];
  return [
    { path: [...path, 'task', 'enum'], value: TASKS },
    { path: [...path, 'attack', 'enum'], value: definition === 'job' ? ATTACKS : CHECKS },
  ];
}

function basisOf(definition: string): readonly Names[] {
  const path = ['definitions', definition, 'properties'];
  return [
    { path: [...path, 'bound', 'enum'], value: definition === 'result' ? BOUNDS : [...BOUNDS, null] },
    { path: [...path, 'access', 'enum'], value: [...ACCESSES, null] },
  ];
}

/**
 * Writes names into the text of a schema, and leaves everything else as it stands.
 * @throws Error if the schema lacks one of the places
 */
export function fillNames(schema: string, names: readonly Names[]): string {
  return names.reduce((text, { path, value }) => {
    const node = parseDocument(text).getIn(path, true);
    const [start, end] = (isNode(node) ? node.range : undefined) ?? [];
    if (start === undefined || end === undefined) throw new Error(`The schema has no ${path.join('/')}.`);
    const present = text.slice(start, end);
    if (isDeepStrictEqual(JSON.parse(present), value)) return text;
    return `${text.slice(0, start)}${written(value, text.slice(0, start), present)}${text.slice(end)}`;
  }, schema);
}

/** JSON on one line or on several, as it was, indented like the line that it begins on. */
function written(value: unknown, head: string, present: string): string {
  if (!present.includes('\n')) return JSON.stringify(value).replaceAll('","', '", "');
  const [indent = ''] = /^ */u.exec(head.slice(head.lastIndexOf('\n') + 1)) ?? [];
  return JSON.stringify(value, undefined, 2).replaceAll('\n', `\n${indent}`);
}
