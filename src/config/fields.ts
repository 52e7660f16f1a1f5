import type { AnalysisSpec } from '../core/analysis-spec.ts';
import { type FieldName, FIELDS, type Row } from '../core/attack-table.ts';
import { EXPECTED, toWire } from './forms.ts';
import { reportUnknownKey } from './keys.ts';
import type { Diagnostics } from './diagnostics.ts';
import { holdsSecret } from '../core/secret-field.ts';
import type { Entry } from './tree.ts';

/** Fields as they go onto the wire; undefined where one is given but wrong, which was reported. */
export type GivenFields = ReadonlyMap<FieldName, string | undefined>;

/** Which fields a mapping takes, and how it is named in errors. */
interface FieldScope {
  readonly fields: readonly FieldName[];
  /** Other keys that it takes, read elsewhere. */
  readonly otherKeys: readonly string[];
  /** `config of a tabular-classification model`. */
  readonly owner: string;
}

/**
 * Reads the attack configuration in a mapping; reports fields that it does not take, and wrong forms. A field that is
 * misspelt is read as what was meant, as `pickKeys` does it.
 */
export function readFields(
  entries: readonly Entry[],
  scope: FieldScope,
  diagnostics: Diagnostics,
): GivenFields {
  const given = new Map<FieldName, string | undefined>();
  for (const entry of entries) {
    if (scope.otherKeys.includes(entry.key)) continue;
    const name = scope.fields.find((field) => field === entry.key);
    if (name !== undefined) {
      given.set(name, readField(name, entry, diagnostics));
      continue;
    }
    const known: readonly string[] = [...scope.fields, ...scope.otherKeys];
    const meant = reportUnknownKey(entry, known, scope.owner, diagnostics);
    const field = scope.fields.find((one) => one === meant);
    if (field !== undefined && !entries.some(({ key }) => key === field)) {
      given.set(field, readField(field, entry, diagnostics));
    }
  }
  return given;
}

function readField(name: FieldName, { value }: Entry, diagnostics: Diagnostics): string | undefined {
  const { form } = FIELDS[name];
  // A secret is masked even where it is wrong, since it stands in the file all the same.
  if (value.kind === 'scalar' && holdsSecret(name, value.text)) diagnostics.secrets.add(value.text);
  const wire = toWire(form, value);
  if (typeof wire === 'string') return wire;
  diagnostics.reportMismatch(wire.tree, `"${name}"`, EXPECTED[form], wire.found);
  return undefined;
}

/**
 * The fields of a request: exactly those of the row, in the table's order; an attack's own before those that are
 * shared, and those before the defaults.
 * @returns beside them the fields that nobody gave and that have no default
 */
export function completeFields(
  row: Row,
  shared: GivenFields,
  own: GivenFields,
): { readonly fields: AnalysisSpec['fields']; readonly missing: readonly FieldName[] } {
  const fields: Partial<Record<FieldName, string>> = {};
  const missing: FieldName[] = [];
  for (const name of row.fields) {
    const source = own.has(name) ? own : shared;
    const value = source.get(name) ?? FIELDS[name].default;
    if (value !== undefined) fields[name] = value;
    else if (!source.has(name)) missing.push(name);
  }
  return { fields, missing };
}
