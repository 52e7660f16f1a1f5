import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import type { Row } from '../../attacks/table.ts';
import { type FieldName, FIELDS } from '../../core/attack-table.ts';
import { LOCAL } from '../../facts/settings.ts';
import type { ConfigRules } from './config-rules.ts';
import { EXPECTED, toWire } from './forms.ts';
import { reportUnknownKey } from './keys.ts';
import { isNegative, negativeFault } from './policy-settings.ts';
import type { Diagnostics } from './diagnostics.ts';
import { holdsSecret } from '../../core/secret-field.ts';
import type { Entry } from './tree.ts';

/** The service's own name of a threshold, which only some attacks have. */
const WIRE_THRESHOLD = 'vulnerability_threshold';

/** Fields as they are sent. A value of undefined means that the field was given but wrong, which was reported. */
export type GivenFields = ReadonlyMap<FieldName, string | undefined>;

/** The fields that a mapping takes, and its name in error messages. */
interface FieldScope {
  readonly fields: readonly FieldName[];
  /** Other keys that it takes; they are read elsewhere. */
  readonly otherKeys: readonly string[];
  /** For example `evasion of image-classification`. */
  readonly owner: string;
  readonly rules: ConfigRules;
}

/**
 * Reads the fields of an attack from a mapping. Reports unknown fields and values of the wrong form. A misspelt field is
 * read as the field that was probably meant, as in `pickKeys`.
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
      given.set(name, readField(name, entry, scope.rules, diagnostics));
      continue;
    }
    if (entry.key === WIRE_THRESHOLD) {
      const taker = `"${WIRE_THRESHOLD}", which is a field of extraction`;
      diagnostics.report(
        entry.keySpan,
        `${scope.owner} takes no ${taker}. Use "threshold": every attack takes it.`,
      );
      continue;
    }
    const known: readonly string[] = [...scope.fields, ...scope.otherKeys];
    const meant = reportUnknownKey(entry, known, scope.owner, diagnostics);
    const field = scope.fields.find((one) => one === meant);
    if (field !== undefined && !entries.some(({ key }) => key === field)) {
      given.set(field, readField(field, entry, scope.rules, diagnostics));
    }
  }
  return given;
}

function readField(
  name: FieldName,
  { value, keySpan }: Entry,
  { mayHoldSecrets }: ConfigRules,
  diagnostics: Diagnostics,
): string | undefined {
  const { form } = FIELDS[name];
  // A secret is masked even if its form is wrong: it is in the file anyway.
  if (value.kind === 'scalar' && holdsSecret(name, value.text)) {
    diagnostics.secrets.add(value.text);
    if (!mayHoldSecrets) {
      diagnostics.report(
        keySpan,
        `"${name}" cannot be given here with base-url: ${LOCAL}, because a pull request can change this ` +
          'file. Give it through the input model-api-details.',
      );
    }
  }
  if (name === WIRE_THRESHOLD && value.kind === 'scalar' && isNegative(value.text)) {
    diagnostics.report(value.span, negativeFault(name, value.text, EXPECTED[form]));
    return undefined;
  }
  const wire = toWire(form, value);
  if (typeof wire === 'string') return wire;
  diagnostics.reportMismatch(wire.tree, `"${name}"`, EXPECTED[form], wire.found);
  return undefined;
}

/**
 * Completes the fields of a request: exactly those of the row, in the order of the table. An attack's own field comes
 * before a shared one, and a shared one before the default.
 * @returns the fields, and the names of those that were not given and have no default
 */
export function completeFields(
  row: Row,
  {
    shared,
    own,
    notGiven,
  }: Pick<ConfigRules, 'notGiven'> & { readonly shared: GivenFields; readonly own: GivenFields },
): { readonly fields: AnalysisSpec['fields']; readonly missing: FieldName[] } {
  const fields: Partial<Record<FieldName, string>> = {};
  const missing: FieldName[] = [];
  for (const name of row.fields) {
    const source = own.has(name) ? own : shared;
    const value = source.get(name) ?? FIELDS[name].default ?? notGiven[name];
    if (value !== undefined) fields[name] = value;
    else if (!source.has(name)) missing.push(name);
  }
  return { fields, missing };
}
