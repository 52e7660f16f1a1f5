import { type FieldName, FIELDS } from '@model-security-scan/engine/catalog';

/**
 * True if the value of a field is a secret: it is masked, never shown, and part of no digest. A word for "none" in place
 * of a secret is not a secret.
 * @param field its name on the wire; fields that are not in the table hold no secret
 */
export function holdsSecret(field: string, value: string): boolean {
  return isFieldName(field) && FIELDS[field].secret === true && value !== '' && !saysNone(value);
}

/** True if a text stands for "none" (`na` and `no`: observed publicly for `model_api_details`). */
export function saysNone(text: string): boolean {
  return /^(?:na|no)$/iu.test(text.trim());
}

/** True for a field of service spec 2.3. */
export function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(FIELDS, name);
}
