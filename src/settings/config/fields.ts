import { keysOf } from '../schema/forms.ts';
import { type Row, type FieldForm, type FieldName, FIELDS } from '@model-security-scan/engine/catalog';
import { holdsSecret } from '../../core/secret-field.ts';
import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import { NOT_GIVEN } from '../../facts/local-analysis.ts';
import { LOCAL } from '../../facts/settings.ts';
import {
  named,
  type Picked,
  policy,
  refusedKey,
  type Schema,
} from '@model-security-scan/common/schema/schema';
import type { ConfigRules } from './config-rules.ts';
import { FORMS } from './forms.ts';

/** The service's own name of a threshold, which only some attacks have. */
const WIRE_THRESHOLD = 'vulnerability_threshold';

type FieldKeys = Readonly<Partial<Record<FieldName, Schema<string>>>>;
/** Fields as they are sent, and which of them were given, right or wrong. */
export interface GivenFields {
  readonly values: Picked<FieldKeys>['values'];
  readonly given: { has(name: FieldName): boolean };
}

/** The fields of requests that a mapping takes. @param owner names the mapping in messages */
export function fieldKeys(names: readonly FieldName[], owner: string, rules: ConfigRules): FieldKeys {
  const other = `"${WIRE_THRESHOLD}", which is a field of extraction. Use "threshold": every attack takes it.`;
  const keys: FieldKeys = keysOf(names, (name) => fieldSchema(name, rules));
  if (names.includes(WIRE_THRESHOLD)) return keys;
  return { ...keys, [WIRE_THRESHOLD]: refusedKey(`${owner} takes no ${other}`) };
}

function fieldSchema(name: FieldName, { isLocal }: ConfigRules): Schema<string> {
  const { form, meaning, example, default: fallback, isPolicy } = FIELDS[name];
  const schema = named(`field-${name}`, {
    ...FORMS[form],
    json: {
      description: meaning,
      ...FORMS[form].json,
      ...(fallback === undefined ? {} : { default: valueOf(form, fallback) }),
      examples: [valueOf(form, example)],
    },
  });
  return {
    ...(isPolicy === true ? policy(schema) : schema),
    read: (tree, what, diagnostics) => {
      // A secret is masked even if its form is wrong: it is in the file anyway.
      if (tree.kind === 'scalar' && holdsSecret(name, tree.text)) {
        diagnostics.secrets.add(tree.text);
        if (isLocal) diagnostics.report(tree.span, `${what} ${NO_SECRETS}`);
      }
      return schema.read(tree, what, diagnostics);
    },
  };
}

const NO_SECRETS =
  `cannot be given here with base-url: ${LOCAL}, because a pull request can change this file. Give it through the input ` +
  'model-api-details.';

/** A value of the attack table, which are all texts, as one writes it in JSON. */
function valueOf(form: FieldForm, text: string): unknown {
  return form === 'integer' || form === 'decimal' || form === 'dimensions' ? JSON.parse(text) : text;
}

/**
 * Completes the fields of a request: exactly those of the row, in the order of the table. An attack's own field comes
 * before a shared one, and a shared one before the default.
 * @returns the fields, and the names of those that were not given and have no default
 */
export function completeFields(
  row: Row,
  shared: GivenFields,
  own: GivenFields,
  { isLocal }: ConfigRules,
): { readonly fields: AnalysisSpec['fields']; readonly missing: FieldName[] } {
  const fields: Partial<Record<FieldName, string>> = {};
  const missing: FieldName[] = [];
  for (const name of row.fields) {
    const source = own.given.has(name) ? own : shared;
    const value = source.values[name] ?? FIELDS[name].default ?? (isLocal ? NOT_GIVEN[name] : undefined);
    if (value !== undefined) fields[name] = value;
    else if (!source.given.has(name)) missing.push(name);
  }
  return { fields, missing };
}
