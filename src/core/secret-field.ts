import { type FieldName, FIELDS } from './attack-table.ts';

/**
 * Whether the value of a field is a secret: it is masked, never shown, and counts in no digest. A word for "none" in the
 * place of a secret is no secret.
 * @param field its name on the wire; others than the table's hold none
 */
export function holdsSecret(field: string, value: string): boolean {
  return isFieldName(field) && FIELDS[field].secret === true && value !== '' && !saysNone(value);
}

/** Whether a text says that there is nothing to say (observed publicly for `model_api_details`: `na` and `no`). */
export function saysNone(text: string): boolean {
  return /^(?:na|no)$/iu.test(text.trim());
}

function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(FIELDS, name);
}
