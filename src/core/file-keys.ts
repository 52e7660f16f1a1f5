import { plainLine } from '@model-security-scan/common/sanitize';
import { type Schema, then } from '@model-security-scan/common/schema/schema';
import { oneOf, orNull, text } from '@model-security-scan/common/schema/values';

/** How files of this program have their keys. */

/** Null in a file if there is no value; then it is read as absent. */
export function orAbsent<T>(schema: Schema<T>): Schema<T> {
  return then<T | null, T>(orNull(schema), (value) => value ?? undefined);
}

/** A key that a file must have, and that a value may lack. */
export const NULLABLE = { isOptional: true, isNeeded: true } as const;

/** A key that must be there, with null if there is no value. */
export function nullable<T>(schema: Schema<T>): Schema<T> & typeof NULLABLE {
  return { ...orAbsent(schema), ...NULLABLE };
}

/** A text of others for people: one line of at most so many UTF-16 units. */
export function shownText(most: number, description?: string): Schema<string> {
  return then(text(description), (value) => plainLine(value, most));
}

/** The one text that a key may have. */
export function constant<const W extends string>(word: W, description?: string): Schema<W> {
  const words = description === undefined ? {} : { description };
  return { ...oneOf([word]), json: { ...words, const: word } };
}
